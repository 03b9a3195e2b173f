/** The puzzles (apps/web/delivery/puzzles.ts): what their tables are laid out from. */
declare module 'virtual:puzzle-tables' {
  const tables: Readonly<Record<string, import('../../port/puzzle.ts').PuzzleTable>>;
  export default tables;
}
