import { type Fighter, innate, path, SELF, skirmish } from '@faultline/testkit';
import { expect, it } from 'vitest';

const mending = innate({ on: 'attack.rolling', by: SELF }, { do: 'mend' });

const healing = (has: readonly string[], friend: Partial<Fighter> = {}) =>
  skirmish({
    red: {
      shooter: { at: [10, 10], has, tree: path(['heal'], ['heal']) },
      friend: { at: [17, 13], conditions: ['pinned'], damage: 2, ...friend },
    },
    blue: { enemy: { at: [17, 10] } },
    activates: 'shooter',
    attackDice: 'ss',
    abilities: { mending },
  }).plays('combat', 'ranged', 'n1');

it('[CR-EFF-08] a heal reaches nobody in a fight far away', () => {
  expect(healing([]).offered).not.toContain('friend:pinned');
});

it('mend lets each heal of the attack take a condition off an ally Engaged with the defender, not damage', () => {
  const story = healing(['mending'], { conditions: ['pinned', 'strained'] });
  expect(story.offered).toEqual(
    ['friend:strained', 'friend:pinned', 'decline'].toSorted(
      (a, b) => story.offered.indexOf(a) - story.offered.indexOf(b),
    ),
  );
  expect(story.plays('friend:pinned', 'n2', 'friend:strained').unit('friend').conditions).toEqual([]);
});

it('mend is for nobody who is not in that fight', () => {
  expect(healing(['mending'], { at: [30, 30] }).asked).toBe('red DP-45');
});

it('[CR-EFF-08] mend tells why damage is not taken off', () => {
  expect(healing(['mending']).tries('friend:damage').refusal).not.toBeNull();
});
