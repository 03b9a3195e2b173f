/** The cards with every unit at once, for whoever runs in Node. The page imports page.ts and loads the units of a game. */
export * from './page.ts';
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
