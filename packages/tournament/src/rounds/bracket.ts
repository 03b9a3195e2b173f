// Single elimination, seeded by cut rank, with a fixed bracket (SD-R-59). A slot nobody reached is null.
import type { EventState, PlayerId, Round, Stage } from '../event/event.ts';
import type { Pair } from '../pairing/field.ts';
import { isActive } from '../queries/entrants.ts';
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

/** The slots of the round after the last closed one, in bracket order; they follow what was played, not what should have been. */
function nextSlots(stage: Stage): readonly Slot[] {
  const first = bracketOrder(bracketSize(stage.seeds.length)).map((seed): Slot => stage.seeds[seed - 1] ?? null);
  const closed = stage.rounds.filter((round) => round.state === 'closed');
  const last = closed.at(-1);
  if (last === undefined) return first;
  let span = 1;
  for (const _ of closed) span *= 2;
  const survivors = survivorsOf(stage, last);
  return Array.from({ length: first.length / span }, (_, index) => {
    const half = first.slice(index * span, (index + 1) * span);
    return half.find((slot) => slot !== null && survivors.includes(slot)) ?? null;
  });
}

export function survivorsOf(stage: Stage, round: Round): readonly PlayerId[] {
  const winners = round.matches.flatMap(({ a, b, result }) => advances(stage.seeds, [a, b], result) ?? []);
  return [...winners, ...round.through];
}

export interface BracketRound {
  readonly pairs: readonly Pair[];
  /** Players whose opponent is gone: they go on as by concession (SD-R-63). */
  readonly through: readonly PlayerId[];
}

export function bracketRound(state: EventState, stage: Stage): BracketRound {
  const slots = nextSlots(stage);
  const pairs: Pair[] = [];
  const through: PlayerId[] = [];
  for (let at = 0; at < slots.length; at += 2) {
    const here = slots.slice(at, at + 2).filter((slot): slot is PlayerId => slot !== null && isActive(state, slot));
    const [first, second] = here;
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
    else through.push(...here);
  }
  return { pairs, through };
}

/** The last bracket round a player came through, 0 for none. */
export function lastSurvived(stage: Stage, player: PlayerId): number {
  const survived = stage.rounds.filter(
    (round) => round.state === 'closed' && survivorsOf(stage, round).includes(player),
  );
  return survived.at(-1)?.n ?? 0;
}
