import type { Words } from '@faultline/text';
import type { attack } from './en/attack.ts';
import type { cards } from './en/cards.ts';
import type { log } from './en/log.ts';
import type { play } from './en/play.ts';
import type { shell } from './en/shell.ts';

/** All words of the page. English says what there is to be said; the other languages must say all of it. */
export interface Messages {
  readonly shell: typeof shell;
  readonly play: typeof play;
  readonly attack: typeof attack;
  readonly log: typeof log;
  readonly cards: typeof cards;
  /** The game's own words: questions, refusals, the log, the cards. */
  readonly words: Words;
}
