import type { Effect, Selector } from '@faultline/rules';
import { together } from '../../shared/moving.ts';
import { on, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const INQUISITOR: Selector = { of: 'character', side: 'allied', tag: 'Inquisitorius' };

const youKnowWhoWeAre = on(
  { on: 'activation.tactics', to: SELF },
  null,
  ...together('dash', { ...INQUISITOR, rank: ['secondary', 'supporting'] }),
);

const secretsUncovered = use(
  { do: 'choose', bind: 'objective', from: { of: 'objective', controlledBy: 'opponent' } },
  { do: 'control', of: { bound: 'objective' }, by: 'nobody' },
);

/** He knows how they fight: another stance, and two dice against a Force User. */
const templeRecords = on(
  { on: 'attack.targeted', to: SELF, attackType: 'melee' },
  null,
  { do: 'may', effects: [{ do: 'change-stance', who: 'self' }] },
  {
    do: 'when',
    test: { test: 'is', who: 'attacker', a: { of: 'character', side: 'enemy', tag: 'Force User' } },
    effects: [{ do: 'add-dice', roll: 'defense', dice: 2 }],
  },
);

/** A Force, and a heal for one Inquisitor. */
const REWARD: readonly Effect[] = [
  { do: 'refresh', amount: 1 },
  { do: 'choose', bind: 'inquisitor', from: INQUISITOR },
  { do: 'heal', who: { bound: 'inquisitor' } },
];

const poorStudent = on(
  {
    on: 'wounded',
    by: { of: 'character', side: 'allied', tag: 'Galactic Empire' },
    to: { of: 'unit', side: 'enemy' },
  },
  null,
  ...REWARD,
  {
    do: 'when',
    test: { test: 'is', who: 'event-unit', a: { of: 'unit', side: 'enemy', tag: 'Force User' } },
    effects: REWARD,
  },
);

export default unit(card, {
  'you-know-who-we-are': youKnowWhoWeAre,
  'secrets-uncovered': secretsUncovered,
  'the-temple-records-are-quite-complete': templeRecords,
  'clearly-you-were-a-poor-student': poorStudent,
});
