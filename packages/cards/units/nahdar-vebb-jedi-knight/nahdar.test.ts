import { active, duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'nahdar-vebb-jedi-knight';

describe('You Can’t Defeat Us All', () => {
  const starting = (ally: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { nahdar: { is, at: [10, 10] }, ally: { at: [30, 10], tags: ['Galactic Republic'], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'nahdar',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one of the Republic dash, be it himself', () => {
    expect(starting().offered).toEqual(['nahdar.1', 'ally.1']);
    expect(starting().plays('ally.1').offered).toEqual(['dash', 'decline']);
  });

  it('lets nobody else dash', () => {
    expect(starting({ tags: ['Jedi'] }).plays('decline').asked).toBe('red DP-23');
  });

  it('lets an ally dash off from No Mercy, who is hurt', () => {
    const story = starting({}, merciless(33, 10))
      .plays('ally.1')
      .chooses('dash', { to: [27, 10] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('I Will Hold Them Off', () => {
  const option = 'i-will-hold-them-off@attacker';
  const striking = (rank: NonNullable<Fighter['rank']>) =>
    duel({ attacker: { is }, defender: { rank }, force: [9, 0] }).plays('combat', 'melee');

  it('adds one, two or three dice by the rank of the target', () => {
    const pools = (['supporting', 'secondary', 'primary'] as const).map(
      (rank) => striking(rank).plays(option).told('pool')[0],
    );
    expect(pools).toEqual(['pool attack 8', 'pool attack 9', 'pool attack 10']);
  });

  it('answers no attack outside a Combat action, nor that of another', () => {
    const again = duel({
      attacker: { is, has: ['again', 'i-will-hold-them-off'] },
      abilities: { again: active(0, { do: 'attack', who: 'self', dice: 3 }) },
      force: [9, 0],
    }).plays('again', 'melee');
    expect(again.offered).not.toContain(option);
    const other = duel({ red: { nahdar: { is, at: [13, 13] } }, force: [9, 0] }).plays('combat', 'melee');
    expect(other.offered).not.toContain('i-will-hold-them-off@nahdar');
  });

  it('[CR-ABIL-06] stands beside Coordinated Fire: one of them answers', () => {
    const story = duel({
      attacker: { is },
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [13, 15],
            [13, 18],
          ] as const,
        },
      },
      force: [9, 0],
    }).plays('combat', 'melee');
    expect(story.offered).toEqual(expect.arrayContaining([option, 'coordinated-fire-strained@clones']));
    expect(story.plays(option).offered).not.toContain('coordinated-fire-strained@clones');
  });
});

describe('I Got Carried Away', () => {
  const option = 'i-got-carried-away@nahdar';
  const moved = (enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { enemy: { at: [10, 10], ...enemy } },
      blue: { nahdar: { is, at: [20, 10] } },
      activates: 'enemy',
      force: [0, 9],
    }).plays('move', 'decline');

  it('[R-MOVE-5] lets him dash toward a Primary that has made a Move action', () => {
    const story = moved().plays(option);
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.tries('dash', { to: [22, 10] }).refusal).not.toBe(null);
    expect(story.chooses('dash', { to: [18, 10] }).told('moved')).toHaveLength(1);
  });

  it('answers nobody of another rank, and no other action', () => {
    expect(moved({ rank: 'secondary' }).offered).not.toContain(option);
    const focused = skirmish({
      red: { enemy: { at: [10, 10] } },
      blue: { nahdar: { is, at: [20, 10] } },
      activates: 'enemy',
      force: [0, 9],
    }).plays('focus');
    expect(focused.offered).not.toContain(option);
  });

  it('answers Anakin, whose Force Jump would be no Move action', () => {
    expect(moved({ is: 'general-anakin-skywalker', has: ['force-jump'] }).offered).toContain(option);
  });
});

describe('I’ve Been Waiting for This', () => {
  const approached = (enemy: Partial<Fighter> = {}, to: readonly [number, number] = [14, 10]) => {
    const story = skirmish({
      red: { enemy: { at: [10, 10], ...enemy } },
      blue: { nahdar: { is, at: [17, 10], damage: 3 } },
      activates: 'enemy',
      sides: [{}, { force: { ready: 0, pool: 4 } }],
    }).plays('move');
    return story.chooses('advance', { to });
  };

  it('lets him heal twice and refreshes a Force', () => {
    const story = approached().plays('nahdar:damage', 'nahdar:damage');
    expect([story.unit('nahdar').damage, story.open.seats[1].forceReady]).toEqual([1, 1]);
  });

  it('does so for a Secondary, not for a Supporting character or one who is not Engaged', () => {
    expect(approached({ rank: 'secondary' }).asked.startsWith('blue')).toBe(true);
    expect(approached({ rank: 'supporting' }).open.seats[1].forceReady).toBe(0);
    expect(approached({}, [12, 10]).open.seats[1].forceReady).toBe(0);
  });

  it('answers Maul, whose There Is No Place to Run would pull him instead', () => {
    expect(approached({ is: 'lord-maul' }).offered).toContain('nahdar:damage');
  });
});
