import { figures, library, scriptingOf, wholeLibrary } from '@faultline/cards';
import { beginGame, type SideSetup, type UnitSetup } from '@faultline/rules';
import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { surveyed } from '../../cards/src/unplayed.ts';
import { layOut } from '../src/case.ts';
import { type OddsCase, oddsOf, oddsOfCase } from '../src/index.ts';

const cards = await figures();

/** All cards, and the B2s as they were before their abilities could be played. */
const whole = await wholeLibrary();
const ofDroids = cards.find(({ id }) => id === 'b2-battle-droids')?.abilities.map(({ id }) => id) ?? [];
const played = {
  ...whole,
  abilities: Object.fromEntries(Object.entries(whole.abilities).filter(([id]) => !ofDroids.includes(id))),
};
const all = await surveyed(played, cards);

const caseOf = (attacker: string, defender: string): OddsCase => {
  const [first] = all.units[attacker]?.stances ?? [];
  const type = first?.melee.attack === null ? 'ranged' : 'melee';
  return { attacker: { unit: attacker }, defender: { unit: defender }, type };
};
const ask = (attacker: string, defender: string) => oddsOfCase(all, caseOf(attacker, defender));

describe('abilities that are not played', () => {
  it('of a defender are named: the B2s go without the armour that would make 31 % of Maul’s wounds 11', () => {
    const odds = ask('lord-maul', 'b2-battle-droids');
    expect(odds.assumptions).toEqual([
      'Not all abilities of B2 Battle Droids are played yet; left out, and they may change these odds: Enhanced Blast Armor.',
    ]);
    expect(odds.unplayed).toEqual([
      {
        unit: 'b1',
        card: 'b2-battle-droids',
        name: 'B2 Battle Droids',
        as: 'defender',
        abilities: [{ id: 'enhanced-blast-armor', name: 'Enhanced Blast Armor' }],
      },
    ]);
    const guarded = oddsOfCase(all, { ...caseOf('lord-maul', 'b2-battle-droids'), protection: true });
    expect([odds.wound, guarded.wound].map((wound) => Math.round(1000 * (wound ?? 0)) / 10)).toEqual([31.2, 10.9]);
  });

  it('of an attacker are named: those that wait for its own attacks', () => {
    const [b2] = ask('b2-battle-droids', 'lord-maul').unplayed;
    expect(b2?.as).toBe('attacker');
    expect(b2?.abilities.map(({ name }) => name)).toEqual([
      'Saturation Fire',
      'Enhanced Blast Armor',
      'Close Range Annihilation',
    ]);
  });

  it('are told of every unit that has any, in both roles, and of no other', () => {
    for (const card of cards) {
      const isWhole = scriptingOf(card, played).unscripted.length === 0;
      expect(ask('lord-maul', card.id).unplayed.length, card.id).toBe(isWhole ? 0 : 1);
      expect(ask(card.id, 'lord-maul').unplayed.length, card.id).toBe(isWhole ? 0 : 1);
    }
  });

  it('are told of a fighter even where none is known to change the attack', () => {
    const told = cards.flatMap(({ id }) => ask('lord-maul', id).unplayed);
    const none = told.find(({ abilities }) => abilities.length === 0);
    expect(none).toBeDefined();
    expect(ask('lord-maul', none?.card ?? '').assumptions).toContain(
      `Not all abilities of ${none?.name} are played yet; of those left out none is known to change this attack.`,
    );
  });

  it('are no matter of cards a game is played with: these say what they said', () => {
    expect(library.unplayed).toBeUndefined();
  });
});

const DROIDS_AT: UnitSetup['at'] = [
  [20000, 10000, 0],
  [20000, 20000, 0],
];

describe('abilities of others that are not played', () => {
  /** Maul attacks Anakin; the droids stand beside one of them. */
  const beside = (side: 0 | 1, at: UnitSetup['at'] = DROIDS_AT) => {
    const { game, setup } = layOut(all, caseOf('lord-maul', 'general-anakin-skywalker'));
    if (setup.kind !== 'position') throw new Error('A case is a position.');
    const { position } = setup;
    const [red, blue] = position.sides.map(({ units }, n) => ({
      units: n === side ? [...units, { card: 'b2-battle-droids', at }] : units,
    })) as [SideSetup, SideSetup];
    const chance = { kind: 'scripted' as const, attack: [], defense: [], shuffles: [] };
    const { open } = beginGame(game, { ...setup, position: { ...position, sides: [red, blue] } }, chance).state;
    return oddsOf({ game, open }, 'a1.1', 'melee', 'b1.1')?.unplayed;
  };

  it('are told where they may change the attack, with the side they stand on', () => {
    const told = (side: 0 | 1) => beside(side)?.map(({ unit, as }) => `${unit} ${as}`);
    expect([told(0), told(1)]).toEqual([['a2 beside attacker'], ['b2 beside defender']]);
  });

  it('are not told of those that only wait for their own attacks', () => {
    expect(beside(0)?.[0]?.abilities.map(({ id }) => id)).toEqual(['enhanced-blast-armor']);
  });

  it('are not told of those who are not on the table', () => {
    expect(beside(0, [null, null])).toEqual([]);
  });
});

it('an ability nothing is known of is told by its id, for it may do anything', () => {
  const story = duel({ defender: { has: ['strange-armour'] } });
  const position = { game: story.match.game, open: story.open };
  expect(oddsOf(position, 'a1.1', 'melee', 'b1.1')?.unplayed.map(({ abilities }) => abilities)).toEqual([
    [{ id: 'strange-armour', name: 'Strange Armour' }],
  ]);
});
