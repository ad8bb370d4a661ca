// What the triage page adds to the shared style sheet.

export const triageStyle = `
h1 { font-size: 1.25rem; }
section { margin-top: 2rem; }
section > h2 { margin-bottom: 0.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0.5rem 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
.change { border-top: 1px solid var(--line); padding: 0.15rem 0; }
.change[open] { padding-bottom: 1rem; }
.change > :not(summary) { margin-left: 1rem; }
details.others { margin-left: 1rem; }
.line { display: block; }
.ids { columns: 18rem; margin: 0.25rem 0; }
.is-regressed, .is-lost { color: var(--bad); }
.is-moved, .is-unsure, .is-gone { color: var(--odd); }
.is-fixed, .is-gained { color: var(--good); }
.wire { list-style: none; margin: 0.5rem 0; padding: 0; min-width: 44rem; }
.wire > li { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem; }
.wire > .ends > div { display: flex; justify-content: space-between; font-weight: 600; color: var(--dim); }
.lane { min-width: 0; padding: 0.3rem 0.5rem; border-inline: 2px solid var(--dim); overflow-wrap: anywhere; }
.lane.missing { text-align: center; }
.lane pre { margin: 0.25rem 0; white-space: pre-wrap; font: 0.75rem/1.35 ui-monospace, monospace; }
.lane.http { color: var(--dim); }
.from-client > .arrow::after { content: " ⟶"; }
.from-server > .arrow::before { content: "⟵ "; }
.from-server { text-align: right; }
.from-server pre, .from-server details { text-align: left; }
.differs > .lane { background: var(--wash); border-inline-color: var(--odd); }
.mark { grid-column: 1 / -1; margin: 0.25rem 0 0; max-width: none; text-align: center; font-weight: 600; color: var(--odd); }
@media screen and (max-width: 48rem) {
  .change > :not(summary) { margin-left: 0; }
  .meaning { display: none; }
  dl { grid-template-columns: 1fr; }
}
@media print {
  details:not(.alike)::details-content { content-visibility: visible; }
  .change { break-inside: auto; }
}
`;
