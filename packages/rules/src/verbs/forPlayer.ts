import type { Effect } from '../cards/effect.ts';
import type { Machine } from '../game/machine.ts';
import { setControl } from '../objectives/control.ts';
import { unitName } from '../state/ids.ts';
import { ownerOf } from '../queries/battleTactics.ts';
import { moveCard } from '../turn/orderDeck.ts';
import { refreshForce } from '../tokens/changes.ts';
import { amountOf } from '../queries/amount.ts';
import { objectiveMeant, unitMeant } from '../queries/context.ts';
import { advance, decider } from './running.ts';
import type { Running } from '../state/running.ts';

/** Effects on what players have: Force, Momentum, the Struggle token, objectives, order cards. R-ABIL-8 says when one did. */
export type PlayerEffect = Extract<
  Effect,
  { do: 'refresh' | 'struggle' | 'momentum' | 'lose-momentum' | 'control' | 'order-card' | 'refresh-deck' }
>;

export function performForPlayer(g: Machine, f: Running, effect: PlayerEffect): void {
  const { mode } = g.game;
  switch (effect.do) {
    case 'refresh':
      advance(g, f, refreshForce(g, f.seat, amountOf(g, effect.amount, f.context)));
      return;
    case 'struggle': {
      const spaces = amountOf(g, effect.spaces, f.context);
      advance(g, f, spaces > 0 && mode.canMoveToken(g, f.seat));
      mode.moveToken(g, f.seat, spaces);
      return;
    }
    case 'momentum': {
      const seat = decider(f, effect.of);
      const amount = amountOf(g, effect.amount, f.context);
      advance(g, f, amount > 0 && mode.canGain(g, seat));
      if (amount > 0) g.call('momentum.gain', { seat, amount, cause: f.cause });
      return;
    }
    case 'lose-momentum': {
      const seat = decider(f, effect.of);
      const amount = Math.min(mode.momentum(g, seat), amountOf(g, effect.amount, f.context));
      advance(g, f, amount > 0);
      mode.spendMomentum(g, seat, amount);
      return;
    }
    case 'control': {
      const objective = objectiveMeant(g, effect.of, f.context);
      advance(g, f, objective !== null && setControl(g, objective, effect.by === 'own' ? f.seat : null));
      return;
    }
    case 'refresh-deck':
      advance(g, f, true);
      g.call('order.refresh', { seat: f.seat });
      return;
    case 'order-card':
      return layCard(g, f, effect);
  }
}

function layCard(g: Machine, f: Running, { of, to }: Extract<Effect, { do: 'order-card' }>): void {
  const card = cardMeant(g, f, of);
  const owner = card === null ? null : ownerOf(g, card);
  const seat = owner?.seat ?? f.seat;
  advance(g, f, card !== null);
  if (card === null) return;
  if (to === 'shuffled') g.call('card.shuffleIn', { seat, card });
  else if (to === 'reserve') g.call('card.reserve', { seat, card });
  else moveCard(g, seat, card, to);
}

function cardMeant(g: Machine, f: Running, of: Extract<Effect, { do: 'order-card' }>['of']): string | null {
  const { happening } = f.context;
  if (of === undefined) return happening && 'card' in happening ? happening.card : null;
  if (of === 'reserved') return g.open.seats[f.seat].reserve;
  return unitName(unitMeant(g, of, f.context));
}
