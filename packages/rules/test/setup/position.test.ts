import { beginGame, type PositionSetup } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const PRIORITIES = 'shifting-priorities';

const laid = (position: PositionSetup) => {
  const setup = { kind: 'position', mode: 'standard', missions: [PRIORITIES, PRIORITIES], position } as const;
  return beginGame(coreGame(), setup, seeded('laid out')).state;
};

const maul = { card: 'lord-maul', at: [[25400, 25400, 0]] } as const;
const rex = { card: 'cc-7567-captain-rex', at: [null] } as const;
const NOTHING = { damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false };
const BARE = { ...NOTHING, squad: 0, stance: 0, used: [], grants: [], marks: [], hurtBy: null };
const NO_CARDS = { deck: [], discard: [], reserve: null, revealed: [], removed: [] };

describe('a position that says no more than who stands where', () => {
  const { open, hidden, known } = laid({
    sides: [{ units: [maul] }, { units: [rex] }],
    objectives: [{ key: 'A', at: [1, 2, 3] }],
    moment: { at: 'activation', phase: 'main', unit: 'a1' },
  });

  it('is in the first Turn of the first player, at the beginning of the activation', () => {
    expect(open).toMatchObject({ version: 0, epoch: 0, instance: 1, turn: 1, firstPlayer: 0, active: 0, result: null });
    expect(open.activation).toEqual({
      unit: 0,
      origin: 'deck',
      made: [],
      left: 2,
      flipped: false,
      waiting: [],
      bonuses: [],
      cut: false,
      wounds: [],
    });
    expect(open.flags).toEqual({ missionCritical: false, timeCalled: false, corrected: false });
    expect(open.memory).toEqual({
      reserved: false,
      passed: false,
      chosen: null,
      activated: 0,
      triggers: [],
      reacted: [],
      replaced: [],
      barred: [],
      defied: false,
    });
    const nobody = { action: null, strained: false, followers: [], later: [], targets: [] };
    expect(open.resolutions).toEqual([{ id: 1, kind: 'activation', seat: 0, unit: 0, ...nobody }]);
  });

  it('has Units without tokens, and those without a place beside the table', () => {
    expect(open.units).toEqual([
      { id: 0, seat: 0, slot: 1, card: 'lord-maul', characters: [0], ...BARE },
      { id: 1, seat: 1, slot: 1, card: 'cc-7567-captain-rex', characters: [1], ...BARE },
    ]);
    expect(open.characters.map(({ r, ...c }) => [r > 1000, c])).toEqual([
      [true, { id: 0, unit: 0, number: 1, x: 25400, y: 25400, z: 0, onTable: true }],
      [true, { id: 1, unit: 1, number: 1, x: 0, y: 0, z: 0, onTable: false }],
    ]);
  });

  it('has open objectives of nobody, no Force and no cards', () => {
    expect(open.objectives).toEqual([{ key: 'A', x: 1, y: 2, z: 3, active: true, control: null, priority: false }]);
    expect(open.seats).toEqual([
      { edge: 'south', forceReady: 0, forcePool: 0, ...NO_CARDS },
      { edge: 'north', forceReady: 0, forcePool: 0, ...NO_CARDS },
    ]);
    expect([hidden.decks, hidden.missionDeck, hidden.undrawn, known]).toEqual([
      [[], []],
      [],
      [],
      [
        [[], []],
        [[], []],
      ],
    ]);
  });
});

describe('a position that says more', () => {
  const ours = { units: [maul], deck: ['a1', 'shatterpoint'] };
  const theirs = { units: [rex], deck: ['b1', 'shatterpoint'] };

  it('begins with the Turn it names, of the first player where nobody is named active', () => {
    const { open } = laid({ sides: [ours, theirs], turn: 4, firstPlayer: 1, moment: { at: 'turn' } });
    expect([open.turn, open.active, open.firstPlayer]).toEqual([4, 1, 1]);
  });

  it('begins with the first Turn where none is named', () => {
    expect(laid({ sides: [ours, theirs], active: 0 }).open).toMatchObject({ turn: 1, active: 0, firstPlayer: 0 });
  });

  it('has as many actions left as were not made, unless it says how many', () => {
    const moment = { at: 'activation', phase: 'main', unit: 'a1', made: ['move'] } as const;
    const left = (more: { left?: number }) => {
      const { open } = laid({ sides: [ours, theirs], moment: { ...moment, ...more } });
      return open.activation?.left;
    };
    expect([left({}), left({ left: 2 })]).toEqual([1, 2]);
  });

  it('leaves a Defeated Unit’s bases off the table', () => {
    const gone = { card: 'lord-maul', at: [[1000, 1000, 0]], defeated: true } as const;
    const { open } = laid({
      sides: [{ units: [maul, gone] }, theirs],
      moment: { at: 'activation', phase: 'main', unit: 'a1' },
    });
    expect(open.characters.map(({ onTable }) => onTable)).toEqual([true, false, false]);
  });
});
