import { OPERATION_TEXTS } from './de/texts.ts';
import { log } from './de/log.ts';
import { questions } from './de/questions.ts';
import type { OperationWords } from './operationWords.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export const operationWords: OperationWords = {
  terms: {
    operation: 'Schlüsseloperation',
    roles: { aggressor: 'Aggressor', sentinel: 'Wache' },
    stage: (number, name) => `Etappe ${ROMAN[number] ?? number}: ${name}`,
    countdown: 'Countdown',
    moraleBoost: 'Moralschub',
    armoredTarget: 'Gepanzertes Ziel',
    operationToken: 'Operationsmarker',
    operationPool: 'Operationspool',
  },
  operations: OPERATION_TEXTS,
  log,
  questions,
  options: {
    workingsAtStageEnd: {
      question: 'Wann folgt auf das Ende von Etappe I das Rätselhafte Räderwerk?',
      choices: {
        'with-the-momentum': 'Nur wenn der Aggressor das Chiffre zuerst vollendet hat.',
        always: 'Immer.',
      },
    },
    damagedMechanisms: {
      question:
        'Was geschieht mit den Markern auf „Beschädigte Mechanismen“, sobald sie einen Fortschrittsmarker gebracht haben?',
      choices: {
        cleared: 'Sie werden entfernt.',
        kept: 'Sie bleiben und bringen in jedem Zug der Wache wieder einen.',
      },
    },
    powerDownContest: {
      question:
        'Worum darf keine feindliche Einheit konkurrieren, damit sich die Schmugglerin an einer Konsole zu schaffen machen kann?',
      choices: { console: 'Um die Reservekonsole.', smuggler: 'Um die Schmugglerin.' },
    },
    surgeMarks: {
      question: 'Was geschieht mit den Hauptaufgabe-Markern der letzten Energiespitze?',
      choices: { replaced: 'Sie werden entfernt, bevor neue dazukommen.', stay: 'Sie bleiben liegen.' },
    },
    clampsAgainstClock: {
      question: 'Die dritte Andockklammer löst sich, während die Konfliktleiste voll ist. Was zählt?',
      choices: { 'printed-order': 'Der Countdown.', 'completion-first': 'Das Ende von Etappe I.' },
    },
    alarmInAggressorTurn: {
      question: 'Der Alarm ertönt im Zug des Aggressors, und noch sind drei Einheiten gefangen. Was folgt?',
      choices: { 'stage-two': 'Etappe II.', 'as-in-sentinel-turn': 'Die Wache gewinnt.' },
    },
    hurtTokens: {
      question: 'Es ist kein Medizinlager mehr übrig. Wie viele Verletzt-Marker erhält eine verwundete Einheit?',
      choices: { 'one-each-unit': 'Einen.', 'one-each-token': 'Einen für jeden Operationsmarker auf ihr.' },
    },
  },
  mapFault: ({ key, why, fit, needed }, part) => {
    if (why === 'off the table') return `Aufgabe ${key} würde außerhalb des Spielfelds liegen.`;
    if (why === 'half on') return `Aufgabe ${key} würde nur halb aufliegen: ${part}.`;
    if (why === 'no room') return `Aufgabe ${key} hat keinen Platz, im Weg: ${part}.`;
    return `Neben Aufgabe ${key} ist Platz für ${fit} statt ${needed} Basen.`;
  },
  noRoom: (operation, table, why) => `${operation} lässt sich auf ${table} nicht spielen: ${why.join(' ')}`,
};
