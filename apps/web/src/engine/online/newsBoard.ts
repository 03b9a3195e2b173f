import type { News } from '../../port/online.ts';

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

/** What there is to tell of a game beside its table: the newest, and whoever waits for a newer one. */
export class NewsBoard {
  newest: News = SILENCE;
  private waiting: (() => void)[] = [];

  async after(number: number): Promise<News> {
    while (this.newest.number <= number) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.newest;
  }

  tell(changed: Partial<News>): void {
    this.newest = { ...this.newest, ...changed, number: this.newest.number + 1 };
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  /** Of a game that has begun. */
  running(changed: Partial<NonNullable<News['running']>>): void {
    if (this.newest.running) this.tell({ running: { ...this.newest.running, ...changed } });
  }
}
