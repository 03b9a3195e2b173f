import type { Icon } from '@faultline/rules';
import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'obi-wan-kenobi-out-of-hiding';

describe('Run', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { obi: { is, at: [10, 10], damage: 1 }, ally: { at: [27, 27], damage: 2, ...ally } },
      blue: { enemy: { at: [30, 27], ...enemy } },
      activates: 'obi',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him, or an ally in a fight however far away, heal and reposition', () => {
    expect(starting({}).offered).toEqual(['obi.1', 'ally.1']);
    const story = starting({}).plays('ally.1', 'ally:damage');
    expect([story.unit('ally').damage, story.offered]).toEqual([1, ['reposition', 'decline']]);
  });

  it('is for no ally who is not Engaged', () => {
    expect(starting({ at: [20, 10] }).offered).toContain('obi:damage');
  });

  it('[R-MOVE-7] takes one from Super Commandos by a reposition, whose No Mercy hurts him', () => {
    const at = [
      [30, 27],
      [3, 33],
    ] as const;
    const story = starting({ damage: 0 }, { is: 'mandalorian-super-commandos', at }).plays('ally.1');
    expect(story.chooses('reposition', { to: [24, 27] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Mind Trick', () => {
  const option = 'mind-trick@obi';
  const targeted = (attacker: Partial<Fighter> = {}, obi: Fighter['at'] = [15, 14]) =>
    duel({ attacker, blue: { obi: { is, at: obi } }, force: [0, 9] }).plays('combat', 'melee');

  it('[R-CARD-1] Disarms an enemy within Range 5 who targets an ally, before dice are rolled', () => {
    const story = targeted().chooses(option);
    expect(story.told('condition', 'rolled')[0]).toBe('condition attacker disarmed');
  });

  it('[R-ABIL-4] is not offered where the attacker is Disarmed already, nor farther away', () => {
    expect(targeted({ conditions: ['disarmed'] }).offered).not.toContain(option);
    expect(targeted({}, [30, 30]).offered).not.toContain(option);
  });

  it('Disarms Anakin, whom This Is Where the Fun Begins does not spare', () => {
    const story = targeted({ is: 'general-anakin-skywalker' }).chooses(option);
    expect(story.told('condition')[0]).toBe('condition attacker disarmed');
  });
});

describe('Greater Purpose', () => {
  const struck = (icon: Icon) =>
    duel({
      attacker: { tree: path([icon], ['damage']) },
      defender: { is, damage: 2 },
      attackDice: 'ss',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-01] lets him heal instead when he would be Exposed, in the middle of the tree', () => {
    const story = struck('exposed');
    expect([story.asked.startsWith('blue'), story.offered]).toEqual([true, ['defender:damage', 'decline']]);
    story.chooses('defender:damage');
    expect(story.unit('defender')).toMatchObject({ damage: 1, conditions: [] });
  });

  it('[R-KEY-1] keeps him from being Exposed though he does not heal', () => {
    expect(struck('exposed').chooses('decline').unit('defender').conditions).toEqual([]);
  });

  it('is nothing against other conditions', () => {
    const story = struck('pinned');
    expect([story.asked.startsWith('red'), story.unit('defender').conditions]).toEqual([true, ['pinned']]);
  });

  const shotAt = (damage: number) =>
    duel({
      attacker: { tags: ['Inquisitorius'] },
      red: { brother: { is: 'fifth-brother', at: [17, 14] } },
      defender: { is, at: FAR, damage },
      force: [3, 0],
    }).plays('combat', 'ranged');

  it('heals him where Enfeeble would Expose him', () => {
    expect(shotAt(2).chooses('enfeeble@brother').offered).toEqual(['defender:damage', 'decline']);
  });

  it('[R-ABIL-4] leaves Enfeeble nothing to do where he has no damage either', () => {
    expect(shotAt(0).offered).not.toContain('enfeeble@brother');
  });
});

describe('Last Stand of the Jedi', () => {
  const pools = (more: Partial<Fighter>, attacker: Partial<Fighter> = {}) =>
    duel({ attacker, defender: { is, ...more }, force: [0, 0] })
      .plays('combat', 'melee')
      .told('pool');

  it('adds two dice to his attack and defense rolls for each Injured token', () => {
    expect(pools({ injured: 1 })[1]).toBe('pool defense 7');
    const story = duel({ attacker: { is, injured: 1 } }).plays('combat', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });

  it('adds none without', () => expect(pools({})[1]).toBe('pool defense 5'));

  it('stands against Savage, whose Overpowering Monster is for Primaries', () => {
    expect(pools({ injured: 1 }, { is: 'savage-opress' })).toEqual(['pool attack 7', 'pool defense 7']);
  });
});
