import { Departed } from '@faultline/host';
import type { GameOfMine, Gets200 } from '@faultline/host/wire';
import type { GameRow } from '../games/gameRows.ts';
import type { House } from '../house.ts';
import type { Person } from '../people/people.ts';
import { Refused } from '../refused.ts';

/** The story of a game from its beginning: read from what was kept beside its entries, and worked out by nobody. */
export async function storyOf(house: House, g: string, sits: boolean): Promise<Gets200['/api/games/<g>/story']> {
  // Once it is loaded its row says by which rules it goes on.
  const game = await house.game(g);
  const row = await house.row(g);
  const { segment, at, told: begun } = await house.hall.beginning(row);
  const delay = sits ? 0 : (row.head.terms.watch?.delay ?? 0);
  if (delay > 0 && segment > 0 && at > house.now() - delay) throw new Refused('not-begun');
  const version = delay > 0 ? await house.storage.versionAt(g, segment, house.now() - delay) : game.version;
  const told = await house.storage.told(g, { segment, version });
  const first = { ...begun(), f: 0, at };
  return { segment, version, chapters: [first, ...told] };
}

/** The whole file as text, with the proof of its dice; nobody gets any of it before the end, and before they have seen that. */
export async function fileOf(house: House, g: string, sits: boolean): Promise<string> {
  const row = await house.row(g);
  if (row.status !== 'over' || (!sits && (await isAhead(house, row)))) throw new Refused('not-over');
  try {
    return await house.files.of(row);
  } catch (error) {
    if (error instanceof Departed) throw new Refused('departed');
    throw error;
  }
}

/** Whoever looks on later has not seen the end yet. */
async function isAhead({ storage, now }: House, { id, segment, head }: GameRow): Promise<boolean> {
  const delay = head.terms.watch?.delay ?? 0;
  if (delay === 0) return false;
  const [seen, last] = [await storage.versionAt(id, segment, now() - delay), await storage.lastVersion(id, segment)];
  return seen < last;
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
