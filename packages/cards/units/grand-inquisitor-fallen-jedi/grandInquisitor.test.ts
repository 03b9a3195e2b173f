import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'grand-inquisitor-fallen-jedi';

describe('You Know Who We Are', () => {
  const starting = (ally: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        inquisitor: { is, at: [10, 10] },
        ally: { at: [30, 10], tags: ['Inquisitorius'], rank: 'secondary', ...ally },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'inquisitor',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him and another Inquisitor dash, in either order', () => {
    const story = starting();
    expect(story.offered).toEqual(['inquisitor.1', 'ally.1']);
    expect(story.chooses('ally.1').offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').offered).toEqual(['dash', 'decline']);
    expect(story.chooses('dash', { to: [12, 10] }).told('moved')).toHaveLength(1);
  });

  it('lets him alone dash where there is no other', () => {
    for (const other of [{ tags: ['Sith'] }, { rank: 'primary' }] as const)
      expect(starting(other).plays('decline').asked).toBe('red DP-23');
  });

  it('lets the Third Sister dash, far from where Call the Hunt finds hunters', () => {
    const story = starting({ is: 'third-sister' })
      .plays('ally.1')
      .chooses('dash', { to: [32, 10] });
    expect(story.told('moved')).toHaveLength(1);
  });
});

describe('Secrets Uncovered', () => {
  const objectives = (control: 0 | 1 | null) => [{ key: 'M', at: [30 * 2540, 30 * 2540, 0] as const, control }];
  const knowing = (control: 0 | 1 | null) =>
    duel({ attacker: { is }, defender: { at: [30, 2] }, objectives: objectives(control), force: [9, 0] });

  it('takes the Control token off an objective of the enemy', () => {
    expect(knowing(1).plays('secrets-uncovered').open.objectives[0]?.control ?? null).toBe(null);
  });

  it('[R-ABIL-4] is not offered where the enemy controls none', () => {
    expect(knowing(0).offered).not.toContain('secrets-uncovered');
    expect(knowing(null).offered).not.toContain('secrets-uncovered');
  });

  it('[R-ABIL-4, R-CARD-42] is not offered for the one that K-2SO’s Lockdown keeps', () => {
    const kept = (wounded: number) =>
      duel({
        attacker: { is },
        defender: { is: 'k-2so-outspoken-enforcer', at: [30, 28], wounded },
        objectives: objectives(1),
        force: [9, 0],
      }).offered.includes('secrets-uncovered');
    expect([kept(0), kept(1)]).toEqual([false, true]);
  });

  it('leaves the Third Sister fewer dice for Your Fear Betrays You', () => {
    const story = duel({
      attacker: { is },
      red: { sister: { is: 'third-sister', at: [2, 2] } },
      objectives: objectives(1),
      force: [9, 0],
    }).plays('secrets-uncovered');
    expect(story.open.objectives.filter(({ control }) => control === 1)).toEqual([]);
  });
});

describe('The Temple Records Are Quite Complete', () => {
  const option = 'the-temple-records-are-quite-complete@defender';
  const targeted = (attacker: Partial<Fighter> = {}, defender: Partial<Fighter> = {}) =>
    duel({ attacker, defender: { is, stance: 0, ...defender }, force: [0, 9] });

  it('[R-CARD-13] lets him change his stance before the dice', () => {
    const story = targeted().plays('combat', 'melee', option, 'yes');
    expect([story.unit('defender').stance, story.told('pool')[1]]).toEqual([1, 'pool defense 5']);
  });

  it('adds two dice against a Force User, in whatever stance', () => {
    const force = targeted({ tags: ['Force User'] }).plays('combat', 'melee', option, 'no');
    const none = targeted().plays('combat', 'melee', option, 'no');
    expect([force.told('pool')[1], none.told('pool')[1]]).toEqual(['pool defense 8', 'pool defense 6']);
  });

  it('answers no Ranged attack, and none on another', () => {
    expect(targeted({}, { at: FAR }).plays('combat', 'ranged').offered).not.toContain(option);
    const other = duel({ blue: { inquisitor: { is, at: [30, 30] } }, force: [0, 9] }).plays('combat', 'melee');
    expect(other.offered).not.toContain('the-temple-records-are-quite-complete@inquisitor');
  });

  it('comes before Ventress rolls, who has a Riposte of her own', () => {
    const story = targeted({ is: 'asajj-ventress-sith-assassin' }).plays('combat', 'melee', option, 'no');
    expect(story.told('pool')[1]).toBe('pool defense 8');
  });
});

describe('Clearly, You Were a Poor Student', () => {
  const wounding = (
    attacker: Partial<Fighter> = {},
    defender: Partial<Fighter> = {},
    inquisitor: Partial<Fighter> = {},
  ) =>
    duel({
      attacker: { tags: ['Galactic Empire'], tree: path(['damage']), ...attacker },
      red: { inquisitor: { is, at: [30, 30], damage: 3, ...inquisitor } },
      defender: { stamina: 4, damage: 3, ...defender },
      attackDice: 'sss',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] refreshes a Force and lets an Inquisitor heal', () => {
    const story = wounding().plays('inquisitor:damage');
    expect([story.open.seats[0].forceReady, story.unit('inquisitor').damage, story.asked]).toEqual([1, 2, 'red DP-23']);
  });

  it('does so twice for a Force User', () => {
    const story = wounding({}, { tags: ['Force User'] }).plays('inquisitor:damage', 'inquisitor:damage');
    expect([story.open.seats[0].forceReady, story.unit('inquisitor').damage]).toEqual([2, 1]);
  });

  it('does nothing for the wound of somebody outside the Empire', () => {
    const story = wounding({ tags: [] });
    expect([story.open.seats[0].forceReady, story.asked]).toEqual([0, 'red DP-23']);
  });

  it('counts Ahsoka as a Force User, whose Fierce Protector is silent about herself', () => {
    const story = wounding({}, { is: 'ahsoka-tano-jedi-no-more', damage: 8 }, { damage: 0 });
    expect([story.open.seats[0].forceReady, story.asked]).toEqual([2, 'red DP-23']);
  });
});
