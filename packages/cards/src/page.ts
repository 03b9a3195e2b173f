/** The cards without the units, which come with the game that fields them (source.ts). */
export { CardError } from './fields.ts';
export { libraryFrom, SHEET, SHEETS } from './library.ts';
export { MISSIONS } from './missions.ts';
export { type PrintedUnit, readCard, readUnit } from './readUnit.ts';
export type { Scripting } from './scripting.ts';
export { type Reprint, reprints } from './reprints.ts';
export { readSheet } from './sheet.ts';
export { libraryOfCards, libraryWith, type UnitSource } from './source.ts';
export { REPUBLIC, SHADOW } from './teams.ts';
export type { UnitFolder } from './unit.ts';
