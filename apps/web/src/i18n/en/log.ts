export const log = {
  log: 'Log',
  before: 'Before the first turn',
  turn: (turn: number) => `Turn ${turn}`,
};
