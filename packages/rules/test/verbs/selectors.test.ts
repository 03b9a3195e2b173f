import type { Amount, ObjectiveSelector, Selector, Test } from '@faultline/rules';
import { active, type MadeUp, type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const OBJECTIVES = [
  { key: 'L', at: [5 * 2540, 5 * 2540, 0] as const, control: 0 as const },
  { key: 'R', at: [20 * 2540, 20 * 2540, 0] as const, control: 1 as const },
  { key: 'X', at: [30 * 2540, 5 * 2540, 0] as const },
];

/** Hero acts; friend is a Wounded Jedi beside it, foe an Engaged trooper, sniper far off with tokens. */
const table = (use: MadeUp, more: Partial<Skirmish> = {}): Story =>
  skirmish({
    red: {
      hero: { at: [10, 10], has: ['act'], tags: ['Clone'] },
      friend: { at: [10, 13], tags: ['Jedi', 'Scout'], rank: 'secondary', wounded: 1 },
    },
    blue: {
      foe: { at: [13, 10], tags: ['Droid'], rank: 'supporting' },
      sniper: { at: [20, 21], tags: ['Droid', 'Scout'], hunker: 1, injured: 1, conditions: ['pinned'] },
    },
    objectives: OBJECTIVES,
    activates: 'hero',
    abilities: { act: use },
    ...more,
  });

const ANY = { of: 'unit', side: 'any' } as const;

/** The names a selector finds, in the order they are offered. */
function names(from: Selector | ObjectiveSelector): string[] {
  const mark = { do: 'order-card', to: 'discard' } as const;
  const story = table(active(0, { do: 'refresh', amount: 0 }, { do: 'each', bind: 'x', from, effects: [mark, mark] }));
  return story.chooses('act').offered;
}

/** Whether a test holds for the hero, with the enemy foe bound: an ability that does nothing else is offered then. */
function holds(test: Test): boolean {
  const choose = { do: 'choose', bind: 'foe', from: { ...ANY, side: 'enemy', rank: ['supporting'] } } as const;
  const story = table(
    active(0, choose, { do: 'when', test, effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] }),
  );
  return story.offered.includes('act');
}

/** How much damage an amount comes to. */
function dealt(amount: Amount): number {
  return table(active(0, { do: 'suffer', who: 'self', amount }, { do: 'refresh', amount: 1 }))
    .chooses('act')
    .unit('hero').damage;
}

describe('who is meant', () => {
  it.each<[string, Partial<Selector>, string[]]>([
    ['one of several tags', { tag: ['Jedi', 'Droid'] }, ['friend', 'foe', 'sniper']],
    ['of one kind or another', { tag: 'Jedi', or: { ...ANY, side: 'enemy', rank: ['supporting'] } }, ['friend', 'foe']],
    ['Wounded, or not', { wounded: false }, ['hero', 'foe', 'sniper']],
    ['hurt by a Wounded or Injured token', { hurt: true }, ['friend', 'sniper']],
    ['Engaged with anybody', { engaged: true }, ['hero', 'friend', 'foe']],
    ['the one activating, or not', { activating: false }, ['friend', 'foe', 'sniper']],
    ['near somebody already meant', { within: { range: 2, from: 'self' } }, ['hero', 'friend', 'foe']],
    [
      'near to two who fit',
      { near: { range: 2, of: { of: 'character', side: 'allied' }, atLeast: 2 } },
      ['hero', 'friend', 'foe'],
    ],
    ['in Line of Sight', { seenBy: 'activating' }, ['hero', 'friend', 'foe', 'sniper']],
  ])('by %s', (_words, filter, expected) => {
    expect(names({ ...ANY, ...filter })).toEqual(expected);
  });

  it('by all of several tags, conditions, Hunker tokens and contested objectives', () => {
    const is = (a: Partial<Selector>) => holds({ test: 'some', who: { ...ANY, ...a }, atLeast: 1 });
    expect(is({ allTags: ['Droid', 'Scout'] })).toBe(true);
    expect(is({ allTags: ['Jedi', 'Droid'] })).toBe(false);
    expect(is({ condition: ['pinned', 'exposed'], hunkered: true, contesting: true })).toBe(true);
    expect(is({ side: 'allied', contesting: true })).toBe(false);
  });

  it('by objective: Active, controlled, contested, near', () => {
    const of = 'objective';
    expect(names({ of })).toEqual(['L', 'R', 'X']);
    expect(names({ of, controlledBy: 'not-own' })).toEqual(['R', 'X']);
    const some = (who: ObjectiveSelector) => holds({ test: 'some', who });
    expect(some({ of, controlledBy: 'opponent', contestedBy: 'self' })).toBe(false);
    expect(some({ of, controlledBy: 'own', within: { range: 5, from: 'self' } })).toBe(true);
    expect(some({ of, active: false })).toBe(false);
    expect(some({ of, active: 'any' })).toBe(true);
  });
});

