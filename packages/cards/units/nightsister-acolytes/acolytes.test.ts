import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'nightsister-acolytes';
const at = [
  [8, 8],
  [8, 6],
] as const;

describe('Acrobatic Advance', () => {
  const advancing = () =>
    duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('acrobatic-advance', 'attacker.1');

  it('[R-ABIL-7] lets each jump, and gives a Hunker token if anybody did', () => {
    const story = advancing().chooses('jump', { to: [9, 8] });
    expect(story.chooses('decline').unit('attacker').hunker).toBe(1);
  });

  it('gives none if nobody did', () => {
    expect(advancing().plays('decline', 'decline').unit('attacker').hunker).toBe(0);
  });
});

describe('Coordinated Fire', () => {
  it('Exposes the target of another Dathomirian', () => {
    const story = duel({
      attacker: { tags: ['Dathomirian'] },
      red: { acolytes: { is, at } },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-exposed-dathomirian@acolytes');
    expect(story.told('condition')[0]).toBe('condition defender exposed');
  });
});

describe('Darkness and Shadows', () => {
  const pool = (type: 'melee' | 'ranged', hunker: number, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker,
      defender: { is, at: [type === 'melee' ? [13, 10] : FAR, [33, 33]], hunker },
      force: [0, 0],
    })
      .plays('combat', type)
      .told('pool')[1];

  it('adds a die beside the Cover of the token against Ranged attacks', () => {
    expect([pool('ranged', 0), pool('ranged', 1)]).toEqual(['pool defense 5', 'pool defense 7']);
  });

  it('adds none in a fight', () => expect(pool('melee', 1)).toBe(pool('melee', 0)));

  it('is there though Gar Saxon’s I’ve Got You in My Sights takes the Cover away', () => {
    expect(pool('ranged', 1, { is: 'gar-saxon-merciless-commander' })).toBe('pool defense 6');
  });
});

describe('Night Hunter', () => {
  const shooting = (
    ally: Partial<Fighter>,
    more: Partial<Fighter> = {},
    blue: Readonly<Record<string, Fighter>> = {},
  ) =>
    skirmish({
      red: {
        acolytes: {
          is,
          at: [
            [10, 10],
            [2, 2],
          ],
          ...more,
        },
        ally: { at: [20, 10], tags: ['Dathomirian'], ...ally },
      },
      blue: { enemy: { at: [17, 10], rank: 'primary' }, ...blue },
      activates: 'acolytes',
    }).plays('combat', 'acolytes.1', 'ranged');
  const pool = (...who: Parameters<typeof shooting>) => shooting(...who).told('pool')[0];

  it('adds two dice against somebody another Dathomirian fights', () => {
    expect([pool({ at: [30, 30] }), pool({})]).toEqual(['pool attack 6', 'pool attack 8']);
  });

  it('adds none for anybody else who fights it', () => expect(pool({ tags: ['Sith'] })).toBe('pool attack 6'));

  it('[R-CARD-15] counts the other acolyte', () => {
    expect(
      pool(
        { at: [30, 30] },
        {
          at: [
            [10, 10],
            [20, 10],
          ],
        },
      ),
    ).toBe('pool attack 8');
  });

  it('adds its dice where Sabé’s Staunch Bodyguard adds hers to the defense', () => {
    const story = shooting({}, {}, { sabe: { is: 'sabe-royal-bodyguard', at: [17, 13] } });
    story.plays('enemy.1', 'staunch-bodyguard@sabe', 'decline');
    expect(story.told('pool')).toEqual(['pool attack 8', 'pool defense 4']);
  });
});
