import { OPTIONS } from '@faultline/rules';
import { active, duel, FAR, standing } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const abilities = {
  hard: standing({ name: 'impact', value: 2 }),
  keen: standing({ name: 'sharpshooter', value: 3 }),
  again: active(0, { do: 'attack', who: 'self' }),
};

/** The dice of every attack of a story in which the attacker made a Focus action. */
const dice = (kind: 'melee' | 'ranged', plays: readonly string[], keywordDice = OPTIONS.keywordDice) =>
  duel({
    attacker: { has: ['hard', 'keen', 'again'] },
    defender: kind === 'melee' ? {} : { at: FAR },
    sides: [{ deck: ['shatterpoint'], discard: ['a1'] }, {}],
    force: [0, 0],
    abilities,
    game: { options: { ...OPTIONS, keywordDice } },
  })
    .plays('focus', ...plays)
    .told('pool')
    .filter((line) => line.startsWith('pool attack'))
    .map((line) => Number(line.split(' ')[2]));

describe('dice that wait for an attack', () => {
  it.each([
    ['melee', [4 + 1 + 2, 4]],
    ['ranged', [4 + 1 + 3, 4]],
  ] as const)('[R-KEY-2] those of Focus and of its kind are used up by a %s attack', (kind, pools) => {
    expect(dice(kind, ['combat', kind, 'again', kind])).toEqual(pools);
  });

  it('[CR-ACT-16, R-KEY-2] are lost with the activation', () => {
    expect(dice('melee', ['end', 'end', 'combat', 'melee'])).toEqual([4]);
  });

  it('[R-KEY-2] by option those of keywords stay until they are used, and those of Focus do not', () => {
    expect(dice('melee', ['end', 'end', 'combat', 'melee', 'again', 'melee'], 'until-used')).toEqual([4 + 2, 4]);
    expect(dice('ranged', ['end', 'end', 'combat', 'ranged', 'again', 'ranged'], 'until-used')).toEqual([4 + 3, 4]);
    expect(dice('melee', ['combat', 'melee', 'end', 'end', 'again', 'melee'], 'until-used')).toEqual([4 + 1 + 2, 4]);
  });
});
