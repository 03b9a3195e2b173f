import type { ObjectiveSelector, Selector } from '../cards/selector.ts';
import type { Context } from '../state/running.ts';
import { fits, measuredFrom } from '../queries/select.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { Character } from '../state/unit.ts';
import { basesOf, characterNamed, discOf, unit, unitNamed } from '../game/find.ts';

/** Why somebody is not among those whom the words of a card mean. */

type Told = (p: Position, c: Character, words: Selector, at: Context) => Reason;

/** What is said of each filter that somebody does not fit; whether they fit it is the rules' own question. */
const FILTERS: readonly (readonly [Exclude<keyof Selector, 'of'>, Told])[] = [
  ['side', otherSide],
  ['besides', () => reason('R-CARD-15')],
  ['tag', (_p, _c, { tag = [] }) => reason('CR-GEN-15', { tags: [tag].flat().join(', ') })],
  ['allTags', (_p, _c, { allTags = [] }) => reason('CR-GEN-15', { tags: allTags.join(', ') })],
  ['rank', (_p, _c, { rank = [] }) => reason('CR-GEN-05', { ranks: rank.join(', ') })],
  ['within', tooFar],
  ['seenBy', () => reason('CR-LOS-01')],
  ['engaged', (_p, _c, { engaged = true }) => reason('CR-ENG-01', { wanted: engaged })],
  ['engagedWith', () => reason('CR-ENG-01', { wanted: true })],
  ['contesting', () => reason('CR-OBJ-02')],
  ['among', notMeant],
  ['wounded', notMeant],
  ['hurt', notMeant],
  ['hunkered', notMeant],
  ['condition', notMeant],
  ['activating', notMeant],
];

/** CR-ABIL-24: it is for whom the text says. */
function notMeant(): Reason {
  return reason('CR-ABIL-24');
}

function otherSide(p: Position, c: Character, { side }: Selector, at: Context): Reason {
  if (side === 'self') return reason('CR-GEN-17');
  const allied = at.unit !== null && unit(p, c.unit).seat === unit(p, at.unit).seat;
  return side === 'other-allied' && allied ? reason('R-CARD-15') : reason('CR-GEN-06', { enemy: side === 'enemy' });
}

/** CR-GEN-14, with the distance that comes nearest to what is allowed; R-CARD-15: nobody is near to itself. */
function tooFar(p: Position, c: Character, { within }: Selector, at: Context): Reason {
  if (!within) return notMeant();
  const measured = measuredFrom(p, c, within, at).map((from) => p.game.space.within(p, discOf(c), from, within.range));
  const [first, ...rest] = measured.toSorted((a, b) => a.distance - b.distance);
  const told = within.every ? (rest.at(-1) ?? first) : first;
  if (!told) return reason('R-CARD-15');
  return reason('CR-GEN-14', { range: within.range, distance: told.distance, allowed: told.allowed });
}

const only = (words: Selector, filter: keyof Selector): Selector => ({
  of: words.of,
  side: 'any',
  [filter]: words[filter],
});

const whyNotFitting = (p: Position, c: Character, words: Selector, at: Context): Reason[] =>
  FILTERS.filter(([filter]) => words[filter] !== undefined && !fits(p, c, only(words, filter), at)).map(([, tell]) =>
    tell(p, c, words, at),
  );

/** Empty when the one named is meant, or is nobody; of a Unit the character that comes nearest to it is asked. */
export function whyNotMeant(
  p: Position,
  words: Selector | ObjectiveSelector,
  name: string,
  at: Context,
): readonly Reason[] {
  if (words.of === 'objective') return p.open.objectives.some(({ key }) => key === name) ? [notMeant()] : [];
  const [u, c] = [unitNamed(p.open, name), characterNamed(p.open, name)];
  if (words.of === 'unit' ? !u : !c) return [];
  const bases = (u ? basesOf(p, u) : [c]).flatMap((base) => (base?.onTable ? [base] : []));
  const whys = bases.map((base) => whyNotFitting(p, base, words, at));
  return whys.toSorted((a, b) => a.length - b.length)[0] ?? [reason('CR-WND-11')];
}
