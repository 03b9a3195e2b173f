import type { OperationPageWords } from '../operationWords.ts';

export const operations: OperationPageWords = {
  choose: 'Operation',
  waits: (why) => `Noch nicht spielbar: ${why}.`,
  whoAggressor: 'Wer ist der Aggressor?',
  drawn: 'Auslosen',
  unknown: (asked, known) => `Eine Operation „${asked}“ gibt es nicht. Es gibt: ${known}.`,
  readings: 'Lesarten der Karten',
  recommended: 'empfohlen',
  countdown: 'Countdown',
  clock: (filled, mine, theirs) =>
    `Countdown: ${filled} von 16 Feldern belegt. Fortschrittsmarker: deine Seite ${mine}, Seite des Gegenübers ${theirs}.`,
  locked: 'Der Konfliktmarker liegt in der Mitte: Der Aggressor kann keine Fortschrittsmarker entfernen.',
  stage: (number) => `Etappe ${number}`,
  stageOf: (number, of) => `Etappe ${number} von ${of}`,
  role: (role) => `Deine Rolle: ${role}.`,
  wholeCard: 'Einsatzbesprechung und Regeln',
  ends: 'Was diese Etappe beendet, und wie nah es ist',
  near: (now, of) => `${now} von ${of}`,
  left: (n) => `noch ${n}`,
  objectives: 'Aufgaben',
  priority: 'Hauptaufgabe',
  holder: { mine: 'deine', theirs: 'gegnerisch', nobody: 'niemandes' },
  defense: (melee, ranged) => `Verteidigung: Nahkampf ${melee}, Fernkampf ${ranged}`,
  space: (number, icons, state) =>
    [`${number}`, icons, { covered: 'bedeckt', planned: 'würde bedeckt', next: 'als Nächstes', open: '' }[state]]
      .filter((part) => part !== '')
      .join(', '),
  marker: 'hier liegt der Marker',
  faceDown: 'Operationsmarker, verdeckt',
  faceUp: (icon) => `Operationsmarker: ${icon}`,
  inArea: (n) => `${n} Marker`,
  pool: (n) => `Operationspool: ${n}`,
  onTable: 'Auf dem Spielfeld',
  allStages: 'In jeder Etappe',
  boxes: () => 'Kästchen bedeckt',
  boxesLeft: (covered, of) => `${covered} von ${of} bedeckt`,
  walk: 'Jede Option des Kampfbaums bedeckt ein Kästchen, mit dem sie ein Symbol gemeinsam hat, der Reihe nach. Sonst bewirkt sie nichts.',
  expectedBoxes: (boxes) => `${boxes} Kästchen im Schnitt`,
  oneBox: 'für mindestens ein Kästchen',
  boxesAxis: 'Wahrscheinlichkeit jeder Anzahl von Kästchen in %',
  damage: (n) => `${n} Schadensmarker`,
};
