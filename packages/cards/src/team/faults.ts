/** What cannot be read of a team, in sentences; another language brings the same words. */
export const englishFaults = {
  inSquad: (squad: number, fault: string) => `Squad ${squad}: ${fault}`,
  noCode: () => 'An SPT code looks like spt[…], with nothing after the bracket.',
  codeNumber: (place: number, written: string) =>
    `Number ${place} of the code (${written}) is not a known Unit or Mission Set.`,
  manyMissions: (missions: readonly string[]) =>
    `The code has ${missions.length} Mission Sets: ${missions.join(', ')}.`,
  noLink: (link: string) => `A Tabletop Admiral link starts with ${link} and has no spaces.`,
  linkNumber: (place: number, written: string) => `Number ${place} of the link (${written}) is not a known Unit.`,
  manyUnits: (units: number, most: number) => `The link has ${units} Units; a strike team has ${most}.`,
  noUnits: () => 'The link contains no Units.',
  manyNumbers: (numbers: number, most: number) => `The code has ${numbers} numbers; no team has more than ${most}.`,
  tooLong: (letters: number, most: number) => `A team has at most ${most} characters; this has ${letters}.`,
  brokenLink: () => 'The link to this team is incomplete or damaged.',
  manySquads: (squads: number, most: number) => `The link has ${squads} squads; a list has at most ${most}.`,
  unknownMission: (mission: string) => `Unknown Mission Set: ${mission}.`,
  unknownEra: (era: string) => `Unknown Era: ${era}.`,
  unknownUnit: (unit: string) => `Unknown Unit: ${unit}.`,
  sameRank: (one: string, other: string, rank: string) =>
    `${one} and ${other} are both ${rank} Units; a squad has only one.`,
  noJson: () => 'Not a code, link or team file, or the file is incomplete.',
  noObject: () => 'A team file must be a JSON object.',
  noMark: (mark: string) => `Not a team file: "faultline" must be "${mark}".`,
  squadsField: (most: number) => `"squads" must be a list of at most ${most} squads.`,
  squadField: () => 'must be an object with primary, secondary and supporting.',
  strangeField: (name: string, known: readonly string[]) =>
    `Unknown field "${name}". Known fields: ${known.join(', ')}.`,
  textField: (name: string) => `"${name}" must be 1 to 100 characters long.`,
};

export type TeamFaultWords = typeof englishFaults;
