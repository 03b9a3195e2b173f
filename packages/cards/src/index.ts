/** The cards: figures, trees, missions, and what abilities do. */
export { library, SHEET, UNITS } from './library.ts';
export { CardError, readUnit } from './readUnit.ts';
export { REPUBLIC, SHADOW } from './teams.ts';
