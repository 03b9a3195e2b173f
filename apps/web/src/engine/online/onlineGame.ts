import { type Ask, LineGame, type LineMoment, type OfferKind, type Tell, type TellOf } from '@faultline/host/wire';
import { type Message, RULES_VERSION, type Sent } from '@faultline/rules';
import { getOf } from '../../port/api.ts';
import type { LineState, OnlineGame, Running, Wanted } from '../../port/online.ts';
import type { Playing } from '../../port/port.ts';
import { serve } from '../../port/wire.ts';
import { keepReceipt, keptReceipt, keptUnanswered } from './kept.ts';
import { type Laid, laidOut } from './laid.ts';
import { Line } from '../../port/line.ts';
import { NewsBoard } from './newsBoard.ts';
import { seal } from './sealing.ts';
import { freshId, LATER_MS, Unanswered } from './unanswered.ts';

/** Sits down at a game that a server runs; `base` is where the page lies. */
export async function onlineGame(base: string, g: string, as?: 'spectator'): Promise<OnlineGame> {
  const game = new Connected(base, new LineGame(g, as, await keptUnanswered(g)));
  return {
    news: (after) => game.board.after(after),
    playing: () => game.playing,
    sit: async (port) => {
      const { distant } = await game.laid;
      serve(port, distant.port());
    },
    ask: async (wanted) => game.want(wanted),
    late: async () => (await game.laid).distant.late(),
    tryNow: async () => game.line.tryNow(),
    fetchFile: () => game.fetchFile(),
    verdict: async (text) => (await import('./diceVerdict.ts')).diceVerdict(text, await game.receipt()),
  };
}

class Connected {
  readonly line: Line;
  private readonly base: string;
  private readonly game: LineGame;
  readonly board = new NewsBoard();
  private readonly unanswered: Unanswered;
  private readonly layingOut = Promise.withResolvers<Laid>();
  private table: (Laid & { readonly segment: number }) | null = null;
  /** What is heard is taken one after the other: a story may have to be fetched in between. */
  private taking: Promise<void> = Promise.resolve();
  /** The answer that is under way. */
  private answering: Promise<Sent> | null = null;

  constructor(base: string, game: LineGame) {
    this.base = base;
    this.game = game;
    this.unanswered = new Unanswered(game, this.board, (ask) => this.line.say(ask));
    this.line = new Line(`${base.replace(/^http/, 'ws')}live`, {
      open: () => this.line.say(this.game.join()),
      hear: (tell) => {
        this.taking = this.taking.then(() => this.take(tell)).catch(() => this.resync());
      },
      stands: (line: LineState) => this.board.tell({ line }),
    });
  }

  get laid(): Promise<Laid> {
    return this.layingOut.promise;
  }

  get playing(): Promise<Playing> {
    return this.laid.then(({ playing }) => playing);
  }

  /** Something could not be taken in: the whole is asked for. */
  private resync(): void {
    this.line.say({ t: 'join', g: this.game.g });
  }

  private async take(tell: Tell): Promise<void> {
    const before = this.game.moment;
    for (const ask of this.game.hear(tell)) this.line.say(ask);
    switch (tell.t) {
      case 'welcome':
        return this.board.tell({
          ahead: tell.now - Date.now(),
          // A page that a service worker has kept may have other rules than the server by now.
          notices: tell.rules === RULES_VERSION ? [] : ['upgrade'],
        });
      case 'notice':
        return this.board.tell({
          notices: [...this.board.newest.notices.filter((n) => n !== tell.notice), tell.notice],
        });
      case 'refused':
        return this.unanswered.refused(tell);
      default:
        if ('g' in tell && tell.g === this.game.g) return this.takeOfGame(tell, before);
    }
  }

  private async takeOfGame(tell: Tell, before: LineMoment | null): Promise<void> {
    switch (tell.t) {
      case 'meeting':
        this.board.tell({ meeting: this.game.meeting });
        return this.sealDice();
      case 'game':
        return this.begun(tell);
      case 'change':
        return this.changed(tell, before);
      case 'ok':
        return this.unanswered.answered(tell.id, { events: [] });
      case 'offers':
        this.board.running({ offers: tell.offers });
        return tell.last && this.board.tell({ lastOffer: tell.last });
      case 'presence':
        return this.board.running({ presence: tell });
      case 'said':
        return this.board.running({
          said: [...(this.board.newest.running?.said ?? []).filter(({ id }) => id !== tell.id), tell],
        });
      case 'wishes':
        return this.board.running({ wishes: tell });
      case 'over':
        return this.board.tell({ over: tell });
      case 'rematch':
        return this.board.tell({ rematch: tell });
    }
  }

