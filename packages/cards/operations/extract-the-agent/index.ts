import type { RuleEffect, RuleObjectives, RuleSelector } from '@faultline/rules';
import { operation } from '../../src/operation/operation.ts';
import {
  ACTIVATED,
  addMomentum,
  all,
  any,
  atEnd,
  atLeast,
  atSetup,
  atStart,
  CLOCK_FULL,
  called,
  choose,
  contestedBy,
  controlled,
  diceIf,
  JUST_ACTIVATED,
  ledBy,
  may,
  mayAttack,
  mayPick,
  not,
  oneFor,
  option,
  pick,
  resolve,
  results,
  roll,
  rule,
  shows,
  some,
  startled,
  targetTheLeaders,
  way,
  when,
} from '../../src/operation/words.ts';
import card from './card.json' with { type: 'json' };

const AGENT = 'agent';
const SHIP = 'escape-ship';
const agentDashes: RuleEffect = { do: 'move-piece', piece: AGENT, moves: ['dash'] };
const byTheAgent = { piece: AGENT, range: 2 } as const;
const clamp: RuleObjectives = { of: 'objective', mark: 'docking-clamp' };
const landingZone: RuleObjectives = { of: 'objective', priority: false };
const ship: RuleObjectives = { of: 'objective', mark: SHIP };
const atTheShip: RuleSelector = { of: 'unit', side: 'allied', nearPiece: { piece: SHIP, range: 2 }, whole: true };
const release: RuleEffect = { do: 'turn-over', of: { bound: 'clamp' }, active: false };
const mount = (bind: string): RuleEffect => ({ do: 'state', who: { bound: bind }, state: 'mounted' });
const lockdown = { count: 'covered', tracker: 'lockdown' } as const;
const flyTo: RuleEffect = { do: 'put-piece', piece: SHIP, within: 'at', of: landingZone };
const flyByChance: RuleEffect = { ...flyTo, by: 'chance' };

