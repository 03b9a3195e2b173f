import { tableOf } from '@faultline/rules';
import { active, duel, ENEMY, path, SELF, type Duel, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck } from './board.ts';

const INCH = 2540;
const hold = { do: 'choose', bind: 'own', from: SELF } as const;
const grasp = { do: 'choose', bind: 'enemy', from: ENEMY } as const;
const at = { who: { bound: 'enemy' }, origin: { bound: 'own' } } as const;
const abilities = {
  push: active(0, hold, grasp, { do: 'push', range: 2, ...at }),
  pull: active(0, hold, grasp, { do: 'pull', range: 2, ...at }),
};

/** Red at 10, 10 pushes or pulls blue, which stands where the test puts it. */
const force = (kind: 'push' | 'pull', more: Duel = {}) =>
  duel({ ...more, attacker: { has: [kind] }, abilities }).chooses(kind);

const place = (story: Story, who = 'defender') => {
  const { x, y } = story.character(who);
  return [x / INCH, y / INCH];
};

describe('length', () => {
  it('[CR-PUSH-01, CR-PUSH-02, R-PUSH-1] a push moves along the whole range tool', () => {
    expect(place(force('push').chooses('push', { direction: [1, 0] }))).toEqual([16, 10]);
  });

  it('[CR-PUSH-03, CR-PUSH-18, DP-35] only the direction is chosen, by whose effect it is', () => {
    const story = force('push');
    expect([story.asked, story.offered]).toEqual(['red DP-35', ['push']]);
    expect(story.open.decision?.options[0]?.asks).toMatchObject({ kind: 'direction', range: 2 });
  });

  it('[G-21] Force Push: Range 3 away from Asajj Ventress', () => {
    const story = duel({
      attacker: { is: 'asajj-ventress-sith-assassin', at: [10, 10] },
      defender: { is: 'cc-7567-captain-rex', at: [15, 10] },
    })
      .plays('force-push')
      .chooses('push', { direction: [1, 0] });
    expect([place(story), story.open.seats[0].forceReady]).toEqual([[21, 10], 1]);
  });
});

describe('direction', () => {
  it('[CR-PUSH-04, CR-PUSH-14, CR-PUSH-16] away: within 45 degrees of the line between the centres', () => {
    const story = force('push');
    expect(story.tries('push', { direction: [-1, 0] }).refusal?.why).toBe('illegal');
    expect(story.tries('push', { direction: [1, 1] }).refusal).toBeNull();
  });

  it('[CR-PUSH-15, CR-PUSH-17, G-22] a little beyond is refused on either side', () => {
    const story = force('push');
    expect(story.tries('push', { direction: [0.99, 1] }).refusal?.reasons[0]?.rule).toBe('CR-PUSH-17');
    expect(story.tries('push', { direction: [0.99, -1] }).refusal?.why).toBe('illegal');
  });

  it('[CR-PUSH-05, G-22] toward: the wedge is reversed', () => {
    const story = force('pull', { defender: { at: [20, 10] } });
    expect(story.tries('pull', { direction: [1, 0] }).refusal?.why).toBe('illegal');
    expect(place(story.chooses('pull', { direction: [-1, 0] }))).toEqual([17, 10]);
  });
});

describe('what stops it', () => {
  it('[CR-PUSH-06] the first base it touches', () => {
    const story = force('push', { red: { friend: { at: [16, 10] } } }).chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBe(16 * INCH - 4000);
    expect(story.told('pushed')[0]).toContain('a2.1');
  });

  it('[R-PUSH-10] not a base at another Elevation', () => {
    const table = tableOf('gantry', [deck('gantry', [16, 10], 3.2)]);
    const pushed = (z: number) =>
      duel({ attacker: { has: ['push'] }, red: { friend: { at: [16, 10, z] } }, abilities, game: { table } })
        .chooses('push')
        .chooses('push', { direction: [1, 0] });
    expect(place(pushed(3.2))).toEqual([16, 10]);
    expect(place(pushed(0))).toEqual([16 - 4000 / INCH, 10]);
  });

  it('[R-PUSH-6] already in contact it does not move, but may go past in another direction', () => {
    const touching = { red: { friend: { at: [13, 10 + 4000 / INCH] } } } as const;
    expect(place(force('push', touching).chooses('push', { direction: [1, 1] }))).toEqual([13, 10]);
    expect(place(force('push', touching).chooses('push', { direction: [1, 0] }))).toEqual([16, 10]);
  });

  it('[CR-PUSH-12] the edge of the battlefield', () => {
    const story = duel({ attacker: { at: [30, 10], has: ['push'] }, defender: { at: [34, 10] }, abilities });
    story.chooses('push').chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBe(91440 - 2000);
  });

  it('[CR-PUSH-05] a pull stops in contact with its origin', () => {
    const story = force('pull').chooses('pull', { direction: [-1, 0] });
    expect(story.character('defender').x).toBe(10 * INCH + 4000);
  });
});

describe('Shove', () => {
  const shove = (more: Duel = {}) =>
    duel({ ...more, attacker: { tree: path(['shove']) }, attackDice: 's' }).plays('combat', 'melee', 'n1');

  it('[CR-PUSH-21, R-TREE-3, DP-47] the defender may be pushed Range 1 away', () => {
    const story = shove();
    expect([story.asked, story.offered]).toEqual(['red DP-47', ['push', 'decline']]);
    expect(place(story.chooses('push', { direction: [1, 0] }))).toEqual([14, 10]);
  });

  it('[CR-PUSH-22, R-PUSH-7, DP-48] then the shover may pull itself Range 1 toward it, also without the push', () => {
    const story = shove().chooses('decline');
    expect([story.asked, story.offered]).toEqual(['red DP-48', ['pull', 'decline']]);
    expect(place(story.chooses('pull', { direction: [1, 0] }), 'attacker')).toEqual([11, 10]);
  });

  it('[R-PUSH-8] moves characters of Wounded Units', () => {
    const story = shove({ defender: { damage: 10, wounded: 1 } }).chooses('push', { direction: [1, 0] });
    expect(place(story)).toEqual([14, 10]);
  });

  it('[CR-PUSH-19] is no movement: Pinned stays', () => {
    const story = shove({ defender: { conditions: ['pinned'] } }).chooses('push', { direction: [1, 0] });
    expect(story.unit('defender').conditions).toEqual(['pinned']);
    expect(place(story)).toEqual([14, 10]);
  });
});
