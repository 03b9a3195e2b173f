import { randomBytes } from 'node:crypto';
import type { OfEach } from '@faultline/chance';
import type { Head, Meeting, SeatShown, Status, Team, Terms } from '@faultline/host/wire';
import { TABLES } from '@faultline/geometry';
import { dataHash, type Game, RULES_VERSION, type Seat } from '@faultline/rules';
import type { GameRow, GameRows } from '../games/gameRows.ts';
import { setupOf, whyNotBring } from '../games/head.ts';
import { gameBy, rulesOn } from '../games/shelf.ts';
import { freshId } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { whyNotPlayedBy } from './quick.ts';
import type { Sealing, SealingFault } from './sealing.ts';
import type { SeatRow, Seating } from './seating.ts';

const freshBytes = (): string => randomBytes(32).toString('hex');

/** Whoever is slow to seal or open has so long before the other may begin anew. */
const PATIENCE = 20_000;

const sealerOf = (seat: Seat): '0' | '1' => (seat === 0 ? '0' : '1');

/** Everything between the first link and the first entry. */
export class Meetings {
  private readonly rows: GameRows;
  private readonly seating: Seating;
  private readonly sealing: Sealing;
  /** Whether a line to this seat is open. */
  private readonly isHere: (game: string, seat: Seat) => boolean;

  constructor(rows: GameRows, seating: Seating, sealing: Sealing, isHere: (game: string, seat: Seat) => boolean) {
    this.rows = rows;
    this.seating = seating;
    this.sealing = sealing;
    this.isHere = isHere;
  }

  /** A game by these terms, and the code of the link to its other seat. */
  async create(
    person: string,
    terms: Terms,
    seat: Seat,
    listed: { readonly line: string | null; readonly quick: boolean },
  ): Promise<{ readonly game: string; readonly code: string }> {
    const wrong = whyNotPlayedBy(terms);
    if (wrong !== null) throw new Refused('terms', { detail: wrong });
    const table = TABLES[terms.table as keyof typeof TABLES];
    const game = freshId();
    const insertions = this.rows.insertions(game, { terms, begun: null }, table, listed);
    return { game, code: await this.seating.open(game, person, seat, ...insertions) };
  }

  /** A game as somebody sees it who sits here, or nowhere. */
  async of(row: GameRow, you: Seat | null): Promise<Meeting> {
    const { id: g, head, round } = row;
    const seats = await this.seating.seats(g);
    const ready = seats.length === 2 && seats.every((each) => each.ready === 1);
    if (ready && row.status === 'waiting') await this.sealing.begin(g, freshBytes());
    const seals = await this.sealing.seals(g);
    const all = !seals.includes(null);
    const own = seats.find(({ seat }) => seat === you)?.team;
    return {
      g,
      status: statusOf(row, seats),
      terms: head.terms,
      seats: [this.shown(g, seats[0]), this.shown(g, seats[1])],
      you,
      team: own ? (JSON.parse(own) as Team) : null,
      teams: ready ? (seats.map(({ team }) => JSON.parse(team ?? 'null')) as [Team, Team]) : null,
      round,
      seals: seals[0] ? [seals[0], all ? (seals[1] ?? null) : null, all ? (seals[2] ?? null) : null] : null,
      sealed: [seals[1] !== null, seals[2] !== null],
      opened: await this.sealing.openedBy(g),
    };
  }

  private shown(g: string, row: SeatRow | undefined): SeatShown | null {
    if (!row || row.person === null) return null;
    return { name: row.name ?? '', here: this.isHere(g, row.seat), ready: row.ready === 1 };
  }

  /** Lays a team face down; for good once it is ready. */
  async bring(g: string, seat: Seat, team: Team, ready: boolean): Promise<void> {
    const row = waiting(await this.rows.find(g));
    const reasons = ready ? whyNotBring(await this.gameOf(row), team) : [];
    if (reasons.length > 0) throw new Refused('team', { reasons });
    if (!(await this.seating.bring(g, seat, JSON.stringify(team), ready))) throw new Refused('team-fixed');
  }

  async seal(g: string, seat: Seat, round: number, value: string): Promise<void> {
    inRound(await this.rows.find(g), round);
    refuseFor(await this.sealing.seal(g, sealerOf(seat), value));
  }

  /** Tells whether the game has begun with it. */
  async open(g: string, seat: Seat, round: number, value: string): Promise<boolean> {
    const row = await this.rows.find(g);
    // Said again after a broken line.
    if (row && row.status !== 'waiting' && row.round === round) return false;
    inRound(row, round);
    refuseFor(await this.sealing.open(g, sealerOf(seat), value));
    return this.begin(g);
  }

  async sealAgain(g: string, round: number): Promise<void> {
    inRound(await this.rows.find(g), round);
    if ((await this.sealing.restedFor(g)) < PATIENCE) throw new Refused('too-early');
    await this.sealing.again(g, round, freshBytes());
  }

  private async gameOf({ head, tableHash }: GameRow): Promise<Game> {
    return gameBy(rulesOn(head.terms.mode, await this.rows.board(tableHash)));
  }

  /** Once everybody has opened; of several who try, one begins it, and the others were not too late for anything. */
  async begin(g: string): Promise<boolean> {
    const row = await this.rows.find(g);
    const teams = await this.seating.teams(g);
    if (row?.status !== 'waiting' || !teams || !(await this.sealing.opened(g))) return false;
    const brought = teams.map((team) => JSON.parse(team)) as [Team, Team];
    const game = await this.gameOf(row);
    const { table: _, ...rules } = rulesOn(row.head.terms.mode, game.table);
    const head = { ...row.head, begun: { teams: brought, rules, sheet: game.library.sheet } };
    return this.rows.begin(g, head, RULES_VERSION, dataHash(game, setupOf(row.head.terms, brought)));
  }

  /** What a client lays a game out from. */
  async headOf(row: GameRow): Promise<Head> {
    const { head, tableHash, rulesVersion, dataHash: data, round } = row;
    if (!head.begun) throw new Refused('not-begun');
    const { teams, rules, sheet } = head.begun;
    const { options, constants, own } = rules;
    const seals = (await this.sealing.seals(row.id)) as OfEach;
    // As people are called now: whoever was forgotten has none.
    const names = (await this.seating.seats(row.id)).map(({ name }) => name ?? '') as [string, string];
    const kept = { rulesVersion, dataHash: data, sheet, tableHash, round, seals };
    return { ...kept, terms: head.terms, teams, options, constants, own, names };
  }
}

function waiting(row: GameRow | null): GameRow {
  if (!row) throw new Refused('no-game');
  if (row.status === 'closed') throw new Refused('closed');
  if (row.status !== 'waiting') throw new Refused('too-late');
  return row;
}

function inRound(row: GameRow | null, round: number): void {
  const { round: now } = waiting(row);
  if (now !== round) throw new Refused(round < now ? 'too-late' : 'too-early');
}

function statusOf({ status }: GameRow, seats: readonly SeatRow[]): Status {
  if (status !== 'waiting') return status;
  if (seats.some(({ person }) => person === null)) return 'waiting';
  return seats.every(({ ready }) => ready === 1) ? 'sealing' : 'choosing';
}

const FAULTS = {
  malformed: 'malformed',
  'sealed-already': 'sealed-already',
  'too-early': 'too-early',
  'does-not-fit': 'does-not-fit',
} as const satisfies Readonly<Record<SealingFault, string>>;

function refuseFor(fault: SealingFault | null): void {
  if (fault) throw new Refused(FAULTS[fault]);
}
