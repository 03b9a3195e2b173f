import type { shell } from './en/shell.ts';
import type { decisions } from './en/decisions.ts';
import type { play } from './en/play.ts';
import type { reasons } from './en/reasons.ts';

/** All words of the page. English says what there is to be said; the other languages must say all of it. */
export interface Messages {
  readonly shell: typeof shell;
  readonly play: typeof play;
  readonly decisions: typeof decisions;
  readonly reasons: typeof reasons;
}
