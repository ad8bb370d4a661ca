// What the strength command prints.

import type { Judged } from './strength.ts';

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

const groupLine = (group: string, judged: readonly Judged[]): string => {
  const caught = judged.filter(({ result }) => result.caught).length;
  const survived = judged.length - caught;
  return `  ${group.padEnd(14)} ${caught} caught, ${survived} survived (${percent(caught, judged.length)} caught)`;
};

const fateOf = ({ result: { reached, ran, caught } }: Judged): string => {
  if (caught) return `caught after ${ran} cells by ${caught.by}\n           ${caught.saw}`;
  if (reached === 0) return `survived: no cell reaches it`;
  return `survived: ${reached} cells reach it, ${ran === reached ? 'none' : `none of the ${ran} that ran`} noticed`;
};

/** One fault: where, what, and what became of it. */
const faultLines = (one: Judged): string[] => [
  `${one.result.caught ? 'caught  ' : 'survived'} ${one.fault.id}`,
  `         - ${one.fault.before}`,
  `         + ${one.fault.after}`,
  `         ${fateOf(one)}`,
];

/** All of a sample: the survivors, the parts of the code, how to repeat one, and the line that stands alone. */
export const strengthReport = (judged: readonly Judged[], text: string): string[] => {
  const survivors = judged.filter(({ result }) => !result.caught);
  const groups = [...new Set(judged.map(({ fault }) => fault.group))].sort();
  const [one] = survivors;
  return [
    ...survivors.flatMap(faultLines),
    ...groups.map((group) =>
      groupLine(
        group,
        judged.filter(({ fault }) => fault.group === group),
      ),
    ),
    ...(one ? [`rerun one: pnpm strength --sdk ${text} --fault ${one.fault.id}`] : []),
    `${judged.length - survivors.length} caught, ${survivors.length} survived`,
  ];
};

/** Faults that were asked for one by one: what became of each, and the cells that were run. */
export const faultReport = (judged: readonly Judged[]): string[] =>
  judged.flatMap((one) => [
    ...faultLines(one),
    ...one.cells.slice(0, one.result.ran).map((key) => `         ran ${key}`),
  ]);
