import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'dengar-the-demolisher';

describe('On the Trail', () => {
  it('[R-MOVE-5] lets him dash toward an enemy', () => {
    const story = skirmish({
      red: { dengar: { is, at: [10, 10] } },
      blue: { one: { at: [30, 10] } },
      activates: 'dengar',
      moment: { phase: 'start' },
    });
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.tries('dash', { to: [8, 10] }).refusal).not.toBeNull();
  });
});

describe('Payday', () => {
  it('gives any Tag of the table until the Turn ends', () => {
    const story = skirmish({
      red: { dengar: { is, at: [10, 10] }, ally: { at: [5, 5], tags: ['Jedi'] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2', 'shatterpoint'] }, {}],
      force: [9, 0],
    }).plays('payday@dengar', 'Jedi');
    expect(story.told('keyword')).toEqual([expect.stringContaining('Jedi')]);
  });
});

describe('Explosive Regards', () => {
  const option = 'explosive-regards@defender';
  const wounded = (attacker: Partial<Fighter> = {}, at: readonly [number, number] = [13, 10]) =>
    duel({
      attacker: { tree: path(['damage']), stamina: 9, ...attacker },
      defender: { is, damage: 8, at },
      attackDice: 'sfffcsecf',
      force: [0, 9],
    }).plays('combat', at[0] === 13 ? 'melee' : 'ranged', 'n1');

  it('[R-WND-3] hurts whoever wounded him in a fight by a roll of five dice', () => {
    expect(wounded().chooses(option).told('suffered').at(-1)).toBe('suffered attacker 3');
  });

  it('answers no shot', () => expect(wounded({}, FAR).offered).not.toContain(option));

  it('comes back at Maul, who has his Revenge only if it wounds him', () => {
    const story = duel({
      attacker: { is: 'lord-maul', stance: 0 },
      defender: { is, damage: 8 },
      attackDice: 'cccccccccccc',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1', 'stop');
    expect(story.offered).toContain(option);
  });
});

describe('Being Underestimated Has its Values', () => {
  const price = (tags: readonly string[], dengar = is) =>
    skirmish({
      red: { ally: { at: [5, 5], tags }, dengar: { is: dengar, at: [10, 10] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'shatterpoint'] }, {}],
      force: [9, 0],
    });
  const costs = (tags: readonly string[]) => {
    const story = price(tags);
    if (story.offered.includes('pass')) story.chooses('pass');
    return story.cost('reserve') ?? 0;
  };

  it('[CR-ORDER-07] makes the reserve cheaper for the cards of Bounty Hunters', () => {
    expect(costs(['Bounty Hunter'])).toBe(costs([]) - 1);
  });

  it('does not for others', () => expect(costs(['Droid'])).toBe(costs([])));

  it('beside Kraken’s Complete Analysis goes no lower than nothing', () => {
    const story = skirmish({
      red: { kraken: { is: 'kraken-super-tactical-droid', at: [5, 5] }, dengar: { is, at: [10, 10] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'shatterpoint'] }, {}],
      force: [9, 0],
    });
    if (story.offered.includes('pass')) story.chooses('pass');
    expect(story.offered).toContain('reserve');
  });
});

describe('Not Just a Pretty Face', () => {
  const struck = (icon: 'shove' | 'pinned' | 'exposed', defender: Partial<Fighter> = { is }) =>
    duel({ attacker: { tree: path([icon]) }, defender, attackDice: 's' }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-01, CR-KEY-09] is Steadfast, and Immunity to Pinned', () => {
    expect(struck('shove').offered).not.toContain('push');
    expect(struck('pinned').unit('defender').conditions).toEqual([]);
  });

  it('keeps no other condition from him, and nothing from others', () => {
    expect(struck('exposed').unit('defender').conditions).toEqual(['exposed']);
    expect(struck('shove', {}).offered).toContain('push');
  });

  it('makes Enfeeble with Pinned come to nothing', () => {
    const story = duel({
      attacker: { tags: ['Inquisitorius'] },
      red: { sister: { is: 'fourth-sister', at: [17, 17] } },
      defender: { is, at: FAR },
    }).plays('combat', 'ranged');
    expect(story.offered).not.toContain('enfeeble-pinned@sister');
  });
});
