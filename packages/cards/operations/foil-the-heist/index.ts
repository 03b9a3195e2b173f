import type { RuleEffect, RuleObjectives, RuleTest } from '@faultline/rules';
import { operation } from '../../src/operation/operation.ts';
import {
  aSquadBecomes,
  addMomentum,
  all,
  atEnd,
  atLeast,
  atSetup,
  CLOCK_FULL,
  called,
  choose,
  controlled,
  ledBy,
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
  startled,
  way,
  when,
} from '../../src/operation/words.ts';
import card from './card.json' with { type: 'json' };

const SMUGGLER = 'smuggler';
const backup: RuleObjectives = controlled('backup-console');
const dash: RuleEffect = { do: 'move-piece', piece: SMUGGLER, moves: ['dash'] };
const setback = (next: ReturnType<typeof results>): RuleEffect => ({
  do: 'cover',
  tracker: 'setbacks',
  with: { next },
});
/** So many dice and one for each Backup Console; what is rolled in a way is known in it alone. */
const rollForSetbacks = (dice: number): readonly RuleEffect[] => [
  roll(oneFor(backup, dice)),
  setback(results('crit', 'strike')),
];
const towardPoweredDown: RuleEffect = {
  do: 'step',
  tracker: 'force-field',
  toward: 'powered-down',
  spaces: results('crit', 'strike'),
};

/** KO-R-70: whether an enemy Unit at the console or one at the Smuggler stands in the way. */
const unhinderedAt = (console: RuleObjectives): RuleTest => ({
  test: 'any',
  of: [
    all(option('powerDownContest', 'console'), {
      test: 'piece-near',
      piece: SMUGGLER,
      range: 2,
      of: { ...console, notContestedBySide: 'opponent' },
    }),
    all(
      option('powerDownContest', 'smuggler'),
      { test: 'piece-near', piece: SMUGGLER, range: 2, of: console },
      not(some({ of: 'objective', mark: SMUGGLER, contestedBySide: 'opponent' })),
    ),
  ],
});

const anyConsole: RuleObjectives = { of: 'objective', mark: 'backup-console' };

