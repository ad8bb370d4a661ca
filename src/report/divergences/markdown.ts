// The list of divergences as a Markdown table for each level.

import { levels } from '../../../requirements/model.ts';
import { issues } from '../html/issue-link.ts';
import { escaped } from '../markdown.ts';
import type { Diverging } from './model.ts';
import { divergencesSentence, whereOf } from './words.ts';

const issueLink = (issue: string | undefined): string =>
  issue === undefined ? '' : `[${escaped(issue)}](${issues}${issue.slice(1)})`;

const row = ({ id, record, link, since }: Diverging): string => {
  const name = link === undefined ? `\`${id}\`` : `[\`${id}\`](${link})`;
  return `| ${name} | \`${record.pin}\`: ${escaped(record.note)} | ${escaped([whereOf(record), since].filter(Boolean).join('; '))} | ${issueLink(record.issue)} |`;
};

const tableOf = (title: string, all: readonly Diverging[]): string[] =>
  all.length === 0
    ? []
    : [
        '',
        `## ${title}`,
        '',
        '| requirement | what happens instead | where | issue |',
        '| --- | --- | --- | --- |',
        ...all.map(row),
      ];

/** @param title whose they are, such as `v1 1.32.2` */
export const divergencesMarkdown = (title: string, all: readonly Diverging[]): string =>
  [
    '# Divergences',
    '',
    divergencesSentence(title, all),
    ...levels.flatMap((level) =>
      tableOf(
        level,
        all.filter((one) => one.level === level),
      ),
    ),
    '',
  ].join('\n');
