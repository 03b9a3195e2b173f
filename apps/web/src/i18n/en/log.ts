export const log = {
  log: 'Log',
  lookBack: 'Replay',
  toMoment: 'Show this position',
  why: 'Why this choice?',
  before: 'Setup',
  turn: (turn: number) => `Turn ${turn}`,
};
