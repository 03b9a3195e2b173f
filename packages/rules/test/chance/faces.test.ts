import { count, FACES } from '@faultline/rules';
import { duel, reactive, SELF } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { rollDice } from '../../src/chance/draw.ts';
import { fast } from '../../src/chance/generator.ts';
import { swapDie } from '../../src/cards/dice.ts';

const many = (die: 'attack' | 'defense') =>
  rollDice(fast('07'.repeat(32), { purpose: 1, seat: 0, turn: 1, nth: 0, epoch: 0 }), die, 24000);

it('[CR-DICE-01, CR-DICE-02] an Attack Die: eight faces, 1 critical, 3 strikes, 2 expertise, 2 failures', () => {
  const roll = many('attack');
  const eighths = (['crit', 'strike', 'expertise', 'failure'] as const).map((f) => Math.round(count(roll, f) / 3000));
  expect([FACES.attack.length, ...eighths]).toEqual([8, 1, 3, 2, 2]);
});

it('[CR-DICE-03, CR-DICE-04] a Defense Die: six faces, 2 blocks, 2 expertise, 2 failures', () => {
  const roll = many('defense');
  const sixths = (['block', 'expertise', 'failure'] as const).map((f) => Math.round(count(roll, f) / 4000));
  expect([FACES.defense.length, ...sixths]).toEqual([6, 2, 2, 2]);
});

it('[CR-DICE-05, CR-DICE-06] criticals and strikes are successes, failures are nothing', () => {
  expect(duel({ attackDice: 'csff' }).plays('combat', 'melee').open.decision?.about).toMatchObject({ successes: 2 });
});

it('[CR-DICE-07] expertise alone is neither success nor block', () => {
  const story = duel({ attackDice: 'eees', defenseDice: 'ee' }).plays('combat', 'melee');
  expect(story.open.decision?.about).toMatchObject({ successes: 1 });
});

it('[CR-DICE-08] adding a result adds a die', () => {
  const story = duel({ attacker: { chart: ['crit'] }, attackDice: 'effs' }).plays('combat', 'melee');
  expect(story.told('results')[0]).toBe('results expertise,failure,failure,crit,strike failure,failure 2');
});

it('[CR-DICE-09] changing a result turns one die and adds none', () => {
  expect(swapDie(['crit', 'strike', 'crit'], { from: 'crit', to: 'strike' })).toEqual(['strike', 'strike', 'crit']);
});

it('[CR-DICE-10] a change that finds no die does nothing', () => {
  expect(swapDie(['strike', 'failure'], { from: 'crit', to: 'strike' })).toEqual(['strike', 'failure']);
});

it('[R-DICE-1] every roll is told face by face', () => {
  const story = duel({ attackDice: 'csef', defenseDice: 'be' }).plays('combat', 'melee');
  expect(story.told('rolled')).toEqual([
    'rolled attack red crit,strike,expertise,failure',
    'rolled defense blue block,expertise',
  ]);
});

it('[R-DICE-3] expertise stays in the roll after the chart was read', () => {
  const grin = reactive(0, { on: 'attack.resolved', to: SELF }, { do: 'refresh', amount: 1 });
  const where = { test: 'roll-has', roll: 'attack', face: 'expertise' } as const;
  const story = duel({
    attacker: { chart: ['strike'] },
    defender: { has: ['grin'] },
    abilities: { grin: { ...grin, clauses: grin.clauses.map((clause) => ({ ...clause, where }) as typeof clause) } },
    attackDice: 'e',
  }).plays('combat', 'melee', 'stop');
  expect(story.offered).toEqual(['grin@defender', 'pass']);
});
