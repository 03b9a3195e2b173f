import type { MoveKind, Ref, RuleAmount, RuleEffect, RuleSelector, RuleTest } from '@faultline/rules';
import { operation } from '../../src/operation/operation.ts';
import {
  aSquadBecomes,
  addMomentum,
  all,
  anyAction,
  atEnd,
  atSetup,
  CLOCK_FULL,
  called,
  choose,
  contestedBy,
  controlled,
  covered,
  eachMayMove,
  may,
  not,
  oneFor,
  option,
  pick,
  removeMomentum,
  results,
  roll,
  rule,
  shows,
  some,
  way,
  when,
} from '../../src/operation/words.ts';
import card from './card.json' with { type: 'json' };
import former from './former.json' with { type: 'json' };

const SEQUENCES = ['sequence-one', 'sequence-two'];
const MOVES: readonly MoveKind[] = ['dash', 'advance', 'reposition', 'climb', 'jump'];
const NOISE = { tracker: 'noise' } as const;
const DESK = { piece: 'security-desk' } as const;
const ALARM: RuleTest = { test: 'flag', flag: 'alarm' };
const captives: RuleSelector = { of: 'unit', side: 'any', state: 'captured' };
const free = (who: Ref): RuleEffect => ({ do: 'state', who, state: 'captured', ends: true });
/** KO-R-63: after the Alarm nothing is drawn or counted any more. */
const noise = (tokens: RuleAmount): RuleEffect => when(not(ALARM), { do: 'draw', tokens, to: NOISE });
const suspicion = (next: RuleAmount): RuleEffect =>
  when(not(ALARM), { do: 'cover', tracker: 'suspicion', with: { next } });
const onDuty = (who: Ref): RuleEffect => ({ do: 'state', who, state: 'off-duty', ends: true });
/** KO-R-63. */
const soundTheAlarm: readonly RuleEffect[] = [{ do: 'raise', flag: 'alarm' }];

/** The tokens in the Noise Area are turned up, counted and returned. */
const hearTheNoise: RuleEffect = when(
  not(ALARM),
  { do: 'reveal', at: NOISE, which: 'all' },
  suspicion({ count: 'icons', at: NOISE, worth: { crit: 2, strike: 1, expertise: 0, failure: 0, block: 2 } }),
  { do: 'return', from: NOISE },
);

/** Up to three tokens of Noise for as many dice on a Containment Field. */
const sliceBy = (who: Ref): readonly RuleEffect[] => [
  { do: 'choose-number', bind: 'noise', least: 0, most: 3 },
  noise({ count: 'number', of: 'noise' }),
  choose('field', contestedBy(who, { mark: 'containment-field' })),
  roll({ count: 'number', of: 'noise', plus: 3 }, 'defense'),
  { do: 'load', of: { bound: 'field' }, tokens: results('block', 'expertise') },
];

const guardNear = (range: 2 | 3): RuleEffect =>
  when(some({ of: 'character', side: 'enemy', without: 'captured', within: { range, from: 'event-unit' } }), noise(1));

const raiders: RuleSelector = { of: 'character', side: 'allied', without: 'captured' };
const alarmWithThree: RuleTest = all(ALARM, some(captives, 3));

