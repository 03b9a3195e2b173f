import { active, duel, innate, SELF } from '@faultline/testkit';
import { expect, it } from 'vitest';

it('dice that are for Combat actions alone are not there in another attack', () => {
  const drilled = {
    kind: 'innate',
    clauses: [{ clause: 'pool', roll: 'attack', dice: 3, where: { test: 'combat-action' } }],
  } as const;
  const again = active(0, { do: 'attack', who: 'self', dice: 2 });
  const story = duel({ attacker: { has: ['drilled', 'again'] }, abilities: { drilled, again }, force: [3, 0] });
  const pools = story.plays('combat', 'melee', 'again', 'melee').told('pool');
  expect(pools.filter((line) => line.includes('attack'))).toEqual(['pool attack 7', 'pool attack 2']);
});

it('an answer may ask whether the attack was part of one', () => {
  const note = innate(
    { on: 'attack.resolved', by: SELF },
    { do: 'when', test: { test: 'combat-action' }, effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] },
  );
  const again = active(0, { do: 'attack', who: 'self', dice: 2 });
  const story = duel({ attacker: { has: ['note', 'again'] }, abilities: { note, again }, force: [3, 0] });
  expect(story.plays('again', 'melee').unit('attacker').conditions).toEqual([]);
  expect(story.plays('combat', 'melee').unit('attacker').conditions).toEqual(['exposed']);
});
