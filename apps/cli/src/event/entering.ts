// Players: entered, teams handed in, checked in, gone, come back.
import { counted } from '@faultline/text/en/plural';
import { randomBytes } from 'node:crypto';
import { type EventState, nameOf, namesIn, officesOf, openPlayerItems, tidied } from '@faultline/tournament';
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
const fromHelp = '  --from LIST  read names from a file, one per line (- for stdin)';

export const register = actWord({
  name: 'register',
  summary: 'register players',
  takes: '[NAME ...]',
  about: 'Registers all of them, or none if one is rejected.',
  options: fromOption,
  help: fromHelp,
  example: 'register cup.json Ana "Ben Solo"\nregister cup.json --from names.txt',
  does(desk, given) {
    const names = namesGiven(given);
    if (names.length === 0) throw new NotUnderstood('Missing names. List them or use --from FILE.');
    for (const name of names) desk.does({ kind: 'register', player: name, name });
    return { says: `${playersOf(names.length)} registered; ${playersOf(hereIn(desk.state))} in total.` };
  },
});

const hereIn = ({ entrants }: EventState): number => entrants.filter(({ state }) => state !== 'withdrawn').length;

const teamHelp = `LIST is a file, - for stdin, a code or a link: any format "faultline team" reads, such as one squad per line with Units
separated by commas and a line "Mission: NAME". Team rules, release dates and the organizer's lists are checked.`;
const unjudgedHelp = '  --unjudged   accept Units by name without checking team rules';
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
    throw new NotUnderstood('Missing player name or team file.');
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
  summary: 'submit a strike team (sealed until round 1 is posted)',
  takes: '[NAME LIST]',
  about: teamHelp,
  options: { ...fromOption, ...judgingOptions },
  help: `  --from LIST  several teams at once, separated by empty lines, each with a line "Player: NAME"\n${unjudgedHelp}`,
  example: 'team cup.json Ana ana.txt\nteam cup.json --from teams.txt',
  async does(desk, given) {
    const seals = submissions(given, await judgingOf(desk.state, given)).map(({ name, ...handedIn }) => {
      const player = playerCalled(desk.state, name);
      const command = { kind: 'submitTeam', player, ...handedIn, salt: sealing() } as const;
      desk.does(command, `${name}'s team was rejected.`);
      const seal = desk.state.entrants.find((entrant) => entrant.player === player)?.seal ?? '';
      return { player, name: nameOf(desk.state, player), seal };
    });
    if (seals.length === 0) throw new NotUnderstood('The list contains no teams.');
    const rows = seals.map(({ name, seal }) => [name, seal]);
    return { says: table(['Player', 'Team seal'], rows), json: { seals } };
  },
});

export const late = actWord({
  name: 'late',
  summary: 'register a new player after round 1, if that was announced',
  takes: 'NAME LIST',
  about: teamHelp,
  options: judgingOptions,
  help: unjudgedHelp,
  example: 'late cup.json Zoe zoe.txt',
  async does(desk, given) {
    const { name, ...handedIn } = submission(given, await judgingOf(desk.state, given));
    desk.does({ kind: 'enterLate', player: name, name, ...handedIn, salt: sealing() });
    return { says: `${name} joins late.` };
  },
});

export const checkin = actWord({
  name: 'checkin',
  summary: 'check players in',
  takes: '[NAME ...]',
  about: `Opens check-in if needed. If a player has no team or an open check-list, none of the named players are checked in.`,
  options: {
    ...fromOption,
    all: { type: 'boolean' },
    checked: { type: 'boolean' },
    waive: { type: 'boolean' },
  },
  help: `${fromHelp}
  --all        all players with a team who are not checked in
  --checked    mark all check-list items as checked
  --waive      waive the remaining check-list items`,
  example: 'checkin cup.json --all --checked',
  does(desk, given) {
    const named = namesGiven(given).map((name) => playerCalled(desk.state, name));
    if (desk.state.phase === 'registration') desk.does({ kind: 'openCheckIn' });
    const waiting = desk.state.entrants.filter(({ state }) => state === 'submitted').map(({ player }) => player);
    const players = given.has('all') ? waiting : named;
    if (players.length === 0 && given.has('all')) throw new NotUnderstood('No players are waiting to check in.');
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
  summary: 'drop a player from the event',
  takes: 'NAME',
  about: `A match in progress counts as conceded. Before check-in ends, this is a withdrawal.
Players (--as) can only ask the organizer.`,
  example: 'drop cup.json Ben --why "has to catch a train"',
  does(desk, given) {
    const player = playerCalled(desk.state, given.one('Missing player name.'));
    const name = nameOf(desk.state, player);
    if (desk.state.phase === 'registration' || desk.state.phase === 'checkIn') {
      desk.does({ kind: 'withdraw', player });
      return { says: `${name} has withdrawn.` };
    }
    if (runs(desk)) {
      desk.does({ kind: 'drop', player });
      return { says: `${name} has dropped.` };
    }
    desk.does({ kind: 'askToDrop', player });
    return { says: `${name} has asked to drop.` };
  },
});

export const rejoin = actWord({
  name: 'rejoin',
  summary: 'readmit a player who dropped',
  takes: 'NAME',
  about: 'Missed rounds count as losses. Players (--as) can only ask the organizer.',
  example: 'rejoin cup.json Ben',
  does(desk, given) {
    const player = playerCalled(desk.state, given.one('Missing player name.'));
    const name = nameOf(desk.state, player);
    desk.does({ kind: runs(desk) ? 'admit' : 'askToRejoin', player });
    return { says: runs(desk) ? `${name} is back.` : `${name} has asked to rejoin.` };
  },
});

const runs = (desk: Desk): boolean => officesOf(desk.state, desk.by).includes('organiser');
