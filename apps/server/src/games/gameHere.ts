import {
  type Beginning,
  type Change,
  type Clock,
  type ClockSettings,
  changesFor,
  type Heard,
  HostedGame,
  jsonOnce,
  type Looker,
  type Storage,
  type Verdict,
} from '@faultline/host';
import { MOST, type TellOf } from '@faultline/host/wire';
import { type Refusal, type Seat, type Spoken, type View, type Voice, viewFor } from '@faultline/rules';

/** Whoever hears of a game here: a line, or a test. */
export interface Listener {
  readonly looker: Looker;
  /** A message as it goes over the line. */
  send(text: string): void;
}

/** What lies open has changed in the same way for everybody, and stands last. */
function textOf(change: Change, written: (open: object) => string): string {
  if (typeof change !== 'object' || change === null) return JSON.stringify(change);
  const { open, ...own } = change;
  const text = JSON.stringify(own);
  if (typeof open !== 'object' || open === null) return JSON.stringify(change);
  return `${text === '{}' ? '{' : `${text.slice(0, -1)},`}"open":${written(open)}}`;
}

/** One entry, written down once for all who look at it in the same way. */
export class Sheet {
  private readonly texts = new Map<Looker, string>();
  private readonly write: (looker: Looker) => string;

  constructor(g: string, { version, before, after, events, f, time, clock, ofClock }: Heard) {
    const changes = changesFor(version, before, after, events);
    const told = { f, at: time, ...(ofClock && { clock }) } satisfies Partial<TellOf<'change'>>;
    const end = `"e":${jsonOnce(events)},${JSON.stringify(told).slice(1)}`;
    let open: string | null = null;
    const once = (changed: object): string => {
      open ??= JSON.stringify(changed);
      return open;
    };
    this.write = (looker) => {
      const { c } = changes(looker);
      const begins = JSON.stringify({ t: 'change', g, version } satisfies Partial<TellOf<'change'>>).slice(0, -1);
      return `${begins},${c === undefined ? '' : `"c":${textOf(c, once)},`}${end}`;
    };
  }

  for(looker: Looker): string {
    const known = this.texts.get(looker);
    if (known !== undefined) return known;
    const text = this.write(looker);
    this.texts.set(looker, text);
    return text;
  }
}

/** A game that somebody looks at through this process. */
export class GameHere {
  readonly g: string;
  readonly segment: number;
  /** When this part of it began. */
  readonly begun: number;
  readonly settings: ClockSettings;
  private readonly hosted: HostedGame;
  readonly listeners = new Set<Listener>();
  /** The newest entries of this Turn, whose states are kept anyway: whoever was away for a moment gets these. */
  private recent: readonly Heard[] = [];
  /** Called after each entry, once all who listen have it. */
  private readonly afterwards: (heard: Heard) => void;

  private constructor(
    g: string,
    { segment, at }: Beginning,
    settings: ClockSettings,
    hosted: HostedGame,
    afterwards: (heard: Heard) => void,
  ) {
    this.g = g;
    this.segment = segment;
    this.begun = at;
    this.settings = settings;
    this.hosted = hosted;
    this.afterwards = afterwards;
  }

  static async open(
    g: string,
    storage: Storage,
    beginning: Beginning,
    settings: ClockSettings,
    afterwards: (heard: Heard) => void,
  ): Promise<GameHere> {
    let here: GameHere | null = null;
    const hosted = await HostedGame.open(g, storage, beginning, (heard) => here?.hear(heard));
    here = new GameHere(g, beginning, settings, hosted, afterwards);
    return here;
  }

  get version(): number {
    return this.hosted.version;
  }

  get clock() {
    return this.hosted.clock;
  }

  get open() {
    return this.hosted.state.open;
  }

  viewOf(looker: Looker): View {
    const { state } = this.hosted;
    return viewFor(state, state.open.result ? 'all' : looker);
  }

  /** What those see who look on, as it was after so many entries, and the clock as it was. */
  async shownThen(version: number): Promise<{ readonly view: View; readonly clock: Clock } | null> {
    const past = await this.hosted.asOf(version);
    return past && { view: viewFor(past.state, past.state.open.result ? 'all' : 'public'), clock: past.clock };
  }

  private hear(heard: Heard): void {
    const sheet = new Sheet(this.g, heard);
    const sameTurn = heard.before.open.turn === heard.after.open.turn;
    this.recent = [...(sameTurn ? this.recent.slice(1 - MOST.changes) : []), heard];
    for (const listener of this.listeners) listener.send(sheet.for(listener.looker));
    this.afterwards(heard);
  }

  /** The entries after a version as they go over the line; null where not all of them are at hand. */
  since(version: number, looker: Looker): readonly string[] | null {
    const missing = this.version - version;
    if (missing < 0 || missing > this.recent.length) return null;
    return missing === 0 ? [] : this.recent.slice(-missing).map((heard) => new Sheet(this.g, heard).for(looker));
  }

  send(...said: Parameters<HostedGame['send']>): Promise<Verdict> {
    return this.hosted.send(...said);
  }

  judge(author: Voice, message: Spoken, agreeing: Seat): Promise<Refusal | null> {
    return this.hosted.judge(author, message, agreeing);
  }

  /** Leaves a snapshot of how it stands, where it is not over. */
  async keep(): Promise<void> {
    if (!this.open.result) await this.hosted.keep();
  }

  /** Takes what other processes have stored. */
  follow(): Promise<void> {
    return this.hosted.follow();
  }
}
