import type { Messages } from '../messages.ts';

export const log: Messages['log'] = {
  log: 'Verlauf',
  lookBack: 'Rückblick',
  toMoment: 'Diesen Moment ansehen',
  why: 'Warum so?',
  before: 'Vor dem ersten Zug',
  turn: (turn) => `Zug ${turn}`,
};