export default operation(card, {
  rules: {
    captured: rule('Captured', 'aggressor', {
      clause: 'on',
      event: { on: 'deploy.before' },
      effects: aSquadBecomes('captured'),
    }),
    'off-duty': rule('Off Duty', 'sentinel', {
      clause: 'on',
      event: { on: 'deploy.before' },
      effects: [
        choose('second', { of: 'unit', side: 'allied', rank: ['secondary'] }),
        { do: 'state', who: { bound: 'second' }, state: 'off-duty' },
        {
          do: 'each',
          bind: 'leader',
          from: { of: 'unit', side: 'allied', rank: ['primary'] },
          effects: [{ do: 'state', who: { bound: 'leader' }, state: 'off-duty' }],
        },
      ],
    }),
    'security-level-set': rule(
      'Setup',
      'active',
      atSetup({ do: 'cover', tracker: 'security-level', with: { next: 4 } }),
    ),
    'captured-put-down': rule(
      'Setup',
      'sentinel',
      atSetup({
        do: 'each',
        bind: 'prisoner',
        from: { of: 'unit', side: 'enemy', state: 'captured' },
        effects: [
          choose('cell', { of: 'objective', priority: false, fresh: true }),
          {
            do: 'put-unit',
            who: { bound: 'prisoner' },
            within: 1,
            of: { of: 'objective', among: { bound: 'cell' } },
          },
        ],
      }),
    ),
    'noise-of-the-raid': rule(
      'Noise',
      'aggressor',
      { clause: 'on', event: { on: 'moved', by: raiders, moves: ['advance'] }, effects: [noise(1)] },
      {
        clause: 'on',
        event: { on: 'ability.used', by: { of: 'unit', side: 'allied' } },
        where: not({ test: 'ability-is', ability: 'slice' }),
        effects: [noise(1)],
      },
      {
        clause: 'on',
        event: { on: 'activation.end', by: { of: 'unit', side: 'allied' } },
        where: { test: 'attacked-without-wounding' },
        effects: [noise(4)],
      },
    ),
    'noise-of-the-guards': rule('Noise', 'sentinel', {
      clause: 'on',
      event: { on: 'activation.end', by: { of: 'unit', side: 'allied' } },
      effects: [guardNear(3), guardNear(2)],
    }),
    'out-of-noise': rule('Noise', 'sentinel', {
      clause: 'on',
      event: { on: 'pool.empty' },
      effects: soundTheAlarm,
    }),
    /** The card puts it before the check of the Stage (KO-R-79). */
    'suspicion-grows': rule('Suspicion', 'sentinel', {
      clause: 'on',
      event: { on: 'turn.end', player: 'own' },
      first: true,
      effects: [hearTheNoise],
    }),
    'caught-in-the-act': rule('Suspicion', 'sentinel', {
      clause: 'on',
      event: {
        on: 'attack.resolved',
        by: { of: 'character', side: 'allied' },
        to: { of: 'character', side: 'enemy', without: 'captured' },
        attackType: 'melee',
      },
      where: { test: 'more', of: { count: 'dealt' }, than: 0 },
      effects: [suspicion(4)],
    }),
    'suspicion-full': rule('Suspicion', 'sentinel', {
      clause: 'on',
      event: { on: 'tracker.full', tracker: 'suspicion' },
      effects: soundTheAlarm,
    }),
    'captured-activates': rule('Captured', 'aggressor', {
      clause: 'on',
      event: { on: 'activation.start', to: { of: 'unit', side: 'allied', state: 'captured' } },
      effects: [
        pick(
          way('break-free', null, ...sliceBy('event-unit')),
          way(
            'distract-the-guards',
            null,
            choose('guards', { of: 'unit', side: 'enemy' }),
            eachMayMove({ bound: 'guards' }, 'dash'),
            choose('helper', {
              of: 'unit',
              side: 'allied',
              besides: 'event-unit',
              within: { range: 4, from: 'event-unit' },
            }),
            may(anyAction({ bound: 'helper' })),
          ),
        ),
      ],
    }),
    /** KO-R-64. */
    'field-opens': rule('Containment Fields', 'aggressor', {
      clause: 'on',
      event: { on: 'tracker.full', objective: { of: 'objective', mark: 'containment-field', tokens: 4 } },
      effects: [
        choose('freed', {
          of: 'unit',
          side: 'allied',
          state: 'captured',
          within: { range: 1, from: 'event-objective' },
        }),
        free({ bound: 'freed' }),
        { do: 'load', of: 'event-objective', tokens: 'none' },
        { do: 'turn-over', of: 'event-objective', active: false },
        may(removeMomentum(1)),
      ],
    }),
    'reporting-for-duty': rule('Reporting for Duty', 'sentinel', {
      clause: 'on',
      event: { on: 'activation.choosing', to: { of: 'unit', side: 'allied', state: 'off-duty' } },
      effects: [
        choose('patrol', { of: 'unit', side: 'allied', without: 'off-duty' }),
        eachMayMove({ bound: 'patrol' }, 'dash'),
        onDuty('event-unit'),
        { do: 'put-unit', who: 'event-unit', within: 2, of: DESK },
      ],
    }),
    'guard-duty': rule(
      'Guard Duty',
      'sentinel',
      { clause: 'restrict', what: 'no-ranged-attacks', for: { of: 'character', side: 'allied' } },
      { clause: 'restrict', what: 'advance-as-dash', for: { of: 'character', side: 'allied' } },
      { clause: 'restrict', what: 'no-enemies-beyond-5', for: { of: 'unit', side: 'allied' } },
    ),
    'heightened-security': rule(
      'Heightened Security',
      'aggressor',
      atEnd(
        when(
          some({ of: 'objective', mark: 'access-core', contestedBySide: 'opponent' }),
          roll(3),
          when(shows('expertise'), { do: 'uncover', tracker: 'security-level', which: 'last', tokens: 1 }),
        ),
      ),
    ),
    'last-look-around': rule(
      'End of Stage',
      'sentinel',
      called(hearTheNoise, {
        do: 'when',
        test: covered('suspicion'),
        effects: [{ do: 'raise', flag: 'alarm' }],
        otherwise: [{ do: 'as', who: 'aggressor', effects: [removeMomentum(2)] }],
      }),
    ),
    'carry-the-level-over': rule(
      'Setup',
      'active',
      atSetup({
        do: 'cover',
        tracker: SEQUENCES,
        with: { chosen: { count: 'covered', tracker: 'security-level' } },
      }),
    ),
    reinforcements: rule(
      'Setup',
      'sentinel',
      atSetup(
        {
          do: 'each',
          bind: 'guard',
          from: { of: 'unit', side: 'allied', state: 'off-duty' },
          effects: [
            onDuty({ bound: 'guard' }),
            {
              do: 'when',
              test: ALARM,
              effects: [{ do: 'put-unit', who: { bound: 'guard' }, within: 3, of: 'any-edge' }],
              otherwise: [{ do: 'put-unit', who: { bound: 'guard' }, within: 2, of: DESK }],
            },
          ],
        },
        { do: 'remove-piece', piece: 'security-desk' },
      ),
    ),
    'red-alert': rule(
      'Red Alert',
      'sentinel',
      atSetup(when(ALARM, may({ do: 'uncover', tracker: SEQUENCES, which: 'chosen', tokens: 2 })), {
        do: 'each',
        bind: 'prisoner',
        from: captives,
        effects: [{ do: 'injure', who: { bound: 'prisoner' }, tokens: 1 }, free({ bound: 'prisoner' }), addMomentum(1)],
      }),
    ),
    'enter-the-codes': rule(
      'Access Core',
      'aggressor',
      atEnd(
        when(
          some({ of: 'objective', mark: 'access-core', contestedBySide: 'own' }),
          roll(oneFor(controlled('guard-station'), 2)),
          {
            do: 'when',
            test: covered('sequence-one'),
            effects: [{ do: 'cover', tracker: 'sequence-two', with: { roll: 'roll' } }],
            otherwise: [{ do: 'cover', tracker: 'sequence-one', with: { roll: 'roll' } }],
          },
        ),
      ),
    ),
    'change-the-codes': rule(
      'Guard Stations',
      'sentinel',
      atEnd(
        when(
          {
            test: 'more',
            of: { count: 'found', of: controlled() },
            than: { count: 'found', of: { of: 'objective', controlledBy: 'opponent' } },
          },
          may({ do: 'uncover', tracker: SEQUENCES, which: 'chosen', tokens: 1 }),
        ),
      ),
    ),
  },
  tests: {
    'nobody-captured': not(some(captives)),
    'alarm-and-three-captured': alarmWithThree,
    /** KO-R-56. */
    'alarm-and-three-captured-by-option': all(alarmWithThree, option('alarmInAggressorTurn', 'as-in-sentinel-turn')),
    alarm: ALARM,
    'sequences-locked': all(covered('sequence-one'), covered('sequence-two')),
    'clock-full': CLOCK_FULL,
  },
  abilities: {
    slice: [{ clause: 'use', effects: sliceBy('self') }],
    'slip-into-the-shadows': [
      {
        clause: 'on',
        event: {
          on: 'moved',
          by: { of: 'character', side: 'enemy', within: { range: 2, from: 'self' } },
          moves: MOVES,
        },
        limit: 'turn',
        effects: [eachMayMove('self', 'dash'), { do: 'if-did', effects: [noise(1)] }],
      },
    ],
    'press-for-information': [
      {
        clause: 'use',
        effects: [
          choose('field', { of: 'objective', mark: 'containment-field', within: { range: 2, from: 'self' } }),
          choose('prisoner', {
            of: 'unit',
            side: 'enemy',
            state: 'captured',
            undamaged: true,
            within: { range: 1, from: { bound: 'field' } },
          }),
          roll(3),
          {
            do: 'suffer',
            who: { bound: 'prisoner' },
            amount: { count: 'faces', roll: { bound: 'roll' }, face: 'expertise' },
          },
          when(shows('expertise'), suspicion(1)),
        ],
      },
    ],
  },
  former,
});
