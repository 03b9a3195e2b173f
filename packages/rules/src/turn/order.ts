import { type Reason, reason } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { chance, choice, step } from '../kernel/steps.ts';
import { type Seat, SHATTERPOINT, type UnitId, unitName } from '../state/ids.ts';
import { raise } from '../timing/resolution.ts';
import { isReplaced } from '../timing/replaced.ts';
import { openWindow } from '../timing/window.ts';
import { refreshForce, spendForce } from '../tokens/changes.ts';
import { unitsOf } from '../game/find.ts';
import { barsReserve } from '../queries/permissions.ts';
import { reserveCost, useUpReductions } from '../queries/price.ts';
import { isTactics } from '../queries/battleTactics.ts';
import { putInReserve } from './layCard.ts';
import { hasLiveCard, isDead, layDeck, moveCard, turnUp, unitOnCard } from './orderDeck.ts';

/** Turn step 2: the reveal loop (R-ORDER-4). It ends with a Unit to activate in the Turn's memory. */
declare module '../state/frame.ts' {
  interface Steps {
    'order.determine': object;
    'order.source': object;
    'order.reveal': object;
    'order.resolve': { card: string };
    /** A Battle Tactics Card whose text is resolved. */
    'order.discard': { card: string };
    'order.reserve': { card: string };
    /** The card is paid for and about to go into reserve. */
    'order.putAside': { card: string; announced: number };
    'order.shatterpoint': { card: string };
    'order.choose': { card: string };
    'order.settle': object;
    'order.refresh': { seat: Seat };
    'order.shuffle': { seat: Seat };
  }
}

const PASS_COST = 1;

const side = (p: Position) => p.open.seats[p.open.active];

/** R-ORDER-8: without Units nothing is revealed. */
step('order.determine', (g) => {
  if (unitsOf(g, g.open.active).length === 0) return g.done();
  g.next('order.source', {});
  openWindow(g, [raise(g, 'card.revealing', { seat: g.open.active })]);
});

/** CR-ORDER-02, CR-ORDER-03 (DP-14). */
choice('order.source', {
  ask: (p) => {
    const { deck, reserve } = side(p);
    if (reserve === null) return { auto: { option: 'reveal' } };
    if (deck.length === 0) return { auto: { option: 'reserve' } };
    return { seat: p.open.active, point: 'DP-14', options: [{ id: 'reveal' }, { id: 'reserve', card: reserve }] };
  },
  take: (g, _f, answer) => {
    if (answer.option === 'reveal') g.next('order.reveal', {});
    else takeReserved(g);
  },
});

function takeReserved(g: Machine): void {
  const card = side(g).reserve;
  const u = card === null ? null : unitOnCard(g, card);
  if (card === null || !u) throw new Error('There is no card in reserve.');
  moveCard(g, g.open.active, card, 'revealed');
  settleOn(g, u.id, card, 'reserve');
  openWindow(g, [raise(g, 'reserve.taken', { seat: g.open.active, card })]);
}

/** CR-ORDER-20: nothing to reveal and nothing in reserve: refresh first, then go on (CR-ORDER-26). */
step('order.reveal', (g) => {
  const { deck, reserve } = side(g);
  if (deck.length === 0 && reserve !== null) return takeReserved(g);
  if (deck.length === 0) {
    g.next('order.reveal', {}).call('order.refresh', { seat: g.open.active });
    return;
  }
  const card = turnUp(g, g.open.active);
  g.next('order.resolve', { card });
  openWindow(g, [raise(g, 'card.revealed', { seat: g.open.active, card })]);
});

/** R-ORDER-4: a card that an effect has laid elsewhere is followed by the next one. */
step('order.resolve', (g, f) => {
  if (!side(g).revealed.includes(f.card)) g.next('order.reveal', {});
  else if (isDead(g, f.card)) {
    // CR-ORDER-05
    moveCard(g, g.open.active, f.card, 'removed');
    g.emit({ event: 'card-removed', seat: g.open.active, card: f.card });
    g.next('order.reveal', {});
  } else if (isTactics(f.card)) g.next('order.discard', { ...f }).call('tactics.resolve', { card: f.card });
  else if (f.card === SHATTERPOINT) g.next('order.shatterpoint', { card: f.card });
  else g.next('order.reserve', { card: f.card });
});

/** CR-BTC-03, CR-BTC-04, R-BTC-1: it lies in the discard pile before the next card is revealed. */
step('order.discard', (g, f) => {
  if (side(g).revealed.includes(f.card)) moveCard(g, g.open.active, f.card, 'discard');
  g.next('order.reveal', {});
});

const costOf = (p: Position, card: string): number => {
  const u = unitOnCard(p, card);
  return u ? reserveCost(p, u) : 0;
};

/** CR-ORDER-06 to CR-ORDER-08, CR-FORCE-03, CR-ORDER-17, R-ORDER-1: why the active player may not reserve this card; empty when they may. */
export function whyNotReserve(p: Position, card: string): Reason[] {
  const { forceReady: ready, reserve: held } = side(p);
  const { reserved, passed } = p.open.memory;
  const cost = costOf(p, card);
  const u = unitOnCard(p, card);
  const bar = u && barsReserve(p, u);
  return [
    ...(u ? [] : [reason(isTactics(card) ? 'CR-BTC-02' : 'CR-ORDER-12', { card })]),
    ...(ready < cost ? [reason('CR-FORCE-03', { cost, ready })] : []),
    ...(reserved ? [reason('CR-ORDER-07')] : []),
    ...(held === null ? [] : [reason('CR-ORDER-08', { reserve: held })]),
    ...(passed ? [reason('CR-ORDER-17')] : []),
    ...(bar === null ? [] : [reason('CR-GEN-10', { ability: bar })]),
    ...(hasLiveCard(p, p.open.active) ? [] : [reason('R-ORDER-1')]),
  ];
}

