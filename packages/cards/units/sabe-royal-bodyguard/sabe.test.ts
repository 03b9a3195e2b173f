import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { roof } from '../../test/roof.ts';

const is = 'sabe-royal-bodyguard';
const INCH = 2540;

describe('Loyal Protectors', () => {
  const starting = (ally: Partial<Fighter> = {}) =>
    skirmish({
      red: { sabe: { is, at: [10, 10] }, ally: { at: [30, 5], tags: ['Galactic Republic'], ...ally } },
      blue: { enemy: { at: [33, 33] } },
      activates: 'sabe',
      moment: { phase: 'start' },
    });

  it('lets another Unit of the Republic dash, and her with one of Naboo', () => {
    const naboo = starting({ tags: ['Galactic Republic', 'Naboo'] }).chooses('dash', { to: [28, 5] });
    expect(naboo.offered).toEqual(['dash', 'decline']);
    expect(starting().chooses('dash', { to: [28, 5] }).asked).toBe('red DP-23');
  });

  it('[R-ABIL-4] asks nothing with no other Unit of the Republic', () => {
    expect(starting({ tags: ['Naboo'] }).asked).toBe('red DP-23');
  });

  it('takes an ally from Super Commandos, whose No Mercy hurts it', () => {
    const story = skirmish({
      red: { sabe: { is, at: [10, 10] }, ally: { at: [30, 5], tags: ['Galactic Republic'] } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [30, 8],
            [33, 33],
          ],
        },
      },
      activates: 'sabe',
      moment: { phase: 'start' },
    });
    expect(story.chooses('dash', { to: [30, 2] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Expose Flank', () => {
  it('focuses her with Sharpshooter 1 if she ended higher than she began', () => {
    const story = duel({ attacker: { is }, defender: { at: [33, 33] }, game: roof, force: [9, 0] })
      .plays('expose-flank')
      .chooses('climb', { to: [10, 12, 3.2] });
    expect([story.offered.includes('focus'), story.told('keyword').join().includes('sharpshooter')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Staunch Bodyguard', () => {
  const option = 'staunch-bodyguard@sabe';
  const shot = (defender: Partial<Fighter> = {}, sabe: Partial<Fighter> = {}) =>
    duel({
      defender: { at: FAR, ...defender },
      blue: { sabe: { is, at: [17, 15], ...sabe }, other: { at: [14, 15] } },
      force: [0, 9],
    }).plays('combat', 'ranged', 'defender.1');

  it('[R-MOVE-5] lets her reposition toward a Primary under attack, and adds two defense dice within Range 2 of it', () => {
    const story = shot().plays(option);
    expect(story.tries('reposition', { to: [17, 18] }).refusal).not.toBeNull();
    story.chooses('reposition', { to: [17, 13] });
    expect(story.told('pool')[1]).toBe('pool defense 4');
  });

  it('adds none farther away', () => {
    const story = shot({}, { at: [33, 33] }).plays(option, 'decline');
    expect(story.told('pool')[1]).toBe('pool defense 2');
  });

  it('[R-ABIL-4] is not for others', () => {
    expect(shot({ rank: 'secondary' }).offered).not.toContain(option);
  });

  it('adds its dice against the Deadeye of the Batch, who ignores the Cover of a Hunker token', () => {
    const story = duel({
      attacker: { is: 'crosshair' },
      defender: { at: FAR, rank: 'primary', hunker: 1 },
      blue: { sabe: { is, at: [17, 13] } },
      force: [0, 9],
    }).plays('combat', 'ranged', 'defender.1', 'pass', option, 'decline');
    expect(story.told('pool')[1]).toBe('pool defense 4');
  });
});

describe('Decoy', () => {
  const choosing = (queen: Partial<Fighter> = {}, x = 12) =>
    skirmish({
      red: { sabe: { is, at: [10, 10] }, queen: { at: [30, 5], tags: ['Naboo'], ...queen } },
      blue: { enemy: { at: [33, 33] } },
      sides: [{ deck: ['shatterpoint', 'a1', 'a2'] }, {}],
      objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0] }],
      force: [0, 0],
    });

  it('[R-CARD-31] puts her beside a Primary of Naboo, and then the Primary at the objective where she was', () => {
    const story = choosing();
    while (story.offered.includes('activate')) story.plays('activate');
    expect(story.offered).toContain('yes');
    story.plays('yes').chooses('place', { to: [28, 5] });
    expect(story.character('sabe').x).toBe(28 * INCH);
    story.chooses('place', { to: [12, 12] });
    expect(story.character('queen').x).toBe(12 * INCH);
  });

  it('[R-ABIL-4] asks nothing with no objective within Range 2, or no such Primary', () => {
    for (const story of [choosing({}, 25), choosing({ tags: ['Jedi'] }), choosing({ rank: 'secondary' })]) {
      while (story.offered.includes('activate')) story.plays('activate');
      expect(story.offered).not.toContain('yes');
    }
  });

  it('takes the Queen out of a fight with Super Commandos, who have No Mercy for moves alone', () => {
    const story = skirmish({
      red: { sabe: { is, at: [10, 10] }, queen: { at: [30, 5], tags: ['Naboo'] } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [30, 8],
            [33, 33],
          ],
        },
      },
      sides: [{ deck: ['shatterpoint', 'a1', 'a2'] }, {}],
      objectives: [{ key: 'M', at: [12 * INCH, 10 * INCH, 0] }],
      force: [0, 0],
    });
    while (story.offered.includes('activate')) story.plays('activate');
    story
      .plays('yes')
      .chooses('place', { to: [28, 5] })
      .chooses('place', { to: [12, 12] });
    expect(story.told('suffered')).toEqual([]);
  });
});
