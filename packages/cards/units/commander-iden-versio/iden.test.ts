import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'commander-iden-versio';

describe('Today, the Rebellion Dies', () => {
  const starting = (ally: Partial<Fighter>, enemy: readonly [number, number] = [33, 33]) =>
    skirmish({
      red: { iden: { is, at: [10, 10] }, ally: { at: [10, 14], tags: ['Galactic Empire', 'Scout'], ...ally } },
      blue: { enemy: { at: enemy } },
      activates: 'iden',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets every other Scout of the Empire within Range 4 dash, then her', () => {
    const story = starting({
      at: [
        [10, 14],
        [12, 14],
      ],
    });
    expect(story.offered).toEqual(['ally.1', 'ally.2']);
    expect(story.plays('ally.1', 'decline', 'decline').offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').asked).toBe('red DP-23');
  });

  it('not those with one of the Tags, farther away, or Engaged', () => {
    for (const other of [{ tags: ['Scout'] }, { tags: ['Galactic Empire'] }, { at: [30, 10] }] as const)
      expect(starting(other).chooses('decline').asked).toBe('red DP-23');
    expect(starting({}, [10, 17]).chooses('decline').asked).toBe('red DP-23');
  });

  it('takes her from Super Commandos, whose No Mercy hurts her', () => {
    const story = skirmish({
      red: { iden: { is, at: [10, 10] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'iden',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered iden 2']);
  });
});

describe('Covert Operations', () => {
  const dashing = (at: readonly [number, number]) =>
    duel({ attacker: { is }, defender: { at }, force: [9, 9] }).plays('covert-operations');

  it('[R-CARD-41] gives her Sharpshooter before she focuses, so that its die waits too', () => {
    const story = dashing([20, 10]).chooses('dash', { to: [12, 10] });
    expect(story.open.activation?.waiting.map(({ bonus }) => bonus)).toEqual(['focus', 'sharpshooter']);
  });

  it('focuses her with Sharpshooter 1 if she ends her dash within Range 4 of an enemy', () => {
    const story = dashing([20, 10]).chooses('dash', { to: [12, 10] });
    expect([story.told('keyword'), story.offered.includes('focus')]).toEqual([
      ['keyword attacker sharpshooter 1 turn'],
      false,
    ]);
    expect(story.plays('combat', 'ranged').told('pool')[0]).toBe('pool attack 10');
  });

  it('does nothing where she stayed, or ended far from everybody', () => {
    expect(dashing([17, 10]).chooses('decline').offered).toContain('focus');
    expect(dashing([33, 33]).chooses('dash', { to: [12, 10] }).offered).toContain('focus');
  });

  it('takes her from Super Commandos, whose No Mercy hurts her', () => {
    const story = duel({
      attacker: { is },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      force: [9, 0],
    }).plays('covert-operations');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('ID10 Seeker Droid', () => {
  const seeking = (more: Partial<Fighter>) =>
    duel({ attacker: { is }, defender: { at: [15, 10], ...more }, force: [9, 9] });
  const after = (more: Partial<Fighter>) => seeking(more).plays('id10-seeker-droid').unit('defender');

  it('takes all Hunker tokens off an enemy Unit within Range 3, or makes it Exposed where there were none', () => {
    expect(after({ hunker: 2 })).toMatchObject({ hunker: 0, conditions: [] });
    expect(after({})).toMatchObject({ conditions: ['exposed'] });
  });

  it('[R-ABIL-4] is not offered with nobody within Range 3', () => {
    expect(seeking({ at: [30, 30] }).offered).not.toContain('id10-seeker-droid');
  });

  it('gives Shaak Ti nothing, who has Virtuoso', () => {
    expect(seeking({ is: 'jedi-master-shaak-ti' }).offered).not.toContain('id10-seeker-droid');
    expect(after({ is: 'jedi-master-shaak-ti', hunker: 1 })).toMatchObject({ hunker: 0, conditions: [] });
  });
});

describe('The Empire Sends its Regards', () => {
  const wounding = (attacker: Partial<Fighter> = {}, other: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Galactic Empire'], damage: 2, tree: path(['damage']), ...attacker },
      red: { iden: { is, at: [33, 2] } },
      defender: { stamina: 4, damage: 3 },
      blue: { other: { at: [14, 16], ...other } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets whoever wounds make another enemy within Range 4 Disarmed or Strained, then heal and dash', () => {
    const story = wounding().plays('yes', 'strained');
    expect(story.unit('other').conditions).toEqual(['strained']);
    expect(story.chooses('attacker:damage').offered).toEqual(['dash', 'decline']);
  });

  it('lets it heal and dash though there is nobody else near', () => {
    expect(wounding({}, { at: [33, 33] }).offered).toEqual(['attacker:damage', 'decline']);
  });

  it('answers no wound of others than the Empire, nor one without an attack', () => {
    expect(wounding({ tags: ['Scout'] }).asked).toBe('red DP-23');
    const fury = duel({
      attacker: { is: 'savage-opress' },
      red: { iden: { is, at: [33, 2] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 'ccccc',
      force: [9, 0],
    }).plays('dark-fury');
    expect(fury.asked).toBe('red DP-23');
  });

  it('gives Shaak Ti no Disarmed, who has Virtuoso', () => {
    const story = wounding({}, { is: 'jedi-master-shaak-ti' }).plays('yes');
    expect(story.unit('other').conditions).toEqual(['strained']);
  });
});
