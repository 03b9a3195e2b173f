import { hash } from 'node:crypto';
import { Departed, type Heard, type Place, type Verdict } from '@faultline/host';
import { type Meeting, RATES } from '@faultline/host/wire';
import { otherSeat, type Seat } from '@faultline/rules';
import type { Logger } from 'pino';
import { type Database, NotStored } from './database/database.ts';
import { type Bell, type News, NO_BELL } from './database/postgres/bell.ts';
import { GameFiles } from './games/gameFile.ts';
import type { GameHere } from './games/gameHere.ts';
import { type GameRow, GameRows } from './games/gameRows.ts';
import { GameStorage } from './games/gameStorage.ts';
import { Hall } from './games/hall.ts';
import { type Moved, Segments } from './games/segments.ts';
import { Latecomers } from './lines/late.ts';
import type { Joined, Line } from './lines/line.ts';
import { Hearing } from './lines/hearing.ts';
import { Jobs } from './jobs/jobs.ts';
import { Pulse } from './jobs/pulse.ts';
import { Lines } from './lines/lines.ts';
import { Meetings } from './meeting/meetings.ts';
import { Sealing } from './meeting/sealing.ts';
import { Seating } from './meeting/seating.ts';
import { Metrics } from './metrics.ts';
import { People } from './people/people.ts';
import { nextAfter } from './meeting/rematch.ts';
import { Refused } from './refused.ts';
import { Offers } from './talk/offers.ts';
import { Reports } from './talk/reports.ts';
import { Words } from './talk/words.ts';

/** How much somebody may say: so much a second, and so much at once. */
export type Rates = ConstructorParameters<typeof Hearing>[0];

/** Everything that one process of the server has: what is stored, what is in memory, and who is here. */
export class House {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  readonly people: People;
  readonly seating: Seating;
  readonly sealing: Sealing;
  readonly rows: GameRows;
  readonly storage: GameStorage;
  readonly lines = new Lines();
  readonly meetings: Meetings;
  readonly hall: Hall;
  readonly files: GameFiles;
  readonly offers: Offers;
  readonly words: Words;
  readonly reports: Reports;
  readonly latecomers: Latecomers;
  readonly jobs: Jobs;
  readonly pulse: Pulse;
  /** Wakes the other processes. */
  bell: Bell = NO_BELL;
  /** What those were told last who wait for a game to begin. */
  private readonly meetingsTold = new WeakMap<Joined, string>();
  /** Games at which something was offered: with the next entry it may lapse. */
  private readonly offering = new Set<string>();
  /** Games that are over and could not be written down as such. */
  private readonly unended = new Set<string>();
  /** Games that are shown though an outage, or their end, could not be written down. */
  private readonly unsettled = new Set<GameHere>();
  readonly metrics = new Metrics({ lines: () => this.lines.size, games: () => this.hall.size });

  readonly hearing: Hearing;

  constructor(db: Database, log: Logger, rates: Rates = RATES, now: () => number = Date.now) {
    this.db = db;
    this.log = log;
    this.hearing = new Hearing(rates);
    this.now = now;
    this.people = new People(db, now);
    this.seating = new Seating(db, now);
    this.sealing = new Sealing(db, now);
    this.rows = new GameRows(db, now);
    this.storage = new GameStorage(db);
    this.offers = new Offers(db, now);
    this.words = new Words(db, now);
    this.reports = new Reports(db, now);
    this.jobs = new Jobs(db, now);
    this.pulse = new Pulse(db, now);
    this.meetings = new Meetings(this.rows, this.seating, this.sealing, (g, seat) => this.lines.isHere(g, seat));
    this.latecomers = new Latecomers({
      storage: this.storage,
      now,
      game: (g) => this.game(g),
      head: async (g) => this.meetings.headOf(await this.row(g)),
      presence: (g) => this.lines.presence(g),
    });
    const segments = new Segments(db, this.storage, this.rows, now, (moved) => this.moved(moved));
    const dice = (g: string) => this.sealing.opened(g);
    this.files = new GameFiles(db, this.storage, this.rows, segments, dice);
    this.hall = new Hall(
      this.storage,
      this.rows,
      segments,
      dice,
      log,
      (game) => this.settle(game),
      (game, heard) => this.heard(game, heard),
    );
  }

