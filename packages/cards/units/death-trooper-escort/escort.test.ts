import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'death-trooper-escort';

describe('Imperial Efficiency', () => {
  const starting = (troopers: Partial<Fighter> = {}, escort: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        escort: { is, at: [10, 10], ...escort },
        troopers: {
          at: [
            [20, 10],
            [20, 14],
          ] as const,
          tags: ['Galactic Empire'],
          rank: 'supporting',
          ...troopers,
        },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'escort',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets each of this Unit or a Supporting one dash', () => {
    expect(starting().offered).toEqual(['escort', 'troopers']);
    expect(starting().plays('escort').offered).toEqual(['dash', 'decline']);
    const story = starting()
      .plays('troopers', 'troopers.1')
      .chooses('dash', { to: [22, 10] });
    expect(story.chooses('dash', { to: [22, 14] }).told('moved')).toHaveLength(2);
  });

  it('[R-CARD-6] or reposition, each by itself, where the Unit has damage', () => {
    expect(starting({ damage: 1 }).plays('troopers', 'troopers.1').offered).toEqual(['dash', 'reposition', 'decline']);
    expect(starting({}, { damage: 1 }).plays('troopers', 'troopers.1').offered).toEqual(['dash', 'decline']);
  });

  it('is for no other Unit', () => {
    expect(starting({ rank: 'secondary' }).offered).toEqual(['dash', 'decline']);
    expect(starting({ tags: ['Trooper'] }).offered).toEqual(['dash', 'decline']);
  });

  it('takes hurt Stormtroopers farther than their Assault Tactics', () => {
    const story = starting({ is: 'stormtroopers', damage: 2 }).plays('troopers', 'troopers.1');
    expect(story.offered).toContain('reposition');
  });
});

describe('Tactical Advance', () => {
  it('[R-ABIL-7] focuses after a dash', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('tactical-advance');
    expect(story.chooses('dash', { to: [12, 10] }).offered).not.toContain('focus');
  });
});

describe('Disciplined', () => {
  const option = 'disciplined@defender';
  const objectives = [{ key: 'M', at: [30 * 2540, 10 * 2540, 0] as const }];
  const shot = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { attack: 1 }, defender: { is, at: FAR, ...more }, objectives, force: [0, 9] }).plays(
      'combat',
      'ranged',
    );

  it('[R-MOVE-5] lets him reposition toward an objective after an attack on him, and gives a Hunker token', () => {
    const story = shot().plays(option);
    expect(story.tries('reposition', { to: [13, 10] }).refusal).not.toBe(null);
    expect(story.chooses('reposition', { to: [20, 10] }).unit('defender').hunker).toBe(1);
  });

  it('[R-CARD-26] gives it though he stays', () => {
    expect(shot().plays(option, 'decline').unit('defender').hunker).toBe(1);
  });

  it('gives none where he is Engaged then', () => {
    const story = duel({ defender: { is }, objectives, force: [0, 9] }).plays('combat', 'melee', option, 'decline');
    expect(story.unit('defender').hunker).toBe(0);
  });

  it('[R-ABIL-4] is not offered to a Wounded Unit', () => expect(shot({ wounded: 1 }).offered).not.toContain(option));

  it('answers the shot of an attacker whose Coordinated Fire friends have made him Strained', () => {
    const story = duel({
      attacker: { attack: 1, tags: ['Galactic Republic'] },
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [13, 15],
            [13, 18],
          ] as const,
        },
      },
      defender: { is, at: FAR },
      objectives,
      force: [9, 9],
    }).plays('combat', 'ranged', 'coordinated-fire-strained@clones');
    expect(story.offered).toContain(option);
  });
});

describe('Rigorous Training', () => {
  it('[CR-KEY-06] is Protection', () => {
    const story = duel({ attacker: { tree: path(['damage', 'damage']) }, defender: { is }, attackDice: 's' });
    expect(story.plays('combat', 'melee', 'n1').told('suffered')).toEqual(['suffered defender 1']);
  });

  it('[CR-KEY-04] is Sharpshooter 1, which is none in Melee', () => {
    const pool = (how: 'melee' | 'ranged') =>
      duel({ attacker: { is }, defender: how === 'ranged' ? { at: FAR } : {} })
        .plays('focus', 'combat', how)
        .told('pool')[0];
    expect([pool('ranged'), pool('melee')]).toEqual(['pool attack 9', 'pool attack 8']);
  });

  it('is nothing that others beside him have', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage']) },
      blue: { escort: { is, at: [30, 30] } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 2']);
  });

  it('protects from an attack, not from the damage of a Riposte', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [0, 9],
    }).plays('combat', 'melee', 'riposte@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});
