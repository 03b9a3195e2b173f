import type { OperationLog } from '../operationWords.ts';

const SIDES = { aggressor: 'der Seite des Aggressors', sentinel: 'der Seite der Wache' } as const;

const listed = (spaces: readonly number[]): string => `Feld ${spaces.join(', ')}`;

export const log: OperationLog = {
  operation: (name, aggressor) => `Schlüsseloperation: ${name}. Aggressor: ${aggressor}`,
  stageEnded: (stage, winner, next) =>
    `${stage} ist vorbei, gewonnen hat: ${winner}.${next === null ? '' : ` Es folgt ${next}.`}`,
  clock: (side, added, by, filled) =>
    `${by === null ? '' : `${by}: `}1 Fortschrittsmarker ${added ? 'auf' : 'von'} ${SIDES[side]} ${added ? 'gelegt' : 'entfernt'} (Countdown ${filled} von 16)`,
  locked: 'Der Konfliktmarker liegt auf dem mittleren Feld: Der Aggressor kann keine Fortschrittsmarker mehr entfernen',
  covered: (tracker, spaces) => `${tracker}: ${listed(spaces)} bedeckt`,
  uncovered: (tracker, spaces) => `${tracker}: ${listed(spaces)} wieder offen`,
  marker: (tracker, space, name) => `${tracker}: Feld ${space}${name === null ? '' : ` (${name})`}`,
  dieTurned: (from, to) => `${from} auf ${to} gedreht`,
  loaded: (objective, n) => `Aufgabe ${objective}: ${n} Schadensmarker`,
  turned: (objective, active) => `Aufgabe ${objective} ist ${active ? 'aktiv' : 'inaktiv'}`,
  state: (unit, state, begins) => `${unit}: ${begins ? state : `nicht mehr ${state}`}`,
  drawn: (player, n) => `${player}: ${n} Operationsmarker gezogen`,
  returned: (n) => `${n} Operationsmarker zurück in den Operationspool`,
  discarded: (n) => `${n} Operationsmarker abgelegt`,
  revealed: (icon) => `Operationsmarker aufgedeckt: ${icon}`,
  shuffled: (player) => `${player}: Befehlsstapel gemischt`,
  piece: (name, near) => `${name}: jetzt ${near}`,
  pieceGone: (name) => `${name} verlässt das Spielfeld`,
  pieceHeld: (name, player) => `${name}: unter Kontrolle von ${player ?? 'niemandem'}`,
  shifted: (objective) => `Aufgabe ${objective} wird versetzt`,
  given: (unit, icon) => `${unit}: Operationsmarker${icon === null ? ', verdeckt' : ` (${icon})`}`,
  laid: (near) => `Operationsmarker verdeckt ${near} gelegt`,
  measures: (unit, piece) => `${unit}: misst in diesem Zug von: ${piece}`,
  full: (tracker) => `${tracker}: alles ist bedeckt`,
};
