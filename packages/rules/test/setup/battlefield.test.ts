import { randomOpponent } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { type Table, TABLE_IDS, TABLES } from '@faultline/geometry';
import { CONSTANTS, hashOf, Match, type TerrainPart, parseGame, standard, tableOf, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const begun = (mission: string, table: Table, seed = 'battlefield'): Match => {
  const teams = [
    { ...REPUBLIC, mission },
    { ...SHADOW, mission },
  ] as const;
  return Match.begin(coreGame({ table }), { kind: 'teams', mode: 'standard', teams }, seeded(seed, 'fast'));
};

/** Plays by chance until the given moment, or to the end. */
function playOn(match: Match, until: (match: Match) => boolean = () => false): Match {
  const bots = [randomOpponent(match.game, 'a'), randomOpponent(match.game, 'b')] as const;
  for (let { decision } = match.state.open; decision && !until(match); { decision } = match.state.open) {
    const answer = bots[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
  return match;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const field of Object.values(value)) frozen(field);
  }
  return value;
}

/** A block in the middle of the table, where objective C lies; half its width is given. */
function block(name: string, half: number, walkable: boolean): TerrainPart {
  const [low, high] = [45720 - half, 45720 + half];
  const footprint = [[low, low, high, low, high, high, low, high]];
  return { name, feature: name, footprint, bottom: 0, top: 7000, walkable, blocked: true, impassable: true };
}

const MISSIONS = Object.keys(library.missions);

describe('the battlefield', () => {
  it('[CR-SETUP-14, SD-TER-08] is laid once the mission is chosen and its tokens lie there', () => {
    const match = playOn(begun('shifting-priorities', TABLES['core-1']), ({ state }) =>
      state.open.characters.some((c) => c.onTable),
    );
    const order = match.eventsSince().map(({ event }) => event);
    expect(order.filter((event) => ['mission', 'terrain', 'deployed'].includes(event))).toEqual([
      'mission',
      'terrain',
      'deployed',
    ]);
  });

  const heightOnDeck = (half: number): number | undefined =>
    playOn(
      begun('shifting-priorities', tableOf('deck', [block('deck', half, true)])),
      ({ state }) => state.open.objectives.length > 0,
    ).state.open.objectives.find((o) => o.key === 'C')?.z;

  it('[CR-SETUP-14, SD-TER-07, SD-R-75] lifts a token onto what it is laid under', () => {
    expect(heightOnDeck(6000)).toBe(7000);
  });

  it('[SD-TKN-04, SD-R-75] carries a token only where all of it lies: its size is set, 25.4 mm across', () => {
    expect(heightOnDeck(CONSTANTS.objective)).toBe(7000);
    expect(() => heightOnDeck(CONSTANTS.objective - 100)).toThrow('no place for objective C');
  });

  it.each(TABLE_IDS)('[R-SETUP-2, DP-06] %s is a layout that any of the missions may be laid on', (id) => {
    for (const mission of MISSIONS) expect(begun(mission, TABLES[id]).state.open.decision?.point).toBe('DP-04');
  });

  it('[R-SETUP-2, DP-06] one that leaves a token no place is refused for that mission, with both named', () => {
    expect(() => begun('shifting-priorities', tableOf('crate', [block('crate', 700, false)]))).toThrow(
      'The table "crate" has no place for objective C of Shifting Priorities.',
    );
  });

  it('[CR-SETUP-17, SD-TER-06] stays as it was fixed before the game, to the end of it and in its file', () => {
    const table = frozen(structuredClone(TABLES['core-2']));
    const before = hashOf(table);
    const match = playOn(begun('strategic-positions', table));
    expect(match.state.open.result).not.toBeNull();
    expect([hashOf(match.game.table), hashOf(parseGame(JSON.stringify(match.file())).table)]).toEqual([before, before]);
  });
});

describe('the Struggle Cards of the chosen set', () => {
  it('[HI-06] that may still come are known to everyone all through the game', () => {
    const phases = (...wanted: number[]): string[][] =>
      wanted.map((phase) =>
        (library.missions['first-contact']?.struggles ?? []).filter((card) => card.phase === phase).map(({ id }) => id),
      );
    const match = begun('first-contact', TABLES['core-1']);
    const seen = (): unknown[] =>
      ([0, 1, 'public'] as const).map((who) =>
        standard.unseen({ game: match.game, open: viewFor(match.state, who).open }),
      );
    expect(seen()).toEqual(Array(3).fill(phases(1, 2, 3)));
    playOn(match, ({ state }) => state.open.turn === 1);
    expect(seen()).toEqual(Array(3).fill(phases(2, 3)));
  });

  it('[CR-DEPLOY-10] have no rule in force before they are revealed, and from then on all of it', () => {
    const match = begun('strategic-positions', TABLES['core-1']);
    const lent = (): readonly string[] => {
      const [first] = match.state.open.units;
      return first ? standard.grantedAbilities({ game: match.game, open: match.state.open }, first) : [];
    };
    playOn(match, ({ state }) => state.open.decision?.point === 'DP-10');
    expect(lent()).toEqual([]);
    playOn(match, ({ state }) => state.open.turn === 1);
    expect(lent()).toEqual(['defensive-positions']);
  });
});
