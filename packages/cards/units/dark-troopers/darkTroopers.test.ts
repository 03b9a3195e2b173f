import type { Icon } from '@faultline/rules';
import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'dark-troopers';
const at = [
  [13, 10],
  [30, 30],
] as const;

describe('Jump Boots', () => {
  it('[CR-MOVE-04] lets each jump', () => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: [30, 30] } }).plays('jump-boots', 'attacker.1');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('Coordinated Fire', () => {
  it('Strains the target of another of the Empire within Range 5', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire'] },
      red: {
        droids: {
          is,
          at: [
            [13, 15],
            [13, 18],
          ] as const,
        },
      },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-strained-galactic-empire@droids');
    expect(story.told('condition')[0]).toBe('condition defender strained');
  });
});

describe('Immovable', () => {
  const pushing = (blue: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      attacker: { is: 'asajj-ventress-sith-assassin' },
      defender: {
        is,
        at: [
          [14, 10],
          [30, 30],
        ] as const,
      },
      blue,
      force: [9, 0],
    });

  it('keeps them where they are when Ventress uses Force Push', () => {
    const story = pushing({ other: { at: [12, 14] } }).plays('force-push', 'defender.1');
    expect([story.asked, story.character('defender').x]).toEqual(['red DP-23', 14 * 2540]);
  });

  it('[R-ABIL-4] leaves it unoffered where she could push nobody else', () => {
    expect(pushing().offered).not.toContain('force-push');
  });

  it('does not keep a Shove of a Combat Tree from pushing them', () => {
    const story = duel({ attacker: { tree: path(['shove']) }, defender: { is, at }, attackDice: 's' });
    expect(story.plays('combat', 'melee', 'n1').offered).toContain('push');
  });
});

describe('Unrelenting', () => {
  const struck = (...icons: readonly Icon[]) =>
    duel({ attacker: { tree: path(icons) }, defender: { is, at }, attackDice: 's' }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-06] is Protection', () => {
    expect(struck('damage', 'damage').told('suffered')).toEqual(['suffered defender 1']);
  });

  it('is Immunity to Pinned', () => expect(struck('pinned').unit('defender').conditions).toEqual([]));

  it('is none to other conditions', () => expect(struck('exposed').unit('defender').conditions).toEqual(['exposed']));

  it('keeps the Unreliable Informant from Pinning them', () => {
    const story = duel({
      attacker: { is: 'ezra-bridger-spectre-6' },
      defender: {
        is,
        at: [
          [14, 10],
          [30, 30],
        ] as const,
      },
      defenseDice: 'f',
    }).plays('unreliable-informant');
    expect(story.unit('defender').conditions).toEqual([]);
  });
});
