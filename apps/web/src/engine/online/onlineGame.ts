import {
  type Ask,
  type Head,
  LineGame,
  type LineMoment,
  type OfferKind,
  type Tell,
  type TellOf,
  WHYS,
  type Why,
} from '@faultline/host/wire';
import { type Game, type Message, OPTIONS, type Sent, type Table, unitsNamed } from '@faultline/rules';
import { getOf } from '../../port/api.ts';
import type { LineState, News, OnlineGame, Running, Wanted } from '../../port/online.ts';
import type { Playing } from '../../port/port.ts';
import { serve } from '../../port/wire.ts';
import { freshKey } from '../chance.ts';
import { gameWith } from '../modes.ts';
import { tableNamed } from '../tables.ts';
import { fetchUnits } from '../units.ts';
import { DistantGame } from './distantGame.ts';
import { keepReceipt, keepUnanswered, keptReceipt, keptUnanswered } from './kept.ts';
import { Line } from './line.ts';
import { seal } from './sealing.ts';

/** 128 random bits: sent again after a broken line an entry is answered, not taken twice. */
const freshId = (): string => freshKey().slice(0, 32);

/** Why something is said again after a while instead of being given up. */
const LATER: readonly (string | undefined)[] = ['storage-full', 'storage-away', 'restarting', 'slow-down', 'failed'];
const LATER_MS = 2000;

const isWhy = (why: string): why is Why => (WHYS as readonly string[]).includes(why);

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (sent: Sent) => void;
}

/** The first words about a game, before anything was heard. */
const SILENCE: News = {
  number: 0,
  line: 'opening',
  ahead: 0,
  sending: false,
  unsaved: false,
  notices: [],
  shut: null,
  refused: null,
  meeting: null,
  running: null,
  lastOffer: null,
  over: null,
  rematch: null,
  sealsChanged: false,
};

/** Sits down at a game that a server runs; `base` is where the page lies. */
export async function onlineGame(base: string, g: string, as?: 'spectator'): Promise<OnlineGame> {
  const game = new Connected(base, new LineGame(g, as, await keptUnanswered(g)));
  return {
    news: (after) => game.newsAfter(after),
    playing: () => game.playing,
    sit: async (port) => {
      const { distant } = await game.laid;
      serve(port, distant.port());
    },
    ask: async (wanted) => game.want(wanted),
    tryNow: async () => game.line.tryNow(),
    fetchFile: () => game.fetchFile(),
    verdict: async (text) => (await import('./diceVerdict.ts')).diceVerdict(text, await game.receipt()),
  };
}

interface Laid {
  readonly distant: DistantGame;
  readonly playing: Playing;
}

class Connected {
  readonly line: Line;
  private readonly base: string;
  private readonly game: LineGame;
  private news: News = SILENCE;
  private waitingForNews: (() => void)[] = [];
  private readonly unanswered = new Map<string, Waiting>();
  private readonly layingOut = Promise.withResolvers<Laid>();
  private table: Laid | null = null;
  /** What is heard is taken one after the other: a story may have to be fetched in between. */
  private taking: Promise<void> = Promise.resolve();

  constructor(base: string, game: LineGame) {
    this.base = base;
    this.game = game;
    this.line = new Line(`${base.replace(/^http/, 'ws')}live`, {
      open: () => this.line.say(this.game.join()),
      hear: (tell) => {
        this.taking = this.taking.then(() => this.take(tell)).catch(() => this.resync());
      },
      stands: (line: LineState) => this.tell({ line }),
    });
  }

  get laid(): Promise<Laid> {
    return this.layingOut.promise;
  }

  get playing(): Promise<Playing> {
    return this.laid.then(({ playing }) => playing);
  }

  async newsAfter(number: number): Promise<News> {
    while (this.news.number <= number) await new Promise<void>((resolve) => this.waitingForNews.push(resolve));
    return this.news;
  }

