import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'cc-3636-commander-wolffe';

describe('Flank ’Em', () => {
  const starting = (ally: Partial<Fighter>) =>
    skirmish({
      red: { wolffe: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Clone Trooper'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'wolffe',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets a Unit of clones be chosen, each of whom may climb', () => {
    const at = [
      [20, 20],
      [22, 20],
    ] as const;
    const story = starting({ at });
    expect(story.offered).toEqual(['wolffe', 'ally']);
    expect(story.plays('ally', 'ally.1').offered).toEqual(['climb', 'decline']);
  });

  it('lets nobody else climb', () => {
    expect(starting({ tags: ['Trooper'] }).plays('decline').asked).toBe('red DP-23');
  });

  it('lets Rex climb, whose own Get a Move On, Soldier is for dashes', () => {
    const story = starting({ is: 'cc-7567-captain-rex' }).plays('ally');
    expect(story.offered).toEqual(['climb', 'decline']);
    expect(
      story
        .chooses('decline')
        .told('ability')
        .filter((told) => told.includes('get-a-move-on')),
    ).toEqual([]);
  });
});

describe('Run and Gun', () => {
  it('focuses him if he dashed', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).chooses('run-and-gun');
    expect(story.chooses('dash', { to: [12, 10] }).offered).not.toContain('focus');
  });
});

describe('Pack Hunter', () => {
  it('adds two dice against somebody another Clone Trooper fights too', () => {
    const pool = (at: readonly [number, number]) =>
      duel({ attacker: { is }, red: { ally: { at, tags: ['Clone Trooper'] } } })
        .plays('combat', 'melee')
        .told('pool')[0];
    expect([pool([30, 30]), pool([13, 13])]).toEqual(['pool attack 6', 'pool attack 8']);
  });
});

describe('Wolfpack', () => {
  const results = (wolffe: Partial<Fighter>, attacker: Partial<Fighter> = {}, third?: Partial<Fighter>) =>
    duel({
      attacker: { tags: ['Clone Trooper'], attack: 2, ...attacker },
      red: { wolffe: { is, at: [13, 13], ...wolffe }, ...(third ? { third: { at: [13, 13], ...third } } : {}) },
      defender: { armour: ['crit>strike', 'crit>strike'] },
      attackDice: 'cc',
      defenseDice: 'eb',
      force: [0, 0],
    })
      .plays('combat', 'melee')
      .told('results')[0]
      ?.at(-1);

  it('[R-CARD-21] keeps the crits of clones as they are, with another Unit of clones near the target', () => {
    expect(results({})).toBe('2');
  });

  it('not for others than clones, not with him Wounded', () => {
    expect(results({}, { tags: ['Trooper'] })).toBe('1');
    expect(results({ wounded: 1 })).toBe('1');
  });

  it('not with no other Unit of clones within Range 5 of the target, be he somewhere else', () => {
    expect(results({ at: [33, 33] })).toBe('1');
    expect(results({ at: [33, 33] }, {}, { tags: ['Clone Trooper'] })).toBe('2');
    expect(results({ at: [33, 33] }, {}, { tags: ['Trooper'] })).toBe('1');
  });

  it('keeps his own too, where another is near', () => {
    const own = (at: readonly [number, number]) =>
      duel({
        attacker: { is, at: [10, 10] },
        red: { ally: { at, tags: ['Clone Trooper'] } },
        defender: { at: FAR, armour: ['crit>strike', 'crit>strike', 'block'] },
        attackDice: 'cc',
        defenseDice: 'eb',
        force: [0, 0],
      })
        .plays('combat', 'ranged')
        .told('results')[0]
        ?.at(-1);
    expect([own([17, 14]), own([35, 35])]).toEqual(['2', '0']);
  });

  it('does not mind Plo Koon’s defense, whose Simple Way or the Difficult Way may be lent', () => {
    const story = duel({
      attacker: { tags: ['Clone Trooper'], attack: 2 },
      red: { wolffe: { is, at: [13, 13] } },
      defender: { is: 'jedi-master-plo-koon', stance: 1 },
      attackDice: 'cc',
      defenseDice: 'eeeff',
      force: [0, 0],
    }).plays('combat', 'melee');
    expect(story.told('results')[0]?.at(-1)).toBe('2');
  });
});