  async row(g: string): Promise<GameRow> {
    const row = await this.rows.find(g);
    if (!row) throw new Refused('no-game');
    return row;
  }

  /** Lets go of what nobody needs just now. */
  sweep(): void {
    this.hall.sweep(this.now());
    this.hearing.sweep(this.now());
  }

  /** A game that runs or ran. */
  async game(g: string): Promise<GameHere> {
    try {
      const game = await this.hall.game(g);
      if (!game) throw new Refused('not-begun');
      return game;
    } catch (error) {
      if (!(error instanceof Departed)) throw error;
      this.departed(g, error);
      throw new Refused('departed');
    }
  }

  /** Takes what other processes have stored of a game that is here. */
  async follow(g: string): Promise<void> {
    try {
      await this.hall.loaded(g)?.follow();
    } catch (error) {
      if (!(error instanceof Departed)) throw error;
      this.departed(g, error);
    }
  }

  /** This process is there; if nobody was for a while, that is charged to nobody. */
  async beat(): Promise<void> {
    if (await this.pulse.beat()) for (const game of this.hall.all()) await this.spare(game);
    for (const g of this.unended) await this.end(g);
    for (const game of [...this.unsettled])
      if (this.hall.loaded(game.g) === game) await this.settle(game);
      else this.unsettled.delete(game);
  }

  /** What a process that died could not do any more. A game is shown all the same where it cannot be done now. */
  private async settle(game: GameHere): Promise<void> {
    this.unsettled.delete(game);
    try {
      await (game.open.result ? this.rows.end(game.g) : this.spare(game));
    } catch (error) {
      this.unsettled.add(game);
      this.log.warn({ game: game.g, err: error }, 'a game could not be settled');
    }
  }

  /** DP-63: of all processes that know of an outage one stores it. */
  private async spare(game: GameHere): Promise<void> {
    if (game.settings.kind === 'none' || game.clock.stopped !== null || game.open.result) return;
    for (const { since: from, until: to } of await this.pulse.outagesAfter(game.clock.since)) {
      const id = hash('sha256', `outage ${game.g} ${from}`).slice(0, 32);
      if (!(await this.storage.find(game.g, id))) await game.send(id, 'clock', { do: 'outage', from, to });
    }
  }

  /** Takes what others have stored, of all games that are here. */
  async lookAtGames(): Promise<void> {
    const here = this.hall.all();
    const newest = await this.storage.newest(here.map(({ g }) => g));
    for (const game of here) {
      const { segment = 0, version = 0 } = newest.get(game.g) ?? {};
      if (segment > game.segment || version > game.version) await this.follow(game.g);
    }
  }

  /** Two versions of the rules must never write one game: this process serves it no more. */
  private departed(g: string, error: Departed): void {
    if (this.hall.departed.has(g)) return;
    this.hall.depart(g, error);
    this.metrics.departed.inc();
    for (const [line] of this.lines.at(g)) line.tell('notice', { notice: 'departed', g });
  }

  /** It goes on under other rules; processes with those of before read in its record that they must let it be. */
  private moved({ game, from, to, entries, lost }: Moved): void {
    this.log.warn({ game, from, to, entries, lost }, 'a game goes on under other rules or cards');
    this.metrics.moved.inc();
    this.bell.ring({ what: 'entries', of: game });
  }

  /** Whoever is at a game that has not begun sees it anew. */
  async meetingChanged(g: string): Promise<void> {
    const row = await this.rows.find(g);
    if (!row) return;
    for (const [line, joined] of this.lines.at(g))
      this.tellMeeting(line, joined, await this.meetings.of(row, joined.seat));
  }

  /** With `again` also where it is what was told last. */
  private tellMeeting(line: Line, joined: Joined, meeting: Meeting, again = true): void {
    const text = JSON.stringify({ t: 'meeting', ...meeting });
    if (again || this.meetingsTold.get(joined) !== text) line.send(text);
    this.meetingsTold.set(joined, text);
  }

  /**
   * Notifications may be lost, and a process may die between the last opening and the beginning: whoever waits for a
   * game is told what it has come to.
   */
  async lookAtMeetings(): Promise<void> {
    const meetings = this.lines.gamesHere().map((g) => ({ g, waiting: this.waitingAt(g) }));
    const seated = meetings.filter(({ waiting }) => waiting.some(([, { seat }]) => seat !== null));
    await this.rows.occupied(seated.map(({ g }) => g));
    for (const { g, waiting } of meetings) if (waiting.length > 0) await this.lookAtMeeting(g, waiting);
  }

