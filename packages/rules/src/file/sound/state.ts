import { CONDITIONS, type UnitCard } from '../../cards/unitCard.ts';
import type { Game } from '../../game/game.ts';
import type { Position } from '../../game/machine.ts';
import { type Seat, SHATTERPOINT, unitName } from '../../state/ids.ts';
import { byText } from '../../state/lists.ts';
import type { FaceDown, State } from '../../state/state.ts';
import { isTactics, textOf } from '../../queries/battleTactics.ts';
import { chance } from './chance.ts';
import { poolOf } from './force.ts';
import {
  flag,
  known,
  list,
  name,
  orNull,
  pair,
  record,
  recordOf,
  type Rule,
  seat,
  whole,
  word,
  maybe,
  shape,
} from './rule.ts';
import { whyNotScore } from './modes/scores.ts';
import { condition, count, MANY, names, origin, until } from './words.ts';
import { whyNotWork } from './work.ts';

/**
 * Why a whole state from outside is none that this game could be in: its shape, and its figures held against the cards
 * and the table. It is looked at once, when a file is opened; whether the rules would have led there, only a replay tells.
 */
export const whyNotState = (game: Game, state: unknown): string | null =>
  whyNotTable(game, state) ?? whyNotWork({ game, open: (state as State).open });

/** The same of all that lies on the table and beside it, without what is suspended and remembered. */
export function whyNotTable(game: Game, state: unknown): string | null {
  const why = shapeOf(game)(state, 'state');
  if (why !== null) return why;
  const { open, hidden, known: seen } = state as State;
  const p: Position = { game, open };
  return (
    whyNotUnits(p) ??
    whyNotCharacters(p) ??
    whyNotCards(p, 0, hidden.decks[0], [seen[0][0], seen[1][0]]) ??
    whyNotCards(p, 1, hidden.decks[1], [seen[0][1], seen[1][1]]) ??
    whyNotScore(p, [...hidden.missionDeck, ...hidden.undrawn])
  );
}

/** As many as a correction may lay down. */
export const MOST = 99;
const anyRecord = record({});
const ever = whole(0, 1_000_000_000);

const grant = record({ keyword: name, value: whole(-MOST, MOST), until, source: name });
const mark = record({ key: name, until });

const side = record({
  edge: word('south', 'north'),
  forcePool: count,
  forceReady: count,
  deck: names,
  discard: names,
  reserve: orNull(name),
  revealed: names,
  removed: names,
});

const token = shape<FaceDown>({ id: name, of: name, face: name, known: pair(flag) });

const result = record({
  winner: orNull(seat),
  why: name,
});

/** One shape for every game: what depends on the cards is looked at afterwards. */
function shapeOf({ library, mode, constants: { size } }: Game): Rule {
  const length = whole(0, size);
  const unit = record({
    id: count,
    seat,
    slot: whole(1, MOST),
    squad: whole(0, 2),
    card: known('a Unit', (id) => Object.hasOwn(library.units, id)),
    characters: list(count, 20, 1),
    stance: count,
    damage: count,
    wounded: count,
    injured: count,
    conditions: list(condition, CONDITIONS.length),
    hunker: count,
    defeated: flag,
    used: names,
    grants: list(grant, MANY),
    marks: list(mark, MANY),
    hurtBy: orNull(anyRecord),
  });
  const character = record({
    id: count,
    unit: count,
    number: whole(1, 20),
    r: whole(1, size),
    x: length,
    y: length,
    z: length,
    onTable: flag,
  });
  const objective = record({
    key: name,
    x: length,
    y: length,
    z: length,
    active: flag,
    control: orNull(seat),
    priority: flag,
  });
  const open = record({
    version: ever,
    epoch: ever,
    instance: ever,
    turn: whole(0, 9999),
    firstPlayer: seat,
    active: seat,
    seats: pair(side),
    units: list(unit, MOST),
    characters: list(character, MOST),
    objectives: list(objective, MOST),
    activation: orNull(record({ unit: count, origin, left: count, flipped: flag, cut: flag })),
    memory: anyRecord,
    resolutions: list(anyRecord, MANY),
    score: record({ mode: word(mode.id) }),
    flags: record({ missionCritical: flag, timeCalled: flag, corrected: flag }),
    frames: list(record({ at: name }), MANY),
    decision: orNull(anyRecord),
    result: orNull(result),
  });
  const hidden = record({
    decks: pair(names),
    missionDeck: names,
    undrawn: names,
    chance,
    tokens: maybe(list(token, MANY)),
    sealed: recordOf(name),
  });
  return record({ open, hidden, known: pair(pair(list(flag, MANY))) });
}

