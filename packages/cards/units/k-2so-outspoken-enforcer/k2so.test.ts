import { duel, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'k-2so-outspoken-enforcer';
const INCH = 2540;

describe('Why Does She Get a Blaster and I Don’t', () => {
  const ability = 'why-does-she-get-a-blaster-and-i-dont';
  const acting = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { ally: { at: [30, 10], tags: ['Rebel Alliance'], conditions: ['pinned'], ...ally } },
      defender: { at: [33, 33] },
    });

  it('[R-MOVE-5] lets him dash toward another Rebel, who then takes cover or sheds a condition', () => {
    const story = acting().plays(ability);
    expect(story.tries('dash', { to: [7, 10] }).refusal).not.toBeNull();
    story.chooses('dash', { to: [12, 10] });
    expect(story.offered).toEqual(['hunker', 'shed', 'no']);
    expect(story.plays('shed').unit('ally').conditions).toEqual([]);
  });

  it('[R-CARD-25] is not offered for himself alone', () => {
    expect(acting({ tags: ['Jedi'] }).offered).not.toContain(ability);
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [2, 10], tags: ['Rebel Alliance'] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays(ability);
    expect(story.chooses('dash', { to: [7.4, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Congratulations, You Are Being Rescued', () => {
  const option = 'congratulations-you-are-being-rescued@k2';
  const fallen = (ally: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      defender: { tags: ['Rebel Alliance'], stamina: 4, damage: 3, ...ally },
      blue: { k2: { is, at: [13, 14] } },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');

  it('lets him dash at whoever Wounded a Rebel near him, and attack with five dice', () => {
    const story = fallen().plays(option);
    story.chooses('dash', { to: [11.5, 12.5] }).plays('melee');
    expect(story.told('attack').at(-1)).toBe('attack k2.1 attacker.1 melee');
  });

  it('[R-ABIL-4] is not for others, nor far away', () => {
    expect(fallen({ tags: ['Jedi'] }).offered).not.toContain(option);
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = duel({
      attacker: { is: 'asajj-ventress-sith-assassin' },
      defender: { tags: ['Rebel Alliance'], stamina: 4, damage: 3 },
      blue: { k2: { is, at: [13, 14] } },
      attackDice: 's',
      force: [9, 9],
    }).plays('combat', 'melee');
    while (!story.offered.includes(option)) {
      const next = ['n1', 'stop', 'decline', 'pass'].find((one) => story.offered.includes(one));
      story.plays(next ?? story.offered.at(-1) ?? '');
    }
    story
      .plays(option)
      .chooses('dash', { to: [11.5, 12.5] })
      .plays('melee');
    expect(story.offered).toContain('riposte@attacker');
  });
});

describe('Goodbye', () => {
  const struck = (red: Readonly<Record<string, Fighter>> = {}, blue: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 8 },
      red,
      blue,
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('Pins and Strains whoever Wounded him in an attack, and lets a Spy near him dash', () => {
    const story = struck({}, { spy: { at: [16, 13], tags: ['Spy'] } });
    expect(story.unit('attacker').conditions).toEqual(expect.arrayContaining(['pinned']));
    expect(story.offered).toEqual(expect.arrayContaining(['spy.1']));
  });

  const ending = (more: Partial<Fighter>, momentum: readonly [number, number] = [3, 3]) =>
    duel({
      attacker: { is, ...more },
      defender: { at: [33, 33] },
      score: { momentum, token: 0 },
      force: [0, 0],
    }).plays('end');

  it('lets him give one or two Momentum and himself for as many spaces of the Struggle, as the Turn ends', () => {
    const story = ending({ injured: 1 });
    expect(story.offered).toEqual(['1', '2', 'no']);
    story.plays('2');
    expect(story.unit('attacker').defeated).toBe(true);
    expect(story.told('struggle').length + story.told('token').length).toBeGreaterThan(0);
  });

  it('[R-ABIL-4] asks nothing of one without Wounded and Injured tokens', () => {
    expect(ending({}).offered).not.toContain('1');
  });

  it('answers Maul, whom Pinned keeps from his Revenge no more', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: { is, damage: 8 },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee');
    while (story.offered.includes('n1') || story.offered.includes('stop'))
      story.plays(story.offered.includes('n1') ? 'n1' : 'stop');
    expect(story.unit('attacker').conditions).toContain('pinned');
  });
});

describe('Lockdown', () => {
  it('[CR-GEN-10] keeps his Control token from more enemies', () => {
    const story = duel({
      defender: { is },
      red: { second: { at: [13, 13.5] } },
      objectives: [{ key: 'M', at: [12 * INCH, 11.5 * INCH, 0], control: 1 }],
    }).plays('end');
    expect(story.open.objectives[0]?.control).toBe(1);
  });
});
