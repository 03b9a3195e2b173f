import type { Messages } from '../messages.ts';

export const log: Messages['log'] = {
  log: 'Verlauf',
  why: 'Warum so?',
  before: 'Vor dem ersten Zug',
  turn: (turn) => `Zug ${turn}`,
};
