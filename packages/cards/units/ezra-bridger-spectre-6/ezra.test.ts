import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'ezra-bridger-spectre-6';

describe('Force Jump', () => {
  it('[CR-MOVE-04] lets him jump', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-jump');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('Unreliable Informant', () => {
  const informing = (defenseDice: string, enemy: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { at: [14, 10], rank: 'supporting', ...enemy }, defenseDice }).plays(
      'unreliable-informant',
    );

  it('[R-CARD-17] makes an enemy dash on expertise, where he wants', () => {
    const story = informing('e');
    expect([story.asked, story.offered]).toEqual(['red DP-30', ['dash']]);
    expect(story.chooses('dash', { to: [16, 10] }).character('defender').x).toBe(16 * 2540);
  });

  it('Pins it on a block or a failure', () => {
    expect(['b', 'f', 'e'].map((die) => informing(die).unit('defender').conditions)).toEqual([
      ['pinned'],
      ['pinned'],
      [],
    ]);
  });

  it('[R-ABIL-4] is not offered without a Supporting enemy within Range 3', () => {
    const offered = (enemy: Partial<Fighter>) => duel({ attacker: { is }, defender: enemy }).offered;
    expect(offered({ rank: 'secondary' })).not.toContain('unreliable-informant');
    expect(offered({ rank: 'supporting', at: [20, 10] })).not.toContain('unreliable-informant');
  });
});

describe('Helpful Hand', () => {
  const option = 'helpful-hand@ezra';
  const moved = (jedi: Partial<Fighter> = {}, ezra: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        jedi: { at: [10, 10], tags: ['Force User'], rank: 'primary', ...jedi },
        ezra: { is, at: [12, 12], ...ezra },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'jedi',
    }).plays('move', 'decline');

  it('lets him jump after the Move action of a Force User Primary within Range 2', () => {
    expect(moved().plays(option).offered).toEqual(['jump', 'decline']);
  });

  it('[R-CARD-5] measures where the action ends', () => {
    const ending = (to: readonly [number, number]) =>
      skirmish({
        red: { jedi: { at: [10, 10], tags: ['Force User'], rank: 'primary' }, ezra: { is, at: [12, 15.5] } },
        blue: { enemy: { at: [30, 30] } },
        activates: 'jedi',
      })
        .plays('move')
        .chooses('advance', { to }).offered;
    expect([ending([10, 12]).includes(option), ending([10, 5.5]).includes(option)]).toEqual([true, false]);
  });

  it('is not for others, nor far away', () => {
    expect(moved({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(moved({ rank: 'secondary' }).offered).not.toContain(option);
    expect(moved({}, { at: [20, 20] }).offered).not.toContain(option);
  });

  it('follows Ahsoka, who has Force Speed beside her Move action', () => {
    const story = moved({ is: 'ahsoka-tano-jedi-no-more' })
      .plays(option)
      .chooses('jump', { to: [14, 14] });
    expect(story.character('ezra').x).toBe(14 * 2540);
    expect(story.offered).toContain('force-speed');
  });
});

describe('Thanks For Doing the Heavy Lifting', () => {
  it('takes an objective that is tied', () => {
    const story = duel({
      attacker: { is },
      objectives: [{ key: 'M', at: [11.5 * 2540, 11.5 * 2540, 0] }],
    }).plays('end');
    expect(story.open.objectives[0]?.control).toBe(0);
  });
});

describe('This Helmet Is Property of Ezra Bridger', () => {
  it('[R-WND-3] is a Momentum more for a Supporting Unit wounded in his attack', () => {
    const story = duel({
      attacker: { is },
      defender: { stamina: 4, damage: 3, rank: 'supporting' },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n2');
    expect(story.told('momentum')).toHaveLength(2);
  });

  it('is none for others, nor for the wound of another', () => {
    const other = duel({
      attacker: { tree: path(['damage']) },
      red: { ezra: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3, rank: 'supporting' },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(other.told('momentum')).toHaveLength(1);
    const primary = duel({
      attacker: { is },
      defender: { stamina: 4, damage: 3, rank: 'secondary' },
      attackDice: 's',
    }).plays('combat', 'melee', 'n2');
    expect(primary.told('momentum')).toHaveLength(1);
  });

  it('is gained for droids who are Countless, too', () => {
    const at = [
      [13, 10],
      [30, 30],
    ] as const;
    const story = duel({
      attacker: { is },
      defender: { is: 'b1-battle-droids', at, damage: 7 },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'n2');
    expect(story.offered).toContain('countless@defender');
    expect(story.plays('countless@defender').told('momentum')).toHaveLength(2);
  });
});
