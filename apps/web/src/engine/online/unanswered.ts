import type { Ask, LineGame, TellOf } from '@faultline/host/wire';
import { WHYS, type Why } from '@faultline/host/wire';
import type { Sent } from '@faultline/rules';
import { freshKey } from '../chance.ts';
import type { News } from '../../port/online.ts';
import { keepUnanswered } from './kept.ts';
import type { NewsBoard } from './newsBoard.ts';

/** 128 random bits: sent again after a broken line an entry is answered, not taken twice. */
export const freshId = (): string => freshKey().slice(0, 32);

/** Why something is said again after a while instead of being given up. */
const LATER: readonly (string | undefined)[] = ['storage-full', 'storage-away', 'restarting', 'slow-down', 'failed'];
export const LATER_MS = 2000;

const isWhy = (why: string): why is Why => (WHYS as readonly string[]).includes(why);

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (sent: Sent) => void;
}

/** What was said and waits for its answer, over a broken line and a reload. */
export class Unanswered {
  private readonly game: LineGame;
  private readonly board: NewsBoard;
  private readonly say: (ask: Ask) => void;
  private readonly waiting = new Map<string, Waiting>();

  constructor(game: LineGame, board: NewsBoard, say: (ask: Ask) => void) {
    this.game = game;
    this.board = board;
    this.say = say;
  }

  ask(ask: Extract<Ask, { readonly id: string }>): Promise<Sent> {
    const said = Promise.withResolvers<Sent>();
    this.waiting.set(ask.id, { ask, resolve: said.resolve });
    this.game.ask(ask);
    this.keep();
    this.say(ask);
    this.board.tell({ sending: true });
    return said.promise;
  }

  private keep(): void {
    void keepUnanswered(this.game.g, this.game.unanswered).catch(() => undefined);
  }

  answered(id: string | undefined, sent: Sent): void {
    const waiting = this.waiting.get(id ?? '');
    this.waiting.delete(id ?? '');
    this.keep();
    const sending = this.game.unanswered.length > 0;
    this.board.tell({ sending, ...(!sending && { unsaved: false }) });
    waiting?.resolve(sent);
  }

  refused({ of, g, id, why, reasons = [] }: TellOf<'refused'>): void {
    if (g !== undefined && g !== this.game.g) return;
    if (of === 'join' && isWhy(why)) return this.board.tell({ shut: why });
    const waiting = this.waiting.get(id ?? '');
    if (waiting && LATER.includes(why)) return this.sayLater(waiting);
    if (isWhy(why)) this.tellRefused({ why, reasons });
    this.answered(id, isWhy(why) ? { events: [] } : { refused: { why, reasons } });
  }

  /** What nobody waits for is told beside the game. */
  tellRefused(refused: NonNullable<News['refused']>['refused']): void {
    this.board.tell({ refused: { nth: (this.board.newest.refused?.nth ?? 0) + 1, refused } });
  }

  private sayLater({ ask }: Waiting): void {
    this.board.tell({ unsaved: true });
    this.game.ask(ask);
    setTimeout(() => this.say(ask), LATER_MS);
  }
}
