import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  drawing,
  erasOf,
  fast,
  type Library,
  type Random,
  type Rank,
  sha256,
  type SquadSetup,
  type TeamSetup,
  type UnitCard,
  whyNotTeam,
} from '@faultline/rules';
import { NotUnderstood } from '../command.ts';
import { fieldedTeam } from '../team/fielding.ts';

/** Strike teams for games between random opponents: the core box's, or any that are legal. */

export type Teams = readonly [TeamSetup, TeamSetup];

const TEAMS: Readonly<Record<string, TeamSetup>> = { republic: REPUBLIC, shadow: SHADOW };
export const CORE_TEAMS: Teams = [REPUBLIC, SHADOW];
export const RANDOM_TEAMS = 'random';
export const TEAM_NAMES = Object.keys(TEAMS).join(', ');
export const USUAL_TEAMS = 'republic,shadow';

/** Reads `republic,shadow`: first seat, second seat; each a name or a file that `faultline team` reads. */
export async function teamsNamed(text: string): Promise<Teams> {
  const [first, second, third] = await Promise.all(text.split(',').map((name) => teamNamed(name.trim())));
  if (!first || !second || third) throw new NotUnderstood(`--teams takes two teams, for example ${USUAL_TEAMS}.`);
  return [first, second];
}

async function teamNamed(name: string): Promise<TeamSetup> {
  const known = Object.hasOwn(TEAMS, name) ? TEAMS[name] : await fieldedTeam(name);
  if (!known) throw new NotUnderstood(`No team or file named "${name}". Available teams: ${TEAM_NAMES}.`);
  return known;
}

/** Two legal strike teams that the seed chooses, with any mission. */
export function teamsOfSeed(library: Library, seed: string): Teams {
  const random = drawing(fast(sha256(`${seed}/teams`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  return [teamOf(library, random), teamOf(library, random)];
}

/** Far more than it takes: about every second team drawn is legal. */
const MOST_DRAWS = 10_000;

function teamOf(library: Library, random: Random): TeamSetup {
  const units = Object.values(library.units).filter((card) => card.abilities.some((id) => library.abilities[id]));
  const missions = Object.keys(library.missions);
  for (let n = 0; n < MOST_DRAWS; n += 1) {
    const squads = [squadOf(units, random), squadOf(units, random)] as const;
    const team = { name: nameOf(library, squads), squads, mission: anyOf(missions, random) };
    if (whyNotTeam(library, team).length === 0) return team;
  }
  throw new NotUnderstood('No legal strike team was found among the playable Units.');
}

const anyOf = <T>(items: readonly T[], random: Random): T => items[random(items.length)] as T;

function squadOf(units: readonly UnitCard[], random: Random): SquadSetup {
  const one = (rank: Rank): UnitCard =>
    anyOf(
      units.filter((card) => card.rank === rank),
      random,
    );
  const [primary, secondary, supporting] = [one('primary'), one('secondary'), one('supporting')];
  return {
    primary: primary.id,
    secondary: secondary.id,
    supporting: supporting.id,
    era: anyOf(erasOf(primary), random),
  };
}

const nameOf = ({ units }: Library, squads: readonly SquadSetup[]): string =>
  squads.map(({ primary }) => units[primary]?.name ?? primary).join(' and ');
