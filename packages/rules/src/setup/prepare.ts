import { count, type Face } from '../cards/dice.ts';
import type { Position } from '../game/machine.ts';
import { chance, choice, step } from '../kernel/steps.ts';
import { changeUnit } from '../state/change.ts';
import { ahead, otherSeat, SEATS, type Seat, SHATTERPOINT, unitName } from '../state/ids.ts';
import type { Edge, Objective } from '../state/open.ts';
import type { TacticsCards } from '../queries/battleTactics.ts';
import { layDeck } from '../turn/orderDeck.ts';
import { cardOf, unitsOf } from '../game/find.ts';

/** What modes prepare alike: who begins, the sides, the height of tokens, the decks, the stances. */
declare module '../state/frame.ts' {
  interface Steps {
    'setup.firstPlayer': object;
    'setup.side': object;
    'setup.terrain': object;
    'setup.decks': object;
    'setup.shuffle': { tactics: TacticsCards };
    'setup.stances': object;
    'setup.stance': { todo: readonly string[] };
  }
}

const FIRST_PLAYER_DICE = 5;

/** CR-SETUP-02 to CR-SETUP-04; null when everything is equal. */
function betterRoll(a: readonly Face[], b: readonly Face[]): Seat | null {
  for (const face of ['crit', 'strike', 'expertise'] as const) {
    const better = ahead(count(a, face) - count(b, face));
    if (better !== null) return better;
  }
  return null;
}

/** CR-SETUP-05: equal in all three, both roll again. */
chance('setup.firstPlayer', {
  wants: () =>
    SEATS.map(
      (seat) => ({ want: 'dice', die: 'attack', count: FIRST_PLAYER_DICE, purpose: 'first-player', seat }) as const,
    ),
  take: (g, _f, fell) => {
    const [a = [], b = []] = fell as readonly (readonly Face[])[];
    const first = betterRoll(a, b);
    if (first === null) {
      g.next('setup.firstPlayer', {});
      return;
    }
    g.open.firstPlayer = first;
    g.open.active = first;
    g.emit({ event: 'first-player', seat: first, rolls: [a, b] });
    g.done();
  },
});

/** CR-SETUP-06, R-SETUP-1 (DP-04). */
choice('setup.side', {
  ask: (p) => ({ seat: p.open.firstPlayer, point: 'DP-04', options: [{ id: 'south' }, { id: 'north' }] }),
  take: (g, _f, answer) => {
    const first = g.open.firstPlayer;
    const south = answer.option === 'south' ? first : otherSeat(first);
    for (const seat of SEATS) g.open.seats[seat].edge = seat === south ? 'south' : 'north';
    g.done();
  },
});

interface Token {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** CR-SETUP-08: as printed, the lower side of the map at this edge. */
export const laidOut = (tokens: readonly Token[], edge: Edge, table: number): readonly Token[] =>
  tokens.map(({ key, x, y }) => (edge === 'south' ? { key, x, y: table - y } : { key, x: table - x, y }));

function heightOf(p: Position, { key, x, y }: Objective): number {
  const z = p.game.space.tokenHeight(p, x, y);
  if (z === null) throw new Error(`There is no place for objective ${key}.`);
  return z;
}

/** CR-SETUP-14, CR-SETUP-15; that every token finds a place was made sure before the game began (R-SETUP-2). */
step('setup.terrain', (g) => {
  g.open.objectives = g.open.objectives.map((token) => ({ ...token, z: heightOf(g, token) }));
  g.emit({ event: 'terrain', table: g.game.table.name });
  g.done();
});

/** R-BTC-3: once, when the decks are first built. */
step('setup.decks', (g) => {
  g.next('tactics.provider', { todo: SEATS, tactics: [[], []] });
});

/** CR-SETUP-18. */
chance('setup.shuffle', {
  wants: (p, { tactics }) =>
    SEATS.map(
      (seat) =>
        ({
          want: 'shuffle',
          cards: [...unitsOf(p, seat).map(unitName), SHATTERPOINT, ...tactics[seat]],
          purpose: 'order-deck',
          seat,
        }) as const,
    ),
  take: (g, _f, fell) => {
    for (const seat of SEATS) layDeck(g, seat, fell[seat] ?? []);
    g.done();
  },
});

/** CR-DEPLOY-08: the First Player fixes all own stances, then the other player. */
step('setup.stances', (g) => {
  const order = [g.open.firstPlayer, otherSeat(g.open.firstPlayer)];
  const todo = order.flatMap((seat) =>
    unitsOf(g, seat)
      .filter((u) => cardOf(g, u).stances.length > 1)
      .map(unitName),
  );
  g.next('setup.stance', { todo });
});

choice('setup.stance', {
  ask: (p, f) => {
    const u = p.open.units.find((one) => unitName(one) === f.todo[0]);
    if (!u) return { auto: { option: 'done' } };
    const options = cardOf(p, u).stances.map((stance) => ({ id: stance.id }));
    return { seat: u.seat, point: 'DP-10', options, about: { unit: unitName(u) } };
  },
  take: (g, f, answer) => {
    const u = g.open.units.find((one) => unitName(one) === f.todo[0]);
    if (!u) return g.done();
    const side = cardOf(g, u).stances.findIndex((stance) => stance.id === answer.option);
    changeUnit(g, u.id, { stance: side });
    g.emit({ event: 'stance', unit: u.id, stance: answer.option });
    g.next('setup.stance', { todo: f.todo.slice(1) });
  },
});