  private waitingAt(g: string): ReturnType<Lines['at']> {
    return this.lines.at(g).filter(([, joined]) => this.meetingsTold.has(joined));
  }

  private async lookAtMeeting(g: string, waiting: ReturnType<Lines['at']>): Promise<void> {
    const begun = await this.meetings.begin(g);
    const row = await this.row(g);
    for (const [line, joined] of waiting)
      if (row.status === 'running' || row.status === 'over') await this.tellGame(line, row, joined.seat);
      else this.tellMeeting(line, joined, await this.meetings.of(row, joined.seat), false);
    if (begun) this.bell.ring({ what: 'begun', of: g });
  }

  presenceChanged(g: string): void {
    const presence = this.lines.presence(g);
    for (const [line] of this.lines.at(g)) line.tell('presence', { g, ...presence });
  }

  /** After an entry that everybody here has. */
  private heard({ g }: GameHere, { after }: Heard): void {
    const { result } = after.open;
    if (this.offering.has(g)) this.inBackground(this.offersChanged(g));
    if (result) void this.end(g);
  }

  /** Where the database is away just now it is tried again with the next pulse. */
  private async end(g: string): Promise<void> {
    try {
      await this.ended(g);
      this.unended.delete(g);
    } catch (error) {
      this.unended.add(g);
      this.log.error({ game: g, err: error }, 'a game could not be ended');
    }
  }

  /** What is not waited for must not end the process. */
  private inBackground(done: Promise<void>): void {
    done.catch((error) => this.log.error({ err: error }, 'something could not be told'));
  }

  /** Tells what has changed: to those here, and to the other processes. */
  tell(news: News): void {
    this.bell.ring(news);
    this.rung(news);
  }

  /** Something has changed, here or elsewhere. */
  rung({ what, of, id }: News): void {
    const tellers: { readonly [W in News['what']]: () => Promise<void> } = {
      entries: () => this.follow(of),
      meeting: () => this.meetingChanged(of),
      begun: () => this.begun(of),
      offers: () => this.offersChanged(of, id),
      said: () => this.wordHeard(of, id ?? ''),
      wishes: () => this.wishesChanged(of),
      rematch: () => this.rematch(of),
      device: async () => {
        for (const line of this.lines.of(of)) line.tell('notice', { notice: 'device-added' });
      },
      forgotten: async () => {
        for (const line of this.lines.of(of)) line.close('restart');
      },
    };
    // A later version may ring for what this one does not know.
    if (Object.hasOwn(tellers, what)) this.inBackground(tellers[what]());
  }

  /** Players see what waits for an answer, and what became of the last. */
  private async offersChanged(g: string, id?: string): Promise<void> {
    const game = this.hall.loaded(g);
    if (!game) return;
    const offers = await this.offers.waiting(g, game.version);
    const last = id ? await this.offers.ended(g, id) : null;
    if (offers.length > 0) this.offering.add(g);
    else this.offering.delete(g);
    for (const [line, { seat }] of this.lines.at(g))
      if (seat !== null) line.tell('offers', { g, offers, ...(last && { last }) });
  }

  private async wordHeard(g: string, id: string): Promise<void> {
    const said = await this.words.find(g, id);
    if (!said) return;
    const wishes = await this.words.wishes(g);
    for (const [line, { seat }] of this.lines.at(g)) {
      const own = seat === null ? null : wishes[seat];
      const muted = said.by === 'spectator' ? own?.muteSpectators : said.by !== seat && own?.muteOther;
      // What players say tells how the game stands.
      const isAhead = said.by !== 'spectator' && this.latecomers.has(line, g);
      if (!muted && !isAhead) line.tell('said', { g, ...said });
    }
  }

  private async wishesChanged(g: string): Promise<void> {
    const wishes = await this.words.wishes(g);
    for (const [line, { seat }] of this.lines.at(g)) if (seat !== null) line.tell('wishes', { g, ...wishes[seat] });
  }

  private async rematch(g: string): Promise<void> {
    const next = nextAfter(g);
    // To those who look on later it would tell that the game is over.
    for (const [line, { seat }] of this.lines.at(g).filter(([each]) => !this.latecomers.has(each, g)))
      line.tell('rematch', { g, next, seat: seat === null ? null : otherSeat(seat) });
  }

