// An event from nothing to open registration: what is announced, and who helps to run it.
import { randomBytes } from 'node:crypto';
import {
  apply,
  type Applied,
  type Command,
  type Details,
  foundEvent,
  isRefused,
  type Refused,
  tidied,
} from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { momentOf, RefusedAct } from './desk.ts';
import { createEvent } from './eventFile.ts';
import { personCalled } from './people.ts';
import { actWord, type Given, type Word, word } from './word.ts';

const detailOptions = {
  rounds: { type: 'string' },
  cut: { type: 'string' },
  'swiss-cut': { type: 'boolean' },
  minutes: { type: 'string' },
  'fixed-length': { type: 'boolean' },
  'late-entry': { type: 'boolean' },
  'table-time': { type: 'boolean' },
  tables: { type: 'string' },
  capacity: { type: 'string' },
  venue: { type: 'string' },
  prizes: { type: 'string' },
  'house-rules': { type: 'string' },
  allow: { type: 'string', multiple: true },
  deny: { type: 'string', multiple: true },
} as const;

const detailHelp = `  --rounds N       number of Swiss rounds (default: based on player count)
  --cut N          players in the cut: 0, 4, 8 or 16 (default: based on player count)
  --swiss-cut      play the cut in Swiss rounds instead of elimination
  --minutes N      round length (default: 120)
  --fixed-length   no dice for extra time
  --late-entry     allow players to join after round 1, with losses for missed rounds
  --table-time     allow extra time for single tables
  --tables N       tables available
  --capacity N     player limit
  --venue, --prizes, --house-rules TEXT
  --allow, --deny UNIT   always legal, or banned; can be repeated`;

