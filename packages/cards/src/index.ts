/** The cards with every unit at once, for whoever runs in Node. The page imports page.ts and loads the units of a game. */
export * from './page.ts';
export { libraryFrom } from './checked.ts';
export { CardError } from './fields.ts';
export { readCard, readUnit } from './readUnit.ts';
export { type Reprint, reprints } from './reprints.ts';
export { readSheet } from './sheet.ts';
export { SHEETS } from './sheets.ts';
export { source } from '../roster/folders.ts';
export {
  FOLDERS,
  figures,
  library,
  libraryOf,
  scriptingOf,
  surveyedLibrary,
  UNITS,
  unitsOf,
  wholeLibrary,
} from '../roster/roster.ts';
