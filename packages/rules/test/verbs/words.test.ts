import type { Amount, ObjectiveSelector, Selector, Test, UnitId } from '@faultline/rules';
import { duel, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../../src/queries/amount.ts';
import type { Context } from '../../src/state/running.ts';
import { found } from '../../src/queries/select.ts';
import { holds } from '../../src/queries/tests.ts';

/** Hero acts; friend and foe stand beside it, pair is a Unit of two far off, of which only the second hunts. */
const story = skirmish({
  red: {
    hero: { at: [10, 10], tags: ['Clone', 'Scout'], damage: 3 },
    friend: { at: [10, 13], tags: ['Jedi'], rank: 'secondary', wounded: 1, damage: 10, injured: 1 },
  },
  blue: {
    foe: { at: [13, 10], tags: ['Droid'], rank: 'supporting', conditions: ['pinned', 'strained'] },
    pair: {
      at: [
        [30, 30],
        [18, 10],
      ],
      tags: ['Droid', 'Scout'],
      hunker: 2,
      injured: 1,
    },
  },
  objectives: [
    { key: 'L', at: [25400, 27940, 0], control: 0 },
    { key: 'R', at: [76200, 73660, 0], control: 1 },
    { key: 'X', at: [50800, 50800, 0] },
  ],
  activates: 'hero',
  force: [2, 3],
  score: { momentum: [1, 4] },
  sides: [{ deck: [], reserve: 'a2', discard: ['a1'] }, { deck: ['b1', 'b2'] }],
});

const at = (name: string, more: Partial<Context> = {}): Context => ({
  unit: story.unit(name).id,
  trigger: null,
  bound: { foe: 'b1', second: 'b2.2', friend: 'a2' },
  ...more,
});
const position = (told: Story) => ({ game: told.match.game, open: told.open });
const meant = (words: Partial<Selector> | ObjectiveSelector, by = 'hero') =>
  found(position(story), { of: 'unit', side: 'any', ...words } as Selector | ObjectiveSelector, at(by)).join(' ');
const is = (test: Test, by = 'hero') => holds(position(story), test, at(by));
const many = (amount: Amount, more: Partial<Context> = {}) => amountOf(position(story), amount, at('hero', more));

describe('the words of a card mean', () => {
  it.each<[string, Partial<Selector>, string]>([
    ['any side', {}, 'a1 a2 b1 b2'],
    ['itself', { side: 'self' }, 'a1'],
    ['its side', { side: 'allied' }, 'a1 a2'],
    ['the others of its side', { side: 'other-allied' }, 'a2'],
    ['the enemy', { side: 'enemy' }, 'b1 b2'],
    ['a tag', { tag: 'Scout' }, 'a1 b2'],
    ['all tags', { allTags: ['Droid', 'Scout'] }, 'b2'],
    ['ranks', { rank: ['secondary', 'supporting'] }, 'a2 b1'],
    ['Wounded', { wounded: true }, 'a2'],
    ['not Wounded', { wounded: false }, 'a1 b1 b2'],
    ['hurt', { hurt: true }, 'a2 b2'],
    ['unhurt', { hurt: false }, 'a1 b1'],
    ['hunkered', { hunkered: true }, 'b2'],
    ['not hunkered', { hunkered: false }, 'a1 a2 b1'],
    ['one of some conditions', { condition: ['exposed', 'strained'] }, 'b1'],
    ['the one activating', { activating: true }, 'a1'],
    ['not the one activating', { activating: false }, 'a2 b1 b2'],
    ['one of those meant', { among: { bound: 'second' } }, 'b2'],
    ['all but those meant', { besides: { bound: 'second' } }, 'a1 a2 b1'],
    ['near', { within: { range: 2, from: { bound: 'foe' } } }, 'a1 a2 b1'],
    ['Engaged', { engaged: true }, 'a1 a2 b1'],
    ['not Engaged', { engaged: false }, 'b2'],
    ['Engaged with one', { engagedWith: { bound: 'foe' } }, 'a1 a2'],
    ['contesting any', { contesting: true }, 'a1 b1 b2'],
    ['two things at once', { side: 'enemy', tag: 'Scout', wounded: false, engaged: false }, 'b2'],
    ['nobody who is but one of two', { tag: 'Jedi', hunkered: true }, ''],
  ])('%s', (_words, filter, expected) => {
    expect(meant(filter)).toBe(expected);
  });

  it.each<[string, Partial<Selector>, string]>([
    ['one of those meant', { among: { bound: 'second' } }, 'b2.2'],
    ['all but those meant', { side: 'enemy', besides: { bound: 'second' } }, 'b1.1 b2.1'],
    ['contesting', { contesting: true }, 'a1.1 b1.1 b2.1'],
    ['[R-CARD-15] of another Unit', { side: 'other-allied' }, 'a2.1'],
    ['[R-CARD-15] near another than itself', { within: { range: 2, from: 'self', other: true } }, 'a2.1 b1.1'],
  ])('of characters, %s', (_words, filter, expected) => {
    expect(meant({ of: 'character', ...filter })).toBe(expected);
  });

  it('[R-CARD-15] of characters, the other one of its own Unit as well, if the two are near each other', () => {
    const near = (second: readonly [number, number]) => {
      const told = duel({ attacker: { at: [[10, 10], second] }, defender: { at: [30, 30] } });
      const another: Selector = { of: 'character', side: 'allied', within: { range: 2, from: 'self', other: true } };
      return found(position(told), another, { unit: told.unit('attacker').id, trigger: null, bound: {} });
    };
    expect([near([10, 12]), near([10, 20])]).toEqual([['a1.1', 'a1.2'], []]);
  });

  it.each<[string, Omit<ObjectiveSelector, 'of'>, string]>([
    ['all', {}, 'L R X'],
    ['no inactive one', { active: false }, ''],
    ['its own', { controlledBy: 'own' }, 'L'],
    ['the opponent’s', { controlledBy: 'opponent' }, 'R'],
    ['not its own', { controlledBy: 'not-own' }, 'R X'],
    ['contested by it', { contestedBy: 'self' }, 'L'],
    ['contested by one of two', { contestedBy: { bound: 'pair' } }, 'R'],
    ['contested by all of two', { contestedByAll: { bound: 'pair' } }, ''],
    ['within a range', { within: { range: 1, from: 'self' } }, 'L'],
  ])('of objectives, %s', (_words, filter, expected) => {
    const context = at('hero', { bound: { pair: 'b2' } });
    expect(found(position(story), { of: 'objective', ...filter }, context).join(' ')).toBe(expected);
  });
});

describe('a card counts', () => {
  it.each<[string, Amount, number]>([
    ['damage', { count: 'damage', on: 'self' }, 3],
    ['every two damage', { count: 'damage', on: 'self', per: 2 }, 1],
    ['twice for every two', { count: 'damage', on: 'self', per: 2, times: 2 }, 2],
    ['Hunker tokens', { count: 'hunker', on: { bound: 'second' } }, 2],
    ['conditions', { count: 'conditions', on: { bound: 'foe' } }, 2],
    ['Wounded and Injured tokens', { count: 'wounds', on: { bound: 'friend' } }, 2],
    ['Injured tokens', { count: 'injured', on: { bound: 'friend' } }, 1],
    ['Force', { count: 'force' }, 2],
    ['the own Momentum', { count: 'momentum', of: 'own' }, 1],
    ['the opponent’s Momentum', { count: 'momentum', of: 'opponent' }, 4],
    ['who fits', { count: 'found', of: { of: 'unit', side: 'enemy' } }, 2],
    ['nothing spent', { count: 'spent' }, 0],
    ['nothing done', { count: 'done' }, 0],
    ['nothing dealt outside an attack', { count: 'dealt' }, 0],
    ['no dice that were not rolled', { count: 'faces', roll: { bound: 'none' }, face: 'crit' }, 0],
  ])('%s', (_what, amount, expected) => {
    expect(many(amount)).toBe(expected);
  });

  it('what was spent, done and rolled', () => {
    expect(many({ count: 'spent' }, { spent: 2 })).toBe(2);
    expect(many({ count: 'done' }, { done: 3 })).toBe(3);
    const rolls = { own: ['crit', 'block', 'crit'] } as const;
    expect(many({ count: 'faces', roll: { bound: 'own' }, face: 'crit' }, { rolls })).toBe(2);
  });
});

describe('a card asks', () => {
  const near = { test: 'near', who: 'self', of: { bound: 'foe' } } as const;
  const rolled = (atLeast?: number): Test => ({
    test: 'roll-has',
    roll: { bound: 'own' },
    face: 'crit',
    ...(atLeast === undefined ? {} : { atLeast }),
  });

  it.each<[string, Test, boolean]>([
    ['whether two are near', { ...near, range: 2 }, true],
    ['whether two are nearer', { ...near, range: 1 }, false],
    ['whether the far are near', { test: 'near', who: 'self', of: { bound: 'second' }, range: 1 }, false],
    ['whether somebody fits', { test: 'is', who: { bound: 'foe' }, a: { of: 'unit', side: 'enemy' } }, true],
    ['whether a friend is an enemy', { test: 'is', who: { bound: 'friend' }, a: { of: 'unit', side: 'enemy' } }, false],
    ['whether there is one', { test: 'some', who: { of: 'unit', side: 'other-allied' } }, true],
    ['whether there are two', { test: 'some', who: { of: 'unit', side: 'other-allied' }, atLeast: 2 }, false],
    ['whether more', { test: 'more', of: 3, than: 2 }, true],
    ['whether as many are more', { test: 'more', of: 2, than: 2 }, false],
    ['who is Wounded', { test: 'wounded', who: { bound: 'friend' } }, true],
    ['who is not', { test: 'wounded', who: 'self' }, false],
    ['who is hunkered', { test: 'hunkered', who: { bound: 'second' } }, true],
    ['who is not hunkered', { test: 'hunkered', who: 'self' }, false],
    ['a rank', { test: 'rank', who: { bound: 'friend' }, rank: ['secondary'] }, true],
    ['another rank', { test: 'rank', who: 'self', rank: ['secondary'] }, false],
    ['who is Engaged', { test: 'engaged', who: 'self', with: { bound: 'foe' } }, true],
    ['who is not Engaged', { test: 'engaged', who: 'self', with: { bound: 'second' } }, false],
    ['a stance', { test: 'stance', who: 'self', stance: 'plain' }, true],
    ['another stance', { test: 'stance', who: 'self', stance: 'other' }, false],
    ['all of nothing', { test: 'all', of: [] }, true],
    ['any of nothing', { test: 'any', of: [] }, false],
    ['not any', { test: 'not', that: { test: 'any', of: [] } }, true],
    ['a deck that is empty', { test: 'zone-holds', zone: 'deck' }, false],
    ['a reserve that is not', { test: 'zone-holds', zone: 'reserve' }, true],
    ['an order card in reserve', { test: 'order-card', of: { bound: 'friend' }, in: ['reserve'] }, true],
    ['an order card elsewhere', { test: 'order-card', of: { bound: 'friend' }, in: ['deck', 'discard'] }, false],
    ['an enemy’s order card', { test: 'order-card', of: { bound: 'foe' }, in: ['deck'] }, true],
    ['a card in the discard', { test: 'order-card', of: 'self', in: ['discard'] }, true],
    ['how it was activated', { test: 'activated-from', origin: 'deck' }, true],
    ['how it was not', { test: 'activated-from', origin: 'reserve' }, false],
    ['about an attack where none is', { test: 'attack-type', type: 'melee' }, false],
    ['about suffering where none comes', { test: 'would-suffer' }, false],
  ])('%s', (_what, test, expected) => {
    expect(is(test)).toBe(expected);
  });

  it('of the other side its own deck and reserve', () => {
    expect([
      is({ test: 'zone-holds', zone: 'deck' }, 'foe'),
      is({ test: 'zone-holds', zone: 'reserve' }, 'foe'),
    ]).toEqual([true, false]);
  });

  it.each([
    [undefined, true],
    [2, true],
    [3, false],
  ])('for at least %s of two dice', (atLeast, expected) => {
    const context = at('hero', { rolls: { own: ['crit', 'crit', 'failure'] } });
    expect(holds(position(story), rolled(atLeast), context)).toBe(expected);
  });

  it.each(['melee', 'ranged'] as const)('whether an attack is %s', (type) => {
    const trigger = {
      on: 'attack.targeted',
      id: 1,
      listeners: [],
      attack: 1,
      attacker: story.character('hero').id,
      target: story.character('foe').id,
      attackType: 'melee',
      inCombatAction: true,
    } as unknown as NonNullable<Context['trigger']>;
    expect(holds(position(story), { test: 'attack-type', type }, at('hero', { trigger }))).toBe(type === 'melee');
  });

  it('nothing of a Unit where it speaks for no player', () => {
    const nobody = { ...at('hero'), unit: null as UnitId | null };
    expect(found(position(story), { of: 'unit', side: 'any' }, nobody)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(found(position(story), { of: 'unit', side: 'enemy' }, nobody)).toEqual([]);
  });
});
