import { library } from '@faultline/cards';
import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { preparing } from '../../test/preparing.ts';
import { settingUp } from '../../test/settingUp.ts';

const is = 'aurra-sing';

describe('Double the Contract, Double the Payout', () => {
  const option = 'double-the-contract-double-the-payout@attacker';
  const shot = (blue: Readonly<Record<string, Fighter>> = { other: { at: [17, 14] } }) =>
    duel({
      attacker: { is },
      defender: {
        at: [
          [17, 10],
          [19, 10],
        ],
      },
      blue,
      force: [9, 0],
    }).plays('combat', 'ranged', 'defender.1');

  it('lets her attack somebody of another Unit with five dice', () => {
    const story = shot().plays(option, 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack attacker.1 other.1 ranged');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('[R-ABIL-4] is not offered where only the same Unit is in reach', () => {
    expect(shot({ far: { at: [34, 34] } }).offered).not.toContain(option);
  });

  it('answers no attack but those of her Combat action', () => {
    const story = shot().plays(option, 'ranged');
    expect(story.offered).not.toContain(option);
  });

  it('may be Deflected', () => {
    const story = shot({ sister: { is: 'third-sister', at: [17, 14] } }).plays(option, 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack attacker.1 sister.1 ranged');
  });
});

describe('Hit and Run', () => {
  const option = 'hit-and-run@attacker';
  const shot = () => duel({ attacker: { is }, defender: { at: FAR }, force: [9, 0] }).plays('combat', 'ranged');

  it('lets her reposition after an attack of her Combat action', () => {
    expect(shot().chooses(option).offered).toEqual(['reposition', 'decline']);
  });

  it('[CR-ABIL-06] competes with her other answer to the same attack', () => {
    const story = duel({
      attacker: { is },
      defender: { at: FAR },
      blue: { other: { at: [17, 14] } },
      force: [9, 0],
    }).plays('combat', 'ranged', 'defender.1');
    expect(story.chooses(option).plays('decline').asked).toBe('red DP-23');
  });

  it('comes before a Deflect, for the attacker answers first', () => {
    const story = duel({ attacker: { is }, defender: { is: 'third-sister', at: FAR }, force: [9, 9] });
    expect(story.plays('combat', 'ranged').offered).toContain(option);
  });
});

describe('Expendable Distraction', () => {
  const shooting = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { ally: { at: [17, 13], ...ally } },
      defender: { at: FAR },
      force: [0, 0],
    }).plays('combat', 'ranged');

  it('adds three dice against somebody an ally fights, and the ally suffers', () => {
    const story = shooting().chooses('yes');
    expect(story.told('pool')[0]).toBe('pool attack 10');
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });

  it('or does neither', () => {
    const story = shooting().chooses('no');
    expect([story.told('pool')[0], story.told('suffered')]).toEqual(['pool attack 7', []]);
  });

  it('asks nothing where no unwounded ally fights the target', () => {
    expect(shooting({ wounded: 1 }).told('pool')[0]).toBe('pool attack 7');
    expect(shooting({ at: [30, 30] }).told('pool')[0]).toBe('pool attack 7');
  });

  it('costs droids nothing that I Hate This Job would spare them, for it is no attack', () => {
    const at = [
      [17, 13],
      [33, 33],
    ] as const;
    const story = shooting({ is: 'b1-battle-droids', at }).chooses('yes');
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('On Contract', () => {
  const asked = () =>
    preparing(
      { primary: 'cad-bane-notorious-hunter', secondary: is, supporting: 'bounty-hunters' },
      ({ offered }) => offered.length === 2 && offered.includes('a1') && offered.includes('a4'),
      'Clone Wars',
    );

  it('gives her a Tag of an allied Primary for the whole game', () => {
    const story = asked().chooses('a4');
    expect(story.offered).toContain('Force User');
    expect(story.chooses('Force User').told('keyword')).toEqual([expect.stringContaining('Force User')]);
  });

  it('gives none that no Primary on her side has', () => {
    expect(asked().chooses('a1').offered).toEqual(['Bounty Hunter', 'Mercenary', 'Scoundrel']);
  });

  it('offers every Tag of the Primary', () => {
    expect(asked().chooses('a4').offered).toEqual(library.units['ahsoka-tano-jedi-no-more']?.tags.toSorted());
  });

  it('is settled after the Camouflage of commandos where their player likes', () => {
    const hers = {
      primary: 'cad-bane-notorious-hunter',
      secondary: is,
      supporting: 'bounty-hunters',
      era: 'Clone Wars',
    };
    const theirs = { primary: 'general-solo', secondary: 'chewie', supporting: 'rebel-commandos', era: 'Civil War' };
    const story = settingUp(hers, ({ offered }) => offered.includes('camouflage@a6'), theirs);
    expect(story.offered).toEqual(['on-contract@a2', 'camouflage@a6']);
    story.plays('camouflage@a6', 'yes', 'a1', 'Mercenary');
    expect([story.unit('a6').hunker, story.unit('a2').grants.length]).toEqual([1, 1]);
  });
});
