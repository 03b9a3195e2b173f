import {
  type Game,
  type Open,
  type Position,
  SEATS,
  type Seat,
  isTactics,
  SHATTERPOINT,
  type State,
  unitName,
} from '@faultline/rules';

/**
 * What holds after every command of every game. Each fault is a sentence; none is what a sound game has.
 * Cheap on purpose: it runs hundreds of thousands of times in a simulation.
 */
export function faultsIn(game: Game, state: State): string[] {
  const { open } = state;
  return [
    ...countersBelowZero(open),
    ...SEATS.flatMap((seat) => strayCards(state, seat)),
    ...restingBadly({ game, open }),
    ...nobodyToMove(open),
  ];
}

function countersBelowZero(open: Open): string[] {
  const faults: string[] = [];
  for (const u of open.units) {
    if (u.damage < 0 || u.wounded < 0 || u.injured < 0 || u.hunker < 0)
      faults.push(`${unitName(u)} has a counter below zero`);
  }
  for (const seat of SEATS) {
    const { forceReady, forcePool } = open.seats[seat];
    if (forceReady < 0 || forceReady > forcePool)
      faults.push(`seat ${seat} has ${forceReady} Force ready out of ${forcePool}`);
  }
  if (open.activation && open.activation.left < 0) faults.push('an activation has fewer than no actions left');
  if (open.score.mode === 'standard' && (Math.min(...open.score.momentum) < 0 || Math.abs(open.score.token) > 8))
    faults.push(`the tracker stands at ${open.score.token} with Momentum ${open.score.momentum.join(' and ')}`);
  return faults;
}

/** Every order card lies in exactly one zone once the decks are laid, and the hidden deck is the open one in some order. */
function strayCards(state: State, seat: Seat): string[] {
  const { deck, discard, reserve, revealed, removed } = state.open.seats[seat];
  const lying = [...deck, ...discard, ...revealed, ...removed, ...(reserve === null ? [] : [reserve])];
  if (lying.length === 0 && state.open.turn === 0) return [];
  const all = [
    ...state.open.units.filter((u) => u.seat === seat).map(unitName),
    SHATTERPOINT,
    ...lying.filter(isTactics),
  ];
  const faults =
    lying.length === all.length && all.every((card) => lying.includes(card))
      ? []
      : [`the order cards of seat ${seat} are ${lying.join(', ')} instead of ${all.join(', ')}`];
  const order = state.hidden.decks[seat];
  if (order.length !== deck.length || !order.every((card) => deck.includes(card)))
    faults.push(`the hidden deck of seat ${seat} does not hold the cards it should`);
  if (SEATS.some((viewer) => state.known[viewer][seat].length !== order.length))
    faults.push(`what is known of the deck of seat ${seat} has another length than the deck`);
  return faults;
}

function restingBadly(p: Position): string[] {
  const faults: string[] = [];
  for (const c of p.open.characters) {
    if (!c.onTable) continue;
    const [why] = p.game.space.whyNotRest(p, c.id, [c.x, c.y, c.z]);
    if (why) faults.push(`character ${c.id} cannot rest where it stands (${why.rule})`);
    if (p.open.units[c.unit]?.defeated) faults.push(`character ${c.id} stands on the table although it is defeated`);
  }
  return faults;
}

/** Somebody is asked and has something to choose, or the game is over; never both. */
function nobodyToMove({ decision, result }: Open): string[] {
  if (result) return decision ? ['the game is over, and still somebody is asked'] : [];
  if (!decision) return ['nobody is asked anything, and the game is not over'];
  const ids = decision.options.map((option) => option.id);
  if (ids.length === 0) return [`${decision.step} offers nothing`];
  return new Set(ids).size === ids.length ? [] : [`${decision.step} offers the same twice: ${ids.join(', ')}`];
}
