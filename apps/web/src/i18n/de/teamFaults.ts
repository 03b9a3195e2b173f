import type { TeamFaultWords } from '@faultline/cards/team';

const RANKS: Readonly<Record<string, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  supporting: 'Supporting',
};

/** Was sich an einem Team nicht lesen lässt. */
export const germanFaults: TeamFaultWords = {
  inSquad: (squad, fault) => `Squad ${squad}: ${fault}`,
  noCode: () => 'Der Code sollte spt[ … ] lauten, mit den Nummern zwischen den Klammern, und danach enden.',
  codeNumber: (place, written) =>
    `Nummer ${place} des Codes, ${written}, ist keine bekannte Einheit und kein bekanntes Missionsset.`,
  manyMissions: (missions) => `Der Code nennt ${missions.length} Missionssets: ${missions.join(', ')}.`,
  noLink: (link) => `Ein Link von Tabletop Admiral beginnt mit ${link} und hat keine Leerzeichen.`,
  linkNumber: (place, written) => `Nummer ${place} des Links, ${written}, ist keine bekannte Einheit.`,
  manyUnits: (units, most) => `Der Link nennt ${units} Einheiten; ein Strike Team hat ${most}.`,
  noUnits: () => 'Der Link nennt keine Einheit.',
  manyNumbers: (numbers, most) => `Der Code hat ${numbers} Nummern; kein Team hat mehr als ${most}.`,
  tooLong: (letters, most) => `Ein Team hat höchstens ${most} Zeichen; hier sind es ${letters}.`,
  unknownUnit: (unit) => `${unit} ist keine bekannte Einheit.`,
  sameRank: (one, other, rank) => `${one} und ${other} sind beide ${RANKS[rank] ?? rank}; ein Squad hat eine davon.`,
  noJson: () => 'Das ist kein Code, kein Link und keine Teamdatei, oder die Datei ist abgeschnitten.',
  noObject: () => 'Eine Teamdatei ist ein JSON-Objekt.',
  noMark: (mark) => `In „faultline“ sollte „${mark}“ stehen, das Zeichen einer Teamdatei.`,
  squadsField: (most) => `„squads“ sollte eine Liste von höchstens ${most} Squads sein.`,
  squadField: () => 'gefragt ist ein Objekt mit primary, secondary und supporting.',
  strangeField: (name, known) => `„${name}“ ist kein Feld einer Teamdatei; es gibt ${known.join(', ')}.`,
  textField: (name) => `„${name}“ sollte ein Text von 1 bis 100 Zeichen sein.`,
};
