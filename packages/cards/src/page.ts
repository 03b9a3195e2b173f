/** The cards without the units, which come with the game that fields them (source.ts), and without what checks them. */
export { MISSIONS } from './missions.ts';
export type { PrintedUnit } from './readUnit.ts';
export type { Scripting } from './scripting.ts';
export { SHEET } from './sheetNow.ts';
export { libraryOfCards, libraryWith, type UnitSource } from './source.ts';
export { REPUBLIC, SHADOW } from './teams.ts';
export type { UnitFolder } from './unit.ts';