  private async sealDice(): Promise<void> {
    const { meeting } = this.game;
    const sealed = meeting && (await seal(meeting, { get: keptReceipt, keep: keepReceipt }));
    if (sealed === 'changed') return this.board.tell({ sealsChanged: true });
    for (const ask of sealed?.asks ?? []) this.line.say(ask);
  }

  private async begun(tell: TellOf<'game'>): Promise<void> {
    const { moment } = this.game;
    if (!moment) return;
    // Under new rules the game begins anew, and so must the page.
    if (this.table && this.table.segment !== tell.segment) return this.board.tell({ shut: 'other-segment' });
    const { you, clock, offers, presence, said, wishes } = tell;
    if (tell.view) await this.lay(moment, you);
    // A server that takes no wishes takes no offers either.
    if (this.table) this.table.distant.canAsk = wishes !== null;
    this.board.tell({
      ahead: tell.now - Date.now(),
      running: { head: moment.head, you, clock, offers, presence, said, wishes },
      sending: this.game.unanswered.length > 0,
    });
  }

  /** The table as it stands; the story before it is fetched, as far as it was not heard. */
  private async lay({ segment, head, view, version }: LineMoment, you: Running['you']): Promise<void> {
    const table = this.table ?? (await laidOut(this.game.g, head, you, (message) => this.say(message)));
    // Those who look on see later: a story that is asked for at once may be one entry behind.
    for (let tries = 0; table.distant.version < version && tries < MOST_TRIES; tries += 1) {
      const story = await getOf(this.base, this.game.g, 'story');
      if ('value' in story && story.value.version >= version)
        table.distant.lay(story.value.chapters.slice(0, version + 1), view);
      else await new Promise((resolve) => setTimeout(resolve, LATER_MS / 4));
    }
    if (table.distant.version < version) throw new Error('The story of this game does not come.');
    this.table = { ...table, segment };
    this.layingOut.resolve(table);
  }

  private changed({ e, f }: TellOf<'change'>, before: LineMoment | null): void {
    const { moment } = this.game;
    if (!moment || !this.table || !before || moment.version !== before.version + 1) return;
    this.table.distant.hear({ e, f }, moment.view);
    this.board.running({ clock: moment.clock });
  }

  /** What a player says in the game: part of it is said alone, the rest is asked of the other. */
  private say(message: Message): Promise<Sent> {
    const { g } = this.game;
    const segment = this.game.moment?.segment ?? 0;
    switch (message.do) {
      case 'answer':
        // A second tap while the first is under way would be refused as stale.
        this.answering ??= this.unanswered
          .ask({ t: 'entry', g, id: freshId(), segment, entry: message })
          .finally(() => (this.answering = null));
        return this.answering;
      case 'undo':
      case 'concede':
        return this.unanswered.ask({ t: 'entry', g, id: freshId(), segment, entry: message });
      case 'offer':
        return this.unanswered.ask({
          t: 'offer',
          g,
          id: freshId(),
          kind: message.what.do as OfferKind,
          body: message.what,
        });
      default:
        return Promise.resolve({ refused: { why: 'no-authority', reasons: [] } });
    }
  }

  want(wanted: Wanted): void {
    const { g } = this.game;
    const ask = { ...wanted, g, ...(HAS_ID.includes(wanted.t) && { id: freshId() }) } as Ask;
    if ('id' in ask)
      void this.unanswered.ask(ask).then((sent) => 'refused' in sent && this.unanswered.tellRefused(sent.refused));
    else this.line.say(ask);
  }

  /** What this browser saw of the seals before anybody opened; null where it did not. */
  async receipt() {
    const { head } = this.board.newest.running ?? {};
    const kept = head && (await keptReceipt(this.game.g, head.round).catch(() => null));
    return kept?.seals ? { ...kept, seals: kept.seals } : null;
  }

  async fetchFile(): Promise<string> {
    const fetched = await getOf(this.base, this.game.g, 'file');
    if ('fault' in fetched) throw new Error(fetched.fault);
    const text = JSON.stringify(fetched.value);
    const { fileGame } = await import('../openedFile.ts');
    await fileGame(text, ['person', 'person'], this.game.g);
    const { renameGame } = await import('../../saves/store.ts');
    await renameGame(this.game.g, (this.board.newest.running?.head.names ?? []).join(' – '));
    return text;
  }
}

const MOST_TRIES = 20;
const HAS_ID: readonly string[] = ['claim', 'offer', 'say'];
