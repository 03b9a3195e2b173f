import { duel, FAR, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const inch = 2540;
const rex = { is: 'cc-7567-captain-rex', at: [10, 18] } as const;
const clones = {
  is: '501st-clone-troopers',
  damage: 2,
  at: [
    [10, 14],
    [12, 14],
  ],
} as const;

describe('Bring It On, Clankers', () => {
  it('answers the token of the clones’ own Defensive Maneuver', () => {
    const story = skirmish({
      red: { clones, rex },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
    }).plays('defensive-maneuver', 'clones.1');
    story.chooses('dash', { to: [9, 14] }).plays('decline', 'clones.1');
    expect(story.offered).toContain('clones:damage');
  });

  it('and the one of Get a Move On, Soldier', () => {
    const story = skirmish({
      red: { clones, rex },
      blue: { enemy: { at: [30, 30] } },
      activates: 'rex',
      moment: { phase: 'start' },
    }).plays('clones.1', 'decline', 'yes');
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['clones.1', 'clones.2']]);
  });
});

describe('Brothers in Arms', () => {
  it('[CR-KEY-09] does not keep Rex from being driven away by Force Push', () => {
    const story = duel({
      attacker: { is: 'asajj-ventress-sith-assassin' },
      defender: { is: rex.is, at: [15, 10], hunker: 1 },
    }).chooses('force-push');
    expect(story.chooses('push', { direction: [1, 0] }).character('defender').x).toBe(21 * inch);
  });

  it('[CR-KEY-09] nor clones from being pulled where There Is No Place to Run', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 8] } },
      blue: { clones: { ...clones, hunker: 1 } },
      activates: 'maul',
    }).plays('there-is-no-place-to-run', 'force', 'clones.1');
    expect(story.chooses('pull', { direction: [0, -1] }).character('clones.1').y).toBe(11 * inch);
  });
});

describe('I’m Always First, Kid', () => {
  const after = (has: readonly string[]) =>
    skirmish({
      red: {
        clones: {
          is: clones.is,
          at: [
            [10, 10],
            [2, 30],
          ],
        },
        rex: { is: rex.is, at: [10, 13] },
        others: {
          is: clones.is,
          at: [
            [8, 6],
            [8, 8],
          ],
        },
      },
      blue: { ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: FAR, has } },
      activates: 'clones',
    }).plays('combat', 'clones.1', 'ranged');

  it('is a shot that Deflect answers as well, but only once a Turn', () => {
    const way = ['coordinated-fire-strained@others', 'deflect@ahsoka', 'im-always-first-kid@rex'];
    const unused = ['coordinated-fire-strained@others', 'pass', 'im-always-first-kid@rex'];
    const offered = (played: readonly string[]) => {
      const story = after(['deflect']).plays(...played);
      return story.chooses('dash', { to: [11, 13] }).chooses('ranged').offered;
    };
    expect(offered(unused)).toContain('deflect@ahsoka');
    expect(offered(way)).not.toContain('deflect@ahsoka');
  });

  it('[R-ACT-1] is part of no Combat action: Coordinated Fire does not answer it', () => {
    const story = after([]).chooses('pass').chooses('im-always-first-kid@rex');
    story.chooses('dash', { to: [11, 13] }).chooses('ranged');
    expect(story.told('attack')).toHaveLength(2);
    expect(story.offered).not.toContain('coordinated-fire-strained@others');
  });
});
