import { duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'es-04-firebrand';
const INCH = 2540;

describe('Marching Orders', () => {
  const starting = (ally: Partial<Fighter>) =>
    skirmish({
      red: { es: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Empire'], rank: 'supporting', ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'es',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets a Supporting character of the Empire dash, and her', () => {
    const story = starting({});
    expect(story.offered).toEqual(['es.1', 'ally.1']);
    expect(story.plays('ally.1', 'decline').offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').asked).toBe('red DP-23');
  });

  it('lets her alone dash without one', () => {
    for (const other of [{ rank: 'secondary' }, { tags: ['Trooper'] }] as const)
      expect(starting(other).chooses('decline').asked).toBe('red DP-23');
  });

  it('takes an ally from Super Commandos, whose No Mercy hurts it', () => {
    const story = skirmish({
      red: { es: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Empire'], rank: 'supporting' } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [23, 20],
            [33, 33],
          ],
        },
      },
      activates: 'es',
      moment: { phase: 'start' },
    })
      .plays('ally.1')
      .chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Prescribed Fire', () => {
  const burning = (more: Partial<Fighter> = {}, active = true) =>
    duel({
      attacker: { is },
      red: { ally: { at: [15, 8] } },
      defender: { at: [15, 13], hunker: 2, ...more },
      blue: { far: { at: [30, 30] } },
      objectives: [{ key: 'M', at: [15 * INCH, 10 * INCH, 0], active }],
    }).plays('prescribed-fire');

  it('lets everyone within Range 2 of an objective dash, by their own player', () => {
    const story = burning();
    expect([story.asked, story.offered]).toEqual(['red DP-30', ['dash', 'decline']]);
    expect(story.chooses('decline').asked).toBe('blue DP-30');
  });

  it('then makes the Units there suffer two damage and lose their Hunker tokens, friend or foe', () => {
    const story = burning().plays('decline', 'decline', 'ally');
    expect(story.told('suffered')).toEqual(['suffered ally 2', 'suffered defender 2']);
    expect(story.unit('defender').hunker).toBe(0);
  });

  it('not those who got away', () => {
    const story = burning()
      .chooses('decline')
      .chooses('dash', { to: [15, 16] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });

  it('may be at an objective that is not Active, but not out of Range 3', () => {
    expect(burning({}, false).asked).toBe('red DP-30');
    const far = duel({ attacker: { is }, objectives: [{ key: 'M', at: [30 * INCH, 10 * INCH, 0] }] });
    expect(far.offered).not.toContain('prescribed-fire');
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = burning({ is: 'lord-maul', damage: 10, hunker: 0 }).plays('decline', 'decline', 'ally');
    expect([story.unit('defender').wounded, story.told('attack')]).toEqual([1, []]);
  });
});

describe('Obscuring Flames', () => {
  const hiding = (ally: Partial<Fighter>) =>
    duel({ attacker: { is }, red: { ally: { at: [10, 13], ...ally } }, defender: { at: [33, 33] } }).plays(
      'obscuring-flames',
    );

  it('gives an allied Unit within Range 3 a Hunker token, be it her own', () => {
    expect(hiding({}).offered).toEqual(['attacker', 'ally']);
    expect(hiding({}).plays('ally').unit('ally').hunker).toBe(1);
  });

  it('not farther away', () => {
    expect(hiding({ at: [25, 25] }).unit('attacker').hunker).toBe(1);
  });

  it('lets Rex’s Bring It On, Clankers heal a clone', () => {
    const story = hiding({ is: 'cc-7567-captain-rex', damage: 2 }).plays('ally');
    expect(story.offered).toContain('ally:damage');
  });
});

describe('Can’t Stand the Heat', () => {
  const option = 'cant-stand-the-heat@es';
  const moved = (mover: Partial<Fighter> = {}, es: Partial<Fighter> = {}, action = 'move') =>
    duel({ attacker: mover, blue: { es: { is, at: [10, 13], ...es } }, defender: { at: [33, 33] } }).plays(
      action,
      ...(action === 'move' ? ['decline'] : []),
    );

  it('makes a Unit that ends a Move action Engaged with her Disarmed and Strained', () => {
    const story = moved().plays(option);
    expect(story.told('condition')).toEqual(['condition attacker disarmed', 'condition attacker strained']);
  });

  it('is not offered to her Wounded, far away, nor after another action', () => {
    expect(moved({}, { wounded: 1 }).offered).not.toContain(option);
    expect(moved({}, { at: [10, 20] }).offered).not.toContain(option);
    expect(moved({}, {}, 'focus').offered).not.toContain(option);
  });

  it('gives Shaak Ti Strained alone, who has Virtuoso', () => {
    const story = moved({ is: 'jedi-master-shaak-ti' }).plays(option);
    expect(story.unit('attacker').conditions).toEqual(['strained']);
  });
});
