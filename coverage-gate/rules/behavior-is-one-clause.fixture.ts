// A miniature project that breaks behavior-is-one-clause.

import { area, type Fixture } from '../fixture.ts';

const file = 'requirements/features/tools.ts';
const deferred = "deferred: { reason: 'schema-level', note: 'no oracle yet' }";
const stub =
  "{ source: ['sdk'], behavior: '', level: 'own', deferred: { reason: 'unwritten', note: 'to do' } }";
const behaviors = [
  'The server must answer a call.',
  'A server answers a call.',
  'The server answers a call',
  'The server answers the call and sends no second answer.',
  'The server answers the call; nothing follows.',
  'The server answers the call. Nothing follows.',
  'The server refuses a call whose name is unknown and has no arguments.',
  'The server names itself with name and version, title and icons.',
  'The server refuses `must and is`.',
  '',
  'The server answers the call and logs its name.',
  'The server answers the call, and the client waits.',
  'The server answers with names and numbers of every tool.',
  'The server refuses a call whose name is unknown, and the client waits.',
  'The server refuses a call whose name is unknown, and its arguments.',
];
const at = (index: number, problem: string) => ({
  file,
  line: index + 2,
  message: `tools:n${index}: the behavior ${problem}`,
});

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      behaviors
        .map(
          (text, index) =>
            `  'tools:n${index}': { source: ['sdk'], behavior: '${text}', level: 'own', ${deferred} },`,
        )
        .concat(`  'tools:stub': ${stub},`)
        .join('\n'),
    ),
  },
  findings: [
    at(0, 'says "must".\nUse the present tense; how binding it is stands in level.'),
    at(1, 'does not start with "The".\nBegin with the party that acts.'),
    at(2, 'does not end with a period.\nEnd it with one.'),
    at(3, 'has a second clause ("and sends").\nMake it two requirements.'),
    at(4, 'has a second clause.\nMake it two requirements.'),
    at(5, 'has a second clause.\nMake it two requirements.'),
    at(10, 'has a second clause ("and logs its").\nMake it two requirements.'),
    at(11, 'has a second clause (", and the client waits").\nMake it two requirements.'),
    at(13, 'has a second clause (", and the client waits").\nMake it two requirements.'),
    at(9, 'is empty.\nSay what the acting party does; only what is deferred as unwritten may wait.'),
  ],
};
