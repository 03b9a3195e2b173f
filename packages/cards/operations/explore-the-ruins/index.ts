import type { RuleEffect, RuleObjectives, RuleTest } from '@faultline/rules';
import { operation } from '../../src/operation/operation.ts';
import {
  ACTIVATED,
  addMomentum,
  any,
  atEnd,
  atLeast,
  atSetup,
  CLOCK_FULL,
  called,
  charactersOf,
  choose,
  contestedBy,
  controlled,
  covered,
  eachMayMove,
  JUST_ACTIVATED,
  mayPick,
  not,
  oneFor,
  option,
  resolve,
  results,
  roll,
  rule,
  shows,
  some,
  way,
  when,
} from '../../src/operation/words.ts';
import card from './card.json' with { type: 'json' };

/** A Primary Unit of its player gets a token that its player alone may look at. */
const drawAPiece: readonly RuleEffect[] = [
  choose('holder', { of: 'unit', side: 'allied', rank: ['primary'] }),
  { do: 'draw', tokens: 1, to: { unit: { bound: 'holder' } }, seenBy: 'owner' },
];

const collapse: readonly RuleEffect[] = [
  choose('victim', { of: 'unit', side: 'enemy' }),
  {
    do: 'when',
    test: { test: 'is', who: { bound: 'victim' }, a: { of: 'unit', side: 'any', condition: ['pinned'] } },
    effects: [{ do: 'suffer', who: { bound: 'victim' }, amount: 2 }],
    otherwise: [
      { do: 'may', by: 'opponent', effects: [{ do: 'suffer', who: { bound: 'victim' }, amount: 2 }] },
      { do: 'if-did', effects: [], otherwise: [eachMayMove({ bound: 'victim' }, 'dash')] },
    ],
  },
];

/** One die of the Sentinel; both players resolve what it shows, the Aggressor first. */
const workings: readonly RuleEffect[] = [
  roll(1),
  {
    do: 'as',
    who: 'each-aggressor-first',
    effects: [
      when(
        shows('strike'),
        choose('trap', { of: 'objective', fresh: true }),
        { do: 'roll', bind: 'sprung', die: 'attack', dice: 3 },
        {
          do: 'each',
          bind: 'caught',
          from: { of: 'unit', side: 'any', contesting: { bound: 'trap' } },
          effects: [
            {
              do: 'suffer',
              who: { bound: 'caught' },
              amount: { count: 'faces', roll: { bound: 'sprung' }, face: 'strike' },
            },
          ],
        },
      ),
      when(shows('expertise'), ...collapse),
      when(shows('failure'), { do: 'refresh', amount: 1 }),
      when(shows('crit'), choose('moved', { of: 'objective', active: 'any', fresh: true }), {
        do: 'shift',
        of: { bound: 'moved' },
        range: 2,
      }),
    ],
  },
];

const coverClue: RuleEffect = { do: 'cover', tracker: 'own-cipher', with: { markOf: { bound: 'clue' } } };
const SEQUENCE = { tracker: 'switch-sequence' } as const;
const matching: RuleObjectives = { of: 'objective', controlledBy: 'own', shows: { token: SEQUENCE } };
const nextSwitch: readonly RuleEffect[] = [
  { do: 'discard', at: SEQUENCE, which: 'face-up' },
  resolve('turn-up-the-next'),
];
const sentinelCompleteFirst: RuleTest = covered('complete');

