import { duel, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'chief-chirpa';

describe('Bola Toss', () => {
  const tossing = (enemy: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { at: [16, 10], ...enemy } }).plays('bola-toss');

  it('Pins or Exposes an enemy Unit within Range 3, as he likes', () => {
    expect(tossing().offered).toEqual(['pinned', 'exposed']);
    expect(tossing().plays('exposed').unit('defender').conditions).toEqual(['exposed']);
  });

  it('[R-ABIL-4] is not offered with nobody there', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).offered).not.toContain('bola-toss');
  });

  it('can only Expose Chopper, who is of Sturdy Construction', () => {
    expect(tossing({ is: 'chopper-c1-10p-spectre-3' }).unit('defender').conditions).toEqual(['exposed']);
  });
});

describe('Stealthy Approach', () => {
  it('lets him dash, then take cover or focus', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('stealthy-approach', 'decline');
    expect(story.offered).toEqual(['hunker', 'focus', 'no']);
  });
});

describe('Mobilize the Village', () => {
  const pool = (attacker: Partial<Fighter>, chief: Partial<Fighter> = {}) =>
    duel({ attacker: { tags: ['Ewok'], ...attacker }, red: { chief: { is, at: [30, 5], ...chief } } })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('is an attack die more for other Ewoks', () => {
    expect(pool({})).toBe('pool attack 5');
  });

  it('not for others, nor while he is Wounded', () => {
    expect(pool({ tags: ['Jedi'] })).toBe('pool attack 4');
    expect(pool({}, { wounded: 1 })).toBe('pool attack 4');
  });

  it('stands beside the dice of Hunters’ Strength in Numbers', () => {
    const story = duel({
      attacker: {
        is: 'ewok-hunters',
        at: [
          [10, 10],
          [30, 8],
        ],
      },
      red: { chief: { is, at: [30, 5] } },
    }).plays('combat', 'attacker.1', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });
});

describe('Sharp Stick', () => {
  it('[CR-KEY-03] is Impact 2', () => {
    const [plain, focused] = [false, true].map((focus) => {
      const story = duel({ attacker: { is } });
      if (focus) story.plays('focus');
      return Number(story.plays('combat', 'melee').told('pool')[0]?.split(' ').at(-1));
    });
    expect((focused ?? 0) - (plain ?? 0)).toBe(3);
  });

  const damage = (has: readonly string[], defender: Partial<Fighter> = { is: 'death-troopers' }) =>
    duel({
      attacker: { has, tree: path(['damage', 'damage', 'damage']) },
      defender: {
        at: [
          [13, 10],
          [30, 30],
        ],
        ...defender,
      },
      attackDice: 's',
      force: [0, 0],
    })
      .plays('combat', 'melee', 'n1')
      .unit('defender').damage;

  it('[R-CARD-33] leaves the target of a Melee attack no Protection', () => {
    expect(damage(['sharp-stick'])).toBe(3);
  });

  it('[CR-KEY-06] is no damage more for a target without it, and none for others', () => {
    expect(damage(['sharp-stick'], {})).toBe(3);
    expect(damage([])).toBe(2);
  });

  it('breaks the Elite Training of Death Troopers', () => {
    expect(damage(['sharp-stick']) - damage([])).toBe(1);
  });
});

describe('Bright Tree Defender', () => {
  const fallen = (die: string, ewok: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      defender: { tags: ['Ewok'], stamina: 4, damage: 3, ...ewok },
      blue: { chief: { is, at: [10, 13], damage: 2 } },
      attackDice: `sfff${die}`,
      force: [0, 0],
    }).plays('combat', 'melee', 'defender.1', 'n1');

  it('[R-WND-3] lets him reposition and attack for a crit or a strike', () => {
    const story = fallen('c');
    expect(story.offered).toEqual(['reposition', 'decline']);
    story.plays('decline', 'melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('lets him dash and heal twice for anything else', () => {
    const story = fallen('e');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.plays('decline').offered).toContain('chief:damage');
  });

  it('answers no fall of others', () => {
    expect(fallen('c', { tags: ['Jedi'] }).asked).toBe('red DP-23');
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const story = fallen('f', {}, { has: ['no-mercy'] });
    expect(
      story
        .chooses('dash', { to: [10, 17] })
        .told('suffered')
        .at(-1),
    ).toBe('suffered chief 2');
  });
});
