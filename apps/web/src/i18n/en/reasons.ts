/** The measured facts of a refusal, ready to be said: lengths with their unit, names as people know them. */
export type Facts = Readonly<Record<string, string>>;

/** Why something is not legal, by the rule that says so. */
export const reasons = {
  byRule: {
    'CR-MOVE-03': () => 'The tool lies wrong: one of its arms has another length.',
    'CR-MOVE-04': () => 'The tool is bent too far: 90 degrees at most.',
    'CR-MOVE-05': ({ short, allowed }) => `${short} too far. This move reaches ${allowed}.`,
    'CR-MOVE-09': ({ part }) => `The way there is blocked by ${part}.`,
    'CR-MOVE-11': () => 'That is higher than this move goes up. Climb or jump.',
    'CR-MOVE-19': ({ part }) => `There is too little room under ${part}.`,
    'CR-MOVE-20': ({ part }) => `The base would stand in ${part}.`,
    'CR-MOVE-21': ({ overhang }) =>
      overhang ? `The base would hang over the edge by ${overhang}.` : 'There is nothing to stand on at that height.',
    'CR-MOVE-22': ({ beyondEdge }) => `The base would leave the table by ${beyondEdge}.`,
    'CR-OVER-02': ({ overlaps, by }) => `${overlaps} stands in the way; the bases overlap by ${by}.`,
    'R-MOVE-5': () => 'This move must stay within its wedge.',
    'R-PUSH-1': () => 'The direction lies outside the wedge.',
    'CR-INGR-01': () => 'These ingress points are not linked.',
    'CR-INGR-04': ({ distance, allowed }) =>
      distance
        ? `${distance} from the ingress point; ${allowed} at most.`
        : 'The place is not level with the ingress point.',
    'CR-INGR-05': () => 'An ingress point leads to another Elevation.',
    'CR-PLACE-01': ({ distance, allowed }) => `${distance} away; ${allowed} at most.`,
    'CR-DEPLOY-04': ({ distance, allowed }) => `${distance} from your edge; ${allowed} at most.`,
    'CR-DEPLOY-05': ({ distance, allowed }) => `${distance} from the squad's leader; ${allowed} at most.`,
    'R-DEPLOY-3': ({ without }) => `There would be no room left for ${without}.`,
  } as Readonly<Record<string, (facts: Facts) => string>>,
  byWhy: {
    over: 'The game is over.',
    'nobody-asked': 'Nothing is being asked.',
    'not-your-decision': 'Somebody else decides this.',
    stale: 'The game has gone on in the meantime.',
    'unknown-option': 'This is not offered now.',
    malformed: 'Something is missing in this answer.',
    illegal: 'The rules do not allow this here.',
    'no-consent': 'The other player must agree to this.',
  },
  unexplained: (facts: string) => (facts ? `The rule is broken: ${facts}.` : 'The rule is broken.'),
  rule: (id: string) => `Rule ${id}`,
  stoppedBy: (what: string) => `Stops at ${what}.`,
  edge: 'the edge of the table',
};
