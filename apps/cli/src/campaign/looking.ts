// The record sheet, the log, and whether a file is in order.
import {
  importCampaign,
  nameOf,
  type RecordSheet,
  recordSheet,
  ROLES,
  type Slot,
  verifyCampaign,
  waitsFor,
  whyExperience,
} from '@faultline/campaign';
import { isRefused, undoneEntries } from '@faultline/tournament';
import { readText } from '../event/eventFile.ts';
import { show, type Word, word } from '../event/word.ts';
import { table, wrapped } from '../page.ts';
import { NOT_INCLUDED } from './founding.ts';
import { openCampaign } from './table.ts';

const options = { json: { type: 'boolean' } } as const;
const common = `  --json       the same as JSON (docs/cli.md describes it)
  --help       this text`;

export const sheet: Word = word(
  {
    name: 'sheet',
    of: 'campaign',
    summary: 'the record sheet: operations, winners, Experience, Advantages, and what can still happen',
    about: 'Prints the Campaign Record Sheet.',
    example: 'sheet war.json',
  },
  options,
  common,
  (path, given) => {
    given.none();
    const { state } = openCampaign(path).campaign;
    const kept = recordSheet(state);
    const reasons = Object.fromEntries(ROLES.map((role) => [role, whyExperience(state, role)]));
    const next = waitsFor(state);
    if (given.has('json')) show({ ...kept, reasons, phase: state.phase, next });
    else console.log(sheetText(kept, next));
    return 0;
  },
);

const VICTORIES = {
  heroic: 'Heroic Victory of the Aggressor',
  desperate: 'Desperate Victory of the Aggressor',
  lockdown: 'Lockdown Victory of the Sentinel',
} as const;

export function sheetText({ name, sides, lines, course, courses, victory }: RecordSheet, next: string | null): string {
  const people = ROLES.map((role) => {
    const side = sides[role];
    return [title(role), side?.player ?? '', side?.veteran ?? '', side?.pack ?? '', side?.experience ?? 0];
  });
  const unlocked = ROLES.map((role) => {
    const names = sides[role]?.unlocked.map((one) => `${one.name} (Tier ${one.tier})`).join(', ') || 'none';
    return wrapped(`Unlocked by the ${title(role)}: ${names}.`);
  });
  const rows = lines.map(({ slot, operation, winner, gained, totals }) => [
    slotTitle(slot),
    operation?.name ?? '',
    winner === null ? '' : title(winner),
    ...ROLES.map((role) => (gained[role] === null ? '' : `+${gained[role]} = ${totals[role]}`)),
  ]);
  const ways = victory === null ? `Can still become: ${courses.join(', ')}.` : '';
  return [
    name,
    [table(['Role', 'Player', 'Veteran', 'Pack', 'XP'], people), ...unlocked].join('\n'),
    table(['No', 'Operation', 'Winner', 'XP Aggressor', 'XP Sentinel'], rows),
    ...advantagesText(lines),
    [
      course === '' ? '' : `Course: ${course}.`,
      victory === null ? (next === null ? '' : `Next: ${next}`) : `${VICTORIES[victory]}.`,
      wrapped(ways),
      wrapped(NOT_INCLUDED),
    ]
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n');
}

const slotTitle = (slot: Slot): string => (slot === 'L' ? 'Last' : `${slot}`);

/** What each side unlocked before an operation, and what was active in it. */
function advantagesText(lines: RecordSheet['lines']): readonly string[] {
  const told = lines.flatMap(({ slot, unlocked, inForce }) =>
    ROLES.flatMap((role) => {
      const won = unlocked[role];
      const force = inForce[role];
      if (won === null && force.length === 0) return [];
      return [[slotTitle(slot), title(role), won ?? '-', force.join(' and ') || '-']];
    }),
  );
  return told.length === 0 ? [] : [table(['No', 'Role', 'Unlocked before it', 'Active in it'], told)];
}

const title = (role: string): string => `${role.slice(0, 1).toUpperCase()}${role.slice(1)}`;

export const log: Word = word(
  {
    name: 'log',
    of: 'campaign',
    summary: 'list all entries with who, when and why',
    about: 'Use the entry number with "undo".',
    example: 'log war.json',
  },
  options,
  common,
  (path, given) => {
    given.none();
    const { log: entries, state } = openCampaign(path).campaign;
    const undone = undoneEntries(entries);
    const rows = entries.map(({ n, by, at, why, command, outcome }) => [
      n,
      new Date(at).toISOString().slice(0, 19),
      nameOf(state, by),
      undone.has(n) ? `${command.kind} (undone)` : command.kind,
      aboutIn(command) + (outcome ? ` ${outcome.dice.join(', ')}` : ''),
      why,
    ]);
    if (given.has('json')) show({ entries: entries.map((entry) => ({ ...entry, undone: undone.has(entry.n) })) });
    else console.log(table(['Entry', 'When', 'Who', 'Entry kind', 'About', 'Why'], rows));
    return 0;
  },
);

const FIELDS: readonly string[] = ['name', 'player', 'pack', 'tier', 'advantage', 'slot', 'entry', 'sheet', 'text'];

const aboutIn = (command: object): string =>
  Object.entries(command)
    .filter(([field]) => FIELDS.includes(field))
    .map(([, value]) => `${value}`)
    .join(' ');

export const verify: Word = word(
  {
    name: 'verify',
    of: 'campaign',
    summary: 'check that a file is in order: every roll again, every entry against the chain',
    about: 'Adds the whole log up again, rolls every unlock roll from the seed and checks the chain of entries.',
    example: 'verify war.json',
  },
  options,
  common,
  (path, given) => {
    given.none();
    const read = importCampaign(readText(path, 'campaign'));
    const found = isRefused(read)
      ? { checked: 0, differences: read.refused.slice(0, 1), letters: null }
      : verifyCampaign(read.campaign);
    const entries = isRefused(read) ? 0 : read.campaign.log.length;
    const verified = found.differences.length === 0;
    if (given.has('json')) show({ verified, entries, ...found });
    else if (verified) console.log(`verified: ${entries} entries, ${found.checked} rolls. Letters ${found.letters}.`);
    else console.log(found.differences.map(({ says }) => wrapped(says)).join('\n'));
    return verified ? 0 : 1;
  },
);
