import type { Posted, PostKind, Posts200 } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import type { House } from '../house.ts';
import { matched } from '../meeting/matching.ts';
import { nameFrom } from '../people/name.ts';
import type { Arrived, Person } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { spoken } from '../talk/words.ts';

/** Who asks, and what the answer does to their device. */
export interface Guest {
  readonly person: Person | null;
  readonly token: string | null;
  /** From now on this device speaks for somebody, or for nobody. */
  becomes(arrived: Arrived | null): void;
}

type Answers = { readonly [K in PostKind]: (house: House, guest: Guest, asked: Posted<K>) => Promise<Posts200[K]> };

/** What is done with each request. What is not here cannot be asked. */
export const POST_ANSWERS: Answers = {
  async guest({ people }, guest, { name }) {
    if (guest.person) return { person: guest.person };
    const arrived = await people.arrive(named(name));
    guest.becomes(arrived);
    return { person: arrived.person };
  },

  async name({ people }, guest, asked) {
    const { id } = somebody(guest);
    const name = named(asked.name);
    await people.rename(id, name);
    return { person: { id, name } };
  },

  async 'hand-over'({ people }, guest) {
    return people.handOver(somebody(guest).id);
  },

  async 'take-over'(house, guest, { code }) {
    const arrived = await house.people.takeOver(code);
    if (typeof arrived === 'string') throw new Refused(`code-${arrived}`);
    guest.becomes(arrived);
    house.tell({ what: 'device', of: arrived.person.id });
    return { person: arrived.person };
  },

  async leave({ people }, guest) {
    if (guest.token) await people.leave(guest.token);
    guest.becomes(null);
    return {};
  },

  async 'leave-others'(house, guest) {
    const { id } = somebody(guest);
    await house.people.leaveOthers(id, guest.token ?? '');
    // Lines of devices that still speak for somebody come back.
    house.tell({ what: 'forgotten', of: id });
    return {};
  },

  async forget(house, guest) {
    const { id } = somebody(guest);
    await house.people.forget(id);
    house.tell({ what: 'forgotten', of: id });
    guest.becomes(null);
    return {};
  },

  async create({ meetings }, guest, { terms, seat, line }) {
    const listed = { line: line === undefined ? null : spoken(line), quick: false };
    const sits: Seat = seat ?? 0;
    return { ...(await meetings.create(somebody(guest).id, terms, sits, listed)), seat: sits };
  },

  async look(house, { person }, { code }) {
    const found = await house.seating.look(code);
    if (!found) throw new Refused('link-unknown');
    const { game, seat, used } = found;
    const row = await house.row(game);
    const { seats, status } = await house.meetings.of(row, null);
    const by = seats[seat === 0 ? 1 : 0]?.name ?? '';
    return { game, seat, used, you: await house.seatOf(game, person), by, terms: row.head.terms, status };
  },

  async take(house, guest, { code }) {
    const { id } = somebody(guest);
    const found = await house.seating.look(code);
    if (found && (await house.row(found.game)).status === 'closed') throw new Refused('closed');
    const taken = await house.seating.take(code, id);
    if ('fault' in taken) throw new Refused(`link-${taken.fault}`, taken.game ? { game: taken.game } : {});
    house.tell({ what: 'meeting', of: taken.game });
    return taken;
  },

  async sit(house, guest, { game }) {
    const { id } = somebody(guest);
    const row = await house.row(game);
    if (row.status === 'closed') throw new Refused('closed');
    if ((await house.seatOf(game, { id })) !== null) throw new Refused('own-game', { game });
    if (!(await house.rows.isListed(game))) throw new Refused('seat-taken', { game });
    const seat = await house.seating.sit(game, id);
    if (seat === null) throw new Refused('seat-taken', { game });
    house.tell({ what: 'meeting', of: game });
    return { game, seat };
  },

  match: (house, guest, asked) => matched(house, somebody(guest).id, asked),

  async close(house, guest, { game }) {
    const seat = await house.seatOf(game, somebody(guest));
    if (seat === null) throw new Refused('not-seated');
    if (!(await house.rows.close(game))) throw new Refused('too-late');
    house.tell({ what: 'meeting', of: game });
    return {};
  },

  async report(house, guest, { game, about, text }) {
    const { id } = somebody(guest);
    const said = spoken(text);
    if (said === '') throw new Refused('malformed', { detail: 'What is it about?' });
    return { report: await house.reports.write(id, game, about, said) };
  },
};

function somebody({ person }: Guest): Person {
  if (!person) throw new Refused('nobody');
  return person;
}

function named(said: string): string {
  const found = nameFrom(said);
  if ('fault' in found) throw new Refused(`name-${found.fault}`);
  return found.name;
}
