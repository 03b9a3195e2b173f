// A team as an event sees it: names, dates and a sealed copy. Whether it is well built is judged by the rules of the
// game elsewhere; their objections come along as `problems`.
import { sha256 } from '@faultline/chance';
import { date, filled, list, type Of, optional, record, text, yesOrNo } from '@faultline/shape';

const unitShape = record({
  id: filled,
  name: filled,
  uniqueNames: list(filled, 10),
  /** Unique Names this Unit bars from the whole list. */
  excludes: list(filled, 10),
  characters: list(filled, 10),
  /** First day on sale in the event's region. */
  released: optional(date),
  /** Day of publication as Print-and-Play. */
  printAndPlay: optional(date),
  official: yesOrNo,
});

export const teamShape = record({
  squads: list(list(unitShape, 6), 8),
  missionSet: text,
  /** The list as the game's own software writes it. */
  code: text,
});

export const problemShape = record({ rule: filled, says: filled });

export type TeamUnit = Of<typeof unitShape>;
export type Team = Of<typeof teamShape>;
export type TeamProblem = Of<typeof problemShape>;

export function unitsOf(team: Team): readonly TeamUnit[] {
  return team.squads.flat();
}

/** Public from the moment of submission; with salt and team anyone can check it after the reveal (SD-R-73). */
export function sealOf(team: Team, salt: string): string {
  return sha256(`${salt}\n${canonicalText(team)}`);
}

/** The team as one line of JSON with its fields in the order of the shape. */
function canonicalText(team: Team): string {
  return JSON.stringify(teamShape.read(team, 'team'));
}
