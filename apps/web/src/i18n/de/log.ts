import type { Messages } from '../messages.ts';

export const log: Messages['log'] = {
  log: 'Verlauf',
  lookBack: 'Wiederholung',
  toMoment: 'Diese Stelle ansehen',
  why: 'Warum so?',
  before: 'Vor dem ersten Zug',
  turn: (turn) => `Zug ${turn}`,
};
