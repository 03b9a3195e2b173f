/** What cannot be read of a team, in sentences; another language brings the same words. */
export const englishFaults = {
  inSquad: (squad: number, fault: string) => `Squad ${squad}: ${fault}`,
  noCode: () => 'The code should be spt[ … ] with the numbers between the brackets, and end there.',
  codeNumber: (place: number, written: string) =>
    `Number ${place} of the code, ${written}, is no unit and no mission set that is known.`,
  manyMissions: (missions: readonly string[]) =>
    `The code names ${missions.length} mission sets: ${missions.join(', ')}.`,
  noLink: (link: string) => `A Tabletop Admiral link begins with ${link} and has no blanks.`,
  linkNumber: (place: number, written: string) => `Number ${place} of the link, ${written}, is no unit that is known.`,
  manyUnits: (units: number, most: number) => `The link names ${units} units; a strike team has ${most}.`,
  noUnits: () => 'The link names no unit.',
  manyNumbers: (numbers: number, most: number) => `The code has ${numbers} numbers; no team has more than ${most}.`,
  tooLong: (letters: number, most: number) => `A team has at most ${most} characters; this has ${letters}.`,
  unknownUnit: (unit: string) => `${unit} is no unit that is known.`,
  sameRank: (one: string, other: string, rank: string) =>
    `${one} and ${other} are both ${rank} units; a squad has one.`,
  noJson: () => 'This is no code, no link and no team file, or the file was cut off.',
  noObject: () => 'A team file is a JSON object.',
  noMark: (mark: string) => `"faultline" should be "${mark}", the mark of a team file.`,
  squadsField: (most: number) => `"squads" should be a list of at most ${most} squads.`,
  squadField: () => 'it should be an object with primary, secondary and supporting.',
  strangeField: (name: string, known: readonly string[]) =>
    `"${name}" is no field of a team file; there are ${known.join(', ')}.`,
  textField: (name: string) => `"${name}" should be a text of 1 to 100 characters.`,
};

export type TeamFaultWords = typeof englishFaults;
