export const log = {
  log: 'Log',
  why: 'Why this?',
  before: 'Before the first turn',
  turn: (turn: number) => `Turn ${turn}`,
};
