import { duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';
import { preparing } from '../../test/preparing.ts';

const is = 'general-veers-tactical-genius';
const trooper = { tags: ['Stormtrooper'], rank: 'supporting' } as const;
const INCH = 2540;

describe('You Have Your Orders', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { veers: { is, at: [5, 5] }, ally: { at: [20, 20], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'veers',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets a Stormtrooper Unit dash, or a Secondary of the Empire', () => {
    expect(starting(trooper).offered).toEqual(['dash', 'decline']);
    expect(starting({ tags: ['Galactic Empire'], rank: 'secondary' }).offered).toEqual(['dash', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with neither', () => {
    expect(starting({ tags: ['Galactic Empire'], rank: 'supporting' }).asked).toBe('red DP-23');
  });

  it('moves somebody off from No Mercy, who is hurt', () => {
    const officer = { rank: 'secondary', tags: ['Galactic Empire'] } as const;
    const story = starting(officer, merciless(23, 20)).chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('I Will Have Results', () => {
  const commanding = (ally: Partial<Fighter> = {}, defender: Partial<Fighter> = { at: [13, 15] }) =>
    duel({ attacker: { is }, red: { ally: { at: [10, 15], ...trooper, ...ally } }, defender });

  it('lets a Supporting trooper dash, then take cover, shake off a condition or attack', () => {
    const story = commanding({ at: [10, 14], conditions: ['exposed'] }, { at: [16, 17] }).plays('i-will-have-results');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').offered).toEqual(['hunker', 'shed', 'attack', 'no']);
    expect(story.chooses('shed').unit('ally').conditions).toEqual([]);
  });

  it('[R-ABIL-4] is not offered without one within Range 4', () => {
    expect(commanding({ rank: 'secondary' }).offered).not.toContain('i-will-have-results');
    expect(commanding({ at: [30, 30] }).offered).not.toContain('i-will-have-results');
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = commanding({}, { is: 'asajj-ventress-sith-assassin', at: [13, 15] });
    story.plays('i-will-have-results', 'decline', 'attack', 'melee', 'riposte@defender');
    expect(story.unit('ally').damage).toBe(2);
  });
});

describe('Prepare For a Surface Attack', () => {
  const squad = { primary: is, secondary: 'snowtrooper-lieutenant', supporting: 'snowtroopers' };

  it('[CR-ORDER-09] puts the card of a Stormtrooper Unit into reserve at the end of set-up, and lets it dash', () => {
    const story = preparing(squad, ({ offered }) => offered.includes('a3') && offered.includes('a2'));
    expect(story.offered).toEqual(['a2', 'a3']);
    story.chooses('a3');
    expect(story.open.seats[0]).toMatchObject({ reserve: 'a3' });
    expect(story.open.seats[0].deck).not.toContain('a3');
    expect(story.offered).toEqual(['a3.1', 'a3.2']);
    expect(story.chooses('a3.1').offered).toEqual(['dash', 'decline']);
  });

  it('asks nothing of a team without Stormtroopers', () => {
    const story = preparing(
      { ...squad, secondary: 'luke-skywalker-daring-hero', supporting: 'han-and-chewie-in-it-for-the-money' },
      ({ offered }) => offered.includes('a3'),
    );
    expect([story.open.turn, story.open.seats[0].reserve]).toEqual([1, null]);
  });

  it('adds a die to the defense of allied Stormtroopers, and of nobody else', () => {
    const pool = (tags: readonly string[]) =>
      duel({ defender: { tags }, blue: { veers: { is, at: [30, 30] } } })
        .plays('combat', 'melee')
        .told('pool')[1];
    expect([pool(['Stormtrooper']), pool(['Trooper'])]).toEqual(['pool defense 3', 'pool defense 2']);
  });

  it('adds it beside the Cover that I’ve Got You in My Sights takes away', () => {
    const story = duel({
      attacker: { is: 'gar-saxon-merciless-commander' },
      defender: { at: [17, 10], tags: ['Stormtrooper'], hunker: 1 },
      blue: { veers: { is, at: [30, 30] } },
    }).plays('combat', 'ranged');
    expect(story.told('pool')[1]).toBe('pool defense 3');
  });
});

describe('We Are The Storm', () => {
  const objectives = [
    { key: 'M', at: [20 * INCH, 20 * INCH, 0] as const, control: 1 as const },
    { key: 'N', at: [4 * INCH, 30 * INCH, 0] as const, active: false },
  ];
  const firing = (enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { veers: { is, at: [5, 5] }, ally: { at: [20, 23] } },
      blue: { enemy: { at: [20, 17.5], ...enemy }, far: { at: [30, 5] } },
      objectives,
      activates: 'veers',
      moment: { phase: 'start' },
      force: [3, 0],
    });

  it('fires on any objective: enemies near it may dash, then all near it suffer, and control is gone', () => {
    const story = firing();
    expect(story.offered).toEqual(['M', 'N']);
    story.chooses('M');
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
    story.chooses('decline');
    expect(story.told('suffered')).toEqual(['suffered enemy 3', 'suffered ally 1']);
    expect(story.open.objectives[0]?.control).toBeNull();
  });

  it('spares who has left', () => {
    const story = firing({ at: [20, 16.5] })
      .chooses('M')
      .chooses('dash', { to: [20, 13.5] });
    expect(story.told('suffered')).toEqual(['suffered ally 1']);
  });

  it('does nothing to anybody elsewhere', () => {
    expect(firing().chooses('N').told('suffered')).toEqual([]);
  });

  it('wounds droids, who may be Countless', () => {
    const at = [
      [20, 17.5],
      [33, 33],
    ] as const;
    const story = skirmish({
      red: { veers: { is, at: [5, 5] } },
      blue: { droids: { is: 'b1-battle-droids', at, damage: 5 } },
      objectives,
      activates: 'veers',
      moment: { phase: 'start' },
      force: [0, 9],
    }).plays('M', 'decline');
    expect(story.offered).toContain('countless@droids');
  });
});
