/** The cards: figures, trees, missions, and what abilities do. */
export { CardError } from './fields.ts';
export { figures, wholeLibrary } from './figures.ts';
export { library, SHEET, UNITS } from './library.ts';
export { type PrintedUnit, readCard, readUnit } from './readUnit.ts';
export { type Scripting, scriptingOf } from './scripting.ts';
export { REPUBLIC, SHADOW } from './teams.ts';
