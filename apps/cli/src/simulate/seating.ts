import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Game, OPEN_TABLE, type Setup, type Table, type TeamSetup } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { NotUnderstood } from '../command.ts';
import { neededTable, tableOfSeed } from '../tables.ts';
import { fieldedTeam } from '../team/fielding.ts';
import { closeSetup } from './close.ts';

/** Who plays what, with which dice: a game between two random opponents follows from it to the last entry. */
export interface Seating {
  readonly game: Game;
  readonly teams: readonly [TeamSetup, TeamSetup];
  readonly seed: string;
  /** Everyone begins in the middle of the table, already hurt, instead of being set up. */
  readonly close: boolean;
}

const TEAMS: Readonly<Record<string, TeamSetup>> = { republic: REPUBLIC, shadow: SHADOW };
export const TEAM_NAMES = Object.keys(TEAMS).join(', ');
export const USUAL_TEAMS = 'republic,shadow';

/** Reads `republic,shadow`: first seat, second seat; each a name or a file that `faultline team` reads. */
export async function teamsNamed(text: string): Promise<readonly [TeamSetup, TeamSetup]> {
  const [first, second, third] = await Promise.all(text.split(',').map((name) => teamNamed(name.trim())));
  if (!first || !second || third) throw new NotUnderstood(`--teams takes two teams, for example ${USUAL_TEAMS}.`);
  return [first, second];
}

async function teamNamed(name: string): Promise<TeamSetup> {
  const known = Object.hasOwn(TEAMS, name) ? TEAMS[name] : await fieldedTeam(name);
  if (!known) throw new NotUnderstood(`There is no team and no file called "${name}". The teams are: ${TEAM_NAMES}.`);
  return known;
}

const USUAL = [REPUBLIC, SHADOW] as const;

export const seat = (seed: string, teams: Seating['teams'] = USUAL, close = false, table = OPEN_TABLE): Seating => ({
  game: coreGame({ table }),
  teams,
  seed,
  close,
});

/** Where a game is played: on the table asked for, else close games on open ground and others as their seed says. */
export function tableFor(seed: string, close: boolean, asked: string | undefined): Table {
  if (asked !== undefined) return neededTable(asked);
  return close ? OPEN_TABLE : tableOfSeed(seed);
}

export const setupOf = (seating: Seating): Setup =>
  seating.close ? closeSetup(seating) : { kind: 'teams', mode: 'standard', teams: seating.teams };
export const chanceOf = (seating: Seating) => seeded(seating.seed, 'fast');
