import { duel, FAR, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'clan-kryze-mandalorians';
const at = [
  [10, 10],
  [2, 2],
] as const;

describe('Jet Pack', () => {
  it('[R-ABIL-7] lets each of them jump, in their player’s order', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [30, 30] } }).chooses('jet-pack');
    expect(story.offered).toEqual(['attacker.1', 'attacker.2']);
    expect(story.plays('attacker.2', 'decline').offered).toEqual(['jump', 'decline']);
  });
});

describe('Mandalorians are Stronger Together', () => {
  const alone = (second: readonly [number, number]) =>
    duel({ attacker: { is, at: [[10, 10], second] }, defender: { at: [30, 30] } }).plays(
      'move',
      'attacker.1',
      'decline',
      'decline',
    );

  it('[R-CARD-15] counts the other one of their own Unit', () => {
    expect(alone([10, 12]).offered).toEqual(['mandalorians-are-stronger-together@attacker', 'pass']);
  });

  it('[R-CARD-15] does not count one as another of itself: apart they are alone', () => {
    expect(alone([10, 20]).asked).toBe('red DP-23');
  });

  it('[CR-MEAS-06] counts one of them near Bo-Katan', () => {
    const story = skirmish({
      red: { kryze: { is, at }, boKatan: { is: 'bo-katan-kryze', at: [2, 4] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'kryze',
    }).plays('move', 'kryze.1', 'decline', 'decline', 'mandalorians-are-stronger-together@kryze');
    expect(story.told('action')).toEqual(['action kryze move', 'action kryze focus']);
  });
});

describe('Helmet Visor', () => {
  const pool = (focus: readonly string[], type: 'ranged' | 'melee') =>
    duel({ attacker: { is, at }, defender: { at: type === 'ranged' ? FAR : [13, 10] } })
      .plays(...focus, 'combat', 'attacker.1', type)
      .told('pool')[0];

  it('[CR-KEY-04] is one die more in a Ranged attack after Focus', () => {
    expect(pool(['focus'], 'ranged')).toBe('pool attack 8');
  });

  it('not without Focus, nor in a Melee attack', () => {
    expect([pool([], 'ranged'), pool(['focus'], 'melee')]).toEqual(['pool attack 6', 'pool attack 6']);
  });
});