describe('what must hold', () => {
  const foe = { bound: 'foe' };
  it.each<[string, Test, boolean]>([
    ['somebody already meant fits', { test: 'is', who: foe, a: { ...ANY, tag: 'Droid' } }, true],
    ['somebody already meant fits not', { test: 'is', who: foe, a: { ...ANY, tag: 'Jedi' } }, false],
    ['so many fit', { test: 'some', who: { ...ANY, side: 'enemy' }, atLeast: 2 }, true],
    ['not so many fit', { test: 'some', who: { ...ANY, side: 'enemy' }, atLeast: 3 }, false],
    ['the stance shown', { test: 'stance', who: 'self', stance: 'plain' }, true],
    ['another stance', { test: 'stance', who: 'self', stance: 'other' }, false],
    ['an order card lies in one of the places', { test: 'order-card', of: 'self', in: ['discard', 'reserve'] }, true],
    ['an order card lies elsewhere', { test: 'order-card', of: 'self', in: ['deck'] }, false],
    ['the own deck holds a card', { test: 'zone-holds', zone: 'deck' }, true],
    [
      'the own deck holds no such card',
      { test: 'zone-holds', zone: 'deck', a: { ...ANY, of: 'unit', tag: 'Sith' } },
      false,
    ],
    ['the own reserve is empty', { test: 'zone-holds', zone: 'reserve' }, false],
    ['the activation came from the deck', { test: 'activated-from', origin: 'deck' }, true],
    ['it came not with the Shatterpoint Card', { test: 'activated-from', origin: 'shatterpoint' }, false],
    [
      'one of several',
      {
        test: 'any',
        of: [
          { test: 'wounded', who: 'self' },
          { test: 'near', who: 'self', range: 2, of: foe },
        ],
      },
      true,
    ],
    ['more of one than of another', { test: 'more', of: { count: 'force' }, than: 2 }, true],
    [
      'not more of one',
      { test: 'more', of: { count: 'momentum', of: 'own' }, than: { count: 'momentum', of: 'opponent' } },
      false,
    ],
  ])('%s', (_words, test, expected) => {
    expect(holds(test)).toBe(expected);
  });
});

describe('how many', () => {
  it.each<[string, Amount, number]>([
    ['found', { count: 'found', of: { ...ANY, side: 'enemy' } }, 2],
    ['objectives found, times two', { count: 'found', of: { of: 'objective' }, times: 2 }, 6],
    ['Force that is Ready', { count: 'force' }, 3],
    ['Momentum', { count: 'momentum', of: 'opponent' }, 1],
    ['for every two found', { count: 'found', of: ANY, per: 2 }, 2],
    ['conditions', { count: 'conditions', on: 'self' }, 0],
  ])('%s', (_words, amount, expected) => {
    expect(dealt(amount)).toBe(expected);
  });
});

describe('standing clauses', () => {
  it('can ask for the character they are about', () => {
    const clause = {
      clause: 'always',
      keyword: { name: 'steadfast' },
      for: { of: 'character', side: 'allied' },
      where: { test: 'is', who: 'it', a: { ...ANY, tag: 'Jedi' } },
    } as const;
    const shove = { options: [{ id: 'n1', column: 1, row: 1, start: true, effects: ['shove'] as const }], paths: [] };
    const shoved = (tags: readonly string[]) =>
      skirmish({
        red: { guard: { at: [30, 30], has: ['aura'] }, ward: { at: [13, 10], tags } },
        blue: { bully: { at: [10, 10], tree: shove } },
        active: 1,
        activates: 'bully',
        attackDice: 'c',
        abilities: { aura: { kind: 'innate', clauses: [clause] } },
      }).plays('combat', 'melee', 'n1').asked;
    expect([shoved(['Jedi']), shoved(['Clone'])]).toEqual(['blue DP-48', 'blue DP-47']);
  });
});
