/** The puzzles as the list tells them (apps/web/delivery/puzzles.ts). */
declare module 'virtual:puzzles' {
  const puzzles: readonly import('../port/puzzle.ts').PuzzleTold[];
  export default puzzles;
}
