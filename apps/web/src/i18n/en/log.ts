export const log = {
  log: 'Log',
  lookBack: 'Look back',
  toMoment: 'Look at this moment',
  why: 'Why this?',
  before: 'Before the first turn',
  turn: (turn: number) => `Turn ${turn}`,
};
