import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'barriss-offee-jedi-padawan';

describe('Force Push', () => {
  it('[CR-PUSH-18] pushes an enemy within Range 3', () => {
    expect(duel({ attacker: { is }, defender: { at: [14, 10] } }).plays('force-push').offered).toContain('push');
  });
});

describe('Force Speed', () => {
  it('[CR-MOVE-01] lets her advance', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-speed');
    expect(story.offered).toEqual(['advance', 'decline']);
  });
});

describe('Slip Away', () => {
  const option = 'slip-away@barriss';
  const targeted = (attacker: Partial<Fighter> = {}, barriss: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Galactic Republic'], ...attacker },
      red: { barriss: { is, at: [17, 13], ...barriss } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('lets her reposition from an enemy that another of the Republic targets, and gives a Hunker token', () => {
    const story = targeted().plays(option);
    expect(story.offered).toEqual(['reposition', 'decline']);
    expect(story.chooses('reposition', { to: [17, 17.5] }).unit('barriss').hunker).toBe(1);
  });

  it('[R-ABIL-8] gives none where she stays, and none while she is still Engaged', () => {
    expect(targeted().plays(option, 'decline').unit('barriss').hunker).toBe(0);
    expect(
      targeted()
        .plays(option)
        .chooses('reposition', { to: [17, 12.8] })
        .unit('barriss').hunker,
    ).toBe(0);
  });

  it('[R-ABIL-4] is not offered for others, nor where she does not fight the target', () => {
    expect(targeted({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(targeted({}, { at: [2, 2] }).offered).not.toContain(option);
  });

  it('[R-CARD-1] comes before Coordinated Fire, which answers the dice', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: {
        barriss: { is, at: [17, 13] },
        clones: {
          is: '501st-clone-troopers',
          at: [
            [13, 15],
            [13, 18],
          ] as const,
        },
      },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');
    expect(story.offered).toContain(option);
    expect(story.plays('pass').offered).toContain('coordinated-fire-strained@clones');
  });
});

describe('Faithful Padawan', () => {
  const jedi = { tags: ['Jedi'], rank: 'primary' } as const;
  const pool = (attacker: Partial<Fighter>, ally: Partial<Fighter>) =>
    duel({ attacker, red: { ally: { at: [13, 13], ...ally } }, force: [0, 0] })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('[CR-ATK-10] adds two dice to her blows at somebody whom a Jedi Primary fights, and to that one’s', () => {
    expect(pool({ is }, jedi)).toBe('pool attack 8');
    expect(pool(jedi, { is })).toBe('pool attack 6');
  });

  it('adds none where the other is no such Jedi, or fights nobody', () => {
    expect(pool({ is }, { ...jedi, at: [30, 30] })).toBe('pool attack 6');
    expect(pool({ is }, { ...jedi, rank: 'secondary' })).toBe('pool attack 6');
    expect(pool({ ...jedi, tags: ['Sith'] }, { is })).toBe('pool attack 4');
    expect(pool(jedi, { is, at: [30, 30] })).toBe('pool attack 4');
  });

  it('adds none to shots', () => {
    const story = duel({
      attacker: jedi,
      red: { barriss: { is, at: [17, 13] } },
      defender: { at: FAR },
      force: [0, 0],
    });
    expect(story.plays('combat', 'ranged').told('pool')[0]).toBe('pool attack 4');
  });

  it('lets each other Unit within Range 3 lose a damage or a condition after her Recover action', () => {
    const story = duel({
      attacker: { is },
      red: { near: { at: [10, 14], damage: 2, conditions: ['pinned'] }, far: { at: [30, 30], damage: 2 } },
      defender: { at: [30, 2] },
    }).plays('recover', 'decline');
    expect(story.offered).toEqual(['damage', 'condition', 'no']);
    expect(story.chooses('damage').unit('near').damage).toBe(1);
    expect([story.unit('far').damage, story.asked]).toEqual([2, 'red DP-23']);
  });

  it('helps Anakin strike again who says I’m Going to End This', () => {
    const story = duel({
      attacker: { is: 'general-anakin-skywalker' },
      red: { ally: { is, at: [13, 13] } },
      force: [9, 0],
    }).plays('combat', 'melee', 'pass', 'im-going-to-end-this@attacker', 'no', 'melee', 'pass');
    expect(story.told('pool').filter((line) => line.startsWith('pool attack'))).toEqual([
      'pool attack 10',
      'pool attack 10',
    ]);
  });
});
