import type { GameOfMine, Gets200 } from '@faultline/host/wire';
import { type GameFile, seal } from '@faultline/rules';
import type { GameRow } from '../games/gameRows.ts';
import { beginningOf } from '../games/head.ts';
import { gameBy } from '../games/shelf.ts';
import type { House } from '../house.ts';
import type { Person } from '../people/people.ts';
import { Refused } from '../refused.ts';

/** The story of a game from its beginning: read from what was kept beside its entries, and worked out by nobody. */
export async function storyOf(house: House, g: string, sits: boolean): Promise<Gets200['/api/games/<g>/story']> {
  const row = await house.row(g);
  const { segment, state, at, events } = await house.hall.beginning(row);
  const delay = sits ? 0 : (row.head.terms.watch?.delay ?? 0);
  const version =
    delay > 0 ? await house.storage.versionAt(g, segment, house.now() - delay) : (await house.game(g)).version;
  const told = await house.storage.told(g, { segment, version });
  const first = { e: events, f: 0, at, open: state.open };
  return { segment, version, chapters: [first, ...told] };
}

/** So many files are kept at hand: to make one is to replay its game. */
const FILES = 50;
const files = new WeakMap<House, Map<string, Promise<string>>>();

/** The whole file as text, with the proof of its dice; nobody gets any of it before the end. A game that is over grows no more. */
export async function fileOf(house: House, g: string): Promise<string> {
  const row = await house.row(g);
  if (row.status !== 'over') throw new Refused('not-over');
  const kept = files.get(house) ?? new Map<string, Promise<string>>();
  files.set(house, kept);
  const key = `${g} ${row.segment}`;
  const known = kept.get(key);
  if (known) return known;
  const made = replayed(house, g, row).then((file) => JSON.stringify(file));
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  for (const oldest of [...kept.keys()].slice(0, -FILES)) kept.delete(oldest);
  return made;
}

async function replayed(house: House, g: string, row: GameRow): Promise<GameFile> {
  if (!row.head.begun) throw new Refused('not-over');
  const opened = await house.sealing.opened(g);
  if (!opened) throw new Refused('not-over');
  const game = gameBy({ ...row.head.begun.rules, table: await house.rows.board(row.tableHash) });
  const match = beginningOf(game, row.head.terms, row.head.begun.teams, opened);
  for (const { entry } of await house.storage.entriesAfter(g, { segment: row.segment, version: 0 })) {
    const taken = match.retake(entry);
    if ('refused' in taken) throw new Refused('departed');
  }
  return seal(match.file());
}

export async function gamesOf({ db }: House, { id }: Person): Promise<readonly GameOfMine[]> {
  const rows = await db.reader
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .leftJoin('seats as others', (join) =>
      join.onRef('others.game', '=', 'seats.game').onRef('others.seat', '<>', 'seats.seat'),
    )
    .leftJoin('people', 'people.id', 'others.person')
    .select(['games.id', 'seats.seat', 'games.status', 'games.head', 'games.created', 'people.name', 'others.person'])
    .where('seats.person', '=', id)
    .where('games.status', '<>', 'closed')
    .orderBy('games.created', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id: game, seat, status, head, created, name, person }) => ({
    game,
    seat,
    status: status === 'waiting' && person !== null ? 'choosing' : status,
    terms: JSON.parse(head).terms,
    other: person === null ? null : (name ?? ''),
    created,
  }));
}
