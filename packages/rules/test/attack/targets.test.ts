import { type Clause, geometric } from '@faultline/rules';
import { type Duel, duel, FAR, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

it('[CR-ATK-01] only enemies are offered as targets', () => {
  const story = duel({ red: { friend: { at: [10, 12] } }, blue: { other: { at: [10, 8] } } });
  story.plays('combat', 'melee');
  expect(story.offered).toEqual(['defender.1', 'other.1']);
});

it('[CR-ATK-02, DP-39, DP-40] the kind of attack is declared before the target', () => {
  const story = duel({ blue: { other: { at: [10, 8] } } }).chooses('combat');
  expect([story.asked, story.offered]).toEqual(['red DP-39', ['melee', 'decline']]);
  story.chooses('melee');
  expect(story.asked).toBe('red DP-40');
});

it('[CR-ATK-03] a Melee attack reaches only whom the attacker is Engaged with', () => {
  const story = duel({ blue: { near: { at: [10, 8] }, beyond: { at: [10, 15] } } }).plays('combat', 'melee');
  expect(story.offered).toEqual(['defender.1', 'near.1']);
});

it('[CR-ATK-04] a Ranged attack reaches only as far as the stance says', () => {
  const story = duel({
    defender: { at: FAR },
    blue: { inside: { at: [10, 19] }, beyond: { at: [20, 10] } },
  }).plays('combat', 'ranged');
  expect(story.offered).toEqual(['defender.1', 'inside.1']);
});

it('[CR-ATK-05] a Ranged attack needs Line of Sight', () => {
  const sight: typeof geometric.sight = (_p, _from, to) => ({ holds: to.x > 40000, blockedBy: 'wall' });
  const story = duel({
    defender: { at: FAR },
    blue: { seen: { at: [17, 12] }, hidden: { at: [10, 18] } },
    game: { space: { ...geometric, sight } },
  }).plays('combat', 'ranged');
  expect(story.offered).toEqual(['defender.1', 'seen.1']);
});

it('[CR-ATK-06] an attack without an eligible target cannot be chosen', () => {
  expect(duel({ defender: { at: FAR } }).chooses('combat').offered).toEqual(['ranged', 'decline']);
});

it('[CR-ATK-06] with no target at all nobody is asked and the action is made', () => {
  const story = duel({ defender: { at: [30, 30] } }).chooses('combat');
  expect(story.offered).not.toContain('combat');
});

it('[CR-ATK-29] characters of Wounded Units may be attacked', () => {
  const story = duel({ defender: { damage: 10, wounded: 1 }, attackDice: 'ss' }).plays('combat', 'melee');
  expect(story.told('attack')).toEqual(['attack attacker.1 defender.1 melee']);
});

it('[CR-ATK-30, CR-ACT-17] each character of a Combat action has its own kind of attack and target', () => {
  const pair = {
    at: [
      [10, 10],
      [10, 20],
    ],
  } as const;
  const story = skirmish({
    red: { pair },
    blue: { near: { at: [13, 10] }, far: { at: [17, 20] } },
    activates: 'pair',
  }).plays('combat', 'pair.1', 'melee', 'ranged');
  expect(story.told('attack')).toEqual(['attack pair.1 near.1 melee', 'attack pair.2 far.1 ranged']);
});

it('[CR-ENG-07] a Ranged attack is impossible while an unwounded enemy Engages', () => {
  const story = duel({ blue: { far: { at: FAR } } }).chooses('combat');
  expect(story.offered).toEqual(['melee', 'decline']);
});

it('[DP-38] every character of a Combat action may decline to attack', () => {
  const story = duel().plays('combat', 'decline');
  expect(story.told('attack', 'declined')).toEqual(['declined attacker.1 attack']);
});

it('[G-07, CR-GEN-09, CR-GEN-10] a card that forbids a target beats Engagement', () => {
  const story = skirmish({
    red: { ventress: { is: 'asajj-ventress-sith-assassin', at: [10, 10] } },
    blue: { dooku: { at: [13, 10] }, guard: { at: [10, 7], rank: 'supporting', has: ['intercede'] } },
    activates: 'ventress',
    abilities: {
      intercede: {
        kind: 'innate',
        clauses: [
          {
            clause: 'forbid',
            targeting: {
              by: { of: 'character', side: 'enemy', engagedWith: 'self' },
              target: { of: 'character', side: 'allied', rank: ['primary', 'secondary'] },
            },
            where: { test: 'not', that: { test: 'wounded', who: 'self' } },
          },
        ],
      },
    },
  }).plays('combat', 'melee');
  expect(story.told('attack')).toEqual(['attack ventress.1 guard.1 melee']);
});

describe('a card that forbids a target', () => {
  type Forbid = Extract<Clause, { clause: 'forbid' }>;
  const targeting: Forbid['targeting'] = {
    by: { of: 'character', side: 'enemy', engagedWith: 'self' },
    target: { of: 'character', side: 'other-allied', rank: ['primary'] },
  };

  /** Whom a Melee attacker Engaged with all three may target: a guard keeps it from the leader, not from the scout. */
  const offered = (more: Duel = {}, only: Partial<Forbid['targeting']> = {}) => {
    const where = { test: 'not', that: { test: 'wounded', who: 'self' } } as const;
    const clause: Forbid = { clause: 'forbid', targeting: { ...targeting, ...only }, where };
    return duel({
      defender: { has: ['intercede'], ...more.defender },
      blue: { leader: { at: [10, 8] }, scout: { at: [10, 12], rank: 'supporting' }, ...more.blue },
      abilities: { intercede: { kind: 'innate', clauses: [clause] } },
    }).plays('combat', 'melee').offered;
  };

  it.each<[string, Duel, string]>([
    ['keeps the attackers it means from the targets it means', {}, 'defender.1 scout.1'],
    ['none while its condition does not hold', { defender: { wounded: 1 } }, 'defender.1 leader.1 scout.1'],
    ['none whom it does not mean', { defender: { at: [30, 30] } }, 'leader.1 scout.1'],
    [
      'from nobody whom it does not mean',
      { blue: { leader: { at: [10, 8], rank: 'secondary' } } },
      'defender.1 leader.1 scout.1',
    ],
  ])('[CR-GEN-10] %s', (_what, more, targets) => {
    expect(offered(more).join(' ')).toBe(targets);
  });

  it('[CR-GEN-10] of one kind of attack leaves the other', () => {
    expect(offered({}, { attackType: 'ranged' })).toContain('leader.1');
    expect(offered({}, { attackType: 'melee' })).not.toContain('leader.1');
  });
});