export default operation(card, {
  rules: {
    'dive-for-cover': startled('Dive for Cover', SMUGGLER),
    'moving-the-smuggler': rule(
      'Moving the Smuggler',
      'sentinel',
      atEnd(
        ledBy(
          SMUGGLER,
          { do: 'move-piece', piece: SMUGGLER, moves: ['advance', 'climb'] },
          [
            {
              do: 'as',
              who: 'aggressor',
              effects: [roll(1), when(not(shows('crit', 'strike')), { do: 'as', who: 'sentinel', effects: [dash] })],
            },
          ],
          dash,
        ),
      ),
    ),
    'lying-in-wait': rule('Lying in Wait', 'sentinel', {
      clause: 'on',
      event: { on: 'deploy.before' },
      effects: [
        ...aSquadBecomes('waiting'),
        {
          do: 'lay',
          tokens: ['strike', 'expertise', 'failure'],
          on: { units: { bound: 'squad' } },
          faceUp: true,
        },
      ],
    }),
    'ambush-tokens': rule('Ambush Tokens', 'sentinel', {
      clause: 'on',
      event: { on: 'deploy.after' },
      effects: [
        {
          do: 'lay',
          tokens: ['strike', 'expertise', 'failure'],
          on: 'battlefield',
          faceUp: false,
          notWithin: [
            { range: 2, of: 'objective' },
            { range: 2, of: 'edge' },
            { range: 3, of: 'token' },
          ],
        },
        choose('ready', { of: 'unit', side: 'allied', rank: ['supporting'], state: 'waiting' }),
        { do: 'order-card', of: { bound: 'ready' }, to: 'reserve' },
        { do: 'shuffle-deck' },
      ],
    }),
    ambush: rule('Ambush', 'sentinel', {
      clause: 'on',
      event: { on: 'activation.choosing', to: { of: 'unit', side: 'allied', state: 'waiting' } },
      effects: [
        { do: 'reveal', at: 'battlefield', which: 'matching' },
        { do: 'state', who: 'event-unit', state: 'waiting', ends: true },
        { do: 'put-unit', who: 'event-unit', within: 1, of: 'revealed-token' },
        { do: 'discard', at: 'battlefield', which: 'face-up' },
        { do: 'discard', at: { unit: 'event-unit' }, which: 'all' },
      ],
    }),
    'getting-spotted': rule('Getting Spotted', 'sentinel', {
      clause: 'on',
      event: {
        on: 'moved',
        by: { of: 'character', side: 'enemy' },
        moves: ['advance', 'reposition', 'dash', 'climb', 'jump'],
      },
      effects: [
        { do: 'reveal', at: 'battlefield', which: { within: 3, of: 'mover' } },
        {
          do: 'each',
          bind: 'spotted',
          from: { of: 'unit', side: 'allied', state: 'waiting', matches: 'revealed-token' },
          effects: [
            { do: 'state', who: { bound: 'spotted' }, state: 'waiting', ends: true },
            { do: 'put-unit', who: { bound: 'spotted' }, within: 1, of: 'revealed-token' },
            { do: 'discard', at: { unit: { bound: 'spotted' } }, which: 'all' },
            { do: 'gain', who: { bound: 'spotted' }, condition: 'exposed' },
          ],
        },
        { do: 'discard', at: 'battlefield', which: 'face-up' },
      ],
    }),
    'place-the-smuggler': rule(
      'Setup',
      'sentinel',
      atSetup({ do: 'put-piece', piece: SMUGGLER, within: 1, of: { of: 'objective', active: 'any', key: 'BC' } }),
    ),
    'theyre-getting-away': rule("They're Getting Away", 'sentinel', {
      clause: 'on',
      event: { on: 'turn.end', player: 'opponent' },
      where: all(some(controlled(SMUGGLER)), { test: 'piece-near', piece: SMUGGLER, range: 5, of: 'own-edge' }),
      effects: [addMomentum(1)],
    }),
    'ready-force-fields': rule(
      'Ready Force Fields',
      'aggressor',
      atEnd({
        do: 'step',
        tracker: 'force-field',
        toward: 'full-power',
        spaces: oneFor(controlled('field-console')),
      }),
    ),
    'field-engaged': rule('Field Engaged', 'aggressor', {
      clause: 'on',
      event: { on: 'track.reached', tracker: 'force-field', spaces: ['field-engaged'] },
      effects: [may(removeMomentum(1, 'sentinel'))],
    }),
    'fields-up': rule(
      'End of Stage',
      'aggressor',
      called({ do: 'clock', how: 'remove', amount: 2, side: 'either', by: 'own', upTo: true }),
    ),
    'tighten-the-net': rule(
      'Close the Net',
      'aggressor',
      atEnd(
        pick(
          way('we-have-you-now', some(controlled(SMUGGLER)), ...rollForSetbacks(4)),
          way('stun-them', some({ of: 'objective', mark: SMUGGLER, contestedBySide: 'own' }), ...rollForSetbacks(2)),
          way('lock-them-down', null, ...rollForSetbacks(0)),
        ),
      ),
    ),
    'break-the-field': rule(
      'Power Down',
      'sentinel',
      atEnd(
        pick(
          way('power-down-sequence', unhinderedAt(backup), roll(oneFor(backup, 3)), towardPoweredDown),
          way('slice-the-controls', unhinderedAt(anyConsole), roll(oneFor(backup, 1)), towardPoweredDown),
          way(
            'desperate-rush',
            null,
            { do: 'move-piece', piece: SMUGGLER, moves: ['dash'], toward: anyConsole },
            when(not({ test: 'piece-near', piece: SMUGGLER, range: 2, of: anyConsole }), setback(1)),
          ),
        ),
      ),
    ),
    'field-breaks': rule('Power Down', 'sentinel', {
      clause: 'on',
      event: { on: 'track.reached', tracker: 'force-field', spaces: ['field-engaged', 'powered-down'] },
      effects: [addMomentum(1)],
    }),
  },
  tests: {
    'full-power': { test: 'at-space', tracker: 'force-field', space: 'full-power' },
    'ten-setbacks': atLeast({ count: 'covered', tracker: 'setbacks' }, 10),
    'clock-full': CLOCK_FULL,
  },
});
