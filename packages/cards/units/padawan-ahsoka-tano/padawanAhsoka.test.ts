import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'padawan-ahsoka-tano';

describe('Race Ya', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { ahsoka: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Jedi'], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'ahsoka',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one character of a Primary Unit of the Republic or the Jedi dash', () => {
    expect(starting({}).offered).toEqual(['dash', 'decline']);
    const at = [
      [20, 20],
      [22, 20],
    ] as const;
    expect(starting({ tags: ['Galactic Republic'], at }).offered).toEqual(['ally.1', 'ally.2']);
  });

  it('[R-ABIL-4] asks nothing without one', () => {
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
    expect(starting({ tags: ['Padawan'] }).asked).toBe('red DP-23');
  });

  it('lets Anakin dash off from No Mercy, who is hurt', () => {
    const story = starting({ is: 'general-anakin-skywalker' }, merciless(23, 20)).chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('She Is Fearless', () => {
  it('[CR-ABIL-21] lets her jump, twice in her activation', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('she-is-fearless', 'decline');
    expect(story.plays('she-is-fearless').offered).toEqual(['jump', 'decline']);
    expect(story.plays('decline').offered).not.toContain('she-is-fearless');
  });
});

describe('Deflect', () => {
  it('turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, at: FAR } });
    expect(story.plays('combat', 'ranged', 'deflect@defender').unit('attacker').damage).toBe(2);
  });
});

describe('Getting Ahead of Yourself Again, Snips', () => {
  const option = 'getting-ahead-of-yourself-again-snips@ahsoka';
  const clones = { tags: ['Galactic Republic'], rank: 'supporting', attack: 1 } as const;
  const fought = (ally: Partial<Fighter> = {}, ahsoka: Partial<Fighter> = {}) =>
    skirmish({
      red: { ally: { at: [10, 10], ...clones, ...ally }, ahsoka: { is, at: [12, 13], ...ahsoka } },
      blue: { enemy: { at: [15, 12] }, other: { at: [15, 14] } },
      activates: 'ally',
      force: [9, 0],
    }).plays('combat', 'ranged', 'enemy.1');

  it('lets her jump and strike one of the same targets with five dice', () => {
    const story = fought().plays(option);
    expect(story.offered).toEqual(['jump', 'decline']);
    story.plays('decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack ahsoka.1 enemy.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('is not offered for others than Supporting Units of the Republic within Range 3', () => {
    expect(fought({ rank: 'secondary' }).offered).not.toContain(option);
    expect(fought({ tags: ['Clone Trooper'] }).offered).not.toContain(option);
    expect(fought({}, { at: [12, 30] }).offered).not.toContain(option);
  });

  it('[CR-ABIL-06] answers the action that Captain Rex answers with I’m Always First, Kid: one of them may', () => {
    const story = skirmish({
      red: {
        ally: { at: [10, 10], ...clones, tags: ['Galactic Republic', 'Clone Trooper'] },
        ahsoka: { is, at: [12, 13] },
        rex: { is: 'cc-7567-captain-rex', at: [10, 13] },
      },
      blue: { enemy: { at: [15, 12] } },
      activates: 'ally',
      force: [9, 0],
    }).plays('combat', 'ranged');
    expect(story.offered).toEqual(expect.arrayContaining([option, 'im-always-first-kid@rex']));
    expect(story.plays(option, 'decline', 'decline').asked).toBe('red DP-23');
  });
});
