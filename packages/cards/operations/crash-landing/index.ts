import type { RuleEffect, RuleObjectives, RuleSelector, RuleWay, TokenPlace } from '@faultline/rules';
import { operation } from '../../src/operation/operation.ts';
import {
  ACTIVATED,
  aSquadBecomes,
  addMomentum,
  all,
  atEnd,
  atLeast,
  atSetup,
  CLOCK_FULL,
  called,
  choose,
  contestedBy,
  controlled,
  eachMayMove,
  JUST_ACTIVATED,
  may,
  mayPick,
  not,
  oneFor,
  option,
  removeMomentum,
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

const hurt: RuleSelector = { of: 'unit', side: 'allied', state: 'hurt' };
const PATIENT = { bound: 'patient' } as const;
const onPatient: TokenPlace = { unit: PATIENT };
const beside: RuleObjectives = { of: 'objective', within: { range: 2, from: PATIENT } };
const fitting: RuleObjectives = { ...beside, shows: { token: onPatient } };
const takeFitting: RuleEffect = { do: 'discard', at: onPatient, which: { markOf: { bound: 'cache' } } };
const takeOne: RuleEffect = { do: 'discard', at: onPatient, which: 'one' };

/** A Cache by the patient, dice, and a token gone if one shows expertise; without dice it is gone at once. */
const cure = (name: string, cache: RuleObjectives, dice: number, gone: RuleEffect): RuleWay =>
  way(
    name,
    some(cache),
    choose('cache', cache),
    ...(dice === 0 ? [gone] : [roll(dice), when(shows('expertise'), gone)]),
  );

const GEAR = ['gear-expertise', 'gear-strike', 'gear-failure', 'gear-crit'];

export default operation(card, {
  rules: {
    hurt: rule('Hurt', 'aggressor', {
      clause: 'on',
      event: { on: 'deploy.before' },
      effects: [
        ...aSquadBecomes('hurt'),
        {
          do: 'lay',
          tokens: ['strike', 'crit', 'expertise', 'failure'],
          on: { units: { bound: 'squad' } },
          faceUp: false,
        },
      ],
    }),
    'thrown-clear': rule(
      'Setup',
      'aggressor',
      atSetup(
        {
          do: 'each',
          bind: 'unit',
          from: hurt,
          effects: [
            choose('wreck', { of: 'objective', active: false, fresh: true }),
            {
              do: 'put-unit',
              who: { bound: 'unit' },
              within: 1,
              of: { of: 'objective', active: 'any', among: { bound: 'wreck' } },
            },
          ],
        },
        { do: 'reveal', at: 'hurt-units', which: 'all' },
      ),
    ),
    shaken: rule('Hurt', 'aggressor', {
      clause: 'on',
      event: { on: 'activation.choosing', to: hurt },
      effects: [{ do: 'gain', who: 'event-unit', condition: 'strained' }],
    }),
    treatment: rule(
      'Treatment',
      'aggressor',
      atEnd(
        may(
          choose('patient', hurt),
          mayPick(
            cure('proper-treatment', { ...fitting, controlledBy: 'own' }, 0, takeFitting),
            cure('under-fire', fitting, 5, takeFitting),
            cure('safe-application', { ...beside, controlledBy: 'own' }, 3, takeOne),
            cure('desperate-measures', beside, 1, takeOne),
          ),
          when(
            not({ test: 'is', who: PATIENT, a: { of: 'unit', side: 'any', hasTokens: true } }),
            resolve('no-longer-hurt'),
          ),
        ),
      ),
    ),
    'no-longer-hurt': rule(
      'Treatment',
      'aggressor',
      called({ do: 'state', who: PATIENT, state: 'hurt', ends: true }, may(removeMomentum(1, 'sentinel'))),
    ),
    'sabotage-the-caches': rule(
      'Sabotage',
      'sentinel',
      atEnd(
        JUST_ACTIVATED,
        may(choose('cache', contestedBy(ACTIVATED)), {
          do: 'when',
          test: all(
            { test: 'rank', who: ACTIVATED, rank: ['primary'] },
            some({ of: 'objective', among: { bound: 'cache' }, controlledBy: 'own' }),
          ),
          effects: [{ do: 'load', of: { bound: 'cache' }, tokens: 3 }],
          otherwise: [roll(4), { do: 'load', of: { bound: 'cache' }, tokens: results('strike', 'crit') }],
        }),
      ),
    ),
    'cache-ruined': rule('Sabotage', 'sentinel', {
      clause: 'on',
      event: { on: 'tracker.full', objective: { of: 'objective', tokens: 3 } },
      effects: [
        { do: 'load', of: 'event-objective', tokens: 'none' },
        { do: 'turn-over', of: 'event-objective', active: false },
      ],
    }),
    /** KO-R-55. */
    'no-medicine-left': rule(
      'End of Stage',
      'sentinel',
      called(addMomentum(2), {
        do: 'each',
        bind: 'patient',
        from: { of: 'unit', side: 'enemy', state: 'hurt' },
        effects: [
          { do: 'injure', who: PATIENT, tokens: 1 },
          when(all(option('hurtTokens', 'one-each-token'), atLeast({ count: 'icons', at: onPatient }, 2)), {
            do: 'injure',
            who: PATIENT,
            tokens: 1,
          }),
          { do: 'discard', at: onPatient, which: 'all' },
          { do: 'state', who: PATIENT, state: 'hurt', ends: true },
        ],
      }),
    ),
    scavenge: rule(
      'Scavenge',
      'aggressor',
      atEnd(
        choose('pile', controlled()),
        roll(oneFor(controlled())),
        { do: 'turn-die', roll: 'roll', to: { markOf: { bound: 'pile' } } },
        { do: 'step-each', roll: 'roll' },
      ),
    ),
    'take-your-share': rule(
      'Take Your Share',
      'sentinel',
      atEnd(
        roll(oneFor(controlled())),
        { do: 'cover', tracker: 'stolen-equipment', with: { next: results('crit', 'strike') } },
        when(
          atLeast({ count: 'covered', tracker: 'stolen-equipment' }, 5),
          may(addMomentum(1), { do: 'uncover', tracker: 'stolen-equipment', which: 'all' }),
        ),
      ),
    ),
  },
  tests: {
    'nobody-hurt': not(some({ of: 'unit', side: 'any', state: 'hurt' })),
    'no-caches': not(some({ of: 'objective' })),
    'gear-complete': all(...GEAR.map((tracker) => ({ test: 'at-space', tracker, space: 'bottom' }) as const)),
    'clock-full': CLOCK_FULL,
  },
  abilities: {
    direct: [
      {
        clause: 'use',
        effects: [
          choose('friend', { of: 'unit', side: 'other-allied', state: 'hurt', within: { range: 4, from: 'self' } }),
          eachMayMove({ bound: 'friend' }, 'dash'),
        ],
      },
    ],
  },
});
