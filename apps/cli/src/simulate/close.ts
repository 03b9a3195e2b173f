import {
  drawing,
  fast,
  type Game,
  type Place,
  type Seat,
  type Setup,
  sha256,
  SHATTERPOINT,
  type SideSetup,
  type TeamSetup,
} from '@faultline/rules';

/** Spaces of a square grid round the middle of the table, wide enough for the largest base. */
const STEP = 5400;
const ACROSS = 6;

interface Beginning {
  readonly game: Game;
  readonly teams: readonly [TeamSetup, TeamSetup];
  readonly seed: string;
}

/**
 * A game that begins in the thick of it: everyone stands mixed in the middle of the table. Opponents who move by
 * chance seldom meet when they come from the edges, and fights are what a search for defects needs.
 */
export function closeSetup({ game, teams, seed }: Beginning): Setup {
  const random = drawing(fast(sha256(`${seed}/close`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const shuffled = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    return items.map(() => left.splice(random(left.length), 1)[0] as T);
  };
  const middle = game.constants.size / 2 - ((ACROSS - 1) * STEP) / 2;
  const grid = Array.from(
    { length: ACROSS * ACROSS },
    (_, i): Place => [middle + (i % ACROSS) * STEP, middle + Math.floor(i / ACROSS) * STEP, 0],
  );
  const places = shuffled(grid);
  const side = (team: TeamSetup, letter: string): SideSetup => {
    const cards = team.squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]);
    const pool = cards.reduce((sum, id) => sum + (game.library.units[id]?.force ?? 0), 0);
    return {
      units: cards.map((card) => ({
        card,
        at: (game.library.units[card]?.bases ?? []).map(() => places.pop() ?? null),
        stance: random(game.library.units[card]?.stances.length ?? 1),
      })),
      force: { ready: pool, pool },
      deck: shuffled([...cards.map((_, i) => `${letter}${i + 1}`), SHATTERPOINT]),
    };
  };
  const mission = game.library.missions[teams[0].mission];
  const phase = (n: number) => shuffled((mission?.struggles ?? []).filter((card) => card.phase === n));
  const [first, ...later] = [1, 2, 3].map((n) => phase(n)[0]);
  const active = first?.maps[0] ?? [];
  return {
    kind: 'position',
    mode: 'standard',
    missions: [teams[0].mission, teams[1].mission],
    position: {
      sides: [side(teams[0], 'a'), side(teams[1], 'b')],
      objectives: (mission?.objectives ?? []).map(({ key, x, y }) => ({
        key,
        at: [x, game.constants.size - y, 0],
        active: active.includes(key),
      })),
      firstPlayer: random(2) as Seat,
      score: { card: first?.id ?? null, map: 1 },
      missionDeck: later.flatMap((card) => (card ? [card.id] : [])),
    },
  };
}
