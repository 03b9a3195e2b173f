import type { Effect } from '@faultline/rules';
import { active, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

type Shed = Omit<Extract<Effect, { do: 'shed' }>, 'do' | 'who'>;

/** A friend with these tokens loses some by the hero’s ability. */
const shed = (friend: Partial<Fighter>, tokens: Shed) =>
  skirmish({
    red: { hero: { at: [10, 10], has: ['act'] }, friend: { at: [10, 14], durability: 5, ...friend } },
    blue: { enemy: { at: [30, 30] } },
    activates: 'hero',
    abilities: {
      act: active(
        0,
        { do: 'choose', bind: 'f', from: { of: 'unit', side: 'other-allied' } },
        { do: 'shed', who: { bound: 'f' }, ...tokens },
        { do: 'if-did', effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] },
        { do: 'gain', who: 'self', condition: 'pinned' },
      ),
    },
  }).chooses('act');

describe('tokens are taken off', () => {
  it.each<[string, Partial<Fighter>, Shed, Partial<Fighter>]>([
    ['so much damage', { damage: 3 }, { damage: 2 }, { damage: 1 }],
    ['all of it', { damage: 3 }, { damage: 'all' }, { damage: 0 }],
    ['no more than there is', { damage: 3 }, { damage: 5 }, { damage: 0 }],
    ['so many Injured tokens', { injured: 3 }, { injured: 1 }, { injured: 2 }],
    ['all of them', { injured: 3 }, { injured: 'all' }, { injured: 0 }],
    [
      'a Wounded token with all damage',
      { wounded: 1, damage: 10 },
      { wounded: 1, damage: 'all' },
      { wounded: 0, damage: 0 },
    ],
    ['one of two', { wounded: 2, damage: 10 }, { wounded: 1 }, { wounded: 1, damage: 10 }],
    ['both of two', { wounded: 2, damage: 10 }, { wounded: 3, damage: 4 }, { wounded: 0, damage: 6 }],
    ['all conditions', { conditions: ['pinned', 'exposed'] }, { conditions: 'all' }, { conditions: [] }],
    ['as many as there are', { conditions: ['pinned', 'exposed'] }, { conditions: 2 }, { conditions: [] }],
    [
      'and of everything at once',
      { injured: 2, damage: 3, conditions: ['pinned'] },
      { injured: 1, damage: 1, conditions: 1 },
      { injured: 1, damage: 2, conditions: [] },
    ],
  ])('%s', (_what, friend, tokens, then) => {
    const story = shed(friend, tokens);
    expect(story.unit('friend')).toMatchObject(then);
    expect(story.unit('hero').conditions).toEqual(['exposed', 'pinned']);
  });

  it('[CR-WND-05] no damage while the Unit is still Wounded', () => {
    const story = shed({ wounded: 2, damage: 10 }, { wounded: 1, damage: 'all' });
    expect(story.unit('friend')).toMatchObject({ wounded: 1, damage: 10 });
  });

  it('[DP-34] fewer conditions than there are, in its player’s choice, one after the other', () => {
    const story = shed({ conditions: ['pinned', 'exposed', 'strained'] }, { conditions: 2 });
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['strained', 'exposed', 'pinned']]);
    expect([story.chooses('exposed').asked, story.offered]).toEqual(['red DP-34', ['strained', 'pinned']]);
    expect(story.chooses('pinned').unit('friend').conditions).toEqual(['strained']);
    expect(story.unit('hero').conditions).toEqual(['exposed', 'pinned']);
  });

  it.each<[string, Partial<Fighter>, Shed]>([
    ['damage', { injured: 1, conditions: ['pinned'] }, { damage: 'all' }],
    ['Injured tokens', { damage: 1, conditions: ['pinned'] }, { injured: 'all' }],
    ['conditions', { damage: 1, injured: 1 }, { conditions: 'all' }],
    ['damage of the Wounded', { damage: 10, wounded: 1 }, { damage: 1 }],
  ])('[R-ABIL-8] and nothing has happened where there is no such token: %s', (_what, friend, tokens) => {
    expect(shed(friend, tokens).unit('hero').conditions).toEqual(['pinned']);
  });
});
