import type { Effect } from '@faultline/rules';
import { active, type Skirmish, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** What a text does "if you do": the hero is Exposed when the step before happened, Disarmed when it did not. */
function told(step: Effect, choices: readonly string[] = [], setup: Partial<Skirmish> = {}): string {
  const note = (condition: 'exposed' | 'disarmed'): Effect => ({ do: 'gain', who: 'self', condition });
  const story = skirmish({
    red: {
      hero: { at: [10, 10], has: ['act'], damage: 2, hunker: 1, conditions: ['pinned'] },
      friend: { at: [30, 10], wounded: 1, damage: 10 },
    },
    blue: { foe: { at: [20, 30] } },
    activates: 'hero',
    score: { momentum: [1, 0] },
    sides: [{ force: { ready: 1, pool: 2 }, deck: ['a2', 'shatterpoint'], discard: ['a1'] }, {}],
    shuffles: [['a2', 'shatterpoint', 'a1']],
    objectives: [{ key: 'L', at: [40000, 40000, 0], control: 0 }],
    ...setup,
    abilities: {
      ...setup.abilities,
      act: active(0, { do: 'choose', bind: 'friend', from: { of: 'unit', side: 'other-allied' } }, step, {
        do: 'if-did',
        effects: [note('exposed')],
        otherwise: [note('disarmed')],
      }),
    },
  });
  story.plays('act', ...choices);
  const { conditions } = story.unit('hero');
  return conditions.includes('exposed') ? 'did' : conditions.includes('disarmed') ? 'did not' : `asks ${story.asked}`;
}

const FRIEND = { bound: 'friend' } as const;

describe('if it did', () => {
  it.each<[string, Effect, ...string[]]>([
    ['suffer damage', { do: 'suffer', who: 'self', amount: 1 }],
    ['gain a condition', { do: 'gain', who: 'self', condition: 'strained' }],
    ['take off Hunker tokens', { do: 'drop-hunker', who: 'self', tokens: 'all' }],
    ['gain a Hunker token', { do: 'hunker', who: 'self' }],
    ['gain a keyword', { do: 'grant', who: 'self', keyword: { name: 'steadfast' }, until: 'turn' }],
    ['gain a tag', { do: 'tag', who: 'self', tag: 'hero', until: 'turn' }],
    ['be Defeated', { do: 'defeat', who: FRIEND }],
    ['lay a card', { do: 'order-card', of: FRIEND, to: 'discard' }],
    ['shuffle a card in', { do: 'order-card', of: 'self', to: 'shuffled' }],
    ['refresh the deck', { do: 'refresh-deck' }],
    ['look at a card', { do: 'look' }],
    ['roll', { do: 'roll', bind: 'r', die: 'attack', dice: 1 }],
    ['refresh Force', { do: 'refresh', amount: 1 }],
    ['gain Momentum', { do: 'momentum', amount: 1 }],
    ['lose Momentum', { do: 'lose-momentum', amount: 1 }],
    ['move the Struggle token', { do: 'struggle', spaces: 1 }],
    ['take an Injured token', { do: 'injure', who: 'self', tokens: 1 }],
    ['shed damage', { do: 'shed', who: 'self', damage: 1 }],
    ['shed a Wounded token', { do: 'shed', who: FRIEND, wounded: 1 }],
    ['prepare the next attack', { do: 'next-attack', who: 'self', dice: 1 }],
    ['hold', { do: 'check', test: { test: 'more', of: 1, than: 0 } }],
    ['heal', { do: 'heal', who: 'self' }, 'hero:damage'],
    ['pay 1 Force', { do: 'may', force: 1, effects: [] }, 'yes'],
    ['pay 1 Momentum', { do: 'may', momentum: 1, effects: [] }, 'yes'],
    ['shed a condition', { do: 'shed', who: 'self', conditions: 1 }],
  ])('%s', (_what, step, ...choices) => {
    expect(told(step, choices)).toBe('did');
  });

  it.each<[string, Effect, ...string[]]>([
    ['suffer no damage', { do: 'suffer', who: 'self', amount: 0 }],
    ['hurt who is Wounded', { do: 'suffer', who: FRIEND, amount: 1 }],
    ['gain what it has', { do: 'gain', who: 'self', condition: 'pinned' }],
    ['take off no Hunker tokens', { do: 'drop-hunker', who: FRIEND, tokens: 'all' }],
    ['gain no Momentum', { do: 'momentum', amount: 0 }],
    ['lose Momentum nobody has', { do: 'lose-momentum', amount: 1, of: 'opponent' }],
    ['shed what is not there', { do: 'shed', who: 'self', wounded: 1 }],
    ['change to a second stance of none', { do: 'change-stance', who: 'self' }],
    ['add dice outside an attack', { do: 'add-dice', roll: 'attack', dice: 1 }],
    ['change dice outside an attack', { do: 'dice', roll: 'attack', change: { how: 'add', face: 'crit' } }],
    ['split no pool', { do: 'split-pool' }],
    ['lay a card that is not there', { do: 'order-card', of: 'reserved', to: 'discard' }],
    ['lose a keyword it has not', { do: 'lose', who: 'self', keyword: 'steadfast', until: 'turn' }],
    ['gain a tag nobody chose', { do: 'tag', who: 'self', tag: { bound: 'none' }, until: 'turn' }],
    ['pick of nothing', { do: 'pick', among: [{ name: 'x', effects: [{ do: 'shed', who: 'self', wounded: 1 }] }] }],
    ['do for nobody', { do: 'each', bind: 'c', from: { of: 'unit', side: 'any', rank: ['secondary'] }, effects: [] }],
    ['shed no Injured token', { do: 'shed', who: 'self', injured: 'all' }],
    ['hold', { do: 'check', test: { test: 'more', of: 0, than: 0 } }],
    ['heal, which was declined', { do: 'heal', who: 'self' }, 'decline'],
    ['pay, which was declined', { do: 'may', force: 1, effects: [] }, 'no'],
    ['attack without a target', { do: 'attack', who: 'self', dice: 3, types: ['melee'] }],
  ])('not %s', (_what, step, ...choices) => {
    expect(told(step, choices)).toBe('did not');
  });

  it.each<[string, 'did' | 'did not', ...string[]]>([
    ['made', 'did', 'melee'],
    ['declined', 'did not', 'decline'],
  ])('[R-ABIL-8] an attack that was %s %s', (_what, expected, ...choices) => {
    const foe = { foe: { at: [13, 10] } } as const;
    expect(told({ do: 'attack', who: 'self' }, choices, { blue: foe })).toBe(expected);
  });

  it.each<[string, 'did' | 'did not', string, readonly [number, number]]>([
    ['an advance', 'did', 'advance', [20, 30]],
    ['a dash for an advance while Engaged', 'did not', 'dash', [13, 10]],
    ['a climb in its place', 'did not', 'climb', [20, 30]],
  ])('[R-ABIL-8, R-MOVE-4] where it says advance, %s %s', (_what, expected, kind, foe) => {
    const note = { do: 'gain', who: 'self', condition: 'exposed' } as const;
    const story = skirmish({
      red: { hero: { at: [10, 10], has: ['act', 'claws'] } },
      blue: { foe: { at: foe } },
      activates: 'hero',
      abilities: {
        act: active(0, { do: 'move', who: 'self', move: 'advance' }, { do: 'if-did', effects: [note] }),
        claws: { kind: 'innate', clauses: [{ clause: 'always', keyword: { name: 'scale' } }] },
      },
    }).chooses('act');
    const { conditions } = story.chooses(kind, { to: [10, 9] }).unit('hero');
    expect(conditions.includes('exposed') ? 'did' : 'did not').toBe(expected);
  });

  it.each<[string, Effect, Partial<Skirmish>]>([
    ['refresh Force that is Ready', { do: 'refresh', amount: 1 }, { sides: [{ force: { ready: 2, pool: 2 } }, {}] }],
    ['move a token that is as far as it goes', { do: 'struggle', spaces: 1 }, { score: { token: 8 } }],
    ['move a token of a Struggle that is won', { do: 'struggle', spaces: 1 }, { score: { won: 1 } }],
    ['move it no space', { do: 'struggle', spaces: 0 }, {}],
    ['gain Momentum on a full side', { do: 'momentum', amount: 1 }, { score: { momentum: [8, 0], token: -1 } }],
  ])('[R-ABIL-8] not %s', (_what, step, setup) => {
    expect(told(step, [], setup)).toBe('did not');
  });
});

it('a card laid into reserve by an effect is told', () => {
  const story = skirmish({
    red: { hero: { at: [10, 10], has: ['act'] } },
    blue: { foe: { at: [20, 30] } },
    activates: 'hero',
    abilities: { act: active(0, { do: 'order-card', of: 'self', to: 'reserve' }) },
  }).chooses('act');
  expect(story.told('reserved')).toEqual(['reserved red a1']);
});
