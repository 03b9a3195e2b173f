// Our own file of a strike team or Premier List: JSON, described by docs/team.schema.json.
// Any text at all becomes a list or sentences; whether the list is legal is another question.

import { RANKS, type SquadList, type TeamList } from '@faultline/rules';
import { type Fields, isRecord, strangersIn, textUpTo } from '@faultline/shape/guards';
import { englishFaults, type TeamFaultWords } from './faults.ts';
import { MOST_SQUADS, tooLong } from './size.ts';
import type { TeamRead } from './squads.ts';

/** The mark by which the file knows itself. */
export const TEAM_FILE = 'team/1';
/** The most letters of a name or any other word in it. */
export const TEAM_NAME = 100;
const FIELDS = ['faultline', 'name', 'sheet', 'mission', 'squads', 'battleTactics'];
const SQUAD_FIELDS = [...RANKS, 'era'];

export function readTeamFile(text: string, words = englishFaults): TeamRead {
  const long = tooLong(text, words);
  if (long) return long;
  const told: Told = { words, faults: [], at: (fault) => fault };
  const value = parsed(text, told);
  const list = isRecord(value) ? listIn(value, told) : { name: 'team', squads: [], mission: null };
  if (!isRecord(value) && told.faults.length === 0) told.faults.push(words.noObject());
  return { list, faults: told.faults };
}

/** Faults found so far, the words for them, and where in the file one is. */
interface Told {
  readonly words: TeamFaultWords;
  readonly faults: string[];
  readonly at: (fault: string) => string;
}

export const writeTeamFile = ({ name, sheet, mission, squads, battleTactics }: TeamList): string =>
  `${JSON.stringify({ faultline: TEAM_FILE, name, sheet, mission, squads, battleTactics }, null, 2)}\n`;

function parsed(text: string, { words, faults }: Told): unknown {
  try {
    return JSON.parse(text);
  } catch {
    faults.push(words.noJson());
    return null;
  }
}

function listIn(value: Fields, told: Told): TeamList {
  const { words, faults } = told;
  if (value.faultline !== TEAM_FILE) faults.push(words.noMark(TEAM_FILE));
  strange(value, FIELDS, told);
  const word = (name: string): string | undefined => wordIn(value, name, told) ?? undefined;
  const squads = Array.isArray(value.squads) ? (value.squads as readonly unknown[]) : [];
  if (!Array.isArray(value.squads) || squads.length > MOST_SQUADS) faults.push(words.squadsField(MOST_SQUADS));
  const [sheet, battleTactics] = [word('sheet'), word('battleTactics')];
  return {
    name: word('name') ?? 'team',
    squads: squads
      .slice(0, MOST_SQUADS)
      .map((squad, i) => squadIn(squad, { ...told, at: (fault) => words.inSquad(i + 1, fault) })),
    mission: word('mission') ?? null,
    ...(sheet === undefined ? {} : { sheet }),
    ...(battleTactics === undefined ? {} : { battleTactics }),
  };
}

function squadIn(value: unknown, told: Told): SquadList {
  const squad = isRecord(value) ? value : {};
  if (!isRecord(value)) told.faults.push(told.at(told.words.squadField()));
  strange(squad, SQUAD_FIELDS, told);
  const word = (name: string): string | null => wordIn(squad, name, told);
  const [primary, secondary, supporting, era] = [word('primary'), word('secondary'), word('supporting'), word('era')];
  return { primary, secondary, supporting, ...(era === null ? {} : { era }) };
}

function strange(fields: Fields, known: readonly string[], { words, faults, at }: Told): void {
  for (const name of strangersIn(fields, known)) faults.push(at(words.strangeField(name, known)));
}

const isWord = textUpTo(TEAM_NAME, 1);

function wordIn(fields: Fields, name: string, { words, faults, at }: Told): string | null {
  const value = fields[name] ?? null;
  if (value === null || isWord(value)) return value;
  faults.push(at(words.textField(name)));
  return null;
}
