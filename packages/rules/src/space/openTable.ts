import { type Table, tableOf } from '@faultline/geometry';

/** A battlefield without terrain: for tests and small scenes, never for a prepared game (CR-SETUP-25). */
export const OPEN_TABLE: Table = tableOf('open', []);
