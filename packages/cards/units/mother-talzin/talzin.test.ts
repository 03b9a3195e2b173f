import { active, duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'mother-talzin';

describe('Obscuring Shadows', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { talzin: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Dathomirian'], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'talzin',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one character of another Dathomirian Unit dash', () => {
    const at = [
      [20, 20],
      [22, 20],
    ] as const;
    expect(starting({ at }).offered).toEqual(['ally.1', 'ally.2']);
    expect(starting({ at }).chooses('ally.2').offered).toEqual(['dash', 'decline']);
    expect(starting({ at }).plays('ally.2', 'decline').asked).toBe('red DP-23');
  });

  it('[R-ABIL-4] asks nothing with no other on her side', () => {
    expect(starting({ tags: ['Sith'] }).asked).toBe('red DP-23');
  });

  it('lets an ally dash off from No Mercy, who is hurt', () => {
    const story = starting({}, merciless(23, 20)).chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Manipulating Hand', () => {
  const grasped = (defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { at: FAR, ...defender } }).plays('manipulating-hand');

  it('[R-CARD-17] moves an enemy within Range 4, who cannot decline', () => {
    const story = grasped();
    expect([story.asked.startsWith('red'), story.offered]).toEqual([true, ['dash']]);
    expect(story.chooses('dash', { to: [19, 10] }).character('defender').x).toBe(19 * 2540);
  });

  it('[R-CARD-17] tells why it is not declined', () => {
    const { refusal } = grasped().tries('decline');
    expect(refusal?.reasons.map(({ rule }) => rule)).toEqual(['R-CARD-17']);
  });

  it('[R-MOVE-3] may be over no distance', () => {
    expect(
      grasped()
        .chooses('dash', { to: [FAR[0], FAR[1]] })
        .told('moved'),
    ).toHaveLength(1);
  });

  it('[CR-COND-17] takes the token off who is Pinned', () => {
    const story = grasped({ conditions: ['pinned'] }).chooses('dash');
    expect([story.unit('defender').conditions, story.told('moved')]).toEqual([[], []]);
  });

  it('[R-ABIL-4] is not offered with nobody within Range 4', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).offered).not.toContain('manipulating-hand');
  });

  it('moves clones whom Brothers in Arms keeps from being pushed', () => {
    const at = [
      [17, 10],
      [17, 14],
    ] as const;
    const story = grasped({ is: '501st-clone-troopers', at, hunker: 1 }).chooses('defender.1');
    expect(story.offered).toEqual(['dash']);
  });
});

describe('Life Drain', () => {
  const option = 'life-drain@talzin';
  const struck = (attackDice: string, more: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Dathomirian'], damage: 2, tree: path(['damage']), ...more },
      red: { talzin: { is, at: [2, 2] } },
      defender: { stamina: 9 },
      attackDice,
      force: [0, 0],
    }).plays('combat', 'melee', ...(attackDice === 's' ? ['n1'] : []));

  it('heals the Dathomirian whose attack dealt damage', () => {
    const story = struck('s').plays(option, 'attacker:damage');
    expect(story.unit('attacker').damage).toBe(1);
  });

  it('[R-ABIL-4] is not offered where the target suffered nothing', () => expect(struck('f').asked).toBe('red DP-23'));

  it('is for no other', () => expect(struck('s', { tags: ['Sith'] }).asked).toBe('red DP-23'));

  it('heals Ventress too, before she could Riposte anything', () => {
    const story = duel({
      attacker: { is: 'asajj-ventress-sith-assassin', damage: 2 },
      red: { talzin: { is, at: [2, 2] } },
      defender: { stamina: 9 },
      attackDice: 'ss',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1', 'decline', 'decline', 'stop');
    expect(story.offered).toContain(option);
  });
});

describe('Wrath of the Great Mother', () => {
  const wounded = (talzin: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { talzin: { is, at: [17, 13], ...talzin }, third: { at: [10, 13], stamina: 4, damage: 3 } },
      attackDice: 's',
    }).plays('combat', 'melee', 'defender.1', 'n1');

  it('[R-WND-3] lets her dash and shoot at the one who wounded an ally, with five dice', () => {
    const story = wounded().plays('decline', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack talzin.1 attacker.1 ranged');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('answers no wound of her own', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 9 },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('attack')).toHaveLength(1);
  });

  it('works once in a Turn', () => {
    const enemy = { of: 'unit', side: 'enemy', wounded: false } as const;
    const strike = active(
      0,
      { do: 'choose', bind: 'one', from: enemy },
      { do: 'suffer', who: { bound: 'one' }, amount: 9 },
    );
    const story = duel({
      attacker: { has: ['strike', 'again'] },
      defender: { stamina: 4 },
      blue: { talzin: { is, at: [30, 30] }, third: { at: [20, 20], stamina: 4 } },
      abilities: { strike, again: strike },
    });
    expect(story.plays('strike', 'defender').asked).toBe('blue DP-30');
    expect(story.plays('decline', 'again', 'third').asked).toBe('red DP-23');
  });

  it('stands beside Ahsoka’s Fierce Protector: both answer one wound', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { talzin: { is, at: [17, 13] }, ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [20, 13] } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('blue DP-56');
  });
});
