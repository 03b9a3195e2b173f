import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'sev-and-scorch';
const at = [
  [10, 10],
  [10, 14],
] as const;

describe('Point Me at the Enemy and Stay Out of My Way', () => {
  const starting = (more: Readonly<Record<string, Fighter>> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { pair: { is, at } },
      blue: { enemy: { at: [25, 10], ...enemy }, ...more },
      activates: 'pair',
      moment: { phase: 'start' },
    });

  it('[R-MOVE-5] lets each dash Toward an enemy, and not away from it', () => {
    const story = starting().chooses('pair.1');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.tries('dash', { to: [8, 10] }).refusal).not.toBe(null);
    expect(story.chooses('dash', { to: [13, 10] }).character('pair.1').x).toBe(13 * 2540);
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('lets each choose its own enemy', () => {
    const story = starting({ other: { at: [10, 30] } }).plays('pair.1', 'enemy.1', 'decline');
    expect(story.offered).toEqual(['enemy.1', 'other.1']);
  });

  it('takes them to Super Commandos, whose No Mercy is for those who leave', () => {
    const commandos = [
      [16, 10],
      [33, 33],
    ] as const;
    const story = starting({}, { is: 'mandalorian-super-commandos', at: commandos }).plays('pair.1', 'enemy.1');
    expect(story.chooses('dash', { to: [12, 10] }).told('suffered')).toEqual([]);
  });
});

describe('YES! More Explosives!', () => {
  const option = 'yes-more-explosives';
  const blown = (attackDice: string, defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is, at }, defender: { at: [15, 10], stamina: 9, ...defender }, attackDice }).plays(option);

  it('deals a damage for each expertise of five dice, and then makes the Unit Strained', () => {
    expect(blown('eecsf').unit('defender')).toMatchObject({ damage: 2, conditions: ['strained'] });
  });

  it('Strains nobody who suffered nothing', () => {
    expect(blown('ccsff').unit('defender')).toMatchObject({ damage: 0, conditions: [] });
  });

  it('[R-ABIL-4] is not offered with no enemy within Range 3', () => {
    expect(duel({ attacker: { is, at }, defender: { at: [30, 10] } }).offered).not.toContain(option);
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = blown('eeeee', { is: 'lord-maul', damage: 8 });
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });
});

describe('Rule 17: Always Make Sure They’re Dead', () => {
  const option = 'rule-17-always-make-sure-theyre-dead@pair';
  const fought = (
    jedi: Partial<Fighter> = {},
    pair: Fighter['at'] = [
      [10, 13],
      [10, 17],
    ],
    enemy: Partial<Fighter> = {},
  ) =>
    skirmish({
      red: { jedi: { at: [10, 10], tags: ['Galactic Republic'], ...jedi }, pair: { is, at: pair } },
      blue: { enemy: { at: [13, 11], ...enemy }, other: { at: [13, 15] } },
      activates: 'jedi',
      force: [3, 9],
    }).plays('combat', 'melee');

  it('lets one of them dash and strike at one of the same targets with five dice', () => {
    const story = fought()
      .plays(option, 'pair.1')
      .chooses('dash', { to: [10.5, 13] })
      .chooses('melee');
    expect(story.told('attack').at(-1)).toBe('attack pair.1 enemy.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('gives no attack without the dash', () => {
    expect(fought().plays(option, 'pair.1', 'decline').told('attack')).toHaveLength(1);
  });

  it('[R-CARD-5] is not offered out of Range 3, nor for others than the Republic', () => {
    expect(
      fought({}, [
        [10, 25],
        [10, 29],
      ]).offered,
    ).not.toContain(option);
    expect(fought({ tags: ['Sith'] }).offered).not.toContain(option);
  });

  it('does not answer their own Combat action', () => {
    const story = duel({ attacker: { is, at } }).plays('combat', 'attacker.1', 'melee');
    expect(story.offered).not.toContain('rule-17-always-make-sure-theyre-dead@attacker');
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = fought(
      {},
      [
        [10, 13],
        [10, 17],
      ],
      { is: 'asajj-ventress-sith-assassin' },
    ).plays('pass', option, 'pair.1');
    story.chooses('dash', { to: [10.5, 13] }).chooses('melee');
    expect(story.plays('riposte@enemy').unit('pair').damage).toBe(2);
  });
});

describe('I Love My Job', () => {
  it('[CR-KEY-06] is Protection for who contests an Active objective', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      objectives: [{ key: 'M', at: [14 * 2540, 10 * 2540, 0] }],
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1']);
  });
});
