import { duel, path, reactive, SELF, standing } from '@faultline/testkit';
import { expect, it } from 'vitest';

it('[CR-DMG-01] damage of options is only collected while options are chosen', () => {
  const story = duel({ attackDice: 'ss' }).plays('combat', 'melee', 'n1');
  expect(story.open.decision?.about).toMatchObject({ pool: 1 });
  expect(story.unit('defender').damage).toBe(0);
});

it('[CR-DMG-03, CR-DMG-05, R-DMG-4] the whole pool is suffered at once by the defender’s Unit', () => {
  const story = duel({ attacker: { chart: ['damage'] }, attackDice: 'sse' }).plays('combat', 'melee', 'n1', 'n2');
  expect(story.told('suffered')).toEqual(['suffered defender 3']);
  expect(story.unit('defender').damage).toBe(3);
});

it('[CR-DMG-04, R-DMG-3, DP-50] what changes the pool answers before it is suffered, attacker first', () => {
  const answer = (by: 'by' | 'to') => reactive(0, { on: 'attack.suffering', [by]: SELF }, { do: 'refresh', amount: 1 });
  const story = duel({
    attacker: { has: ['press'] },
    defender: { has: ['endure'] },
    abilities: { press: answer('by'), endure: answer('to') },
    attackDice: 's',
  }).plays('combat', 'melee', 'n1');
  expect([story.asked, story.offered]).toEqual(['red DP-50', ['press@attacker', 'pass']]);
  story.chooses('pass');
  expect([story.asked, story.offered, story.unit('defender').damage]).toEqual([
    'blue DP-50',
    ['endure@defender', 'pass'],
    0,
  ]);
});

it('[CR-DMG-06] damage belongs to the Unit, whichever character was hit', () => {
  const pair = {
    at: [
      [13, 10],
      [10, 13],
    ],
  } as const;
  const story = duel({
    attacker: {
      at: [
        [10, 10],
        [12, 12],
      ],
    },
    defender: pair,
    attackDice: 'sfffs',
  });
  story.plays('combat', 'attacker.1', 'melee', 'defender.1', 'n1', 'melee', 'defender.2', 'n1');
  expect(story.unit('defender').damage).toBe(2);
});

it('[CR-DMG-08] every attack has a pool of its own', () => {
  const story = duel({
    attacker: {
      at: [
        [10, 10],
        [12, 12],
      ],
    },
    attackDice: 'sfffs',
  }).plays('combat', 'attacker.1', 'melee', 'n1', 'melee');
  expect(story.open.decision?.about).toEqual({ successes: 1, pool: 0 });
});

it('[R-DMG-1] all damage is placed, also beyond the Stamina', () => {
  const story = duel({ defender: { stamina: 2 }, attackDice: 'ssss' }).plays('combat', 'melee', 'n1', 'n2', 'n3', 'n4');
  expect(story.unit('defender')).toMatchObject({ damage: 4, wounded: 1 });
});

it('[R-DMG-2, CR-WND-04] a pool against a Wounded Unit is discarded', () => {
  const story = duel({ defender: { damage: 10, wounded: 1 }, attackDice: 's' }).plays('combat', 'melee', 'n1');
  expect(story.told('suffered')).toEqual([]);
  expect(story.unit('defender')).toMatchObject({ damage: 10, wounded: 1 });
});

it('[CR-KEY-06, R-KEY-5] Protection takes one damage out of the pool, however many sources', () => {
  const story = duel({
    defender: { has: ['shield', 'helmet'] },
    abilities: { shield: standing({ name: 'protection' }), helmet: standing({ name: 'protection' }) },
    attackDice: 'sss',
  }).plays('combat', 'melee', 'n1', 'n2', 'n3');
  expect(story.unit('defender').damage).toBe(2);
});

it('[CR-KEY-07] Protection does nothing to an empty pool', () => {
  const story = duel({
    attacker: { tree: path(['pinned']) },
    defender: { has: ['shield'], damage: 3 },
    abilities: { shield: standing({ name: 'protection' }) },
    attackDice: 's',
  }).plays('combat', 'melee', 'n1');
  expect(story.unit('defender').damage).toBe(3);
});
