import { OPTIONS } from '@faultline/rules';
import { active, type Duel, duel, innate, path, SELF, standing } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

describe('a Damage Pool', () => {
  const abilities = {
    shield: standing({ name: 'protection' }),
    ghost: innate({ on: 'attack.suffering', to: SELF }, { do: 'instead' }),
  };
  const suffered = (defender: NonNullable<Duel['defender']>, attackDice = 'ss') => {
    const story = duel({ defender, abilities, attackDice }).plays('combat', 'melee', 'n1');
    if (attackDice.length > 1) story.chooses('n2');
    const [resolved] = story.match.eventsSince().filter((e) => e.event === 'attack-resolved');
    expect(resolved?.damage).toBe(story.unit('defender').damage);
    return [story.unit('defender').damage, story.told('withstood').length];
  };

  it.each<[string, NonNullable<Duel['defender']>, number, number]>([
    ['is suffered whole without Protection, and nothing withstands it', {}, 2, 0],
    ['is one less with Protection, which is told', { has: ['shield'] }, 1, 1],
    ['that is replaced is not suffered, and Protection is not told', { has: ['shield', 'ghost'] }, 0, 0],
    ['that is replaced is not suffered without Protection either', { has: ['ghost'] }, 0, 0],
  ])('[CR-DMG-04, CR-KEY-06] %s', (_what, defender, damage, told) => {
    expect(suffered(defender)).toEqual([damage, told]);
  });

  it('[CR-KEY-06] of one is withstood whole', () => {
    expect(suffered({ has: ['shield'] }, 's')).toEqual([0, 1]);
  });
});

describe('what waited for the end of the attack', () => {
  it('[CR-EXP-12] a single Directed icon comes before the Personal ones, and nobody is asked for their order', () => {
    const story = duel({ attacker: { chart: ['heal', 'pinned'], damage: 1 }, attackDice: 'e' }).plays(
      'combat',
      'melee',
    );
    expect([story.unit('defender').conditions, story.asked]).toEqual([['pinned'], 'red DP-33']);
  });

  it('[CR-EXP-12, DP-52] the order of several Personal ones is asked', () => {
    const story = duel({ attacker: { chart: ['heal', 'jump'], damage: 1 }, attackDice: 'e' }).plays('combat', 'melee');
    expect([story.asked, story.offered]).toEqual(['red DP-52', ['heal', 'jump']]);
  });

  it.each([
    ['with-own-chart', 'red DP-51'],
    ['after-both-charts', 'blue DP-52'],
  ] as const)('[R-TREE-2] stored Active icons come %s', (storedActives, asked) => {
    const story = duel({
      attacker: { tree: path(['active']), has: ['rest'] },
      defender: { armour: ['jump'] },
      abilities: { rest: active(1, { do: 'refresh', amount: 1 }) },
      attackDice: 's',
      defenseDice: 'e',
      game: { options: { ...OPTIONS, storedActives } },
    });
    expect(story.plays('combat', 'melee', 'n1').asked).toBe(asked);
  });
});
