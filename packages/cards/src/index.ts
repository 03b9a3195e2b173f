/** The cards: figures, trees, missions, and what abilities do. */
export { CardError } from './fields.ts';
export { figures } from './figures.ts';
export { library, SHEET, UNITS } from './library.ts';
export { type PrintedUnit, readCard, readUnit } from './readUnit.ts';
export { REPUBLIC, SHADOW } from './teams.ts';
