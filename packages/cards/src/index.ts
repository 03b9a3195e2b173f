/** The cards: figures, trees, missions, and what abilities do. */
export { CardError } from './fields.ts';
export { figures, wholeLibrary } from './figures.ts';
export { library, libraryFrom, libraryOf, SHEET, SHEETS, UNITS, unitsOf } from './library.ts';
export { type Reprint, reprints } from './reprints.ts';
export { type PrintedUnit, readCard, readUnit } from './readUnit.ts';
export { type Scripting, scriptingOf } from './scripting.ts';
export { readSheet } from './sheet.ts';
export { surveyedLibrary } from './unplayed.ts';
export { REPUBLIC, SHADOW } from './teams.ts';
