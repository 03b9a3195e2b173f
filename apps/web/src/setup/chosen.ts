import type { Start } from '../port/engine.ts';

/** The game somebody just chose, on its way from the set-up page to the table. */
let chosen: Start | null = null;

export const giveChosen = (start: Start): void => {
  chosen = start;
};

/** Once: whoever comes again begins a game of their own. */
export function takeChosen(): Start | null {
  const start = chosen;
  chosen = null;
  return start;
}
