// Players: entered, teams handed in, checked in, gone, come back.
import { counted } from '@faultline/text/en/plural';
import { randomBytes } from 'node:crypto';
import { type EventState, nameOf, namesIn, officesOf, openPlayerItems, tidied } from '@faultline/events';
import { NotUnderstood } from '../command.ts';
import { readText } from './eventFile.ts';
import type { Desk } from './desk.ts';
import { playerCalled } from './people.ts';
import { table } from '../page.ts';
import { type HandedIn, type Judging, readTeam, readTeams } from './teamList.ts';
import { textOf, theShelf } from '../team/reading.ts';
import { actWord, type Given } from './word.ts';

function namesGiven(given: Given): readonly string[] {
  const list = given.text('from');
  return [...given.names.map(tidied), ...(list === undefined ? [] : namesIn(readText(list)))];
}

const playersOf = (count: number): string => counted(count, 'player');

const fromOption = { from: { type: 'string' } } as const;
const fromHelp = '  --from LIST  names from a file, one to a line; - reads what is piped in';

export const register = actWord({
  name: 'register',
  summary: 'enter players by name',
  takes: '[NAME ...]',
  about: 'Enters all of them, or nobody if one cannot be entered.',
  options: fromOption,
  help: fromHelp,
  example: 'register cup.json Ana "Ben Solo"\nregister cup.json --from names.txt',
  does(desk, given) {
    const names = namesGiven(given);
    if (names.length === 0) throw new NotUnderstood('Who is entered? Give names, or a list with --from.');
    for (const name of names) desk.does({ kind: 'register', player: name, name });
    return { says: `${playersOf(names.length)} entered; ${playersOf(hereIn(desk.state))} in all.` };
  },
});

const hereIn = ({ entrants }: EventState): number => entrants.filter(({ state }) => state !== 'withdrawn').length;

const teamHelp = `LIST is a file, - for what is piped in, a code or a link: any form faultline team reads, such as a squad to a line
with Units apart by commas and a line "Mission: NAME". The building rules are judged, so are dates and lists.`;
const unjudgedHelp = '  --unjudged   take Units by name alone, without the building rules: for cards not known here';
const judgingOptions = { unjudged: { type: 'boolean' } } as const;

interface Submission extends HandedIn {
  readonly name: string;
}

const sealing = () => randomBytes(16).toString('hex');

const judgingOf = async ({ founding: { format } }: EventState, given: Given): Promise<Judging> => ({
  shelf: await theShelf(),
  format,
  unjudged: given.has('unjudged'),
});

function submission(given: Given, judging: Judging): Submission {
  const [name, list, more] = given.names;
  if (name === undefined || list === undefined || more !== undefined)
    throw new NotUnderstood('Give the name of the player and the file of the team.');
  return { name: tidied(name), ...readTeam(textOf(list), judging) };
}

function submissions(given: Given, judging: Judging): readonly Submission[] {
  const many = given.text('from');
  if (many === undefined) return [submission(given, judging)];
  given.none();
  return readTeams(readText(many), judging);
}

export const team = actWord({
  name: 'team',
  summary: 'hand in a strike team; it stays sealed until round 1 is posted',
  takes: '[NAME LIST]',
  about: teamHelp,
  options: { ...fromOption, ...judgingOptions },
  help: `  --from LIST  many teams at once, an empty line between two, each with a line "Player: NAME"\n${unjudgedHelp}`,
  example: 'team cup.json Ana ana.txt\nteam cup.json --from teams.txt',
  async does(desk, given) {
    const seals = submissions(given, await judgingOf(desk.state, given)).map(({ name, ...handedIn }) => {
      const player = playerCalled(desk.state, name);
      const command = { kind: 'submitTeam', player, ...handedIn, salt: sealing() } as const;
      desk.does(command, `The team of ${name} is not taken.`);
      const seal = desk.state.entrants.find((entrant) => entrant.player === player)?.seal ?? '';
      return { player, name: nameOf(desk.state, player), seal };
    });
    if (seals.length === 0) throw new NotUnderstood('The list holds no team.');
    const rows = seals.map(({ name, seal }) => [name, seal]);
    return { says: table(['Player', 'Seal of the team'], rows), json: { seals } };
  },
});

