import type { DiceSource, DieKind, Face, RollChange, Stance } from '@faultline/rules';
import type { Fight } from './fight.ts';

/** A die on the table. It keeps its place from landing to the end of the attack. */
export interface Die {
  readonly face: Face;
  /** What put it into the pool. */
  readonly from: string | null;
  /** What it showed before it was turned or rolled again. */
  readonly was: Face | null;
  /** Added by an effect or a chart. */
  readonly added: boolean;
  /** Taken away. */
  readonly gone: boolean;
  /** What added, turned or took it away. */
  readonly by: string | null;
}

/** The dice of one side as they lie, each with what became of it since it fell: by the first so many changes. */
export const diceOf = (
  { pools, rolls }: Pick<Fight, 'pools' | 'rolls'>,
  kind: DieKind,
  made = Number.POSITIVE_INFINITY,
): readonly Die[] => rolls[kind].changes.slice(0, made).reduce(after, landed(rolls[kind].rolled, pools[kind].sources));

/** Which dice the last of these changes touched, by their places. */
export function touchedBy(fight: Pick<Fight, 'pools' | 'rolls'>, kind: DieKind, made: number): readonly number[] {
  if (made < 1) return [];
  const [before, now] = [diceOf(fight, kind, made - 1), diceOf(fight, kind, made)];
  return now.flatMap((die, i) => (JSON.stringify(die) === JSON.stringify(before[i]) ? [] : [i]));
}

/** The dice a pool will have as far as it is printed, while it is still being formed. */
export function expectedDice(stance: Stance | null | undefined, kind: DieKind, fight: Fight): number {
  const printed = stance?.[fight.attackType][kind] ?? 0;
  const extra = fight.extra.filter(({ roll }) => roll === kind).reduce((sum, { dice }) => sum + dice, 0);
  return Math.max(0, (kind === 'attack' ? (fight.dice ?? printed) : printed) + extra);
}

const ORDER: readonly Face[] = ['crit', 'strike', 'block', 'expertise', 'failure'];

/** Dice as they land: the best first. The dice of a pool are taken up source by source. */
function landed(faces: readonly Face[], sources: readonly DiceSource[]): readonly Die[] {
  const from = sources.flatMap((source) => Array.from({ length: Math.max(0, source.dice) }, () => source.from));
  return faces
    .map((face, i) => ({ face, from: from[i] ?? null, was: null, added: false, gone: false, by: null }))
    .toSorted((a, b) => ORDER.indexOf(a.face) - ORDER.indexOf(b.face));
}

export const shows = (dice: readonly Die[], face: Face): number =>
  dice.filter((die) => !die.gone && die.face === face).length;

/** What came out of nothing is added, what became nothing is gone, the rest turned. */
function after(dice: readonly Die[], { from, to, by }: RollChange): readonly Die[] {
  if (from.length === 0)
    return [...dice, ...to.map((face) => ({ face, from: null, was: null, added: true, gone: false, by }))];
  return from.reduce((now, face, i) => changed(now, face, to[i] ?? null, by), dice);
}

/** One die that shows a face, changed; the dice as they are where none does. */
function changed(dice: readonly Die[], face: Face, to: Face | null, by: string): readonly Die[] {
  const at = dice.findIndex((die) => !die.gone && die.face === face);
  const become = (die: Die): Die => (to === null ? { ...die, gone: true, by } : { ...die, face: to, was: face, by });
  return dice.map((die, i) => (i === at ? become(die) : die));
}