  private async ended(g: string): Promise<void> {
    await this.rows.end(g);
    const opened = await this.sealing.opened(g);
    const game = await this.hall.game(g);
    const result = game?.open.result;
    if (!opened || !result) return;
    const isLate = ((await this.rows.find(g))?.head.terms.watch?.delay ?? 0) > 0;
    for (const [line, { seat }] of this.lines.at(g))
      if (seat !== null || !isLate) line.tell('over', { g, result, openings: opened.proof.openings });
  }

  /** Where a person sits; null for whoever looks on. */
  async seatOf(g: string, person: { readonly id: string } | null): Promise<Seat | null> {
    return person ? this.seating.seatOf(g, person.id) : null;
  }

  /** A line hears of a running game from now on: what it missed, or the whole. */
  async tellGame(line: Line, row: GameRow, seat: Seat | null, since?: Place): Promise<void> {
    const { id: g } = row;
    const delay = row.head.terms.watch?.delay ?? 0;
    if (seat === null && delay > 0) {
      const joined = line.listener(g, null);
      this.lines.join(line, joined);
      return this.latecomers.add(line, joined, delay);
    }
    const head = await this.meetings.headOf(row);
    // Whoever comes from another process has seen what that has stored.
    await this.follow(g);
    const game = await this.game(g);
    const [wishes, said] = await Promise.all([this.words.wishes(g), this.words.lately(g)]);
    const offers = seat === null ? [] : await this.offers.waiting(g, game.version);
    if (offers.length > 0) this.offering.add(g);
    // From here to the end nothing waits: no entry comes between what is told and what is heard afterwards.
    if (!line.isOpen) return;
    this.leave(line, g);
    const joined = line.listener(g, seat);
    this.lines.join(line, joined);
    const missed = since && since.segment === game.segment ? game.since(since.version, joined.looker) : null;
    const { segment, version, clock } = game;
    line.tell('game', {
      g,
      segment,
      version,
      you: seat,
      ...(missed === null && { head, view: game.viewOf(joined.looker) }),
      clock,
      offers,
      presence: this.lines.presence(g),
      said,
      wishes: seat === null ? null : wishes[seat],
      now: this.now(),
    });
    for (const text of missed ?? []) line.send(text);
    game.listeners.add(joined);
  }

  /** A game has begun: all who were there for the meeting play or look on. */
  async begun(g: string): Promise<void> {
    const row = await this.row(g);
    for (const [line, { seat }] of this.lines.at(g)) await this.tellGame(line, row, seat);
  }

  /** Stores an entry. What nobody can know the end of is loaded anew, and asked again by whoever sent it. */
  async send(game: GameHere, ...said: Parameters<GameHere['send']>): Promise<Verdict> {
    const done = this.metrics.seconds.startTimer();
    try {
      const verdict = await game.send(...said);
      this.metrics.entries.inc({ end: 'refused' in verdict ? 'refused' : verdict.again ? 'again' : 'stored' });
      done();
      if (!('refused' in verdict)) this.bell.ring({ what: 'entries', of: game.g });
      return verdict;
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (error instanceof NotStored) throw new Refused('storage-full');
      this.hall.forget(game.g);
      if (error instanceof Departed) this.departed(game.g, error);
      this.log.error({ err: error, game: game.g }, 'an entry may or may not be stored');
      for (const [line] of this.lines.at(game.g)) line.close('restart');
      throw new Refused(error instanceof Departed ? 'departed' : 'storage-away');
    }
  }

  leave(line: Line, g: string): void {
    const joined = this.lines.leave(line, g);
    this.latecomers.remove(line, g);
    const game = joined && this.hall.loaded(g);
    if (game) game.listeners.delete(joined);
  }

  /** Somebody who was at a game is there no more. */
  async left(g: string): Promise<void> {
    if (this.hall.loaded(g)) this.presenceChanged(g);
    else await this.meetingChanged(g);
  }

  /** A line is gone, however it ended. */
  async gone(line: Line): Promise<void> {
    const at = [...line.joined.keys()];
    for (const g of at) this.leave(line, g);
    this.lines.remove(line);
    for (const g of at) await this.left(g);
  }
}
