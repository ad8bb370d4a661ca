// A behaviour is one clause in the present tense about the party that acts: two clauses would hide half-coverage. Only
// what is deferred as unwritten may still be without.

import type { Rule } from '../rule.ts';

const modal = /\b(must|should|may|shall|can|cannot)\b/i;

/** Verbs that are hardly ever nouns: after `and` they begin a second clause. */
const secondClause =
  /[,;]? (and|but|then) (then |also |still )?(it|they|does|do|is|are|has|have|sends?|returns?|rejects?|closes?|keeps?|ignores?|accepts?|throws?|resolves?|continues?|delivers?|refuses?|responds?|leaves?|drops?|opens?|becomes?|remains?|stays?|receives?)\b/;

/** Any verb with its object: `and logs the name`. */
const verbWithObject =
  /[,;]? (and|but|then) (then |also |still |never )?[a-z]{3,}s (it|them|the|an?|no|nothing|every|each|its|another|all|any)\b/;

/** Another party that acts: `and the client waits`. */
const secondParty =
  /[,;]? (and|but) (the|an?|no|nothing|nobody|neither) ([\w-]+ )?([a-z]{3,}s|is|has|does)\b/;

/** From here to a comma the sentence describes a thing or a circumstance, and its verbs are not the main one. */
const subordinate =
  /\b(that|which|who|whose|whom|when|while|if|unless|after|before|until|once|where|as|because|since)\b/;

export const behaviorIsOneClause: Rule = {
  name: 'behavior-is-one-clause',
  *find({ entries }) {
    for (const { id, requirement, file, lineOf } of entries) {
      if (requirement.behavior === '' && requirement.deferred?.reason === 'unwritten') continue;
      for (const [problem, remedy] of problemsOf(requirement.behavior)) {
        yield { file, line: lineOf('behavior'), message: `${id}: the behavior ${problem}.\n${remedy}.` };
      }
    }
  },
};

function* problemsOf(behavior: string): Iterable<[problem: string, remedy: string]> {
  if (behavior.trim() === '') {
    yield ['is empty', 'Say what the acting party does; only what is deferred as unwritten may wait'];
    return;
  }
  const prose = behavior.replace(/`[^`]*`|"[^"]*"|'[^' ]*'/g, '…');
  const verb = modal.exec(prose)?.[0];
  if (verb) yield [`says "${verb}"`, 'Use the present tense; how binding it is stands in level'];
  if (!behavior.startsWith('The ')) yield ['does not start with "The"', 'Begin with the party that acts'];
  if (!behavior.endsWith('.')) yield ['does not end with a period', 'End it with one'];
  const joint = [secondClause, verbWithObject, secondParty].map((form) => form.exec(prose)).find(Boolean);
  const main = joint && (joint[0].startsWith(',') || !subordinate.test(prose.slice(0, joint.index)));
  if (main || prose.includes(';') || /\.\s+[A-Z]/.test(prose)) {
    yield [`has a second clause${main ? ` ("${joint[0].trim()}")` : ''}`, 'Make it two requirements'];
  }
}
