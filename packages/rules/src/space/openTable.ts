import { type Table, tableOf } from '@faultline/geometry';

/** A battlefield without terrain: for tests, small scenes and those who ask for it (CR-SETUP-25). */
export const OPEN_TABLE: Table = tableOf('open', []);