function detailsOf(given: Given): Partial<Details> {
  const whole = (option: string): number | undefined => {
    const text = given.text(option);
    return text === undefined ? undefined : wholeNumber(option, text, 0, 0);
  };
  const details = {
    swissRounds: roundsOf(whole('rounds')),
    cut: cutOf(whole('cut')),
    cutFormat: given.has('swiss-cut') ? ('swiss' as const) : undefined,
    baseMinutes: whole('minutes'),
    variableLength: given.has('fixed-length') ? false : undefined,
    lateEntry: given.has('late-entry') ? true : undefined,
    tableTime: given.has('table-time') ? true : undefined,
    tables: whole('tables'),
    capacity: whole('capacity'),
    venue: given.text('venue'),
    prizes: given.text('prizes'),
    houseRules: given.text('house-rules'),
    allow: listOf(given.texts('allow')),
    deny: listOf(given.texts('deny')),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

const listOf = (texts: readonly string[]): readonly string[] | undefined => (texts.length === 0 ? undefined : texts);

/** More than enough for any number of players. */
const MOST_ROUNDS = 16;

function roundsOf(given: number | undefined): number | undefined {
  if (given === undefined || (given >= 1 && given <= MOST_ROUNDS)) return given;
  throw new NotUnderstood(`--rounds must be 1 to ${MOST_ROUNDS} (got ${given}).`);
}

function cutOf(given: number | undefined): Details['cut'] | undefined {
  const cut = ([0, 4, 8, 16] as const).find((size) => size === given);
  if (given === undefined || cut !== undefined) return cut;
  throw new NotUnderstood(`--cut must be 0, 4, 8 or 16 (got ${given}).`);
}

const foundingOptions = {
  name: { type: 'string' },
  organizer: { type: 'string' },
  /** As it was spelled before. */
  organiser: { type: 'string' },
  arbiter: { type: 'string', multiple: true },
  day: { type: 'string' },
  seed: { type: 'string' },
  region: { type: 'string' },
  premier: { type: 'boolean' },
  online: { type: 'boolean' },
  at: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const slugOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

function taken(answer: Applied | Refused): Applied {
  if (isRefused(answer)) throw new RefusedAct(answer.refused);
  return answer;
}

function founded(given: Given, at: number): Applied {
  given.none();
  const [name, organiser] = [given.text('name'), given.text('organizer') ?? given.text('organiser')].map((text) =>
    tidied(text ?? ''),
  );
  if (!name) throw new NotUnderstood('Missing --name.');
  if (!organiser) throw new NotUnderstood('Missing --organizer.');
  const firstDay = given.text('day') ?? new Date(at).toISOString().slice(0, 10);
  return taken(
    foundEvent(
      {
        id: `${firstDay}-${slugOf(name)}`,
        name,
        setting: given.has('online') ? 'online' : 'desk',
        format: given.has('premier') ? 'premier' : 'showdown',
        organiser: { person: organiser, name: organiser },
        firstDay,
        region: given.text('region') ?? '',
        seed: given.text('seed') ?? randomBytes(8).toString('hex'),
      },
      at,
    ),
  );
}

/** Details, officials, announcement; the organiser is the arbiter where nobody else is named. */
function openingActs(given: Given, organiser: string): readonly Command[] {
  const details = detailsOf(given);
  const arbiters = given.texts('arbiter').length === 0 ? [organiser] : given.texts('arbiter').map(tidied);
  return [
    ...(Object.keys(details).length === 0 ? [] : [{ kind: 'write', details } as const]),
    ...arbiters.map((name) => ({ kind: 'appoint', person: name, name, office: 'arbiter', verifies: false }) as const),
    { kind: 'announce' },
    { kind: 'openRegistration' },
  ];
}

export const create: Word = word(
  {
    name: 'new',
    summary: 'create an event and open registration',
    about: 'Creates an event file. It records every entry with who, when and why; entries are never changed.',
    options: { ...foundingOptions, ...detailOptions },
    help: `  --name NAME      name of the event
  --organizer NAME who runs it and makes every entry without --as
  --arbiter NAME   can be repeated (default: the organizer); Arbiters cannot play
  --day DATE       first day, such as 2026-06-01 (default: today)
  --seed TEXT      seed of all random draws; published with the event
  --region TEXT    sales region for release dates
  --premier        four squads per player, two chosen each round
  --online         games are played in the software: no check-lists, no terrain
${detailHelp}`,
    example: 'new cup.json --name "Club Cup" --organizer Olga --arbiter Art --day 2026-06-01',
  },
  { ...foundingOptions, ...detailOptions },
  `  --at TIME        when (default: now)
  --json           the answer as JSON
  --help           this text`,
  (path, given, { at }) => {
    const moment = momentOf(at);
    let { event } = founded(given, moment);
    const { organiser, name, seed } = event.state.founding;
    for (const command of openingActs(given, organiser.person))
      event = taken(apply(event, { by: organiser.person, at: moment, why: '', command })).event;
    createEvent(path, event);
    if (given.has('json')) console.log(JSON.stringify({ entries: event.log.map(({ n }) => n), seed }, null, 2));
    else console.log(`${name} is announced and registration is open. Its seed is ${seed}.`);
    return 0;
  },
);

export const set = actWord({
  name: 'set',
  summary: 'change event details',
  about: 'Changes details of the event before it begins.',
  options: detailOptions,
  help: detailHelp,
  example: 'set cup.json --rounds 3 --late-entry',
  does(desk, given) {
    given.none();
    const details = detailsOf(given);
    if (Object.keys(details).length === 0) throw new NotUnderstood('Nothing to change. Give at least one option.');
    desk.does({ kind: 'write', details });
    return { says: `Set: ${Object.keys(details).join(', ')}.` };
  },
});

const OFFICES = { arbiter: 'arbiter', lead: 'leadArbiter', scorekeeper: 'scorekeeper', none: null } as const;

export const appoint = actWord({
  name: 'appoint',
  summary: 'assign or remove a role',
  takes: 'NAME',
  about: 'An Arbiter or Lead Arbiter rules and cannot play; a scorekeeper checks players in and enters results.',
  options: { role: { type: 'string' }, office: { type: 'string' }, 'check-lists': { type: 'boolean' } },
  help: `  --role ROLE      arbiter (default), lead, scorekeeper or none
  --check-lists    can tick check-lists for the organizer`,
  example: 'appoint cup.json Art --role lead',
  does(desk, given) {
    const name = tidied(given.one('Missing name.'));
    const word = given.text('role') ?? given.text('office') ?? 'arbiter';
    if (!Object.hasOwn(OFFICES, word))
      throw new NotUnderstood(`--role must be one of ${Object.keys(OFFICES).join(', ')}.`);
    const office = OFFICES[word as keyof typeof OFFICES];
    if (office === null) {
      desk.does({ kind: 'dismiss', person: personCalled(desk.state, name) });
      return { says: `${name} no longer has a role.` };
    }
    const player = desk.state.entrants.find((entrant) => entrant.name === name)?.player;
    desk.does({ kind: 'appoint', person: player ?? name, name, office, verifies: given.has('check-lists') });
    return { says: `${name} is now ${word === 'lead' ? 'Lead Arbiter' : word === 'arbiter' ? 'Arbiter' : word}.` };
  },
});
