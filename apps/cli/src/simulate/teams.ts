import { figures, REPUBLIC, SHADOW, scriptingOf } from '@faultline/cards';
import { drawing, drawSquads, fast, type Library, type Random, sha256, type TeamSetup } from '@faultline/rules';
import { NotUnderstood } from '../command.ts';
import { fieldedTeam } from '../team/fielding.ts';
import { unitCalled } from '../units/naming.ts';

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

/**
 * Two legal strike teams that the seed chooses, with any mission: of every playable Unit there is. On wish the first
 * seat's has a certain one.
 */
export function teamsOfSeed(library: Library, seed: string, having?: string): Teams {
  const random = drawing(fast(sha256(`${seed}/teams`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  return [teamOf(library, random, having), teamOf(library, random)];
}

/** The id of a playable Unit by its name. */
export async function playableUnit(name: string): Promise<string> {
  const found = unitCalled(await figures(), name);
  if ('fault' in found) throw new NotUnderstood(found.fault);
  if (scriptingOf(found).state !== 'complete')
    throw new NotUnderstood(`${found.name} is not playable yet. "faultline units ${found.id}" tells what is missing.`);
  return found.id;
}

function teamOf(library: Library, random: Random, having?: string): TeamSetup {
  const squads = drawSquads(library, random, having);
  if (!squads) throw new NotUnderstood('No legal strike team was found among the playable Units.');
  const missions = Object.keys(library.missions);
  const name = squads.map(({ primary }) => library.units[primary]?.name ?? primary).join(' and ');
  return { name, squads, mission: missions[random(missions.length)] as string };
}
