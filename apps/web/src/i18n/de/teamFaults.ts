import type { TeamFaultWords } from '@faultline/cards/team';

const RANKS: Readonly<Record<string, string>> = {
  primary: 'Primär-Einheiten',
  secondary: 'Sekundär-Einheiten',
  supporting: 'Support-Einheiten',
};

/** Was sich an einem Team nicht lesen lässt. */
export const germanFaults: TeamFaultWords = {
  inSquad: (squad, fault) => `Squad ${squad}: ${fault}`,
  noCode: () => 'Ein SPT-Code sieht so aus: spt[…]; danach folgt nichts mehr.',
  codeNumber: (place, written) =>
    `Nummer ${place} des Codes, ${written}, ist keine bekannte Einheit und kein bekanntes Missionsset.`,
  manyMissions: (missions) => `Der Code nennt ${missions.length} Missionssets: ${missions.join(', ')}.`,
  noLink: (link) => `Ein Link von Tabletop Admiral beginnt mit ${link} und hat keine Leerzeichen.`,
  linkNumber: (place, written) => `Nummer ${place} des Links, ${written}, ist keine bekannte Einheit.`,
  manyUnits: (units, most) => `Der Link enthält ${units} Einheiten; ein Einsatzteam hat ${most}.`,
  noUnits: () => 'Der Link enthält keine Einheit.',
  manyNumbers: (numbers, most) => `Der Code hat ${numbers} Nummern; ein Einsatzteam hat höchstens ${most}.`,
  tooLong: (letters, most) => `Ein Einsatzteam hat höchstens ${most} Zeichen; hier sind es ${letters}.`,
  brokenLink: () => 'Der Link zu diesem Einsatzteam ist unvollständig oder beschädigt.',
  manySquads: (squads, most) => `Der Link enthält ${squads} Squads; eine Liste hat höchstens ${most}.`,
  unknownMission: (mission) => `${mission} ist kein bekanntes Missionsset.`,
  unknownEra: (era) => `${era} ist keine bekannte Ära.`,
  unknownUnit: (unit) => `${unit} ist keine bekannte Einheit.`,
  sameRank: (one, other, rank) => `${one} und ${other} sind beide ${RANKS[rank] ?? rank}; ein Squad hat nur eine.`,
  noJson: () => 'Das ist kein Code, kein Link und keine Teamdatei, oder die Datei ist unvollständig.',
  noObject: () => 'Eine Teamdatei ist ein JSON-Objekt.',
  noMark: (mark) => `Im Feld „faultline“ muss „${mark}“ stehen, das Zeichen einer Teamdatei.`,
  squadsField: (most) => `„squads“ muss eine Liste von höchstens ${most} Squads sein.`,
  squadField: () => 'Hier muss ein Objekt mit primary, secondary und supporting stehen.',
  strangeField: (name, known) => `Unbekanntes Feld „${name}“. Bekannt sind ${known.join(', ')}.`,
  textField: (name) => `„${name}“ muss ein Text von 1 bis 100 Zeichen sein.`,
};
