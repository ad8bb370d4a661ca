// The messages part of an audit as Markdown: methods, types, fields, error codes.

import type { Audit } from '../audit/audit.ts';
import type { Difference } from '../audit/compare-shapes.ts';
import { gatherFields } from './audit-sentence.ts';

const code = (text: string): string => `\`${text}\``;

const list = (names: readonly string[]): string => names.map(code).join(', ');

const difference = (what: string, { added, removed }: Difference): string[] => [
  ...(added.length > 0 ? [`- ${what} added: ${list(added)}`] : []),
  ...(removed.length > 0 ? [`- ${what} removed: ${list(removed)}`] : []),
];

/** A section on messages, or nothing where none changed. */
export const auditShapes = ({ shapes, codes }: Audit): string[] => {
  const { methods, notifications, types, senders, fields } = shapes;
  const ends = (names: readonly string[]) => names.join(' and ') || 'nobody by itself';
  const lines = [
    ...difference('Methods', methods),
    ...difference('Notifications', notifications),
    ...senders.map(
      ({ method, before, after }) => `- ${code(method)} was sent by ${ends(before)}, now by ${ends(after)}`,
    ),
    ...difference('Types', types),
    ...codes.map(({ code: number, kind, change }) => `- Error code ${code(number)} ${kind}: ${change}`),
    ...gatherFields(fields).map(
      ({ field, change, types: names }) => `- ${field && `${code(field)} `}${change}, in ${list(names)}`,
    ),
  ];
  return lines.length === 0 ? [] : ['', '## Messages', '', ...lines];
};
