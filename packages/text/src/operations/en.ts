import { OPERATION_TEXTS } from './en/texts.ts';
import { log } from './en/log.ts';
import { questions } from './en/questions.ts';
import type { OperationWords } from './operationWords.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export const operationWords: OperationWords = {
  terms: {
    operation: 'Key Operation',
    roles: { aggressor: 'Aggressor', sentinel: 'Sentinel' },
    stage: (number, name) => `Stage ${ROMAN[number] ?? number}: ${name}`,
    countdown: 'Countdown',
    moraleBoost: 'Morale Boost',
    armoredTarget: 'Armored Target',
    operationToken: 'Operation token',
    operationPool: 'Operation Pool',
  },
  operations: OPERATION_TEXTS,
  log,
  questions,
  options: {
    workingsAtStageEnd: {
      question: 'When do Mysterious Workings follow the end of Stage I?',
      choices: {
        'with-the-momentum': 'Only if the Aggressor completed the Cipher first.',
        always: 'Always.',
      },
    },
    damagedMechanisms: {
      question: 'What happens to the tokens on Damaged Mechanisms once they have added Momentum?',
      choices: { cleared: 'They are removed.', kept: 'They stay and add Momentum again every Sentinel Turn.' },
    },
    powerDownContest: {
      question: "What must be free of enemy Units for the Smuggler's work on a console?",
      choices: { console: 'The Backup Console.', smuggler: 'The Smuggler.' },
    },
    surgeMarks: {
      question: 'What happens to the marks of the last Power Surge?',
      choices: { replaced: 'They come off before the new ones are placed.', stay: 'They stay.' },
    },
    clampsAgainstClock: {
      question: 'The third Docking Clamp is released while the tracker is full. What counts?',
      choices: { 'printed-order': 'Countdown.', 'completion-first': 'The end of Stage I.' },
    },
    alarmInAggressorTurn: {
      question: "The Alarm sounds in an Aggressor's Turn with three Units still Captured. What follows?",
      choices: { 'stage-two': 'Stage II.', 'as-in-sentinel-turn': 'The Sentinel wins.' },
    },
    hurtTokens: {
      question: 'No Medical Cache is left. How many Injured tokens does a Hurt Unit gain?',
      choices: { 'one-each-unit': 'One.', 'one-each-token': 'One for each Operation token on it.' },
    },
  },
  mapFault: ({ key, why, fit, needed }, part) => {
    if (why === 'off the table') return `Objective ${key} would lie off the battlefield.`;
    if (why === 'half on') return `Objective ${key} would lie half on ${part}.`;
    if (why === 'no room') return `Objective ${key} has no room because of ${part}.`;
    return `Only ${fit} of ${needed} bases fit beside objective ${key}.`;
  },
  noRoom: (operation, table, why) => `${operation} cannot be played on ${table}: ${why.join(' ')}`,
};
