import { Stream } from '../src/chance/stream.ts';
import { MINUTE } from '../src/event/clock.ts';
import type { Match } from '../src/event/event.ts';
import { MOST_WOUNDS, type Result } from '../src/scoring/result.ts';
import { ART, Desk, names, OLGA, wins } from './desk.ts';

// A whole event in which anything may happen, drawn from a seed of its own.

export interface Watcher {
  /** Called after every act. */
  readonly acted?: (desk: Desk, act: string) => void;
  /** Called when a round has been prepared, before it is posted. */
  readonly prepared?: (desk: Desk) => void;
}

export function randomEvent(seed: number, watch: Watcher = {}): Desk {
  const chance = new Stream(`event ${seed}`, 'test');
  const players = names(4 + chance.below(9));
  const rounds = 3 + chance.below(3);
  const desk = new Desk({ seed: `${seed}`, details: { swissRounds: rounds, cut: 0, lateEntry: true } }).gathers(
    ...players,
  );
  for (let round = 1; round <= rounds; round++) {
    comeAndGo(desk, chance, watch);
    if (activeIn(desk).length < 2) break;
    desk.does({ kind: 'prepareRound' });
    watch.prepared?.(desk);
    desk.postsPrepared().starts();
    desk.now += 130 * MINUTE;
    trouble(desk, chance, watch);
    desk.playsOut((match) => randomResult(match, chance));
    if (chance.below(3) === 0) corrects(desk, chance, watch);
    desk.does({ kind: 'closeRound' });
    watch.acted?.(desk, 'closeRound');
    if (chance.below(3) === 0) corrects(desk, chance, watch);
  }
  return desk;
}

const activeIn = (desk: Desk): string[] =>
  desk.state.entrants.filter((one) => one.state === 'active').map((one) => one.player);

function pick<T>(items: readonly T[], chance: Stream): T | undefined {
  return items.length === 0 ? undefined : items[chance.below(items.length)];
}

function act(desk: Desk, watch: Watcher, name: string, does: () => unknown): void {
  does();
  watch.acted?.(desk, name);
}

function comeAndGo(desk: Desk, chance: Stream, watch: Watcher): void {
  if (desk.state.phase !== 'running') return;
  const gone = desk.state.entrants.filter((one) => one.state === 'dropped').map((one) => one.player);
  const back = pick(gone, chance);
  if (back !== undefined && chance.below(2) === 0) {
    act(desk, watch, `admit ${back}`, () => desk.does({ kind: 'admit', player: back }));
  }
  const leaver = pick(activeIn(desk), chance);
  if (leaver !== undefined && activeIn(desk).length > 4 && chance.below(2) === 0) {
    act(desk, watch, `drop ${leaver}`, () => desk.does({ kind: 'drop', player: leaver }));
  }
  const planned = desk.state.plan?.swissRounds ?? 0;
  if (chance.below(6) === 0 && (desk.state.stages[0]?.rounds.length ?? 0) < planned) {
    const player = `late ${desk.event.log.length}`;
    const entry = { kind: 'enterLate', player, name: player, team: desk.team(player), salt: '', problems: [] } as const;
    act(desk, watch, `late ${player}`, () => desk.does(entry));
  }
}

function trouble(desk: Desk, chance: Stream, watch: Watcher): void {
  const open = desk.matches.filter((match) => !match.confirmed);
  const match = pick(open, chance);
  if (match === undefined) return;
  const [victim, other] = chance.below(2) === 0 ? [match.a, match.b] : [match.b, match.a];
  const kind = chance.below(8);
  const name = `trouble ${kind} ${victim}`;
  const figures = { sc: [0, 1], w: [2, 3] } as const;
  if (kind === 0) act(desk, watch, name, () => desk.does({ kind: 'drop', player: victim, figures }));
  if (kind === 1) act(desk, watch, name, () => desk.does({ kind: 'eject', player: victim, reason: 'violence' }, ART));
  if (kind === 2) act(desk, watch, name, () => desk.does({ kind: 'markNoShow', players: [victim] }));
  if (kind === 3) act(desk, watch, name, () => desk.does({ kind: 'markNoShow', players: [victim, other] }));
  if (kind === 4) act(desk, watch, name, () => desk.does({ kind: 'concede', match: match.id, figures }, victim));
}

function corrects(desk: Desk, chance: Stream, watch: Watcher): void {
  const settled = desk.state.stages.flatMap((stage) => stage.rounds).flatMap((round) => round.matches);
  const match = pick(
    settled.filter((one) => one.result?.how === 'victory'),
    chance,
  );
  if (match === undefined) return;
  const winner = match.result?.winner === match.a ? match.b : match.a;
  const command = { kind: 'correctResult', match: match.id, result: wins(match, winner) } as const;
  act(desk, watch, 'correct', () => desk.does(command, OLGA, 'wrong slip'));
}

function randomResult(match: Match, chance: Stream): Result {
  const w: [number, number] = [chance.below(8), chance.below(MOST_WOUNDS)];
  const winner = chance.below(2) === 0 ? match.a : match.b;
  const kind = chance.below(6);
  if (kind === 0) return { how: 'draw', sc: [1, 1], w: [w[0], w[0]] };
  if (kind === 1) return { how: 'notPlayed', sc: [0, 0], w: [0, 0] };
  if (kind === 2) return { how: 'time', winner, sc: winner === match.a ? [1, 0] : [0, 1], w };
  if (kind === 3) return { how: 'concession', winner, sc: [1, 0], w };
  const noted = kind === 4 ? { w: [0, 0] as const, woundsOpen: true } : { w };
  return { how: 'victory', winner, sc: winner === match.a ? [2, 1] : [0, 2], ...noted };
}
