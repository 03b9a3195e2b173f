import type { Stance } from '@faultline/rules';
import { library } from '@faultline/cards';
import { duel, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const maul = { is: 'lord-maul', at: [10, 10], has: [] } as const;
const stances: Stance[] = Object.values(library.units).flatMap((card) => card.stances);

describe('the Active Stance', () => {
  it('[CR-STANCE-01, CR-STANCE-02] gives the attack its stat, chart and tree', () => {
    const attack = (stance: number) =>
      duel({ attacker: { ...maul, stance }, attackDice: 's' }).plays('combat', 'melee');
    expect(attack(0).told('pool')[0]).toBe('pool attack 7');
    expect(attack(1).told('pool')[0]).toBe('pool attack 6');
    expect(attack(1).open.decision?.options[0]?.icons).toEqual(['shove', 'damage', 'damage']);
  });

  it('[CR-STANCE-03] gives the defense its stat and chart', () => {
    const defense = (stance: number) =>
      duel({ defender: { ...maul, at: [13, 10], stance } })
        .plays('combat', 'melee')
        .told('pool', 'chart')
        .filter((line) => line.includes('defense'));
    expect(defense(0)).toEqual(['pool defense 5', 'chart defense Juyo 0 ']);
    expect(defense(1)).toEqual(['pool defense 6', 'chart defense Perfect Defense 0 ']);
  });

  it('[CR-STANCE-11] a dash as Attack stat rules that kind of attack out', () => {
    const offered = (stance: number) =>
      duel({ attacker: { ...maul, stance }, defender: { at: [17, 10] } }).plays('combat').offered;
    expect(offered(1)).toEqual(['ranged', 'decline']);
    expect(offered(0)).not.toContain('ranged');
  });

  it('[CR-STANCE-09] is one for all characters of the Unit, also after a flip', () => {
    const twins = { ...maul, at: [maul.at, [10, 15]], bases: [2000, 2000] } as const;
    const fights = (...first: readonly string[]) =>
      skirmish({
        red: { twins },
        blue: { near: { at: [13, 10] }, other: { at: [13, 15] } },
        activates: 'twins',
      })
        .plays(...first, 'combat', 'twins.1', 'melee', 'melee')
        .told('pool')
        .filter((line) => line.startsWith('pool attack'));
    expect(fights()).toEqual(['pool attack 7', 'pool attack 7']);
    expect(fights('flip')).toEqual(['pool attack 6', 'pool attack 6']);
  });
});

describe('the flip', () => {
  it('[CR-STANCE-04, CR-STANCE-08, G-03] once in the own activation, free of action and Force', () => {
    const story = duel({ attacker: maul });
    expect(story.offered).toContain('flip');
    story.chooses('flip');
    expect(story.told('stance')).toEqual(['stance attacker sinister-cunning']);
    expect(story.offered).not.toContain('flip');
    expect([story.open.activation?.left, story.open.seats[0].forceReady]).toEqual([2, 3]);
  });

  it('[CR-STANCE-05] counts at once', () => {
    const story = duel({ attacker: maul }).plays('flip', 'combat', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 6');
  });

  it('[CR-STANCE-06] is not offered in another Unit’s activation', () => {
    expect(duel({ red: { maul: { ...maul, at: [5, 5] } } }).offered).not.toContain('flip');
  });

  it('[R-STANCE-1] is not offered inside an attack', () => {
    const story = duel({ attacker: maul, attackDice: 's' }).plays('combat', 'melee');
    expect(story.offered).toEqual(['n1', 'stop']);
  });

  it('[CR-STANCE-07] does not exist for a single-sided card', () => {
    const story = duel({ attacker: { is: 'cc-7567-captain-rex', at: [10, 10] } });
    expect(story.offered).not.toContain('flip');
  });
});

describe('the printed cards', () => {
  it('[CR-STANCE-10] list stats for both kinds, the charts they have, a defense chart and a tree', () => {
    for (const stance of stances) {
      expect(
        [stance.ranged.defense, stance.melee.defense].every((n) => n > 0),
        stance.name,
      ).toBe(true);
      expect(stance.charts.ranged !== null, stance.name).toBe(stance.ranged.attack !== null);
      expect(stance.charts.melee !== null, stance.name).toBe(stance.melee.attack !== null);
      expect(stance.charts.defense.rows.length, stance.name).toBeGreaterThan(0);
      expect(
        stance.tree.options.some((option) => option.start),
        stance.name,
      ).toBe(true);
    }
  });

  it('[CR-STANCE-12] have a range wherever there is a Ranged Attack stat', () => {
    for (const { ranged, name } of stances) expect(ranged.range !== null, name).toBe(ranged.attack !== null);
  });
});
