import type { Effect, SideSetup } from '@faultline/rules';
import { active, innate, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const SP = 'shatterpoint';
const watch = innate({ on: 'card.reserved' }, { do: 'may', effects: [] });
const red = { one: { at: [5, 5], has: ['watch', 'act'] }, two: { at: [8, 5] } } as const;
const blue = { enemy: { at: [30, 30] } } as const;

/** The first Unit’s ability lays its own card; it is Exposed if that happened. */
const lays = (to: 'reserve' | 'shuffled', side: Partial<SideSetup>, shuffles: readonly string[][] = []) => {
  const lay: Effect = { do: 'order-card', of: 'self', to };
  const note: Effect = { do: 'if-did', effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] };
  const abilities = { watch, act: active(0, lay, note) };
  return skirmish({ red, blue, abilities, activates: 'one', sides: [side, {}], shuffles }).chooses('act');
};

describe('a card put into reserve', () => {
  it('[CR-ORDER-09] lies there when it is answered, and the event knows whether it was paid for', () => {
    const bought = skirmish({
      red,
      blue,
      abilities: { watch, act: active(0) },
      sides: [{ deck: ['a1', 'a2', SP] }, {}],
    });
    const stories = [bought.chooses('reserve'), lays('reserve', { deck: ['a2', SP], discard: ['a1'] })];
    for (const [i, story] of stories.entries()) {
      expect([story.asked, story.open.seats[0].reserve]).toEqual(['red DP-57', 'a1']);
      expect(story.open.memory.triggers).toMatchObject([{ on: 'card.reserved', card: 'a1', paid: i === 0 }]);
    }
  });

  it('[R-ABIL-8] by an effect has happened', () => {
    const story = lays('reserve', { deck: ['a2', SP], discard: ['a1'] }).chooses('no');
    expect([story.open.seats[0].discard, story.unit('one').conditions]).toEqual([[], ['exposed']]);
  });

  it('[CR-ORDER-08] does not go beside another, and nothing has happened', () => {
    const story = lays('reserve', { deck: [SP], discard: ['a1'], reserve: 'a2' });
    expect(story.open.seats[0]).toMatchObject({ reserve: 'a2', discard: ['a1'] });
    expect([story.unit('one').conditions, story.told('reserved')]).toEqual([[], []]);
  });
});

it('[R-ABIL-8] a card shuffled into the deck lies there once, and in no other place', () => {
  const story = lays('shuffled', { deck: ['a2', SP], discard: ['a1'] }, [['a1', SP, 'a2']]);
  expect(story.open.seats[0]).toMatchObject({ deck: ['a1', 'a2', SP], discard: [] });
  expect(story.match.state.hidden.decks[0]).toEqual(['a1', SP, 'a2']);
  expect(story.unit('one').conditions).toEqual(['exposed']);
});
