import { active, duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'rc-1138-boss';
const inch = 2540;

describe('Hang Tight, Trooper', () => {
  const starting = (squad: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { boss: { is, at: [10, 10] }, squad: { at: [10, 14], tags: ['Delta Squad'], ...squad } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'boss',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets each of Delta Squad within Range 4 dash, himself too', () => {
    expect(starting({}).offered).toEqual(['boss.1', 'squad.1']);
    expect(starting({}).chooses('squad.1').offered).toEqual(['dash', 'decline']);
  });

  it('is for nobody else, and for nobody farther away', () => {
    expect(starting({ tags: ['Clone Trooper'] }).offered).toContain('dash');
    expect(starting({ at: [10, 30] }).offered).toContain('dash');
  });

  it('takes somebody from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [13, 14],
      [33, 33],
    ] as const;
    const story = starting({}, { is: 'mandalorian-super-commandos', at });
    expect(
      story
        .chooses('squad.1')
        .chooses('dash', { to: [7, 14] })
        .told('suffered'),
    ).toEqual(['suffered squad 2']);
  });
});

describe('Delta, Give Me an Explosive Solution', () => {
  const option = 'delta-give-me-an-explosive-solution';
  const near = { key: 'M', at: [15 * inch, 10 * inch, 0], active: true } as const;
  const blown = (attackDice: string, defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      defender: { at: [17, 10], stamina: 9, hunker: 2, ...defender },
      objectives: [near],
      attackDice,
    }).plays(option, 'decline');

  it('deals a damage for each crit and strike to whoever is near the objective, and takes their Hunker tokens', () => {
    expect(blown('cse').unit('defender')).toMatchObject({ damage: 2, hunker: 0 });
  });

  it('leaves the tokens where there was neither', () => {
    expect(blown('efe').unit('defender')).toMatchObject({ damage: 0, hunker: 2 });
  });

  it('spares nobody for being an ally', () => {
    const story = duel({
      attacker: { is, at: [12, 10] },
      defender: { at: [17, 10], stamina: 9 },
      objectives: [near],
      attackDice: 'c',
    }).plays(option, 'decline', 'attacker');
    expect(story.told('suffered')).toEqual(['suffered attacker 1', 'suffered defender 1']);
  });

  it('[R-ABIL-7] lets each of the chosen Unit dash first', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] }, objectives: [near] }).plays(option);
    expect(story.chooses('dash', { to: [12, 10] }).told('moved', 'rolled')).toHaveLength(2);
  });

  it('lets a Unit be chosen that has an Active objective within Range 3, and no other', () => {
    const story = duel({
      attacker: { is, at: [30, 4] },
      red: { squad: { at: [10, 10], tags: ['Delta Squad'] }, far: { at: [4, 33], tags: ['Delta Squad'] } },
      defender: { at: [30, 30] },
      objectives: [near],
    }).plays(option);
    expect(story.open.decision?.about).toMatchObject({ character: story.name('squad.1') });
  });

  it('[R-ABIL-4] is not offered with no Active objective near any of them', () => {
    const offered = (objective: object) =>
      duel({ attacker: { is }, defender: { at: [30, 30] }, objectives: [{ ...near, ...objective }] }).offered;
    expect(offered({})).toContain(option);
    expect(offered({ active: false })).not.toContain(option);
    expect(offered({ at: [30 * inch, 30 * inch, 0] })).not.toContain(option);
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = blown('ccc', { is: 'lord-maul', damage: 10 });
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });
});

describe('Let’s Get in There and Start Breaking Things', () => {
  const sprint = { sprint: active(0, { do: 'move', who: 'self', move: 'dash' }) };
  const dashing = (more: Partial<Fighter> = {}, defender: Partial<Fighter> = { at: [30, 30] }) => {
    const has = ['sprint', 'lets-get-in-there-and-start-breaking-things'];
    return duel({ attacker: { is, has, ...more }, defender, abilities: sprint }).plays('sprint');
  };

  it('[R-CARD-18] makes a dash an advance for 1 damage, or a reposition for 3', () => {
    expect(dashing().offered).toEqual(['dash', 'advance', 'reposition', 'decline']);
    const damage = (move: string) =>
      dashing()
        .chooses(move, { to: [12, 10] })
        .unit('attacker').damage;
    expect([damage('dash'), damage('advance'), damage('reposition')]).toEqual([0, 1, 3]);
  });

  it('makes an advance a reposition for 2', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('move');
    expect(story.chooses('reposition', { to: [12, 10] }).unit('attacker').damage).toBe(2);
  });

  it('[R-ACT-6] is still made by whom the damage Wounds, and then his activation ends', () => {
    const story = dashing({ damage: 9 }).chooses('advance', { to: [12, 10] });
    expect([story.unit('attacker').wounded, story.character('attacker').x]).toEqual([1, 12 * inch]);
    expect(story.asked).not.toBe('red DP-23');
  });

  it('[R-CARD-18] is not offered to a Wounded Unit, nor farther than its Stamina goes', () => {
    expect(dashing({ damage: 9 }).offered).toEqual(['dash', 'advance', 'decline']);
    const story = skirmish({
      red: { boss: { is, at: [10, 10], wounded: 1 }, fixer: { is: 'rc-1140-fixer', at: [10, 14] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'fixer',
      moment: { phase: 'start' },
    }).plays('boss.1');
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('[R-CARD-18] is not offered to a Pinned one, nor to an opponent who makes him move', () => {
    expect(dashing({ conditions: ['pinned'] }).offered).toEqual(['dash', 'decline']);
    const story = duel({ attacker: { is: 'mother-talzin' }, defender: { is, at: [17, 10] } });
    expect(story.plays('manipulating-hand').offered).toEqual(['dash']);
  });

  it('[R-MOVE-4] takes him out of a fight by a reposition alone', () => {
    expect(dashing({}, { at: [13, 10] }).offered).toEqual(['dash', 'reposition', 'decline']);
  });

  it('[R-MOVE-7] takes him from Super Commandos by a reposition, whose No Mercy hurts him', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = dashing({}, { is: 'mandalorian-super-commandos', at }).chooses('reposition', { to: [7, 10] });
    expect(story.unit('attacker').damage).toBe(3 + 2);
  });
});

describe('You Need to Learn, I’m a Lot Scarier Than You Are', () => {
  const pool = (more: Partial<Fighter>) =>
    duel({ attacker: { is, ...more } })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('adds a die for every 3 damage and three for each Injured token', () => {
    expect([pool({}), pool({ damage: 5 }), pool({ damage: 6 }), pool({ injured: 1 })]).toEqual([
      'pool attack 6',
      'pool attack 7',
      'pool attack 8',
      'pool attack 9',
    ]);
  });

  const killed = (defender: Partial<Fighter>) =>
    duel({
      attacker: { is },
      defender: { stamina: 4, damage: 3, ...defender },
      attackDice: 'c',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] refreshes a Force when he Wounds an enemy', () => {
    expect(killed({}).open.seats[0].forceReady).toBe(1);
  });

  it('answers no wound that another dealt', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { boss: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');
    expect(story.open.seats[0].forceReady).toBe(0);
  });

  it('refreshes it for a wound that Countless takes off again', () => {
    const at = [
      [13, 10],
      [30, 30],
    ] as const;
    const story = killed({ is: 'b1-battle-droids', at, damage: 7 });
    expect([story.open.seats[0].forceReady, story.offered]).toEqual([
      1,
      expect.arrayContaining(['countless@defender']),
    ]);
  });
});
