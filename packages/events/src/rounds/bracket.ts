// Single elimination, seeded by cut rank, with a fixed bracket (SD-R-59). A slot nobody reached is null.
import type { EventState, PlayerId, Round, Stage } from '../event.ts';
import type { Pair } from '../pairing/field.ts';
import { isActive } from '../people/entrants.ts';
import type { Result } from '../scoring/result.ts';

type Slot = PlayerId | null;

/** 1–4, 2–3 for four; 1–8, 4–5, 2–7, 3–6 for eight; sixteen likewise. */
export function bracketOrder(size: number): readonly number[] {
  if (size <= 1) return [1];
  return bracketOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** The smallest bracket that takes all seeds. */
function bracketSize(seeds: number): number {
  let size = 2;
  while (size < seeds) size *= 2;
  return size;
}

export function bracketRounds(seeds: number): number {
  let rounds = 1;
  for (let size = 2; size < seeds; size *= 2) rounds += 1;
  return rounds;
}

/** Who advances: the winner; in a draw the better seed (SD-R-61); nobody where both lost. */
function advances(seeds: readonly PlayerId[], [a, b]: Pair, result: Result | null): Slot {
  if (result === null) return null;
  if (result.winner !== undefined) return result.winner;
  if (result.how !== 'draw' && result.how !== 'notPlayed') return null;
  return seeds.indexOf(a) < seeds.indexOf(b) ? a : b;
}

/** The slots of the round after the closed ones, two by two. */
export function nextSlots(stage: Stage): readonly Slot[] {
  const first = bracketOrder(bracketSize(stage.seeds.length)).map((seed): Slot => stage.seeds[seed - 1] ?? null);
  return stage.rounds
    .filter((round) => round.state === 'closed')
    .reduce<readonly Slot[]>((slots, round) => inTwos(slots).map((pair) => survivor(stage, round, pair)), first);
}

function inTwos(slots: readonly Slot[]): readonly (readonly [Slot, Slot])[] {
  return slots.flatMap((slot, index) => (index % 2 === 0 ? [[slot, slots[index + 1] ?? null] as const] : []));
}

function survivor(stage: Stage, round: Round, [x, y]: readonly [Slot, Slot]): Slot {
  const match = round.matches.find(({ a, b }) => (a === x && b === y) || (a === y && b === x));
  if (match !== undefined) return advances(stage.seeds, [match.a, match.b], match.result);
  return round.through.find((player) => player === x || player === y) ?? null;
}

export interface BracketRound {
  readonly pairs: readonly Pair[];
  /** Players whose opponent is gone: they go on as by concession (SD-R-63). */
  readonly through: readonly PlayerId[];
}

export function bracketRound(state: EventState, stage: Stage): BracketRound {
  const pairs: Pair[] = [];
  const through: PlayerId[] = [];
  for (const slots of inTwos(nextSlots(stage))) {
    const [first, second] = slots.filter((slot): slot is PlayerId => slot !== null && isActive(state, slot));
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
    else if (first !== undefined) through.push(first);
  }
  return { pairs, through };
}

/** Bracket rounds a player came through; the champion came through all. */
export function roundsSurvived(stage: Stage, player: PlayerId): number {
  return stage.rounds.filter((round) => {
    if (round.state !== 'closed') return false;
    if (round.through.includes(player)) return true;
    return round.matches.some((match) => advances(stage.seeds, [match.a, match.b], match.result) === player);
  }).length;
}
