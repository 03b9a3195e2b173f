import { Hourglass, type Opponent, OPPONENTS, withWeights } from '@faultline/ai';
import {
  type Answer,
  applyInPlace,
  beginGame,
  type Game,
  type Open,
  type Seat,
  type State,
  stateHash,
  viewFor,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { type Contender, contenderNamed } from './contender.ts';
import type { GameRequest, ArenaLine, Thought } from './line.ts';
import { aggressorIn, operationGame, planFor } from '../simulate/modes/operation.ts';
import { type Pairing, pairingOf } from './pairing.ts';

type Side = 'a' | 'b';

/** A game that has not ended by then is a draw. */
const MOST_DECISIONS = 20_000;

/** One who plays, with a clock beside. */
class ArenaPlayer {
  readonly side: Side;
  private readonly times: number[] = [];
  private cpu = 0;
  private trials = 0;
  private readonly contender: Contender;
  private readonly opponent: Opponent;
  private readonly glass: Hourglass | null;

  constructor(side: Side, contender: Contender, game: Game, seed: string) {
    this.side = side;
    this.contender = contender;
    const make = contender.weights && withWeights(contender.opponent, contender.weights);
    this.opponent = (make ?? OPPONENTS[contender.opponent])(game, seed);
    this.glass = contender.ms === null ? null : new Hourglass(contender.ms, () => performance.now());
  }

  answer(state: State, seat: Seat): Answer | null {
    const { decision } = state.open;
    if (!decision) return null;
    const [start, used] = [performance.now(), process.threadCpuUsage()];
    try {
      const budget = this.glass?.budget(state.open.turn) ?? this.contender;
      return this.opponent.decide(viewFor(state, seat), decision, budget);
    } catch {
      return null;
    } finally {
      this.took(performance.now() - start);
      const { user, system } = process.threadCpuUsage(used);
      this.cpu += user + system;
    }
  }

  private took(ms: number): void {
    this.glass?.took(ms);
    this.times.push(Math.round(ms));
    this.trials = Math.max(this.trials, this.opponent.spent?.() ?? 0);
  }

  get longest(): Thought {
    const times = this.times.toSorted((a, b) => a - b);
    const at = Math.max(0, Math.ceil(0.95 * times.length) - 1);
    const cpuSeconds = Math.round(this.cpu / 1000) / 1000;
    return { ms: times.at(-1) ?? 0, trials: this.trials, p95: times[at] ?? 0, cpuSeconds };
  }
}

/** Both games of a pair have the same teams, table, missions, decks and dice; only the players change seats. */
export function playGame(asked: GameRequest): ArenaLine {
  const start = process.threadCpuUsage();
  const { operation } = asked;
  const pairing = pairingOf(asked.half, asked.seed, asked.pair, operation);
  const { table } = pairing;
  const game = operation === undefined ? coreGame({ table }) : operationGame(operation, table);
  const [a, b] = [playerOf('a', asked, game, pairing), playerOf('b', asked, game, pairing)];
  const { state, decisions, illegal } = playOn(game, pairing, asked.seatOfA === 0 ? [a, b] : [b, a], operation);
  const used = process.threadCpuUsage(start);
  const { result, turn } = state.open;
  const winner = result?.winner ?? null;
  const [teamA, teamB] = pairing.teams;
  return {
    ...asked,
    teams: [teamA.name ?? '', teamB.name ?? ''],
    table: pairing.table.name,
    mission: game.mode.report.mission(state.open),
    winner:
      illegal !== null ? (illegal === 'a' ? 'b' : 'a') : winner === null ? null : winner === asked.seatOfA ? 'a' : 'b',
    why: illegal !== null ? 'illegal answer' : (result?.why ?? 'unfinished'),
    ...roleIn(state.open, asked.seatOfA),
    turns: turn,
    decisions,
    illegal,
    longest: { a: a.longest, b: b.longest },
    cpuSeconds: Math.round((used.user + used.system) / 1000) / 1000,
    hash: stateHash(state),
  };
}

/** Chance comes by seat, not by player: an opponent against itself plays the same game twice. */
function playerOf(side: Side, { a, b, seatOfA }: GameRequest, game: Game, { seed }: Pairing): ArenaPlayer {
  const seat = (side === 'a') === (seatOfA === 0) ? 0 : 1;
  return new ArenaPlayer(side, contenderNamed(side, side === 'a' ? a : b), game, `${seed}/${seat}`);
}

interface Ended {
  readonly state: State;
  readonly decisions: number;
  readonly illegal: Side | null;
}

/** The roles are drawn by the chance that both games of a pair share, so they change with the seats. */
function roleIn(open: Open, seatOfA: Seat): { aggressor?: Side } {
  const aggressor = aggressorIn(open);
  return aggressor === null ? {} : { aggressor: aggressor === seatOfA ? 'a' : 'b' };
}

function playOn(
  game: Game,
  { seed, teams }: Pairing,
  players: readonly [ArenaPlayer, ArenaPlayer],
  operation?: string,
): Ended {
  const plan = operation === undefined ? {} : { plan: planFor(operation) };
  const { state } = beginGame(game, { kind: 'teams', mode: game.mode.id, teams, ...plan }, seeded(seed, 'fast'));
  for (let decisions = 0; ; decisions += 1) {
    const { decision, version } = state.open;
    if (!decision || decisions >= MOST_DECISIONS) return { state, decisions, illegal: null };
    const { seat } = decision;
    const answer = players[seat].answer(state, seat);
    if (!answer || 'refused' in applyInPlace(game, state, { seat, version, answer }))
      return { state, decisions, illegal: players[seat].side };
  }
}
