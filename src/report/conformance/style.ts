// What the conformance page adds to the shared style sheet.

export const conformanceStyle = `
details.revision { margin: 1.5rem 0; border-top: 1px solid var(--line); padding-top: 0.75rem; }
details.revision > :is(p, .wide) { margin: 0.5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0.25rem 0; max-width: 62rem; }
dt { font-weight: 600; }
dd { margin: 0; }
.pages tbody:first-of-type { background: var(--wash); }
.pages thead th { max-width: 7rem; }
.statements { list-style: none; margin: 0; padding: 0; }
.statements > li {
  display: grid; grid-template-columns: 10.5rem 5.5rem 1fr; gap: 0 0.75rem; padding: 0.3rem 0;
  border-top: 1px solid var(--line);
}
.statements > li:target { background: var(--wash); }
.statements code { overflow-wrap: anywhere; }
.claim + .claim { margin-top: 0.5rem; }
.statements p { margin: 0; }
.claim > p.outcomes { padding-left: 1rem; }
.claim > p.remark { padding-left: 2rem; overflow-wrap: anywhere; }
.outcomes > span:first-child { font-weight: 600; }
.is-proven { color: var(--good); }
.is-in-part, .is-open, .is-deferred { color: var(--odd); }
.is-unclaimed { color: var(--bad); }
.is-set-aside { color: var(--dim); }
@media screen and (max-width: 48rem) {
  dl { grid-template-columns: 1fr; }
  dd { margin-bottom: 0.35rem; }
  .statements > li { grid-template-columns: max-content 1fr; }
  .statements > li > :last-child { grid-column: 1 / -1; }
}
@media print {
  details.revision::details-content { content-visibility: visible; }
  details.revision + details.revision { break-before: page; }
}
`;
