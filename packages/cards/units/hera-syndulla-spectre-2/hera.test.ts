import { duel, FAR, type Fighter, type Skirmish, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'hera-syndulla-spectre-2';
const inch = 2540;

describe('Phoenix Leader', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        hera: { is, at: [10, 10], has: ['phoenix-leader'] },
        ally: { at: [25, 25], tags: ['Rebel Alliance'], ...ally },
      },
      blue: { enemy: { at: [33, 3], ...enemy } },
      activates: 'hera',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one of another Rebel Unit dash, however far away', () => {
    expect(starting({}).offered).toEqual(['dash', 'decline']);
    const at = [
      [25, 25],
      [25, 29],
    ] as const;
    expect(starting({ at }).offered).toEqual(['ally.1', 'ally.2']);
  });

  it('lets one of a Spectre advance instead', () => {
    expect(starting({ tags: ['Rebel Alliance', 'Spectre'] }).offered).toEqual(['dash', 'advance', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with no other Rebel', () => {
    expect(starting({ tags: ['Spectre'] }).asked).toBe('red DP-23');
  });

  it('lets Sabine jump, whom Daughter of Mandalore gives a jet pack', () => {
    expect(starting({ is: 'sabine-wren-spectre-5' }).offered).toEqual(['dash', 'advance', 'jump', 'decline']);
  });
});

describe('We Will Not Stand Down', () => {
  const option = 'we-will-not-stand-down';
  const goal = { key: 'M', at: [25 * inch, 10 * inch, 0], active: true } as const;
  const standing = (ally: Partial<Fighter>, more: Partial<Skirmish> = {}) =>
    duel({
      attacker: { is, has: [option] },
      red: { ally: { at: [10, 20], tags: ['Rebel Alliance'], ...ally } },
      defender: { at: [33, 33] },
      objectives: [goal],
      ...more,
    });

  it('takes a Wounded token, all damage and a condition off a Rebel Unit, for an Injured token', () => {
    const story = standing({ wounded: 1, damage: 3, conditions: ['pinned'] }).plays(option, 'ally', 'yes');
    expect(story.unit('ally')).toMatchObject({ wounded: 0, damage: 0, conditions: [], injured: 1 });
  });

  it('[R-MOVE-5] then lets one of them reposition Toward the objective', () => {
    const story = standing({}).plays(option, 'ally');
    expect(story.offered).toEqual(['reposition', 'decline']);
    expect(story.tries('reposition', { to: [7, 20] }).refusal).not.toBe(null);
    expect(story.chooses('reposition', { to: [13, 18] }).told('moved')).toHaveLength(1);
  });

  it('gives the Injured token also where nothing is taken off', () => {
    expect(standing({ damage: 2 }).plays(option, 'ally', 'no').unit('ally')).toMatchObject({ damage: 2, injured: 1 });
    expect(standing({}).plays(option, 'ally').unit('ally').injured).toBe(1);
  });

  it('[R-ABIL-4] is not offered with no Active objective, and chooses no other Unit', () => {
    expect(standing({}, { objectives: [{ ...goal, active: false }] }).offered).not.toContain(option);
    expect(standing({ tags: ['Jedi'] }).plays(option).offered).toEqual(['reposition', 'decline']);
  });

  it('raises Sabine, who jumps to it for Daughter of Mandalore', () => {
    const story = standing({ is: 'sabine-wren-spectre-5', wounded: 1, damage: 8 }).plays(option, 'ally', 'yes');
    expect(story.offered).toEqual(['reposition', 'jump', 'decline']);
  });
});

describe('Crew of the Ghost', () => {
  const pool = (ally: Partial<Fighter>, hera: Fighter['at'] = [17, 15], attacker: Partial<Fighter> = {}) =>
    duel({ attacker, defender: { at: FAR, tags: ['Rebel Alliance'], ...ally }, blue: { hera: { is, at: hera } } })
      .plays('combat', 'ranged', ...(hera === AWAY ? [] : ['defender.1']))
      .told('pool')[1];
  const AWAY = [33, 33] as const;

  it('[CR-COVER-01] is Cover 1 for Rebels within Range 4, herself among them', () => {
    expect(pool({})).toBe('pool defense 3');
    const story = duel({ defender: { is, at: FAR } }).plays('combat', 'ranged');
    expect(story.told('pool')[1]).toBe('pool defense 5');
  });

  it('is none for others, nor farther away', () => {
    expect([pool({ tags: ['Jedi'] }), pool({}, AWAY)]).toEqual(['pool defense 2', 'pool defense 2']);
  });

  it('is Cover like the one Mandalorians hide behind, whatever Night Hunter adds', () => {
    const story = duel({
      attacker: {
        is: 'nightsister-acolytes',
        at: [
          [10, 10],
          [15, 15],
        ],
      },
      defender: { at: FAR, tags: ['Rebel Alliance'] },
      blue: { hera: { is, at: [20, 10] } },
    }).plays('combat', 'attacker.1', 'ranged', 'defender.1');
    while (story.told('pool').length < 2) story.chooses('pass');
    expect(story.told('pool')[1]).toBe('pool defense 3');
  });
});

describe('We Have Hope', () => {
  const starting = (
    origin: 'deck' | 'shatterpoint',
    momentum: readonly [number, number],
    ally: Partial<Fighter> = {},
  ) =>
    skirmish({
      red: {
        hera: { is, at: [10, 10], has: ['we-have-hope'], damage: 1 },
        ally: { at: [10, 16], tags: ['Rebel Alliance'], damage: 5, conditions: ['pinned'], ...ally },
      },
      blue: { enemy: { at: [33, 33] } },
      activates: 'hera',
      moment: { phase: 'start', origin },
      score: { momentum },
    });

  it('[CR-STRUG-15] lets each Rebel Unit within Range 5 lose three damage and a condition, for a Momentum', () => {
    const story = starting('deck', [2, 0]);
    expect([story.offered, story.open.decision?.about?.momentum]).toEqual([['yes', 'no'], 1]);
    story.plays('yes', 'ally', 'yes');
    expect(story.unit('ally')).toMatchObject({ damage: 2, conditions: [] });
    expect(story.chooses('yes').unit('hera').damage).toBe(0);
  });

  it('costs none where the Shatterpoint Card chose her', () => {
    const story = starting('shatterpoint', [0, 0]).plays('ally', 'yes');
    expect(story.unit('ally').damage).toBe(2);
  });

  it('is not asked of a player without Momentum, and can be declined', () => {
    expect(starting('deck', [0, 0]).asked).toBe('red DP-23');
    expect(starting('deck', [2, 0]).chooses('no').unit('ally').damage).toBe(5);
    expect(starting('shatterpoint', [0, 0]).plays('ally', 'no').unit('ally').damage).toBe(5);
  });

  it('is for no others, nor farther away', () => {
    expect(
      starting('shatterpoint', [0, 0], { tags: ['Jedi'] })
        .plays('yes')
        .unit('ally').damage,
    ).toBe(5);
    expect(
      starting('shatterpoint', [0, 0], { at: [10, 33] })
        .plays('yes')
        .unit('ally').damage,
    ).toBe(5);
  });

  it('takes damage off Chopper, whose Sturdy Construction has none of it to spare', () => {
    const story = starting('shatterpoint', [0, 0], { is: 'chopper-c1-10p-spectre-3', conditions: [] });
    expect(story.plays('ally', 'yes').unit('ally').damage).toBe(2);
  });
});
