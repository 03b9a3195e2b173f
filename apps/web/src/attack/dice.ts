import type { DiceSource, Face, GameEvent } from '@faultline/rules';

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

const ORDER: readonly Face[] = ['crit', 'strike', 'block', 'expertise', 'failure'];

/** Dice as they land: the best first. The dice of a pool are taken up source by source. */
export function landed(faces: readonly Face[], sources: readonly DiceSource[]): Die[] {
  const from = sources.flatMap((source) => Array.from({ length: Math.max(0, source.dice) }, () => source.from));
  return faces
    .map((face, i) => ({ face, from: from[i] ?? null, was: null, added: false, gone: false, by: null }))
    .toSorted((a, b) => ORDER.indexOf(a.face) - ORDER.indexOf(b.face));
}

export const shows = (dice: readonly Die[], face: Face): number =>
  dice.filter((die) => !die.gone && die.face === face).length;

const added = (face: Face, by: string): Die => ({ face, from: null, was: null, added: true, gone: false, by });

/** One die that shows a face, changed; the dice as they are where none does. */
function changed(dice: readonly Die[], face: Face, change: (die: Die) => Die): Die[] {
  const at = dice.findIndex((die) => !die.gone && die.face === face);
  return dice.map((die, i) => (i === at ? change(die) : die));
}

const turned = (dice: readonly Die[], from: Face, to: Face, by: string): Die[] =>
  changed(dice, from, (die) => ({ ...die, face: to, was: die.face, by }));

/** What an effect of step 6 made of the dice. */
export function afterEffect(dice: readonly Die[], e: Extract<GameEvent, { event: 'dice' }>): Die[] {
  if (e.how === 'add') return [...dice, ...e.to.map((face) => added(face, e.by))];
  if (e.how === 'remove')
    return e.from.reduce<readonly Die[]>(
      (left, face) => changed(left, face, (die) => ({ ...die, gone: true, by: e.by })),
      dice,
    ) as Die[];
  return e.from.reduce<Die[]>((now, face, i) => turned(now, face, e.to[i] ?? face, e.by), [...dice]);
}

export const stripped = (dice: readonly Die[], by: string): Die[] =>
  dice.map((die) => (die.face === 'expertise' ? { ...die, gone: true, by } : die));

/** Which of the rolls an entry of a chart changes. */
const rollOf = (entry: string): 'attack' | 'defense' => (entry.includes('block') ? 'defense' : 'attack');

/** What the row of a chart made of one of the rolls. */
export function afterChart(
  dice: readonly Die[],
  roll: 'attack' | 'defense',
  row: readonly string[],
  by: string,
): readonly Die[] {
  let now = dice;
  for (const entry of row) {
    const [from, to] = entry.split('>') as [Face, Face | undefined];
    const isDie = to !== undefined || entry === 'crit' || entry === 'strike' || entry === 'block';
    if (!isDie || rollOf(entry) !== roll) continue;
    now = to === undefined ? now.concat(added(from, by)) : turned(now, from, to, by);
  }
  return now;
}

/** The dice brought to what they showed in the end, where the order of a chart's entries was another one. */
export function settled(dice: readonly Die[], faces: readonly Face[]): Die[] {
  const left = [...faces];
  const fits = dice.map((die) => {
    const at = die.gone ? -1 : left.indexOf(die.face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return dice.map((die, i) => {
    const next = fits[i] || die.gone ? undefined : left.shift();
    return next === undefined ? die : { ...die, face: next, was: die.face };
  });
}
