import { type Budget, type Opponent, OPPONENTS, TRIALS as LEVEL_TRIALS } from '@faultline/ai';
import {
  type BroughtTeam,
  type Game,
  OPEN_TABLE,
  type Setup,
  type State,
  type Table,
  type TeamSetup,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { NotUnderstood } from '../command.ts';
import { neededTable, tableOfSeed } from '../tables.ts';
import { closeSetup } from './close.ts';
import { operationGame, planFor, tableOfOperation } from './modes/operation.ts';
import { CORE_TEAMS, type Teams } from './teams.ts';

export type OpponentName = keyof typeof OPPONENTS;
export const OPPONENT_NAMES = Object.keys(OPPONENTS).join(', ');

/** Who plays what, with which dice: a game between two random opponents follows from it to the last entry. */
export interface Seating {
  readonly game: Game;
  readonly teams: Teams;
  readonly seed: string;
  /** Everyone begins in the middle of the table, already hurt, instead of being set up. */
  readonly close: boolean;
  /** A close game of an operation on the brink of one of the ends of its Stages. */
  readonly brink?: boolean | undefined;
  readonly opponents: OpponentName;
  /** Where its dice come from: the quick generator of simulations, or that of real games. */
  readonly generator: 'fast' | 'chacha';
  /** The Key Operation that is played, if it is not the usual game. */
  readonly operation?: string | undefined;
  /** A position made for something, instead of what the other words say. */
  readonly made?: Setup;
  /** A moment of another game to go on from, with the dice of this one. */
  readonly begun?: State;
  /** Who sits there instead of the opponents named. */
  readonly seated?: readonly [Opponent, Opponent];
}

export const seat = (
  seed: string,
  teams: Teams = CORE_TEAMS,
  close = false,
  table = OPEN_TABLE,
  opponents: OpponentName = 'random',
  operation?: string,
  brink?: boolean,
): Seating => ({
  game: operation === undefined ? coreGame({ table }) : operationGame(operation, table),
  teams,
  seed,
  close,
  opponents,
  generator: 'fast',
  operation,
  ...(brink === undefined ? {} : { brink }),
});

/** Where a game is played: on the table asked for, else close games on open ground and others as their seed says. */
export function tableFor(seed: string, close: boolean, asked: string | undefined, operation?: string): Table {
  if (operation !== undefined) return tableOfOperation(operation, seed, asked ?? (close ? 'open' : null));
  if (asked !== undefined) return neededTable(asked);
  return close ? OPEN_TABLE : tableOfSeed(seed);
}

export function opponentNamed(name: string): OpponentName {
  if (!Object.hasOwn(OPPONENTS, name))
    throw new NotUnderstood(`Unknown opponent "${name}". Available: ${OPPONENT_NAMES}.`);
  return name as OpponentName;
}

/**
 * What those who try things out may try in a Turn. A number and no time, so that a game follows from its seed alone:
 * about as many as a level makes in the time it has on the page (docs/ai.md tells how long they take).
 */
const TRIALS: Partial<Readonly<Record<OpponentName, number>>> = {
  search: 40,
  'first-search': 40,
  'second-search': 40,
  ...LEVEL_TRIALS,
};

export const budgetOf = ({ opponents }: Pick<Seating, 'opponents'>): Budget => ({ trials: TRIALS[opponents] ?? 0 });

export const opponentsOf = ({ game, seed, opponents, seated }: Seating): readonly [Opponent, Opponent] =>
  seated ?? [OPPONENTS[opponents](game, `${seed}/a`), OPPONENTS[opponents](game, `${seed}/b`)];

export function setupOf(seating: Seating): Setup {
  if (seating.made) return seating.made;
  if (seating.close) return closeSetup(seating);
  const { game, teams, operation } = seating;
  const mode = game.mode.id;
  if (operation === undefined) return { kind: 'teams', mode, teams };
  const [first, second] = teams;
  return { kind: 'teams', mode, teams: [withoutMission(first), withoutMission(second)], plan: planFor(operation) };
}

const withoutMission = ({ mission: _, ...team }: TeamSetup): BroughtTeam => team;
export const chanceOf = ({ seed, generator }: Seating) => seeded(seed, generator);