export default operation(card, {
  rules: {
    'piece-of-the-cipher': rule('Piece of the Cipher', 'active', {
      clause: 'on',
      event: { on: 'deploy.before' },
      effects: [
        { do: 'as', who: 'sentinel', effects: drawAPiece },
        { do: 'as', who: 'aggressor', effects: drawAPiece },
      ],
    }),
    'lost-piece': rule('Piece of the Cipher', 'active', {
      clause: 'on',
      event: { on: 'wounded', to: { of: 'unit', side: 'any', hasTokens: true } },
      effects: [{ do: 'return', from: { unit: 'event-unit' } }],
    }),
    'mysterious-workings': rule(
      'Mysterious Workings',
      'sentinel',
      { clause: 'on', event: { on: 'wounded' }, limit: 'turn', effects: workings },
      { clause: 'on', event: { on: 'called' }, limit: 'turn', effects: workings },
    ),
    'study-the-clues': rule(
      'Archaic Clues',
      'active',
      atEnd(
        JUST_ACTIVATED,
        mayPick(
          way('research-the-clue', some(controlled()), choose('clue', controlled()), coverClue),
          way(
            'sneak-a-peek',
            some(contestedBy(ACTIVATED)),
            choose('clue', contestedBy(ACTIVATED)),
            roll(3),
            when(shows('expertise'), coverClue),
            when(shows('failure'), { do: 'suffer', who: ACTIVATED, amount: 2 }),
            resolve('mysterious-workings'),
          ),
          way(
            'use-secret-knowledge',
            some({ of: 'unit', side: 'allied', hasTokens: true }),
            choose('holder', { of: 'unit', side: 'allied', hasTokens: true }),
            { do: 'reveal', at: { unit: { bound: 'holder' } }, which: 'one' },
            { do: 'cover', tracker: 'own-cipher', with: { token: { unit: { bound: 'holder' } } } },
            { do: 'if-did', effects: [], otherwise: [{ do: 'return', from: { unit: { bound: 'holder' } } }] },
          ),
        ),
      ),
    ),
    'beat-you-to-it': rule(
      'Beat You to It',
      'active',
      atEnd(when(covered('sentinel-cipher'), { do: 'cover', tracker: 'complete', with: { next: 1 } })),
    ),
    /** KO-R-58. */
    'the-cipher-opens': rule(
      'End of Stage',
      'aggressor',
      called(
        when(not(sentinelCompleteFirst), { do: 'clock', how: 'remove', amount: 2, side: 'either', by: 'stage' }),
        when(any(not(sentinelCompleteFirst), option('workingsAtStageEnd', 'always')), resolve('mysterious-workings')),
      ),
    ),
    'fill-the-sequence': rule(
      'Setup',
      'active',
      atSetup({ do: 'return', from: 'everywhere' }, { do: 'draw', tokens: 'all', to: SEQUENCE }),
    ),
    'one-step-ahead': rule(
      'One Step Ahead',
      'sentinel',
      atSetup(
        when(
          sentinelCompleteFirst,
          {
            do: 'each',
            bind: 'unit',
            from: { of: 'unit', side: 'allied' },
            effects: [
              choose('rested', charactersOf({ bound: 'unit' })),
              { do: 'heal', who: { bound: 'rested' }, times: 2 },
            ],
          },
          {
            do: 'each',
            bind: 'mover',
            from: { of: 'character', side: 'allied' },
            effects: [{ do: 'move', who: { bound: 'mover' }, move: 'dash' }],
          },
        ),
      ),
    ),
    'first-switch': rule('Switch Sequence', 'active', {
      clause: 'on',
      event: { on: 'stage.first-turn' },
      effects: [resolve('turn-up-the-next')],
    }),
    /** KO-R-54. */
    'turn-up-the-next': rule(
      'Switch Sequence',
      'active',
      called(
        { do: 'reveal', at: SEQUENCE, which: 'next' },
        when({ test: 'token-is', at: SEQUENCE, icon: 'block' }, resolve('mysterious-workings'), ...nextSwitch),
      ),
    ),
    /** KO-R-59. */
    switches: rule(
      'Ancient Mechanisms',
      'aggressor',
      atEnd(
        mayPick(
          way('throw-the-correct-one', some(matching), ...nextSwitch),
          way(
            'force-it',
            some(controlled()),
            roll(oneFor(controlled())),
            when(shows('strike'), ...nextSwitch, resolve('mysterious-workings')),
          ),
        ),
      ),
    ),
    /** KO-R-60. */
    'sabotage-the-mechanisms': rule(
      'Sabotage',
      'sentinel',
      atEnd(
        roll(oneFor(controlled())),
        { do: 'cover', tracker: 'damaged-mechanisms', with: { next: results('crit', 'strike') } },
        when(
          atLeast({ count: 'covered', tracker: 'damaged-mechanisms' }, 5),
          addMomentum(1),
          when(option('damagedMechanisms', 'cleared'), { do: 'uncover', tracker: 'damaged-mechanisms', which: 'all' }),
          resolve('mysterious-workings'),
        ),
      ),
    ),
  },
  tests: {
    'aggressor-cipher-covered': covered('aggressor-cipher'),
    'sequence-empty': not(atLeast({ count: 'icons', at: SEQUENCE }, 1)),
    'clock-full': CLOCK_FULL,
  },
});
