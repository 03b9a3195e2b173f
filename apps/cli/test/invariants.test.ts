import type { State } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../src/simulate/invariants.ts';
import { playGame } from '../src/simulate/playing.ts';
import { seat } from '../src/simulate/seating.ts';

const seating = seat('invariants');
const sound = playGame(seating, 120).state;

/** The sound state after something was done to it. */
function faultsAfter(harm: (state: State) => unknown): string {
  const state = structuredClone(sound);
  harm(state);
  return faultsIn(seating.game, state).join('; ');
}

describe('what must always hold', () => {
  it('holds in a sound game', () => {
    expect(faultsAfter(() => {})).toBe('');
  });

  it('no counter lies below zero', () => {
    expect(faultsAfter(({ open }) => Object.assign(open.units[0]!, { damage: -1 }))).toBe(
      'a1 has a counter below zero',
    );
  });

  it('nobody with as much damage as Stamina goes on unwounded', () => {
    expect(faultsAfter(({ open }) => Object.assign(open.units[0]!, { damage: 20, wounded: 0 }))).toMatch(
      /^a1 has 20 damage of \d+ and is not Wounded$/,
    );
  });

  it('nobody has a condition twice', () => {
    expect(faultsAfter(({ open }) => Object.assign(open.units[0]!, { conditions: ['pinned', 'pinned'] }))).toBe(
      'a1 has a condition twice',
    );
  });

  it('no Struggle Card lies in two places, and none is of another mission', () => {
    expect(faultsAfter(({ hidden }) => Object.assign(hidden, { undrawn: [...hidden.undrawn, 'elsewhere'] }))).toContain(
      'the Struggle Cards are',
    );
    expect(
      faultsAfter(({ hidden: h }) => Object.assign(h, { missionDeck: [...h.missionDeck, h.missionDeck[0]!] })),
    ).toContain('the Struggle Cards are');
  });

  it('no more Force is ready than there is', () => {
    expect(faultsAfter(({ open }) => Object.assign(open.seats[1], { forceReady: 99 }))).toContain(
      'seat 1 has 99 Force ready',
    );
  });

  it('no order card is lost', () => {
    expect(faultsAfter(({ open }) => Object.assign(open.seats[0], { discard: [] }))).toContain(
      'the order cards of seat 0 are',
    );
  });

  it('the hidden deck holds what the open one says', () => {
    expect(faultsAfter(({ hidden }) => Object.assign(hidden.decks, [hidden.decks[0].slice(0, -1)]))).toContain(
      'the hidden deck of seat 0',
    );
  });

  it('nobody stands in another base', () => {
    expect(
      faultsAfter(({ open }) => {
        const [a, b] = open.characters;
        Object.assign(b!, { x: a!.x, y: a!.y });
      }),
    ).toContain('cannot rest where it stands (CR-OVER-02)');
  });

  it('nobody defeated stands on the table', () => {
    expect(faultsAfter(({ open }) => Object.assign(open.units[0]!, { defeated: true }))).toContain(
      'although it is defeated',
    );
  });

  it('somebody is asked while the game goes on', () => {
    expect(faultsAfter(({ open }) => Object.assign(open, { decision: null }))).toBe(
      'nobody is asked anything, and the game is not over',
    );
  });

  it('a question offers something, and nothing twice', () => {
    expect(faultsAfter(({ open }) => Object.assign(open, { decision: { ...open.decision!, options: [] } }))).toMatch(
      /offers nothing$/,
    );
    const twice = [{ id: 'same' }, { id: 'same' }];
    expect(faultsAfter(({ open }) => Object.assign(open, { decision: { ...open.decision!, options: twice } }))).toMatch(
      /offers the same twice: same, same$/,
    );
  });

  it('nobody is asked when the game is over', () => {
    expect(faultsAfter(({ open }) => Object.assign(open, { result: { winner: 0, why: 'struggles' } }))).toBe(
      'the game is over, and still somebody is asked',
    );
  });
});