  private tell(changed: Partial<News>): void {
    this.news = { ...this.news, ...changed, number: this.news.number + 1 };
    const woken = this.waitingForNews;
    this.waitingForNews = [];
    for (const wake of woken) wake();
  }

  private running(changed: Partial<Running>): void {
    if (this.news.running) this.tell({ running: { ...this.news.running, ...changed } });
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
        return this.tell({ ahead: tell.now - Date.now(), notices: [] });
      case 'notice':
        return this.tell({ notices: [...this.news.notices.filter((n) => n !== tell.notice), tell.notice] });
      case 'refused':
        return this.refused(tell);
      default:
        if ('g' in tell && tell.g === this.game.g) return this.takeOfGame(tell, before);
    }
  }

  private async takeOfGame(tell: Tell, before: LineMoment | null): Promise<void> {
    switch (tell.t) {
      case 'meeting':
        this.tell({ meeting: this.game.meeting });
        return this.sealDice();
      case 'game':
        return this.begun(tell);
      case 'change':
        return this.changed(tell, before);
      case 'ok':
        return this.answered(tell.id, { events: [] });
      case 'offers':
        this.running({ offers: tell.offers });
        return tell.last && this.tell({ lastOffer: tell.last });
      case 'presence':
        return this.running({ presence: tell });
      case 'said':
        return this.running({ said: [...(this.news.running?.said ?? []).filter(({ id }) => id !== tell.id), tell] });
      case 'wishes':
        return this.running({ wishes: tell });
      case 'over':
        return this.tell({ over: tell });
      case 'rematch':
        return this.tell({ rematch: tell });
    }
  }

  private async sealDice(): Promise<void> {
    const { meeting } = this.game;
    const sealed = meeting && (await seal(meeting, { get: keptReceipt, keep: keepReceipt }));
    if (sealed === 'changed') return this.tell({ sealsChanged: true });
    for (const ask of sealed?.asks ?? []) this.line.say(ask);
  }

  private async begun(tell: TellOf<'game'>): Promise<void> {
    const { moment } = this.game;
    if (!moment) return;
    const { you, clock, offers, presence, said, wishes } = tell;
    if (tell.view) await this.lay(moment, you);
    // A server that takes no wishes takes no offers either.
    if (this.table) this.table.distant.canAsk = wishes !== null;
    this.tell({
      ahead: tell.now - Date.now(),
      running: { head: moment.head, you, clock, offers, presence, said, wishes },
      sending: this.game.unanswered.length > 0,
    });
  }

  /** The table as it stands; the story before it is fetched, as far as it was not heard. */
  private async lay({ head, view, version }: LineMoment, you: Running['you']): Promise<void> {
    const table = this.table ?? (await this.begin(head, you));
    // Those who look on see later: a story that is asked for at once may be one entry behind.
    for (let tries = 0; table.distant.version < version && tries < MOST_TRIES; tries += 1) {
      const story = await getOf(this.base, this.game.g, 'story');
      if ('value' in story && story.value.version >= version)
        table.distant.lay(story.value.chapters.slice(0, version + 1), view);
      else await new Promise((resolve) => setTimeout(resolve, LATER_MS / 4));
    }
    if (table.distant.version < version) throw new Error('The story of this game does not come.');
    this.table = table;
    this.layingOut.resolve(table);
  }

  private async begin(head: Head, you: Running['you']): Promise<Laid> {
    const { game, table } = await gameOf(head);
    const distant = new DistantGame(game, you, (message) => this.say(message));
    return { distant, playing: playingOf(this.game.g, head, game, table, you) };
  }

  private changed({ e, f }: TellOf<'change'>, before: LineMoment | null): void {
    const { moment } = this.game;
    if (!moment || !this.table || !before || moment.version !== before.version + 1) return;
    this.table.distant.hear({ e, f }, moment.view);
    this.running({ clock: moment.clock });
  }

  /** What a player says in the game: part of it is said alone, the rest is asked of the other. */
  private say(message: Message): Promise<Sent> {
    const { g } = this.game;
    const segment = this.game.moment?.segment ?? 0;
    switch (message.do) {
      case 'answer':
      case 'undo':
      case 'concede':
        return this.lasting({ t: 'entry', g, id: freshId(), segment, entry: message });
      case 'offer':
        return this.lasting({ t: 'offer', g, id: freshId(), kind: message.what.do as OfferKind, body: message.what });
      default:
        return Promise.resolve({ refused: { why: 'no-authority', reasons: [] } });
    }
  }

  want(wanted: Wanted): void {
    const { g } = this.game;
    const ask = { ...wanted, g, ...(HAS_ID.includes(wanted.t) && { id: freshId() }) } as Ask;
    if ('id' in ask) void this.lasting(ask);
    else this.line.say(ask);
  }

  /** Kept until it is answered, over a broken line and a reload. */
  private lasting(ask: Extract<Ask, { readonly id: string }>): Promise<Sent> {
    const said = Promise.withResolvers<Sent>();
    this.unanswered.set(ask.id, { ask, resolve: said.resolve });
    this.game.ask(ask);
    this.keep();
    this.line.say(ask);
    this.tell({ sending: true });
    return said.promise;
  }

  private keep(): void {
    void keepUnanswered(this.game.g, this.game.unanswered).catch(() => undefined);
  }

  private answered(id: string | undefined, sent: Sent): void {
    const waiting = this.unanswered.get(id ?? '');
    this.unanswered.delete(id ?? '');
    this.keep();
    const sending = this.game.unanswered.length > 0;
    this.tell({ sending, ...(!sending && { unsaved: false }) });
    waiting?.resolve(sent);
  }

  private refused({ of, g, id, why, reasons = [] }: TellOf<'refused'>): void {
    if (g !== undefined && g !== this.game.g) return;
    if (of === 'join' && isWhy(why)) return this.tell({ shut: why });
    const waiting = this.unanswered.get(id ?? '');
    if (waiting && LATER.includes(why)) return this.sayLater(waiting);
    if (isWhy(why)) this.tell({ refused: { nth: (this.news.refused?.nth ?? 0) + 1, why } });
    this.answered(id, isWhy(why) ? { events: [] } : { refused: { why, reasons } });
  }

  private sayLater({ ask }: Waiting): void {
    this.tell({ unsaved: true });
    this.game.ask(ask);
    setTimeout(() => this.line.say(ask), LATER_MS);
  }

  /** What this browser saw of the seals before anybody opened; null where it did not. */
  async receipt() {
    const { head } = this.news.running ?? {};
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
    await renameGame(this.game.g, (this.news.running?.head.names ?? []).join(' – '));
    return text;
  }
}

const MOST_TRIES = 20;
const HAS_ID: readonly string[] = ['claim', 'offer', 'say'];

async function gameOf({ terms, teams, options, constants, own }: Head): Promise<{ game: Game; table: Table }> {
  const { mode, plan } = terms;
  const units = unitsNamed({ kind: 'teams', mode, teams, ...(plan && { plan }) });
  const [table] = await Promise.all([tableNamed(terms.table), fetchUnits(units)]);
  const rules = { mode, own, options: { ...OPTIONS, ...options }, constants, table };
  return { game: await gameWith(rules, units), table };
}

const playingOf = (id: string, head: Head, game: Game, table: Table, you: Running['you']): Playing => ({
  id,
  players: [you === 0 ? 'person' : 'elsewhere', you === 1 ? 'person' : 'elsewhere'],
  teams: [head.teams[0].name, head.teams[1].name],
  cards: game.library,
  table,
  constants: head.constants,
  mode: head.terms.mode,
  names: head.names,
  changed: [],
  mended: null,
  lookOnly: false,
});
