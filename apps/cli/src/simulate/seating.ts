import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Game, OPEN_TABLE, type Setup, type Table, type TeamSetup } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { NotUnderstood } from '../command.ts';
import { neededTable, tableOfSeed } from '../tables.ts';
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

/** Reads `republic,shadow`: first seat, second seat. */
export function teamsNamed(text: string): readonly [TeamSetup, TeamSetup] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(TEAMS, name));
  if (unknown !== undefined) throw new NotUnderstood(`There is no team called "${unknown}". There are: ${TEAM_NAMES}.`);
  const [first, second, third] = names.map((name) => TEAMS[name]);
  if (!first || !second || third) throw new NotUnderstood(`--teams takes two teams, for example ${USUAL_TEAMS}.`);
  return [first, second];
}

export const seat = (seed: string, teams = teamsNamed(USUAL_TEAMS), close = false, table = OPEN_TABLE): Seating => ({
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