export default operation(card, {
  rules: {
    'target-the-leaders': targetTheLeaders,
    'moving-the-agent': rule(
      'Moving the Agent',
      'aggressor',
      atEnd(
        ledBy(
          AGENT,
          { do: 'move-piece', piece: AGENT, moves: ['advance', 'climb'] },
          [{ do: 'as', who: 'sentinel', effects: [agentDashes] }],
          agentDashes,
        ),
      ),
    ),
    'not-what-i-signed-up-for': startled("This Isn't What I Signed Up For", AGENT),
    'place-the-agent': rule('Setup', 'sentinel', {
      clause: 'on',
      event: { on: 'deploy.after' },
      effects: [
        { do: 'put-piece', piece: AGENT, within: 'touching', of: { of: 'objective', active: 'any', key: 'W1' } },
      ],
    }),
    disabling: rule(
      'Disabling',
      'aggressor',
      atEnd(
        mayPick(
          way(
            'agent-at-the-clamp',
            some({ ...clamp, controlledBy: 'own', nearPiece: byTheAgent }),
            choose('clamp', { ...clamp, controlledBy: 'own', nearPiece: byTheAgent }),
            release,
            roll(3, 'defense'),
            when(shows('block'), { do: 'uncover', tracker: 'lockdown', which: 'last', tokens: 1 }),
          ),
          way(
            'controlled-clamp',
            some({ ...clamp, controlledBy: 'own', contestedBySide: 'own' }),
            choose('clamp', { ...clamp, controlledBy: 'own', contestedBySide: 'own' }),
            roll(3),
            when(shows('crit'), release),
          ),
          way(
            'contested-clamp',
            some({ ...clamp, controlledBy: 'not-own', contestedBySide: 'own', nearPiece: byTheAgent }),
            choose('clamp', { ...clamp, controlledBy: 'not-own', contestedBySide: 'own', nearPiece: byTheAgent }),
            roll(3),
            when(shows('crit', 'strike'), release),
          ),
        ),
      ),
    ),
    lockdown: rule(
      'Lockdown Tracker',
      'sentinel',
      atEnd({ do: 'cover', tracker: 'lockdown', with: { next: oneFor(controlled('security-console')) } }),
    ),
    'lockdown-full': rule('Lockdown Tracker', 'sentinel', {
      clause: 'on',
      event: { on: 'tracker.full', tracker: 'lockdown' },
      effects: [addMomentum(1), { do: 'uncover', tracker: 'lockdown', which: 'all' }],
    }),
    'clamps-released': rule(
      'End of Stage',
      'aggressor',
      called(may({ do: 'clock', how: 'remove', amount: 1, side: 'each', by: 'own' })),
    ),
    'the-ship-lands': rule(
      'Setup',
      'active',
      atSetup(
        {
          do: 'when',
          test: { test: 'piece-near', piece: AGENT, range: 2, of: landingZone },
          effects: [{ do: 'put-piece', piece: SHIP, within: 'at', of: { ...landingZone, nearPiece: byTheAgent } }],
          otherwise: [flyByChance],
        },
        { do: 'remove-piece', piece: AGENT },
      ),
    ),
    'lockdown-begins': rule('Setup', 'active', atSetup({ do: 'cover', tracker: 'lockdown', with: { next: 5 } })),
    'access-the-console': rule(
      'Accessing the Security Console',
      'aggressor',
      atEnd(
        JUST_ACTIVATED,
        choose('console', contestedBy(ACTIVATED, { mark: 'security-console' })),
        roll(diceIf(3, some({ of: 'objective', among: { bound: 'console' }, controlledBy: 'own' }), 2)),
        { do: 'uncover', tracker: 'lockdown', which: 'last', tokens: results('crit', 'strike') },
        when(not(atLeast(lockdown, 1)), { do: 'raise', flag: 'lockdown-lifted' }),
      ),
    ),
    'trace-the-ship': rule(
      'Accessing the Security Console',
      'sentinel',
      atEnd(roll(oneFor(controlled('security-console'))), {
        do: 'cover',
        tracker: SHIP,
        with: { next: results('strike') },
      }),
    ),
    'blast-em': rule("Blast 'em", 'sentinel', mayAttack(SHIP, ship)),
    'ship-battered': rule("Blast 'em", 'sentinel', {
      clause: 'on',
      event: { on: 'tracker.full', tracker: SHIP },
      effects: [{ do: 'uncover', tracker: SHIP, which: 'all' }, may(addMomentum(2))],
    }),
    /** The ship takes off behind it. */
    embarking: rule(
      'Embarking',
      'aggressor',
      atStart(may(choose('boarding', atTheShip), mount('boarding')), resolve('taking-flight')),
    ),
    'taking-flight': rule(
      'Taking Flight',
      'aggressor',
      called({
        do: 'when',
        test: atLeast(lockdown, 5),
        effects: [{ do: 'as', who: 'sentinel', effects: [flyTo] }],
        otherwise: [{ do: 'when', test: atLeast(lockdown, 3), effects: [flyByChance], otherwise: [flyTo] }],
      }),
    ),
    'mounted-infantry': rule('Mounted Infantry', 'aggressor', {
      clause: 'on',
      event: { on: 'activation.start', to: { of: 'unit', side: 'allied', state: 'mounted' } },
      effects: [
        pick(
          way(
            'dismount',
            null,
            { do: 'state', who: 'event-unit', state: 'mounted', ends: true },
            { do: 'put-unit', who: 'event-unit', within: 1, of: { piece: SHIP } },
          ),
          way('covering-fire', null, { do: 'measure-from', who: 'event-unit', piece: SHIP }),
        ),
      ],
    }),
    'mad-dash': rule(
      'Mad Dash',
      'aggressor',
      atEnd(
        may(choose('runner', { of: 'character', side: 'allied' }), choose('ship', ship), {
          do: 'move',
          who: { bound: 'runner' },
          move: 'advance',
          toward: { bound: 'ship' },
        }),
      ),
    ),
    /** KO-R-67. */
    evacuate: rule(
      'Evacuate',
      'aggressor',
      called({ do: 'each', bind: 'leaving', from: atTheShip, effects: [mount('leaving')] }),
    ),
  },
  tests: {
    /** KO-R-43. */
    'clock-before-clamps': all(CLOCK_FULL, option('clampsAgainstClock', 'printed-order')),
    'one-clamp-left': not(some(clamp, 2)),
    'clock-full': CLOCK_FULL,
    'ready-to-leave': all(
      { test: 'flag', flag: 'lockdown-lifted' },
      any(some({ ...ship, contestedBySide: 'own' }), some({ of: 'unit', side: 'allied', state: 'mounted' })),
    ),
  },
});