/** Each has its place in the lists, the characters of its card, and one of its stances. */
function whyNotUnits({ game, open }: Position): string | null {
  for (const [i, u] of open.units.entries()) {
    const at = `state.open.units[${i}]`;
    const card = game.library.units[u.card] as UnitCard;
    const why =
      whole(i, i)(u.id, `${at}.id`) ??
      whole(0, card.stances.length - 1)(u.stance, `${at}.stance`) ??
      list(
        whole(0, open.characters.length - 1),
        card.bases.length,
        card.bases.length,
      )(u.characters, `${at}.characters`) ??
      (new Set(u.conditions).size === u.conditions.length ? null : `${at}.conditions has one of them twice`) ??
      (open.units.findIndex((other) => unitName(other) === unitName(u)) === i
        ? null
        : `${at} is a second ${unitName(u)}`);
    if (why !== null) return why;
  }
  return null;
}

/** Each has its place in the list and in its Unit, and a base of its card or of one of the two sizes there are. */
function whyNotCharacters({ game, open }: Position): string | null {
  const { smallBase, largeBase } = game.constants;
  for (const [i, c] of open.characters.entries()) {
    const at = `state.open.characters[${i}]`;
    const bases = game.library.units[open.units[c.unit]?.card ?? '']?.bases ?? [];
    const why =
      whole(i, i)(c.id, `${at}.id`) ??
      whole(0, open.units.length - 1)(c.unit, `${at}.unit`) ??
      (open.units[c.unit]?.characters[c.number - 1] === c.id ? null : `${at} is not in its Unit`) ??
      word(...new Set([bases[c.number - 1], smallBase, largeBase]))(c.r, `${at}.r`);
    if (why !== null) return why;
  }
  const keys = open.objectives.map(({ key }) => key);
  return new Set(keys).size === keys.length ? null : 'state.open.objectives has one of them twice';
}

/** Every order card is its player's and lies in one place; the hidden deck is the open one in some order (HI-02). */
function whyNotCards(
  { game, open }: Position,
  owner: Seat,
  order: readonly string[],
  seen: readonly (readonly boolean[])[],
): string | null {
  const at = `state.open.seats[${owner}]`;
  const { deck, discard, reserve, revealed, removed, forceReady, forcePool } = open.seats[owner];
  const lying = [...deck, ...discard, ...revealed, ...removed, ...(reserve === null ? [] : [reserve])];
  const own = open.units.filter((u) => u.seat === owner).map(unitName);
  const isOwn = (card: string): boolean =>
    isTactics(card)
      ? own.some((unit) => card.startsWith(`${unit}:`)) && Object.hasOwn(game.library.abilities, textOf(card))
      : card === SHATTERPOINT || own.includes(card);
  const sorted = (cards: readonly string[]): string => cards.toSorted(byText).join();
  const pool = poolOf({ game, open }, owner);
  return (
    (pool === null ? null : whole(pool, pool)(forcePool, `${at}.forcePool`)) ??
    whole(0, forcePool)(forceReady, `${at}.forceReady`) ??
    list(known('an order card of this player', isOwn), MANY)(lying, `${at}: a card`) ??
    (new Set(lying).size === lying.length ? null : `${at} has an order card in two places`) ??
    (sorted(order) === sorted(deck) ? null : `state.hidden.decks[${owner}] does not hold the cards of the deck`) ??
    (seen.every((places) => places.length === order.length) ? null : `state.known does not fit the deck of ${at}`)
  );
}
