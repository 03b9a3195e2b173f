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
import { struggleIn } from '@faultline/testkit';
import { operationFaults } from './modes/operationTokens.ts';

/**
 * What holds after every command of every game. Each fault is a sentence; none is what a sound game has.
 * Cheap on purpose: it runs hundreds of thousands of times in a simulation.
 */
export function faultsIn(game: Game, state: State): string[] {
  const { open } = state;
  const p: Position = { game, open };
  return [
    ...countersOutOfBounds(p),
    ...SEATS.flatMap((seat) => strayCards(state, seat)),
    ...strayStruggles(game, state),
    ...restingBadly(p),
    ...nobodyToMove(open),
    ...operationFaults(p, state),
  ];
}

/** CR-WND-01: a Unit with as much damage as Stamina is Wounded; CR-WND-09: one with enough Injured tokens is soon gone. */
function countersOutOfBounds({ game, open }: Position): string[] {
  const faults: string[] = [];
  // MS-R-10: whether a Unit is Wounded again is looked at when all its tokens are removed.
  const removing = open.frames.some(({ at }) => at === 'ploy.recover');
  for (const u of open.units) {
    const card = game.library.units[u.card];
    if (u.damage < 0 || u.wounded < 0 || u.injured < 0 || u.hunker < 0)
      faults.push(`${unitName(u)} has a counter below zero`);
    if (card && !removing && !u.defeated && u.wounded === 0 && u.damage >= card.stamina)
      faults.push(`${unitName(u)} has ${u.damage} damage of ${card.stamina} and is not Wounded`);
    if (new Set(u.conditions).size !== u.conditions.length) faults.push(`${unitName(u)} has a condition twice`);
  }
  for (const seat of SEATS) {
    const { forceReady, forcePool } = open.seats[seat];
    if (forceReady < 0 || forceReady > forcePool)
      faults.push(`seat ${seat} has ${forceReady} Force ready out of ${forcePool}`);
  }
  if (open.activation && open.activation.left < 0) faults.push('an activation has fewer than no actions left');
  const score = struggleIn(open);
  if (score && (Math.min(...score.momentum) < 0 || Math.max(...score.momentum, score.token, -score.token) > 8))
    faults.push(`the tracker stands at ${score.token} with Momentum ${score.momentum.join(' and ')}`);
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

/** Every Struggle Card lies in one place, and is one of the mission. */
function strayStruggles({ library }: Game, state: State): string[] {
  const score = struggleIn(state.open);
  if (!score) return [];
  const lying = strugglesOf(state);
  const all = library.missions[score.mission]?.struggles.map(({ id }) => id) ?? [];
  return new Set(lying).size === lying.length && lying.every((id) => all.includes(id))
    ? []
    : [`the Struggle Cards are ${lying.join(', ')} out of ${all.join(', ')}`];
}

/** The Struggle Cards in all their zones; one just won still lies open beside. */
export function strugglesOf({ open, hidden }: State): string[] {
  const score = struggleIn(open);
  if (!score) return [];
  const claimed = [...score.claimed[0], ...score.claimed[1]];
  const current = score.card === null || claimed.includes(score.card) ? [] : [score.card];
  return [...claimed, ...current, ...hidden.missionDeck, ...hidden.undrawn];
}

function restingBadly(p: Position): string[] {
  const faults: string[] = [];
  for (const c of p.open.characters) {
    if (!c.onTable || p.game.mode.words?.aboard(p, c)) continue;
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
