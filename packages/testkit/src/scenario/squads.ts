import { RANKS, type Setup, type SquadSetup, type TeamSetup } from '@faultline/rules';
import { modeNamed } from '../modes/index.ts';
import { type Side, SIDES, seatOf } from './names.ts';
import type { Reader } from './reader.ts';
import type { ScenarioFile } from './scenario.ts';

/** Two strike teams, and what each brings to play for. */

type SideFile = ScenarioFile['red'];

const DEFAULT_MISSION = 'shifting-priorities';

export const missionsOf = (file: ScenarioFile): readonly [string, string] => {
  const given = file.mission ?? DEFAULT_MISSION;
  return typeof given === 'string' ? [given, given] : [given[0] ?? DEFAULT_MISSION, given[1] ?? DEFAULT_MISSION];
};

/** A whole game from the roll for First Player on. */
export function teamsOf(file: ScenarioFile, r: Reader): Setup | undefined {
  const missions = missionsOf(file);
  const position = ['turn', 'tracker', 'struggle', 'objectives'] as const;
  for (const part of position)
    if (file[part] !== undefined) r.problem(file.spot, `A game that starts with squads cannot have "${part}".`);
  // Teams are looked at only where the file is about that.
  const checked = isAboutTeams(file);
  if (file.ends === 'legal teams' && file.steps.length > 0)
    r.problem(file.spot, 'A file that ends with "legal teams" has no steps: write steps: [].');
  const teams = SIDES.map((side) => teamOf(file[side], side, missions[seatOf(side)] ?? DEFAULT_MISSION, checked, r));
  const [red, blue] = teams;
  const mode = modeNamed(file.mode).id;
  if (!red || !blue) return undefined;
  return { kind: 'teams', mode, teams: [red, blue], ...(checked ? {} : { unchecked: true }) };
}

const isAboutTeams = ({ ends }: ScenarioFile): boolean =>
  typeof ends === 'string' ? ends === 'legal teams' : ends['no game'] !== undefined;

function teamOf(given: SideFile, side: Side, mission: string, checked: boolean, r: Reader): TeamSetup | undefined {
  const { squads } = given;
  if (!squads) return r.problem(given.spot, `Either both sides have squads or neither; ${side} has none.`);
  if (given.units) return r.problem(given.spot, `${side} has both "squads" and "units"; use one.`);
  const [first, second] = squads.map((squad) => squadOf(squad, side, checked, r));
  return first && second ? { name: side, squads: [first, second], mission } : undefined;
}

type SquadFile = NonNullable<SideFile['squads']>[number];

/** CR-TEAM-02; where the file is about teams a misfit takes a free place, so that the rules can say what is wrong. */
function squadOf(squad: SquadFile, side: Side, checked: boolean, r: Reader): SquadSetup | undefined {
  const rankOf = (unit: string): string => r.known.library.units[unit]?.rank ?? '';
  const fitting = RANKS.map((rank) => squad.find(({ value }) => rankOf(value) === rank)?.value);
  const misfits = squad.flatMap(({ value }) => (fitting.includes(value) ? [] : [value]));
  const [primary, secondary, supporting] = fitting.map((unit) => unit ?? misfits.shift());
  if (primary && secondary && supporting && misfits.length === 0 && (checked || !fitting.includes(undefined)))
    return { primary, secondary, supporting };
  const said = squad.map(({ key, value }) => `${key} (${rankOf(value)})`).join(', ') || 'nobody';
  const at = squad[0]?.spot ?? { line: 1, column: 1 };
  return r.problem(
    at,
    `A squad is one primary, one secondary and one supporting unit (CR-TEAM-02), and ${side} has ${said}.`,
  );
}
