import type { Posted, Posts200 } from '@faultline/host/wire';
import type { News } from '../database/postgres/bell.ts';
import type { GameRows, OpenRow } from '../games/gameRows.ts';
import type { Meetings } from './meetings.ts';
import { quickTerms } from './quick.ts';
import type { Seating } from './seating.ts';

type Match = Posts200['match'];

/** Where tables stand, and who hears that somebody sat down. */
interface Tables {
  readonly rows: GameRows;
  readonly seating: Seating;
  readonly meetings: Meetings;
  tell(news: News): void;
}

/**
 * A game at once: the oldest table of somebody who waits there for the same, else a table of one's own. Whoever waits
 * asks again and again: of two who opened tables at the same time the later one goes to the other's.
 */
export async function matched(tables: Tables, person: string, asked: Posted<'match'>): Promise<Match> {
  const { mode, clock, at } = asked;
  const all = (await tables.rows.quick(person)).filter(
    ({ terms }) => terms.mode === mode && terms.clock.kind === clock,
  );
  const own = all.find((each) => each.person === person);
  const others = own?.here ? all.slice(0, all.indexOf(own)) : all.filter((each) => each !== own);
  if (own?.here && others.length === 0) return waiting(own.id);
  const met = own || at === undefined ? null : await metAt(tables, person, at);
  if (met) return met;
  // One that was left is no use to anybody; at one that cannot be closed somebody has just sat down.
  if (own && !(await tables.rows.withdraw(own.id))) return waiting(own.id);
  const found = await seated(tables, person, others);
  if (found) return found;
  const { game } = await tables.meetings.create(person, quickTerms(mode, clock), 0, { line: null, quick: true });
  return waiting(game);
}

const waiting = (game: string): Match => ({ game, seat: 0, waits: true });

/** Somebody has sat down where one waited. */
async function metAt({ rows, seating }: Tables, person: string, game: string): Promise<Match | null> {
  const seat = (await rows.find(game))?.status === 'waiting' ? await seating.seatOf(game, person) : null;
  return seat === null ? null : { game, seat, waits: false };
}

/** At the first that is still free. */
async function seated(tables: Tables, person: string, free: readonly OpenRow[]): Promise<Match | null> {
  for (const { id: game } of free) {
    const seat = await tables.seating.sit(game, person);
    if (seat === null) continue;
    tables.tell({ what: 'meeting', of: game });
    return { game, seat, waits: false };
  }
  return null;
}
