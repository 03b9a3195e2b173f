import { duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'wicket-intrepid-warrior';

describe('Lead the Charge', () => {
  const starting = (ewoks: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        wicket: { is, at: [10, 10] },
        ewoks: {
          at: [
            [10, 14],
            [10, 17],
          ],
          tags: ['Ewok'],
          rank: 'supporting',
          ...ewoks,
        },
      },
      blue: { enemy: { at: [20, 10], ...enemy } },
      activates: 'wicket',
      moment: { phase: 'start' },
    });

  it('[R-MOVE-5] lets him and a Supporting Unit of Ewoks dash toward an enemy in sight', () => {
    const story = starting();
    expect(story.offered).toEqual(['wicket.1', 'ewoks.1', 'ewoks.2']);
    story.plays('ewoks.1');
    expect(story.tries('dash', { to: [7, 14] }).refusal).not.toBeNull();
    story.chooses('dash', { to: [12, 13.5] });
    expect(story.offered).toEqual(['wicket.1', 'ewoks.2']);
  });

  it('[R-CARD-23] lets him dash alone where no such Unit is within Range 3', () => {
    expect(starting({ rank: 'secondary' }).offered).toEqual(['dash', 'decline']);
    expect(starting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']);
    expect(
      starting({
        at: [
          [10, 30],
          [10, 33],
        ],
      }).offered,
    ).toEqual(['dash', 'decline']);
  });

  it('takes them from Super Commandos, whose No Mercy hurts them', () => {
    const story = skirmish({
      red: { wicket: { is, at: [10, 10] } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
        far: { at: [2, 10] },
      },
      activates: 'wicket',
      moment: { phase: 'start' },
    }).plays('far.1');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered wicket 2']);
  });
});

describe('Hunting Horn', () => {
  const blown = (enemy: Partial<Fighter>, red: Readonly<Record<string, Fighter>> = {}) =>
    duel({ attacker: { is }, red, defender: { at: [16, 10], ...enemy } }).plays('ability');

  it('[R-CARD-29] Pins enemies near who are in no fight', () => {
    expect(blown({}).unit('defender').conditions).toEqual(['pinned']);
  });

  it('[R-CARD-29] Exposes those who fight near him', () => {
    expect(blown({}, { ally: { at: [16, 13] } }).unit('defender').conditions).toEqual(['exposed']);
  });

  it('[R-CARD-29] counts only who fights within Range 3 of him', () => {
    const story = blown(
      {
        at: [
          [16, 10],
          [30, 30],
        ],
      },
      { ally: { at: [30, 33] } },
    );
    expect(story.unit('defender').conditions).toEqual(['pinned']);
  });

  it('[R-ABIL-4] is not offered with nobody within Range 3', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).offered).not.toContain('ability');
  });

  it('does not Pin Chopper, who is of Sturdy Construction', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'chopper-c1-10p-spectre-3', at: [16, 10] },
      blue: { other: { at: [10, 16] } },
    }).plays('ability', 'other');
    expect([story.unit('defender').conditions, story.unit('other').conditions]).toEqual([[], ['pinned']]);
  });
});

describe('Stealthy Approach', () => {
  it('lets him dash, then take cover or focus', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('stealthy-approach', 'decline');
    expect(story.offered).toEqual(['hunker', 'focus', 'no']);
  });
});
