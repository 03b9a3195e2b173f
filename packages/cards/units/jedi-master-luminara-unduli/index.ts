import { moveAll } from '../../shared/moving.ts';
import { eachMayMove, on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const UNIT = { bound: 'unit' } as const;

const fullRecovery = use(
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied', within: { range: 3, from: 'self' } } },
  { do: 'shed', who: UNIT, damage: 'all', conditions: 'all' },
);

/** Troopers still to come move up, those who have been strike. */
const preciseStrike = on(
  { on: 'action.made', by: SELF, action: 'combat' },
  null,
  {
    do: 'choose',
    bind: 'unit',
    from: {
      of: 'unit',
      side: 'allied',
      tag: 'Galactic Republic',
      rank: ['supporting'],
      within: { range: 3, from: 'self' },
    },
  },
  {
    do: 'when',
    test: { test: 'order-card', of: UNIT, in: ['deck'] },
    effects: [eachMayMove('dash', { of: 'character', side: 'allied', among: UNIT })],
    otherwise: [
      { do: 'choose', bind: 'striker', from: { of: 'character', side: 'allied', among: UNIT } },
      { do: 'attack', who: { bound: 'striker' }, dice: 5 },
    ],
  },
);

/** Whatever happens to either side helps her own; and she sees what comes next. */
const flowOfTheForce: Script = [
  {
    clause: 'on',
    event: { on: 'wounded', to: { of: 'unit', side: 'enemy' } },
    limit: 'turn',
    effects: [
      { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied' } },
      { do: 'move', who: { bound: 'ally' }, move: 'dash' },
    ],
  },
  {
    clause: 'on',
    event: { on: 'wounded', by: { of: 'character', side: 'enemy' }, to: { of: 'unit', side: 'allied' } },
    effects: [
      { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', besides: 'event-unit' } },
      { do: 'heal', who: { bound: 'ally' }, times: 3 },
    ],
  },
  { clause: 'on', event: { on: 'card.revealing', player: 'own' }, effects: [{ do: 'look' }] },
];

export default unit(card, {
  'full-recovery': fullRecovery,
  sprint: moveAll('dash'),
  'precise-strike': preciseStrike,
  'flow-of-the-force': flowOfTheForce,
});
