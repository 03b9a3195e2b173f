import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'hk-87-assassin-droids';

describe('On the Trail', () => {
  it('[R-MOVE-5] lets each dash toward an enemy', () => {
    const story = skirmish({
      red: { unit: { is, at: PAIR } },
      blue: { enemy: { at: [30, 10] } },
      activates: 'unit',
      moment: { phase: 'start' },
    }).plays('unit.1');
    expect(story.tries('dash', { to: [7, 10] }).refusal).not.toBeNull();
    expect(story.chooses('dash', { to: [12, 10] }).told('moved')).toHaveLength(1);
  });
});

describe('Avoidance Protocols', () => {
  const option = 'avoidance-protocols@defender';
  const shot = (more: Partial<Fighter> = {}) =>
    duel({
      defender: { is, at: [FAR, [30, 30]], hunker: 2, ...more },
      force: [0, 9],
    }).plays('combat', 'ranged');

  it('lets each dash for all Hunker tokens, after an attack on one of them', () => {
    const story = shot().plays(option);
    expect([story.unit('defender').hunker, story.offered]).toEqual([0, ['defender.1', 'defender.2']]);
  });

  it('[R-ABIL-4] is not offered without a token', () => {
    expect(shot({ hunker: 0 }).offered).not.toContain(option);
  });

  it('has nothing to give up once Crosshair’s Trick Shot has taken it', () => {
    const story = skirmish({
      red: { crosshair: { is: 'crosshair', at: [10, 10] } },
      blue: { defender: { is, at: [FAR, [30, 30]], hunker: 2 } },
      activates: 'crosshair',
      moment: { phase: 'start' },
      force: [0, 9],
    });
    expect(story.plays('combat', 'ranged').offered).not.toContain(option);
  });
});

describe('Target Priority Protocols', () => {
  const pool = (rank: 'primary' | 'secondary') =>
    duel({ attacker: { is, at: PAIR }, defender: { rank } })
      .plays('combat', 'attacker.1', 'melee')
      .told('pool')[0];

  it('is two dice more against a Primary', () => {
    expect(pool('primary')).toBe('pool attack 8');
  });

  it('not against others', () => {
    expect(pool('secondary')).toBe('pool attack 6');
  });

  it('stands beside the die that Kraken’s and Kalani’s Complete Analysis has no part in', () => {
    const story = duel({
      attacker: { is, at: PAIR },
      red: { kalani: { is: 'kalani-super-tactical-droid', at: [30, 5] } },
    }).plays('combat', 'attacker.1', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });
});

describe('Unstoppable Machine', () => {
  const shoved = (attacker: Partial<Fighter>, defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['shove']), ...attacker },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
        ...defender,
      },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1').offered;

  it('[CR-KEY-09] is Steadfast for whoever of them fights a Primary', () => {
    expect(shoved({})).not.toContain('push');
  });

  it('not in a fight with others, nor for the other of them', () => {
    expect(shoved({ rank: 'secondary' })).toContain('push');
    const story = duel({
      attacker: { tree: path(['shove']), rank: 'secondary' },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      red: { leader: { at: [33, 30] } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.offered).toContain('push');
  });

  it('[CR-KEY-06] is Protection as well', () => {
    const damage = (rank: 'primary' | 'secondary') =>
      duel({
        attacker: { tree: path(['damage', 'damage', 'damage']), rank },
        defender: {
          is,
          at: [
            [13, 10],
            [30, 30],
          ],
        },
        attackDice: 's',
      })
        .plays('combat', 'melee', 'n1')
        .unit('defender').damage;
    expect(damage('primary')).toBe(damage('secondary') - 1);
  });

  it('is nothing against a pull like Capture Wire', () => {
    const story = duel({
      attacker: { is: 'jango-fett-bounty-hunter', at: [10, 10] },
      defender: { is, at: [FAR, [30, 30]] },
      force: [9, 0],
    });
    expect(story.offered).toContain('capture-wire');
  });
});
