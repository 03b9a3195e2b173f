import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

describe('Ahsoka attacks Maul', () => {
  const attack = () =>
    duel({
      attacker: { is: 'ahsoka-tano-jedi-no-more', at: [10, 10], has: [], chart: ['strike', 'strike'] },
      defender: { is: 'lord-maul', at: [13, 10], has: [] },
      attackDice: 'ssscee',
      defenseDice: 'beee',
    }).plays('focus', 'combat', 'melee');

  it('[G-08] Focus, charts and blocks leave four successes', () => {
    const story = attack();
    expect(story.told('pool', 'results')).toEqual([
      'pool attack 8',
      'pool defense 5',
      'results crit,expertise,expertise,failure,failure,strike,strike,strike block,expertise,expertise,expertise,failure,block 4',
    ]);
  });

  it('[G-08] seven damage, and a Heal before the Jump spares him the damage of Strained', () => {
    const story = attack().plays('n1', 'n2', 'n3', 'n4', 'heal', 'defender:strained');
    story.chooses('jump', { to: [15, 10] });
    expect(story.unit('defender')).toMatchObject({ damage: 7, wounded: 0, conditions: ['disarmed'] });
  });

  it('[G-08] jumping first costs him three more, and the Heal may take one off again', () => {
    const story = attack().plays('n1', 'n2', 'n3', 'n4', 'jump');
    story.chooses('jump', { to: [15, 10] });
    expect(story.offered).toEqual(['defender:damage', 'defender:disarmed', 'decline']);
    story.chooses('defender:damage');
    expect(story.unit('defender')).toMatchObject({ damage: 9, conditions: ['disarmed'] });
  });
});

it('[G-09] Acrobatics turns the critical, four blocks stop four strikes, and she may jump', () => {
  const story = duel({
    attacker: {
      is: 'mandalorian-super-commandos',
      has: [],
      at: [
        [10, 10],
        [30, 30],
      ],
    },
    defender: { is: 'ahsoka-tano-jedi-no-more', at: [13, 10], stance: 1, has: [] },
    attackDice: 'csssff',
    defenseDice: 'bbeee',
  }).plays('combat', 'attacker.1', 'melee');
  expect(story.told('results')[0]).toMatch(/ 0$/);
  expect([story.asked, story.offered]).toEqual(['blue DP-52', ['jump', 'decline']]);
});

it('[G-26] Deflect is open only when the attack is resolved', () => {
  const story = duel({
    attacker: { is: 'kalani-super-tactical-droid', at: [10, 10], has: [] },
    defender: { is: 'general-anakin-skywalker', at: [17, 10], has: ['deflect'] },
    attackDice: 'ssssssf',
  }).plays('combat', 'ranged');
  expect(story.asked).toBe('red DP-45');
  story.chooses('stop');
  expect([story.asked, story.offered]).toEqual(['blue DP-53', ['deflect@defender', 'pass']]);
  story.chooses('deflect@defender');
  expect(story.unit('attacker').damage).toBe(2);
});
