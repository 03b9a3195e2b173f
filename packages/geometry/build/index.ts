/** Tables made of pieces. Apart from the game, which never turns anything. */
export { LAYOUTS } from './layouts.ts';
export { KINDS } from './pieces.ts';
export { readLayout } from './read-layout.ts';
export { buildLayout } from './table.ts';
