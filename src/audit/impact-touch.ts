// What a new revision means for one citation of a requirement: a statement by its tag, or an address alone.

import { covers, type Requirement, type SpecSource } from '../../requirements/model.ts';
import { atOf } from '../../requirements/spec/place.ts';
import type { Pair } from './alignment.ts';
import type { Standing } from './audit-addresses.ts';
import { type Claims, statementKey } from './impact-claims.ts';

/**
 * `untouched`: it stands where the requirement says. `settled`: something changed, and requirements have taken it up.
 * `re-link`: only the address changed. `re-audit`: the words changed. `retire`: it is gone and nothing is near.
 */
export type TouchVerdict = 'untouched' | 'settled' | 're-link' | 're-audit' | 'retire';

export interface Touch {
  readonly verdict: TouchVerdict;
  readonly at: string;
  readonly tag?: string;
  /** Where it stands in the newer revision. */
  readonly now?: { readonly at: string; readonly tag?: string };
  /** Whether nothing is left to decide: `--write` applies it. */
  readonly mechanical?: boolean;
  /** Its statement in both revisions. */
  readonly pair?: Pair;
  /** The statement that is gone, where a checkout gave its text. */
  readonly text?: string;
  readonly note?: string;
}

export interface Situation {
  readonly to: string;
  /** Whether the project lists the newer revision, so that `in` without it is a decision. */
  readonly listed: boolean;
  /** By key of the statement in the older revision. */
  readonly pairs: ReadonlyMap<string, Pair>;
  readonly claims: Claims;
  readonly standing: (at: string) => Standing;
  /** The text of a statement of the older revision. */
  readonly textOf: (key: string) => string | undefined;
  /** How many new statements an address has. */
  readonly newAt: (at: string) => number;
}

/** One requirement while its citations are judged. */
export interface Citing {
  readonly id: string;
  readonly requirement: Requirement;
  /** Whether it has an address of its own that is right in the newer revision. */
  readonly housed: boolean;
}

const letGo = ({ listed, to }: Situation, { housed }: Citing, source: SpecSource): boolean =>
  listed && !covers(source, to) && housed;

const touchOfPair = (situation: Situation, citing: Citing, source: SpecSource, pair: Pair): Touch => {
  const now = { at: atOf(pair.to), tag: pair.to.tag };
  const owners = situation.claims.get(statementKey(now.at, now.tag)) ?? [];
  const touch = { at: source.at, tag: pair.from.tag, now, pair };
  if (pair.kind === 'same' && covers(source, situation.to)) return { verdict: 'untouched', ...touch };
  const levelStands = pair.from.level === pair.to.level || citing.requirement.level === pair.to.level;
  if (owners.includes(citing.id) && levelStands) return { verdict: 'settled', ...touch };
  if (owners.length > 0 && !owners.includes(citing.id)) {
    return { verdict: 'settled', ...touch, note: `now claimed by ${owners.join(', ')}` };
  }
  if (pair.kind === 'reworded') return { verdict: 're-audit', ...touch };
  return { verdict: 're-link', ...touch, mechanical: true };
};

/** A statement that the requirement claims by its tag. */
export const touchOfTag = (situation: Situation, citing: Citing, source: SpecSource, tag: string): Touch => {
  const key = statementKey(source.at, tag);
  const pair = situation.pairs.get(key);
  if (pair !== undefined) return touchOfPair(situation, citing, source, pair);
  const text = situation.textOf(key);
  const verdict = letGo(situation, citing, source) ? 'settled' : 'retire';
  const fresh = situation.newAt(source.at);
  const note = fresh > 0 ? { note: `gone from a section with ${fresh} new` } : {};
  return { verdict, at: source.at, tag, ...(text === undefined ? {} : { text }), ...note };
};

/** An address that the requirement cites without saying which statement it means. */
export const touchOfAddress = (situation: Situation, citing: Citing, source: SpecSource): Touch => {
  const { at } = source;
  const { lands, now, sure, changed, emptied } = situation.standing(at);
  const note = changed > 0 ? { note: `${changed} of the statements there changed` } : {};
  if (lands && covers(source, situation.to)) return { verdict: 'untouched', at, now: { at }, ...note };
  if (letGo(situation, citing, source)) return { verdict: 'settled', at };
  if (lands) return { verdict: 're-link', at, now: { at }, mechanical: true, ...note };
  if (now === undefined && emptied)
    return { verdict: 'retire', at, note: 'the address is gone with all its statements' };
  if (now === undefined)
    return { verdict: 're-audit', at, note: 'the address is gone, and it names no statement' };
  return { verdict: 're-link', at, now: { at: now }, mechanical: sure ?? false, ...note };
};
