// What the matrix page adds to the shared style sheet.

export const matrixStyle = `
body { max-width: none; }
h1 { font-size: 1.25rem; }
details { margin-top: 1rem; content-visibility: auto; contain-intrinsic-size: auto 20rem; }
.matrix { font-size: 0.8125rem; }
.matrix th[scope=row] {
  position: sticky; left: 0; min-width: 20rem; max-width: 34rem; overflow-wrap: anywhere; background: var(--paper);
}
.matrix tbody tr { border-top: 1px solid var(--line); }
.matrix td { padding: 0.15rem 0.3rem; text-align: center; }
.matrix td.told { min-width: 12rem; text-align: left; }
.version span { writing-mode: vertical-rl; transform: rotate(180deg); }
.pass { color: var(--good); }
.divergent, .stale { color: var(--odd); }
.fail, .error { color: var(--bad); font-weight: 700; }
.absent { color: var(--dim); }
.news { outline: 1px solid currentColor; outline-offset: -2px; }
@media print {
  details::details-content { content-visibility: visible; }
  .matrix, .matrix small { font-size: 6.5pt; }
  .matrix th[scope=row] { position: static; min-width: 10rem; }
  .matrix td.told { min-width: 6rem; }
}
@media screen and (max-width: 48rem) {
  .matrix th[scope=row] { position: static; min-width: 12rem; }
}
`;
