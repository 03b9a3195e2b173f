import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'jedi-master-mace-windu';

describe('Rush to Action', () => {
  const starting = (ally: Partial<Fighter>) =>
    skirmish({
      red: { mace: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Republic'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'mace',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him and each of another Unit of the Republic dash', () => {
    const story = starting({
      at: [
        [20, 20],
        [22, 20],
      ],
    });
    expect(story.offered).toEqual(['mace.1', 'ally.1', 'ally.2']);
    expect(story.plays('ally.1').offered).toEqual(['dash', 'decline']);
  });

  it('lets him alone dash with no other', () => {
    expect(starting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']);
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const story = skirmish({
      red: { mace: { is, at: [10, 10] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'mace',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered mace 2']);
  });
});

describe('Shatterpoint', () => {
  const chosen = (mace: Partial<Fighter>, ready = 0) =>
    skirmish({
      red: { mace: { is, at: [10, 10], ...mace }, ally: { at: [20, 20] } },
      blue: { enemy: { at: [13, 10] } },
      sides: [{ deck: ['shatterpoint'], discard: [], force: { ready, pool: 5 } }, { force: { ready: 0, pool: 0 } }],
    });
  const playing = (mace: Partial<Fighter>) => {
    const story = chosen(mace);
    while (!story.offered.includes('ally')) story.chooses(story.offered.find((id) => id !== 'pass') ?? '');
    return story.chooses('ally');
  };

  it('in Form VII Vaapad lets him dash and attack with five dice, before the Unit chosen activates', () => {
    const story = playing({ stance: 0 });
    expect(story.offered).toEqual(['dash', 'decline']);
    story.plays('decline', 'melee');
    while (story.told('pool').length === 0) story.chooses('no');
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('as Jedi Master refreshes two Force and lets him heal three times', () => {
    const story = playing({ stance: 1, damage: 5 });
    expect(story.open.seats[0].forceReady).toBe(2);
    expect(story.plays('mace:damage', 'mace:damage', 'mace:damage').unit('mace').damage).toBe(2);
  });

  it('does nothing without the Shatterpoint Card', () => {
    const story = skirmish({
      red: { mace: { is, at: [10, 10], stance: 1, damage: 5 }, ally: { at: [20, 20] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2'], discard: ['shatterpoint', 'a1'] }, {}],
      force: [0, 0],
    });
    while (!story.open.activation && story.offered.length > 0) story.chooses(story.offered[0] ?? '');
    expect(story.unit('mace').damage).toBe(5);
  });

  it('comes before the Get a Move On, Soldier of Rex, whom the card chose', () => {
    const story = skirmish({
      red: { mace: { is, at: [10, 10], stance: 0 }, rex: { is: 'cc-7567-captain-rex', at: [20, 20] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['shatterpoint'], discard: [] }, {}],
      force: [0, 0],
    });
    while (!story.offered.includes('rex')) story.chooses(story.offered.find((id) => id !== 'pass') ?? '');
    expect(story.chooses('rex').asked).toBe('red DP-30');
  });
});

describe('Tempered Aggression', () => {
  const attack = (ready: number) => duel({ attacker: { is }, force: [ready, 0] }).plays('combat', 'melee');

  it('adds a die to his attack for each of up to three Force', () => {
    expect(attack(5).offered).toEqual(['1', '2', '3', 'no']);
    const story = attack(5).plays('3');
    expect([story.told('pool')[0], story.open.seats[0].forceReady]).toEqual(['pool attack 10', 2]);
  });

  it('or to his defense', () => {
    const story = duel({ defender: { is }, force: [0, 2] }).plays('combat', 'melee');
    expect(story.offered).toEqual(['1', '2', 'no']);
    expect(story.plays('2').told('pool')[1]).toBe('pool defense 7');
  });

  it('is not asked without Force, nor of others', () => {
    expect(attack(0).told('pool')[0]).toBe('pool attack 7');
    const ally = duel({ red: { mace: { is, at: [10, 13] } }, force: [5, 0] }).plays('combat', 'melee');
    expect(ally.told('pool')[0]).toBe('pool attack 4');
  });

  it('leaves Force for Riposte where Ventress defends', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [5, 5],
    }).plays('combat', 'melee', '1');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('This Party’s Over', () => {
  const shoved = (mace: Partial<Fighter>, tags = ['Galactic Republic']) =>
    duel({
      attacker: { tree: path(['shove']) },
      defender: { tags },
      blue: { mace: { is, at: [10, 13], ...mace } },
      attackDice: 's',
      force: [0, 0],
    })
      .plays('combat', 'melee', ...(mace.at ? [] : ['defender.1']), 'n1')
      .offered.includes('push');

  it('[CR-KEY-09] gives Steadfast to the Republic within Range 5 while he is Engaged', () => {
    expect(shoved({})).toBe(false);
  });

  it('[CR-KEY-06] and Protection', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: { tags: ['Galactic Republic'] },
      blue: { mace: { is, at: [10, 13] } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'defender.1', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1']);
  });

  it('not while he fights nobody, nor for others', () => {
    expect(shoved({ at: [16, 13] })).toBe(true);
    expect(shoved({}, ['Jedi'])).toBe(true);
  });

  it('protects no one from the damage of No Mercy', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: { mace: { is, at: [13, 13] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('move');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});
