import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'death-troopers';
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Tactical Advance', () => {
  it('[R-ABIL-7] focuses after a dash', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [33, 33] } })
      .plays('tactical-advance', 'attacker.1')
      .chooses('dash', { to: [12, 10] })
      .plays('decline');
    expect(story.offered).not.toContain('focus');
  });
});

describe('Supporting Fire', () => {
  it('lets an attacker of the Empire dash after its attack', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire'], attack: 1 },
      red: {
        troopers: {
          is,
          at: [
            [8, 13],
            [8, 16],
          ],
        },
      },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged', 'supporting-fire-dash-galactic-empire@troopers');
    expect(story.offered).toEqual(['dash', 'decline']);
  });
});

describe('Elite Training', () => {
  it('[CR-KEY-03] is Impact 1', () => {
    const story = duel({ attacker: { is, at } }).plays('focus', 'combat', 'attacker.1', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 7');
  });

  it('[CR-KEY-06] is Protection, and neither is for others', () => {
    const damage = (defender: Partial<Fighter>) =>
      duel({
        attacker: { tree: path(['damage', 'damage', 'damage']) },
        defender,
        blue: {
          troopers: {
            is,
            at: [
              [16, 10],
              [30, 30],
            ],
          },
        },
        attackDice: 's',
        force: [0, 0],
      })
        .plays('combat', 'melee', 'n1')
        .unit('defender').damage;
    expect(damage({})).toBe(3);
    const own = duel({
      attacker: { tree: path(['damage', 'damage', 'damage']) },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(own.unit('defender').damage).toBe(2);
  });

  it('is nothing against Maul’s Force, whose There Is No Place to Run pulls them', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is, at: [FAR, [30, 30]] } });
    expect(story.plays('there-is-no-place-to-run', 'force').offered).toContain('pull');
  });
});

describe('Protective Detail', () => {
  const cover = (leader: Partial<Fighter>, near = 13) =>
    duel({
      defender: { at: FAR, tags: ['Galactic Empire'], ...leader },
      blue: {
        troopers: {
          is,
          at: [
            [17, near],
            [33, 33],
          ],
        },
        other: { at: [14, 15] },
      },
    })
      .plays('combat', 'ranged', 'defender.1')
      .told('pool')
      .slice(0, 2);

  it('[CR-KEY-05] is Cover 1 for Primary characters of the Empire within Range 2', () => {
    expect(cover({})).not.toEqual(cover({ tags: ['Jedi'] }));
  });

  it('not for others, nor far away', () => {
    const plain = cover({ tags: ['Jedi'] });
    expect(cover({ rank: 'secondary' })).toEqual(plain);
    expect(cover({}, 28)).toEqual(plain);
  });

  it('is nothing to Crosshair, whose targets have no Cover for his Deadeye', () => {
    const shots = (tags: readonly string[]) =>
      duel({
        attacker: { is: 'crosshair' },
        defender: { at: FAR, tags },
        blue: {
          troopers: {
            is,
            at: [
              [17, 13],
              [33, 33],
            ],
          },
        },
        force: [0, 0],
      })
        .plays('combat', 'ranged', 'defender.1')
        .told('pool')
        .slice(0, 2);
    expect(shots(['Galactic Empire'])).toEqual(shots(['Jedi']));
  });
});
