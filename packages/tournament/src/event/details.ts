// What an organiser announces. The preset is the standard Showdown event.
import { either, filled, list, type Of, oneOf, record, text, whole, yesOrNo } from '@faultline/shape';

const MOST_ROUNDS = 16;
const CUTS = [0, 4, 8, 16] as const;

export const detailsShape = {
  /** Minutes of a round before extra minutes. */
  baseMinutes: whole(0, 600),
  /** Five dice lengthen the round by a minute for every critical and strike (SD-R-02). */
  variableLength: yesOrNo,
  /** A number, by the packet's table, or not yet decided. */
  swissRounds: either(whole(1, MOST_ROUNDS), oneOf(['table', 'open'])),
  cut: either(oneOf(CUTS), oneOf(['table', 'open'])),
  cutFormat: oneOf(['elimination', 'swiss']),
  noShowMinutes: whole(0, 600),
  /** Ids or names of products that are legal whatever their date (SD-LEG-03). */
  allow: list(filled, 1000),
  deny: list(filled, 1000),
  houseRules: text,
  /** New players after round 1 take unpaired losses for what they missed; outside the packet (SD-R-46). */
  lateEntry: yesOrNo,
  /** Extra minutes for one table; outside the packet (SD-R-13). */
  tableTime: yesOrNo,
  tables: whole(0, 500),
  /** Players beyond this number wait; 0 for no limit. */
  capacity: whole(0, 512),
  /** Rules, errata and card sheets in force (SD-ARB-04). */
  rulesVersion: text,
  venue: text,
  prizes: text,
  /** Units with a name on it are required to be official (SD-CRD-02). */
  officialOnly: yesOrNo,
  /** Largest difference of terrain volume between two tables, in percent (SD-TER-04). */
  terrainSpread: whole(0, 1000),
} as const;

const details = record(detailsShape);
export type Details = Of<typeof details>;

export const SHOWDOWN: Details = {
  baseMinutes: 120,
  variableLength: true,
  swissRounds: 'table',
  cut: 'table',
  cutFormat: 'elimination',
  noShowMinutes: 15,
  allow: [],
  deny: [],
  houseRules: '',
  lateEntry: false,
  tableTime: false,
  tables: 0,
  capacity: 0,
  rulesVersion: '',
  venue: '',
  prizes: '',
  officialOnly: true,
  terrainSpread: 50,
};
