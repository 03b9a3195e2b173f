import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'elite-squad-troopers';
const at = [
  [8, 13],
  [8, 16],
] as const;

const shot = (attacker: Partial<Fighter> = {}, more: Partial<Fighter> = {}) =>
  duel({
    attacker: { tags: ['Galactic Empire'], attack: 1, damage: 2, ...attacker },
    red: { squad: { is, at, ...more } },
    defender: { at: FAR },
    force: [9, 0],
  }).plays('combat', 'ranged');

describe('Tactical Advance', () => {
  it('focuses them if anybody dashed', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [33, 33] } }).plays('tactical-advance', 'attacker.1');
    expect(story.chooses('dash', { to: [9, 13] }).chooses('decline').offered).not.toContain('focus');
  });
});

describe('Supporting Fire for a Hunker token', () => {
  const option = 'supporting-fire-hunker@squad';

  it('lets the attacking Unit of the Empire gain one after its attack', () => {
    const story = shot().plays(option);
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.plays('yes').unit('attacker').hunker).toBe(1);
  });

  it('is not offered for others, nor with the attacker out of Range 5', () => {
    expect(shot({ tags: ['Trooper'] }).offered).not.toContain(option);
    expect(
      shot(
        {},
        {
          at: [
            [33, 33],
            [33, 36],
          ],
        },
      ).offered,
    ).not.toContain(option);
  });

  it('comes when Coordinated Fire has been answered, before dice are rolled', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire', 'Galactic Republic'], attack: 1 },
      red: {
        squad: { is, at },
        clones: {
          is: '501st-clone-troopers',
          at: [
            [12, 13],
            [12, 16],
          ],
        },
      },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged', 'coordinated-fire-strained@clones');
    expect(story.offered).toContain(option);
  });
});

describe('Supporting Fire for a heal', () => {
  const option = 'supporting-fire-heal-galactic-empire@squad';

  it('lets the attacker heal', () => {
    expect(shot().plays(option).offered).toEqual(['attacker:damage', 'decline']);
  });

  it('[CR-ABIL-06] is not offered after the other one has answered the attack, nor with nothing to heal', () => {
    expect(shot().plays('supporting-fire-hunker@squad', 'no').offered).not.toContain(option);
    expect(shot({ damage: 0 }).offered).not.toContain(option);
  });
});

describe('Supporting Fire for a heal', () => {
  it('is one answer, and Life Drain another Unit’s', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire', 'Dathomirian'], damage: 2 },
      red: { squad: { is, at }, talzin: { is: 'mother-talzin', at: [8, 19] } },
      defender: { at: FAR },
      attackDice: 'ss',
      force: [9, 0],
    }).plays('combat', 'ranged', 'n1', 'stop');
    expect(story.offered).toEqual(
      expect.arrayContaining(['life-drain@talzin', 'supporting-fire-heal-galactic-empire@squad']),
    );
  });
});

describe('The Future of Imperial Might', () => {
  const pool = (type: 'melee' | 'ranged') =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [2, 2],
        ],
      },
      defender: { at: type === 'melee' ? [13, 10] : FAR },
    })
      .plays('focus', 'combat', 'attacker.1', type)
      .told('pool')[0];

  it('[CR-KEY-03, CR-KEY-04] is Sharpshooter 1 and Impact 1', () => {
    expect([pool('ranged'), pool('melee')]).toEqual(['pool attack 9', 'pool attack 7']);
  });

  it('not for allies', () => {
    const story = duel({ red: { squad: { is, at } }, defender: { at: FAR } }).plays('focus', 'combat', 'ranged');
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('stands beside the Helmet Visor of Clan Kryze, each for its own', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [2, 2],
        ],
      },
      red: {
        kryze: {
          is: 'clan-kryze-mandalorians',
          at: [
            [8, 13],
            [8, 16],
          ],
        },
      },
      defender: { at: FAR },
    }).plays('focus', 'combat', 'attacker.1', 'ranged');
    expect(story.told('pool')[0]).toBe('pool attack 9');
  });
});
