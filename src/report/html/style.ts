// The style sheet that all HTML reports share: type, colours in light and dark, tables of numbers, outcomes, print.

export const baseStyle = `
:root {
  --paper: #fff; --ink: #1d2126; --dim: #5d6670; --line: #d9dee3; --wash: #f4f6f8; --link: #0b57a4;
  --good: #17692f; --odd: #8a5300; --bad: #b3201c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181c; --ink: #dde2e7; --dim: #98a2ad; --line: #31373e; --wash: #1e2227; --link: #82b6f2;
    --good: #7fcb94; --odd: #e0b162; --bad: #f28b84;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1.25rem 4rem; max-width: 76rem; background: var(--paper); color: var(--ink);
  font: 0.875rem/1.45 system-ui, sans-serif; overflow-wrap: break-word;
}
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
h2 { margin: 0; font-size: 1.125rem; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.875rem; }
p { margin: 0.25rem 0; max-width: 62rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: 0.8125rem/1.3 ui-monospace, monospace; }
small, .dim { color: var(--dim); font-size: 0.8125rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
summary > :is(h2, h3) { display: inline; }

table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.6rem; text-align: left; vertical-align: top; }
thead th {
  position: sticky; top: 0; z-index: 1; vertical-align: bottom; font-weight: 600; background: var(--paper);
  box-shadow: inset 0 -1px var(--dim);
}
tbody { border-bottom: 1px solid var(--line); }
tbody th { font-weight: 400; }
.n { text-align: right; }
.zero { color: var(--dim); }

.is-pass { color: var(--good); }
.is-divergent, .is-stale { color: var(--odd); }
.is-fail, .is-error { color: var(--bad); }
.is-absent { color: var(--dim); font-weight: 400; }

form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 0.75rem 0; }
form[hidden] { display: none; }
select, input {
  padding: 0.15rem 0.3rem; border: 1px solid var(--dim); font: inherit; color: inherit; background: var(--paper);
}

@media screen and (max-width: 48rem) {
  body { padding: 1rem 0.75rem 3rem; }
  .wide { overflow-x: auto; }
  .wide thead th { position: static; }
}
@media print {
  :root {
    --paper: #fff; --ink: #000; --dim: #444; --line: #bbb; --wash: #fff; --link: #000;
    --good: #17692f; --odd: #8a5300; --bad: #b3201c;
  }
  form { display: none; }
  body { padding: 0; max-width: none; font-size: 9pt; }
  th, td { padding: 0.1rem 0.3rem; }
  thead th { position: static; box-shadow: none; border-bottom: 1px solid var(--dim); }
  tr, li { break-inside: avoid; }
}
`;
