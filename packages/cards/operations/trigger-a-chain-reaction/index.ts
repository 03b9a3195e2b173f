import type { RuleEffect, RuleObjectives, RuleTest } from '@faultline/rules';
import { operation } from '../../src/operation/operation.ts';
import {
  atEnd,
  CLOCK_FULL,
  called,
  choose,
  controlled,
  covered,
  diceIf,
  may,
  mayAttack,
  moraleBoost,
  not,
  option,
  pick,
  removeMomentum,
  roll,
  rule,
  shows,
  some,
  targetTheLeaders,
  way,
  when,
} from '../../src/operation/words.ts';
import card from './card.json' with { type: 'json' };
import former from './former.json' with { type: 'json' };

const boost: readonly RuleEffect[] = [
  choose('cheered', { of: 'unit', side: 'allied' }),
  moraleBoost({ bound: 'cheered' }),
];

const generator: RuleObjectives = { of: 'objective', mark: 'shield-generator' };
const surging: RuleObjectives = { of: 'objective', priority: true };

/** At least as many objectives as the opponent. */
const keepingUp: RuleTest = not({
  test: 'more',
  of: { count: 'found', of: { of: 'objective', controlledBy: 'opponent' } },
  than: { count: 'found', of: controlled() },
});

/** Once for each Unit, at however many of them it stands. */
const backlash: RuleEffect = when(shows('failure'), {
  do: 'each',
  bind: 'shocked',
  from: { of: 'unit', side: 'any', contestingAny: surging },
  effects: [{ do: 'gain', who: { bound: 'shocked' }, condition: 'exposed' }],
});

const atOwnPort: RuleTest = some({ of: 'objective', controlledBy: 'own', contestedBySide: 'own' });

export default operation(card, {
  rules: {
    'strength-of-purpose': rule('Strength of Purpose', 'active', {
      clause: 'on',
      event: { on: 'shatterpoint.chosen', player: 'own' },
      effects: [pick(way('remove-momentum', null, removeMomentum(1)), way('morale-boost', null, ...boost))],
    }),
    'target-the-leaders': targetTheLeaders,
    'destroy-the-core-shield': rule(
      'Destroy the Core Shield',
      'aggressor',
      mayAttack('core-shield', { ...generator, controlledBy: 'own' }),
      {
        clause: 'on',
        event: { on: 'attack.resolved', tracker: 'core-shield' },
        where: { test: 'roll-has', roll: 'attack', face: 'failure' },
        effects: [
          pick(
            way('suffer', null, { do: 'suffer', who: 'attacker', amount: 1 }),
            way('disarmed', null, { do: 'gain', who: 'attacker', condition: 'disarmed' }),
          ),
        ],
      },
    ),
    'sound-the-alarm': rule(
      'Sound the Alarm',
      'sentinel',
      atEnd(
        roll({
          count: 'found',
          of: controlled('console'),
          plusIf: { test: some(controlled('shield-generator')), plus: 1 },
        }),
        when(
          shows('crit'),
          may(choose('relieved', { of: 'unit', side: 'allied' }), {
            do: 'shed',
            who: { bound: 'relieved' },
            conditions: 1,
          }),
        ),
        when(
          shows('strike'),
          may(choose('runner', { of: 'character', side: 'allied' }), choose('generator', generator), {
            do: 'move',
            who: { bound: 'runner' },
            move: 'dash',
            toward: { bound: 'generator' },
          }),
        ),
        when(shows('expertise'), may({ do: 'uncover', tracker: 'core-shield', which: 'last', tokens: 1 })),
        when(shows('failure'), removeMomentum(1, 'sentinel')),
      ),
    ),
    'core-exposed': rule(
      'End of Stage',
      'active',
      called(
        { do: 'as', who: 'each-active-first', effects: boost },
        { do: 'clock', how: 'remove', amount: 1, side: 'each', by: 'stage' },
      ),
    ),
    /** KO-R-53. */
    'power-surge': rule(
      'Power Surge',
      'active',
      {
        clause: 'on',
        event: { on: 'turn.start' },
        effects: [
          roll(1, 'defense'),
          when(option('surgeMarks', 'replaced'), { do: 'mark', of: surging, priority: false }),
          { do: 'mark', of: { of: 'objective', shows: { roll: 'roll' } }, priority: true, release: true },
        ],
      },
      { clause: 'restrict', what: 'no-control', for: surging },
    ),
    'slicing-spikes': rule(
      'Slicing Spikes',
      'aggressor',
      atEnd(
        when(
          atOwnPort,
          roll(diceIf(2, keepingUp, 1)),
          { do: 'cover', tracker: 'chain-reaction', with: { roll: 'roll' } },
          backlash,
        ),
      ),
    ),
    'damage-control': rule(
      'Damage Control',
      'sentinel',
      atEnd(
        when(
          atOwnPort,
          roll(diceIf(1, keepingUp, 1)),
          { do: 'uncover', tracker: 'chain-reaction', which: { roll: 'roll' }, tokens: 1 },
          backlash,
        ),
      ),
    ),
  },
  tests: {
    'core-shield-destroyed': covered('core-shield'),
    'reaction-complete': covered('chain-reaction'),
    'clock-full': CLOCK_FULL,
  },
  former,
});
