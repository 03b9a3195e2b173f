// Our own file of a strike team or Premier List: JSON, described by docs/team.schema.json.
// Any text at all becomes a list or sentences; whether the list is legal is another question.

import { RANKS, type SquadList, type TeamList } from '@faultline/rules';
import type { TeamRead } from './squads.ts';

/** The mark by which the file knows itself. */
export const TEAM_FILE = 'team/1';
const MOST_SQUADS = 8;
const FIELDS = ['faultline', 'name', 'sheet', 'mission', 'squads', 'battleTactics'];
const SQUAD_FIELDS = [...RANKS, 'era'];

type Fields = Readonly<Record<string, unknown>>;

export function readTeamFile(text: string): TeamRead {
  const faults: string[] = [];
  const value = parsed(text, faults);
  const list = isRecord(value) ? listIn(value, faults) : { name: 'team', squads: [], mission: null };
  if (!isRecord(value) && faults.length === 0) faults.push('A team file is a JSON object.');
  return { list, faults };
}

export const writeTeamFile = ({ name, sheet, mission, squads, battleTactics }: TeamList): string =>
  `${JSON.stringify({ faultline: TEAM_FILE, name, sheet, mission, squads, battleTactics }, null, 2)}\n`;

function parsed(text: string, faults: string[]): unknown {
  try {
    return JSON.parse(text);
  } catch {
    faults.push('The team file is no JSON, or it was cut off.');
    return null;
  }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listIn(value: Fields, faults: string[]): TeamList {
  if (value.faultline !== TEAM_FILE) faults.push(`"faultline" should be "${TEAM_FILE}", the mark of a team file.`);
  strange(value, FIELDS, '', faults);
  const word = (name: string): string | undefined => wordIn(value, name, '', faults) ?? undefined;
  const squads = Array.isArray(value.squads) ? (value.squads as readonly unknown[]) : [];
  if (!Array.isArray(value.squads) || squads.length > MOST_SQUADS)
    faults.push(`"squads" should be a list of at most ${MOST_SQUADS} squads.`);
  const [sheet, battleTactics] = [word('sheet'), word('battleTactics')];
  return {
    name: word('name') ?? 'team',
    squads: squads.slice(0, MOST_SQUADS).map((squad, i) => squadIn(squad, i + 1, faults)),
    mission: word('mission') ?? null,
    ...(sheet === undefined ? {} : { sheet }),
    ...(battleTactics === undefined ? {} : { battleTactics }),
  };
}

function squadIn(value: unknown, number: number, faults: string[]): SquadList {
  const at = `Squad ${number}: `;
  const squad = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push(`${at}it should be an object with primary, secondary and supporting.`);
  strange(squad, SQUAD_FIELDS, at, faults);
  const word = (name: string): string | null => wordIn(squad, name, at, faults);
  const [primary, secondary, supporting, era] = [word('primary'), word('secondary'), word('supporting'), word('era')];
  return { primary, secondary, supporting, ...(era === null ? {} : { era }) };
}

function strange(fields: Fields, known: readonly string[], at: string, faults: string[]): void {
  // order: as the file has them
  for (const name of Object.keys(fields))
    if (!known.includes(name)) faults.push(`${at}"${name}" is no field of a team file; there are ${known.join(', ')}.`);
}

function wordIn(fields: Fields, name: string, at: string, faults: string[]): string | null {
  const value = fields[name] ?? null;
  if (value === null || (typeof value === 'string' && value !== '' && value.length <= 100)) return value;
  faults.push(`${at}"${name}" should be a text of 1 to 100 characters.`);
  return null;
}
