import { active, duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'night-troopers';
const at = [
  [13, 10],
  [30, 30],
] as const;

describe('Dark Innervation', () => {
  const acting = (injured: number) =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [10, 20],
        ],
        injured,
      },
      defender: { at: [33, 33] },
      force: [9, 0],
    }).plays('dark-innervation', 'attacker.1').offered;

  it('[R-CARD-6] lets each dash, and the Injured advance', () => {
    expect([acting(0), acting(1)]).toEqual([
      ['dash', 'decline'],
      ['dash', 'advance', 'decline'],
    ]);
  });

  it('is a dash alone without an Injured token', () => {
    expect(acting(0)).not.toContain('advance');
  });

  it('takes them from Super Commandos, whose No Mercy hurts them', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [10, 20],
        ],
      },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('dark-innervation', 'attacker.1');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Unnatural Vigor', () => {
  const option = 'unnatural-vigor@defender';
  const struck = (injured: number, attackDice = 'eeec') =>
    duel({ defender: { is, at, injured }, attackDice, force: [0, 9] }).plays('combat', 'melee');
  const failures = (story: ReturnType<typeof struck>) => story.plays(option).told('dice').length;

  it('turns an expertise of the attack into a failure, and one more for each Injured token', () => {
    expect(struck(0).offered).toContain(option);
    expect([failures(struck(0)), failures(struck(1))]).toEqual([1, 2]);
  });

  it('[R-ABIL-4] is not offered without one in the roll', () => {
    expect(struck(0, 'cccc').offered).not.toContain(option);
  });

  it('finds no expertise to turn that Third Sister has rerolled as Your Fear Betrays You', () => {
    const fought = (...answers: readonly string[]) =>
      duel({
        attacker: { is: 'third-sister' },
        defender: { is, at, injured: 2 },
        attackDice: 'e',
        objectives: [{ key: 'M', at: [60000, 60000, 0], control: 1 }],
        force: [9, 9],
      }).plays('combat', 'melee', ...answers).offered;
    expect(fought('pass')).toContain(option);
    expect(fought('your-fear-betrays-you@attacker', 'expertise')).not.toContain(option);
  });
});

describe('Animated Beyond Death', () => {
  const fallen = (sister: Partial<Fighter> = {}, fighter: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { tags: ['Stormtrooper'], stamina: 4, damage: 3, ...fighter },
      blue: {
        troopers: {
          is,
          at: [
            [16, 16],
            [16, 19],
          ],
          injured: 2,
        },
        sister: { at: [16, 22], tags: ['Nightsister'], ...sister },
      },
      attackDice: 's',
      force: [0, 0],
    })
      .plays('combat', 'melee', 'n1')
      .unit('troopers').injured;

  it('takes all Injured tokens off near a Nightsister Primary when another Stormtrooper Unit is Wounded', () => {
    expect(fallen()).toBe(0);
  });

  it('not without one, with a Wounded one, or for others', () => {
    expect(fallen({ tags: ['Jedi'] })).toBe(2);
    expect(fallen({ wounded: 1 })).toBe(2);
    expect(fallen({ rank: 'secondary' })).toBe(2);
    expect(fallen({}, { tags: ['Jedi'] })).toBe(2);
  });

  it('answers the fall of a Sergeant, who dies with his Coordinated Offensive', () => {
    expect(fallen({}, { is: 'stormtrooper-sergeant', damage: 8, tags: ['Stormtrooper'] })).toBe(0);
  });
});

describe('Undying Loyalty', () => {
  const wounded = (more: Partial<Fighter> = {}, reserve = false) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, at, damage: 7, ...more },
      attackDice: 's',
      force: [0, 0],
      score: { momentum: [3, 3], token: 0 },
      ...(reserve
        ? { sides: [{}, { deck: ['shatterpoint'], reserve: 'b1' }] as const, shuffles: [['shatterpoint', 'b1']] }
        : {}),
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] gets them up again for an Injured token', () => {
    expect(wounded().unit('defender')).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  });

  it('[R-CARD-35] gives the opponent no Momentum once they are Injured, read before the new token', () => {
    expect(wounded().told('momentum')).toHaveLength(1);
    expect(wounded({ injured: 1 }).told('momentum')).toEqual([]);
  });

  it('shuffles their card out of the reserve', () => {
    expect(wounded({}, true).open.seats[1]).toMatchObject({ reserve: null, deck: expect.arrayContaining(['b1']) });
  });

  it('keeps it out of the reserve while they are Injured', () => {
    const revealed = (injured: number) =>
      skirmish({
        red: {
          troopers: {
            is,
            at: [
              [10, 10],
              [10, 13],
            ],
            injured,
          },
          other: { at: [5, 5] },
        },
        blue: { enemy: { at: [30, 30] } },
        sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
        force: [3, 0],
      }).offered.includes('reserve');
    expect([revealed(0), revealed(1)]).toEqual([true, false]);
  });

  it('leaves them down for a wound of their own side', () => {
    const story = duel({
      attacker: { has: ['sting'] },
      red: {
        troopers: {
          is,
          at: [
            [10, 16],
            [10, 19],
          ],
          damage: 7,
        },
      },
      abilities: {
        sting: active(
          0,
          { do: 'choose', bind: 'ally', from: { of: 'unit', side: 'other-allied' } },
          { do: 'suffer', who: { bound: 'ally' }, amount: 2 },
        ),
      },
    }).plays('sting');
    expect(story.unit('troopers')).toMatchObject({ wounded: 1, injured: 0 });
  });

  it('answers Maul’s Dark Fury of a brother: a wound without an attack', () => {
    const story = duel({
      attacker: { is: 'savage-opress' },
      defender: { is, at, damage: 7 },
      attackDice: 'ccccc',
      force: [9, 0],
    }).plays('dark-fury');
    expect(story.unit('defender')).toMatchObject({ wounded: 0, injured: 1 });
  });
});
