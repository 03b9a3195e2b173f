import type { Effect } from '@faultline/rules';
import { onTheTrail } from '../../shared/tactics.ts';
import { on, type Script, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const anyEncounter = use(
  { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 2 }, until: 'turn' },
  { do: 'grant', who: 'self', keyword: { name: 'impact', value: 2 }, until: 'turn' },
  { do: 'action', who: 'self', action: 'focus' },
);

const rerolls = (roll: 'attack' | 'defense', who: 'attacker' | 'target'): Effect => ({
  do: 'dice',
  roll,
  change: { how: 'reroll', face: 'any', most: 1 },
  most: { count: 'shared-tags', of: who, with: 'self' },
});

/** Whoever fights on his side may roll again, as much as they have in common with him. */
const imperialIntelligence: Script = [
  ...on({ on: 'attack.modifying', by: { of: 'character', side: 'allied' } }, null, rerolls('attack', 'attacker')),
  ...on(
    { on: 'attack.modifying', to: { of: 'character', side: 'allied' }, roll: 'defense' },
    null,
    rerolls('defense', 'target'),
  ),
];

const isOf = (...tags: readonly string[]): Effect[] =>
  tags.map((tag) => ({ do: 'tag', who: 'self', tag, until: 'game' }));

/** Whom he serves in this game. */
const uncertainLoyalties = on({ on: 'setup.end' }, null, {
  do: 'pick',
  among: [
    { name: 'empire', effects: isOf('Galactic Empire', 'Spy', 'Trooper') },
    { name: 'rebels', effects: isOf('Rebel Alliance', 'Scoundrel', 'Spectre') },
  ],
});

export default unit(card, {
  'all-leads-must-be-pursued': onTheTrail,
  'prepared-for-any-encounter': anyEncounter,
  'imperial-intelligence': imperialIntelligence,
  'uncertain-loyalties': uncertainLoyalties,
});
