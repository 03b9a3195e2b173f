import type { ObjectiveSelector, RuleAmount, RuleObjectives, RuleSelector, RuleTest } from '@faultline/rules';
import type { OperationNow } from './useOperation.ts';

/** How far something has come that is counted; `left` where nobody knows how many there were. */
export type Nearness = { readonly now: number; readonly of: number } | { readonly left: number };

type Table = Pick<OperationNow, 'open' | 'score' | 'card' | 'stage' | 'played'>;

/** Where it cannot come to pass by the readings this table has chosen. */
export const NEVER = 'never';

const CLOCK = 16;

/** What the end of a Stage asks, counted off the open table; null where there is nothing to count. */
export function nearness(test: RuleTest, at: Table): Nearness | typeof NEVER | null {
  switch (test.test) {
    case 'clock-full':
      return { now: at.score.momentum[0] + at.score.momentum[1], of: CLOCK };
    case 'covered': {
      const spaces = spacesOf(at, test.tracker);
      return spaces === 0 ? null : { now: coveredOn(at, test.tracker), of: spaces };
    }
    case 'at-space':
      return onTrack(at, test.tracker, test.space);
    case 'flag':
      return { now: at.score.play.flags.includes(test.flag) ? 1 : 0, of: 1 };
    case 'option':
      return readingOf(at, test.option) === test.is ? null : NEVER;
    case 'more':
      return typeof test.than === 'number' ? counted(amountOf(test.of, at), test.than + 1) : null;
    case 'some':
      return counted(found(test.who, at), 'atLeast' in test ? (test.atLeast ?? 1) : 1);
    case 'not':
      return fewerThan(test.that, at);
    case 'all':
      return together(test.of.map((each) => nearness(each, at)));
    case 'any':
      return nearest(test.of.map((each) => nearness(each, at)));
    default:
      return null;
  }
}

const readingOf = ({ score, played }: Table, option: string): string | undefined =>
  score.options[option] ?? played.readings[option]?.[0];

const counted = (now: number | null, of: number): Nearness | null =>
  now === null ? null : { now: Math.min(now, of), of };

const coveredOn = ({ score }: Table, tracker: string): number => score.play.covered[tracker]?.length ?? 0;

function spacesOf({ card }: Table, id: string): number {
  const tracker = card.trackers.find((each) => each.id === id);
  if (tracker?.kind === 'armored') return tracker.boxes.length;
  return tracker?.kind === 'spaces' ? tracker.spaces.length : 0;
}

function onTrack({ card, score }: Table, id: string, space: string): Nearness | null {
  const tracker = card.trackers.find((each) => each.id === id);
  if (tracker?.kind !== 'track') return null;
  return { now: score.play.markers[id] ?? tracker.start, of: tracker.spaces.lastIndexOf(space) };
}

function amountOf(amount: RuleAmount, at: Table): number | null {
  if (typeof amount === 'number') return amount;
  if (typeof amount !== 'object' || !('count' in amount)) return null;
  if (amount.count === 'covered') return coveredOn(at, amount.tracker);
  if (amount.count === 'icons' && typeof amount.at === 'object' && 'tracker' in amount.at)
    return tokensOn(at, amount.at.tracker);
  return null;
}

const tokensOn = ({ score }: Table, tracker: string): number =>
  score.play.tokens.filter(({ at }) => typeof at === 'object' && 'tracker' in at && at.tracker === tracker).length;

/** Objectives and Units that are counted by what everybody sees; null where more would have to be measured. */
function found(who: RuleSelector | RuleObjectives, at: Table): number | null {
  if (who.of === 'objective') {
    const { of: _of, mark, ...more } = who as RuleObjectives & ObjectiveSelector;
    if (Object.keys(more).length > 0) return null;
    return at.open.objectives.filter(({ key, active }) => active && (mark === undefined || markOf(at, key) === mark))
      .length;
  }
  const { state } = who as RuleSelector;
  return state === undefined ? null : at.score.play.states.filter((each) => each.state === state).length;
}

const markOf = ({ stage }: Table, key: string): string | null =>
  stage.active.find((each) => each.key === key)?.mark ?? null;

/** So many are left until there are no more than may be. */
function fewerThan(that: RuleTest, at: Table): Nearness | typeof NEVER | null {
  if (that.test === 'some') {
    const spare = ('atLeast' in that ? (that.atLeast ?? 1) : 1) - 1;
    const now = found(that.who, at);
    return now === null ? null : { left: Math.max(0, now - spare) };
  }
  if (that.test === 'more' && typeof that.than === 'number') {
    const now = amountOf(that.of, at);
    return now === null ? null : { left: Math.max(0, now - that.than) };
  }
  return null;
}

type Found = Nearness | typeof NEVER | null;

/** Everything that is asked, added up. */
function together(all: readonly Found[]): Found {
  if (all.includes(NEVER)) return NEVER;
  const counts = all.flatMap((each) => (each && each !== NEVER && 'of' in each ? [each] : []));
  if (counts.length === 0) return all.find((each) => each !== null) ?? null;
  return {
    now: counts.reduce((sum, { now }) => sum + now, 0),
    of: counts.reduce((sum, { of }) => sum + of, 0),
  };
}

function nearest(all: readonly Found[]): Found {
  const counts = all.flatMap((each) => (each && each !== NEVER && 'of' in each ? [each] : []));
  const [first = null, ...others] = counts;
  return others.reduce((best, each) => (best && each.now / each.of > best.now / best.of ? each : best), first);
}
