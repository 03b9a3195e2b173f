import { active, duel, type Story } from '@faultline/testkit';
import { expect, it } from 'vitest';

const red = (story: Story) => story.open.seats[0];

it('[CR-FORCE-01] spending turns Ready tokens into Spent ones', () => {
  const rest = active(2, { do: 'suffer', who: 'self', amount: 1 });
  const story = duel({ attacker: { has: ['rest'] }, abilities: { rest } }).chooses('rest');
  expect([red(story).forceReady, red(story).forcePool]).toEqual([1, 3]);
});

it('[CR-FORCE-02] refreshing turns them back', () => {
  const side = { force: { ready: 1, pool: 4 } };
  const story = duel({
    attacker: { has: ['rest'] },
    sides: [side, {}],
    abilities: { rest: active(0, { do: 'refresh', amount: 2 }) },
  });
  expect(red(story.chooses('rest')).forceReady).toBe(3);
});

it('[CR-FORCE-04] refreshing more than is Spent adds no token', () => {
  const side = { force: { ready: 3, pool: 4 } };
  const story = duel({
    attacker: { has: ['rest'] },
    sides: [side, {}],
    abilities: { rest: active(0, { do: 'refresh', amount: 3 }) },
  });
  expect(red(story.chooses('rest'))).toMatchObject({ forceReady: 4, forcePool: 4 });
});

it('[CR-FORCE-05] all Units of a player pay from one pool', () => {
  const rest = active(2, { do: 'suffer', who: 'self', amount: 1 });
  const story = duel({
    attacker: { has: ['rest'] },
    red: { friend: { at: [5, 5], has: ['rest'] } },
    abilities: { rest },
    sides: [{ deck: ['a2'], discard: ['a1', 'shatterpoint'] }, {}],
  }).plays('rest', 'end', 'activate', 'end');
  expect(story.open.activation?.unit).toBe(story.unit('friend').id);
  expect(story.offered).not.toContain('rest');
});

it('[CR-FORCE-06] spending leaves the opponent’s pool alone', () => {
  const rest = active(2, { do: 'refresh', amount: 1 });
  const story = duel({
    attacker: { has: ['rest'] },
    abilities: { rest },
    sides: [{}, { force: { ready: 1, pool: 3 } }],
  });
  expect(story.chooses('rest').open.seats[1]).toMatchObject({ forceReady: 1, forcePool: 3 });
});

it('[CR-FORCE-07, R-FORCE-1] a Defeated Unit’s Force stays in the pool', () => {
  const story = duel({
    attacker: { is: 'general-anakin-skywalker', at: [10, 10], injured: 3 },
    red: { friend: { at: [5, 5] } },
  });
  expect(red(story.chooses('end'))).toMatchObject({ forcePool: 3, forceReady: 3 });
  expect(story.unit('attacker').defeated).toBe(true);
});
