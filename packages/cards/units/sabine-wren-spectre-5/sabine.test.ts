import { active, duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'sabine-wren-spectre-5';
const inch = 2540;

describe('My Friends Make the Impossible Possible', () => {
  const starting = (friend: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { sabine: { is, at: [10, 10] }, friend: { at: [25, 25], tags: ['Rebel Alliance'], ...friend } },
      blue: { enemy: { at: [33, 3], ...enemy } },
      activates: 'sabine',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets another Rebel dash, and a Spectre take a Hunker token', () => {
    expect(starting({}).offered).toEqual(['dash', 'decline']);
    const story = starting({ tags: ['Rebel Alliance', 'Spectre'] }).plays('decline', 'yes');
    expect(story.unit('friend').hunker).toBe(1);
  });

  it('gives no token to others, and asks nothing with no other Rebel', () => {
    expect(starting({}).plays('decline').asked).toBe('red DP-23');
    expect(starting({ tags: ['Spectre'] }).asked).toBe('red DP-23');
  });

  it('lets one dash away from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [28, 25],
      [3, 33],
    ] as const;
    const story = starting({}, { is: 'mandalorian-super-commandos', at });
    expect(story.chooses('dash', { to: [22, 25] }).told('suffered')).toEqual(['suffered friend 2']);
  });
});

describe('I’m Gonna Go Add Some Fireworks to the Celebration', () => {
  const option = 'im-gonna-go-add-some-fireworks-to-the-celebration';
  const near = { key: 'M', at: [16 * inch, 10 * inch, 0], active: false } as const;
  const lit = (attackDice: string, defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      defender: { at: [18, 10], stamina: 9, ...defender },
      objectives: [near],
      attackDice,
    }).plays(option);

  it('deals a damage for each expertise of five dice to whoever is near an objective, then lets her jump', () => {
    const story = lit('eecsf').plays('yes');
    expect([story.told('suffered'), story.offered]).toEqual([['suffered defender 2'], ['jump', 'decline']]);
  });

  it('deals none without, and none where she blows up nothing', () => {
    expect(lit('ccsff').plays('yes').told('suffered')).toEqual([]);
    const story = lit('eeeee').plays('no');
    expect([story.told('rolled'), story.offered]).toEqual([[], ['jump', 'decline']]);
  });

  it('only lets her jump with no objective within Range 4', () => {
    const story = duel({
      attacker: { is },
      defender: { at: [30, 30] },
      objectives: [{ ...near, at: [30 * inch, 30 * inch, 0] }],
    }).plays(option);
    expect(story.offered).toEqual(['jump', 'decline']);
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = lit('eeeee', { is: 'lord-maul', damage: 8 }).plays('yes');
    expect([story.unit('defender').wounded, story.offered]).toEqual([1, ['jump', 'decline']]);
  });
});

describe('I Forged This Armor With My Family', () => {
  const option = 'i-forged-this-armor-with-my-family@sabine';
  const moved = (friend: Partial<Fighter>) =>
    skirmish({
      red: { sabine: { is, at: [10, 10] }, friend: { at: [10, 13], ...friend } },
      blue: { enemy: { at: [33, 33] } },
      activates: 'sabine',
    }).plays('move', 'decline');

  it('focuses her after a Move action beside another Mandalorian or Spectre', () => {
    expect(moved({ tags: ['Spectre'] }).chooses(option).offered).not.toContain('focus');
    expect(moved({ tags: ['Mandalorian'] }).offered).toContain(option);
  });

  it('[R-ABIL-4] is not offered beside others, nor out of Range 2', () => {
    expect(moved({ tags: ['Rebel Alliance'] }).offered).not.toContain(option);
    expect(moved({ tags: ['Spectre'], at: [10, 20] }).offered).not.toContain(option);
  });

  it('works beside Bo-Katan, who has Mandalore Will Survive for herself', () => {
    const story = moved({ is: 'bo-katan-kryze' }).chooses(option);
    expect(story.open.activation?.waiting.map(({ bonus }) => bonus)).toContain('focus');
  });
});

describe('Daughter of Mandalore', () => {
  const has = ['daughter-of-mandalore', 'go'];
  const going = (move: 'dash' | 'advance' | 'climb' | 'reposition') =>
    duel({
      attacker: { is, has },
      defender: { at: [33, 33] },
      abilities: { go: active(0, { do: 'move', who: 'self', move }) },
    }).plays('go').offered;

  it('[R-CARD-6] lets her jump in place of any other move', () => {
    expect(going('dash')).toEqual(['dash', 'jump', 'decline']);
    expect(going('advance')).toEqual(['advance', 'jump', 'decline']);
    expect(going('climb')).toEqual(['climb', 'jump', 'decline']);
    expect(going('reposition')).toEqual(['reposition', 'jump', 'decline']);
  });

  it('[CR-KEY-06] is Protection', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: { is },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1']);
  });

  it('[CR-KEY-04] is Sharpshooter 2, for Ranged attacks after a Focus action', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR } }).plays('focus', 'combat', 'ranged');
    expect(story.told('pool')[0]).toBe('pool attack 9');
  });

  it('[CR-KEY-05] is none without a Focus action, nor in a Melee', () => {
    expect(
      duel({ attacker: { is }, defender: { at: FAR } })
        .plays('combat', 'ranged')
        .told('pool')[0],
    ).toBe('pool attack 6');
    expect(duel({ attacker: { is } }).plays('focus', 'combat', 'melee').told('pool')[0]).toBe('pool attack 7');
  });

  it('takes her from Super Commandos by a jump, whatever No Mercy says', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is }, defender: { is: 'mandalorian-super-commandos', at } }).plays('move');
    story.chooses('jump', { to: [7, 10] });
    expect([story.character('attacker').x, story.unit('attacker').damage]).toEqual([7 * 2540, 0]);
  });
});
