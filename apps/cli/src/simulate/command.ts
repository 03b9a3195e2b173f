import { library } from '@faultline/cards';
import { type Command, NotUnderstood, read } from '../command.ts';
import { progress } from '../progress.ts';
import { neededTable, TABLE_NAMES } from '../tables.ts';
import { workersNamed } from '../threads.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { abilityTable } from './abilities.ts';
import { FORGETFUL, keeperIn } from './keeping.ts';
import type { SimulationRequest } from './part.ts';
import { playAll } from './parts.ts';
import { MOST_TURNS } from './proving.ts';
import { asText } from './report.ts';
import { neededOperation, PLAYABLE, tableOfOperation } from './modes/operation.ts';
import { neededFolder, USUAL_FOLDER } from './saving.ts';
import { OPPONENT_NAMES, opponentNamed } from './seating.ts';
import { summarise } from './summary.ts';
import { playableUnit, RANDOM_TEAMS, TEAM_NAMES, teamsNamed } from './teams.ts';

const GAMES = 100;
/** Years of play; a list of them still fits into memory. */
const MOST_GAMES = 10_000_000;
const OPPONENTS = 'restless';

const usage = `Usage: faultline simulate [options]

Plays seeded games between two opponents, random ones by default, on random teams, battlefields and missions, and
checks every rule invariant (listed in docs/testing.md). Game number n of seed S is always the same game, whatever else
is played.

  --games N      number of games (${GAMES})
  --seed S       any text (1)
  --from A       only games from number A
  --to B         only games up to number B
  --teams T      ${RANDOM_TEAMS}, or those of the first and the second seat: ${TEAM_NAMES}, or files (${RANDOM_TEAMS})
  --with UNIT    random teams of which the first seat's has this Unit
  --opponents O  ${OPPONENT_NAMES} (${OPPONENTS}): restless ones go where enemies and objectives are;
                 search, knight and master try plans out, and take a quarter of a second, one or four for a Turn
  --table T      all games on one battlefield: ${TABLE_NAMES}
                 (each game's seed chooses one; open with --close)
  --operation O  a Key Operation instead of the usual game, on the battlefields that fit: ${PLAYABLE.join(', ')}
  --close        start in the middle of the battlefield with damage, for more fighting
  --brink        with --operation: start one step from one of the ends of its Stages
  --workers N    number of threads; results do not change (1)
  --abilities    also print how often each ability was offered, was used and did something
  --resume FILE  store progress in this file; run the same command again to resume
  --save DIR     write every game's file into this folder
  --json         the summary as JSON (docs/cli.md describes it)
  --help         this text

Exit code 1 if a game crashed, had a legal answer rejected, broke an invariant or took more than ${MOST_TURNS} Turns. Each is
listed with the command that reproduces it, and its file is saved (to ${USUAL_FOLDER} or the --save folder).`;

const options = {
  games: { type: 'string' },
  seed: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  teams: { type: 'string' },
  with: { type: 'string' },
  opponents: { type: 'string' },
  table: { type: 'string' },
  operation: { type: 'string' },
  close: { type: 'boolean' },
  brink: { type: 'boolean' },
  workers: { type: 'string' },
  abilities: { type: 'boolean' },
  resume: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many random games and check every rule invariant',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const asked = await askedBy(values);
    const workers = workersNamed(values.workers);
    if (asked.save !== null) neededFolder(asked.save);
    const keeper = values.resume === undefined ? FORGETFUL : keeperIn(values.resume, asked);
    const { part, seconds } = await playAll(asked, workers, keeper, progress(asked.to - asked.from + 1, 'games'));
    const summary = summarise(asked, part, seconds);
    const table = values.abilities ? ['', ...abilityTable(library, part.uses)] : [];
    console.log(values.json ? JSON.stringify(summary, null, 2) : [asText(summary), ...table].join('\n'));
    return part.broken.length === 0 ? 0 : 1;
  },
};

type Values = { readonly [Name in keyof typeof options]?: string | boolean };
const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

async function askedBy(values: Values): Promise<SimulationRequest> {
  const number = (name: 'from' | 'to' | 'games', otherwise: number): number =>
    wholeNumber(name, text(values[name]), otherwise, 1, MOST_GAMES);
  const from = number('from', 1);
  const to = number('to', number('games', Math.max(GAMES, from)));
  if (from > to) throw new NotUnderstood(`--from (${from}) must not be greater than --to (${to}).`);
  const teams = text(values.teams) ?? RANDOM_TEAMS;
  const table = text(values.table) ?? null;
  if (table !== null) neededTable(table);
  const having = text(values.with);
  if (having !== undefined && teams !== RANDOM_TEAMS)
    throw new NotUnderstood('--with needs random teams; leave out --teams.');
  const opponents = opponentNamed(text(values.opponents) ?? OPPONENTS);
  const named = text(values.operation);
  const operation = named === undefined ? {} : { operation: neededOperation(named) };
  if (operation.operation !== undefined && table !== null) tableOfOperation(operation.operation, '', table);
  if (values.brink === true && named === undefined) throw new NotUnderstood('--brink needs --operation.');
  return {
    seed: text(values.seed) ?? '1',
    from,
    to,
    teams,
    fielded: teams === RANDOM_TEAMS ? null : await teamsNamed(teams),
    ...(having === undefined ? {} : { having: await playableUnit(having) }),
    table,
    close: values.close === true || values.brink === true,
    ...(values.brink === true ? { brink: true } : {}),
    opponents,
    ...operation,
    ...(values.abilities === true ? { counting: true as const } : {}),
    save: text(values.save) ?? null,
  };
}