export const late = actWord({
  name: 'late',
  summary: 'enter a new player after round 1, if that was announced',
  takes: 'NAME LIST',
  about: teamHelp,
  options: judgingOptions,
  help: unjudgedHelp,
  example: 'late cup.json Zoe zoe.txt',
  async does(desk, given) {
    const { name, ...handedIn } = submission(given, await judgingOf(desk.state, given));
    desk.does({ kind: 'enterLate', player: name, name, ...handedIn, salt: sealing() });
    return { says: `${name} is entered late.` };
  },
});

export const checkin = actWord({
  name: 'checkin',
  summary: 'check players in',
  takes: '[NAME ...]',
  about: `Opens check-in if it is not open yet. Whoever has no team or open lines on the check-list is not checked in,
and then nobody of those named is.`,
  options: {
    ...fromOption,
    all: { type: 'boolean' },
    checked: { type: 'boolean' },
    waive: { type: 'boolean' },
  },
  help: `${fromHelp}
  --all        everyone who has handed in a team and is not checked in
  --checked    every line of their check-lists was looked at: tick them
  --waive      do without the rest of their check-lists`,
  example: 'checkin cup.json --all --checked',
  does(desk, given) {
    const named = namesGiven(given).map((name) => playerCalled(desk.state, name));
    if (desk.state.phase === 'registration') desk.does({ kind: 'openCheckIn' });
    const waiting = desk.state.entrants.filter(({ state }) => state === 'submitted').map(({ player }) => player);
    const players = given.has('all') ? waiting : named;
    if (players.length === 0 && given.has('all')) throw new NotUnderstood('Nobody with a team waits to be checked in.');
    for (const player of players) checkedIn(desk, player, given);
    const teamless = desk.state.entrants.filter(({ state }) => state === 'registered').map(({ name }) => name);
    const says = `${playersOf(players.length)} checked in.`;
    return { says: teamless.length === 0 ? says : `${says} Without a team: ${teamless.join(', ')}.` };
  },
});

function checkedIn(desk: Desk, player: string, given: Given): void {
  const items = openPlayerItems(desk.state, player).map(({ item }) => item);
  if (given.has('checked') && items.length > 0) desk.does({ kind: 'tick', player, items });
  const waiving = given.has('waive') ? { waiveRest: true } : {};
  desk.does({ kind: 'checkIn', player, ...waiving }, `${nameOf(desk.state, player)} is not checked in.`);
}

export const drop = actWord({
  name: 'drop',
  summary: 'a player leaves the event',
  takes: 'NAME',
  about: `A running match of theirs counts as conceded. Before check-in is over it is a withdrawal.
A player who does it (--as) asks the organiser.`,
  example: 'drop cup.json Ben --why "has to catch a train"',
  does(desk, given) {
    const player = playerCalled(desk.state, given.one('Who leaves?'));
    const name = nameOf(desk.state, player);
    if (desk.state.phase === 'registration' || desk.state.phase === 'checkIn') {
      desk.does({ kind: 'withdraw', player });
      return { says: `${name} has withdrawn.` };
    }
    if (runs(desk)) {
      desk.does({ kind: 'drop', player });
      return { says: `${name} has left the event.` };
    }
    desk.does({ kind: 'askToDrop', player });
    return { says: `${name} asks to leave the event.` };
  },
});

export const rejoin = actWord({
  name: 'rejoin',
  summary: 'a player who left comes back',
  takes: 'NAME',
  about: 'Rounds missed are losses. A player who does it (--as) asks the organiser.',
  example: 'rejoin cup.json Ben',
  does(desk, given) {
    const player = playerCalled(desk.state, given.one('Who comes back?'));
    const name = nameOf(desk.state, player);
    desk.does({ kind: runs(desk) ? 'admit' : 'askToRejoin', player });
    return { says: runs(desk) ? `${name} is back.` : `${name} asks to come back.` };
  },
});

const runs = (desk: Desk): boolean => officesOf(desk.state, desk.by).includes('organiser');