choice('order.reserve', {
  ask: (p, f) => {
    if (whyNotReserve(p, f.card).length > 0) return { auto: { option: 'activate' } };
    const options = [
      { id: 'activate', card: f.card },
      { id: 'reserve', card: f.card, cost: costOf(p, f.card) },
    ];
    return { seat: p.open.active, point: 'DP-16', options };
  },
  take: (g, f, answer) => {
    if (answer.option === 'reserve') return reserve(g, f.card);
    const u = unitOnCard(g, f.card);
    if (!u) throw new Error(`${f.card} activates nobody.`);
    settleOn(g, u.id, f.card, 'deck');
  },
});

function reserve(g: Machine, card: string): void {
  const seat = g.open.active;
  const u = unitOnCard(g, card);
  spendForce(g, seat, costOf(g, card));
  if (u) useUpReductions(g, u, 'reserve');
  g.open.memory.reserved = true;
  const coming = raise(g, 'card.reserving', { seat, card });
  g.next('order.putAside', { card, announced: coming.id });
  openWindow(g, [coming]);
}

/** CR-ORDER-09, CR-ORDER-10: the next card is revealed, whatever became of this one. */
step('order.putAside', (g, f) => {
  g.next('order.reveal', {});
  if (!isReplaced(g, f.announced)) putInReserve(g, g.open.active, f.card, true);
});

/** CR-ORDER-15, CR-FORCE-03, R-ORDER-2: with a card in reserve and none to reveal the pass is not offered (DP-17). */
export function whyNotPass(p: Position): Reason[] {
  const { forceReady: ready, reserve: held, discard } = side(p);
  const refreshes = p.game.options.passOnEmptyDeck === 'refresh' && held === null && discard.length > 0;
  return [
    ...(ready < PASS_COST ? [reason('CR-FORCE-03', { cost: PASS_COST, ready })] : []),
    ...(hasLiveCard(p, p.open.active) || refreshes ? [] : [reason('R-ORDER-2', { reserve: held })]),
  ];
}

choice('order.shatterpoint', {
  ask: (p) => {
    if (whyNotPass(p).length > 0) return { auto: { option: 'choose' } };
    return { seat: p.open.active, point: 'DP-17', options: [{ id: 'choose' }, { id: 'pass', cost: PASS_COST }] };
  },
  take: (g, f, answer) => {
    if (answer.option === 'choose') {
      g.next('order.choose', { card: f.card });
      // Players' effects come before the mission's, so they are called last.
      const between = g.game.mode.shatterpointKept(g);
      if (between) g.call(between.at, between.locals);
      return openWindow(g, [raise(g, 'shatterpoint.choosing', { seat: g.open.active })]);
    }
    spendForce(g, g.open.active, PASS_COST);
    g.emit({ event: 'passed', seat: g.open.active, card: f.card });
    g.open.memory.passed = true;
    g.next('order.reveal', {});
  },
});

/** CR-ORDER-13, CR-ORDER-14 (DP-18). */
choice('order.choose', {
  ask: (p) => {
    const free = unitsOf(p, p.open.active).filter((u) => !p.open.memory.barred.includes(u.id));
    const options = free.map((u) => ({ id: unitName(u), unit: unitName(u) }));
    const [only, second] = options;
    if (!second) return { auto: { option: only?.id ?? 'nobody' } };
    return { seat: p.open.active, point: 'DP-18', options };
  },
  take: (g, f, answer) => {
    if (answer.option === 'nobody') return activateNobody(g, f.card);
    const u = unitOnCard(g, answer.option);
    if (!u) throw new Error(`There is no unit ${answer.option}.`);
    settleOn(g, u.id, f.card, 'shatterpoint');
    openWindow(g, [raise(g, 'shatterpoint.chosen', { seat: g.open.active, unit: u.id })]);
  },
});

/** MS-R-11: no Unit may be chosen: the card is used up and the Turn goes on behind its activation. */
function activateNobody(g: Machine, card: string): void {
  moveCard(g, g.open.active, card, 'discard');
  g.done();
}

/** What answers the choice of the Unit comes before its activation. */
function settleOn(g: Machine, unit: UnitId, card: string, origin: 'deck' | 'reserve' | 'shatterpoint'): void {
  g.open.memory.chosen = { unit, card, origin };
  g.next('order.settle', {});
}

/** CR-ORDER-16: the Shatterpoint Card that was passed goes back into the deck. */
step('order.settle', (g) => {
  if (g.open.memory.passed && side(g).revealed.includes(SHATTERPOINT))
    g.next('card.shuffleIn', { seat: g.open.active, card: SHATTERPOINT });
  else g.done();
});

step('order.refresh', (g, f) => {
  g.next('order.shuffle', { seat: f.seat });
  openWindow(g, [raise(g, 'deck.refreshing', { seat: f.seat })]);
});

/** CR-ORDER-22 to CR-ORDER-25, R-ORDER-3: a card now revealed stays out. */
chance('order.shuffle', {
  wants: (p, f) => [
    {
      want: 'shuffle',
      cards: [...p.open.seats[f.seat].deck, ...p.open.seats[f.seat].discard],
      purpose: 'order-deck',
      seat: f.seat,
    },
  ],
  take: (g, f, [order = []]) => {
    const mine = g.open.seats[f.seat];
    mine.discard = [];
    layDeck(g, f.seat, order);
    refreshForce(g, f.seat, mine.forcePool);
    g.emit({ event: 'refreshed', seat: f.seat });
    g.done();
  },
});
