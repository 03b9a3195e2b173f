import './orderCards.css';
import type { Seat } from '@faultline/rules';
import { SHATTERPOINT, unitName } from '@faultline/rules/names';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { boardName } from './boardName.ts';
import { useGame } from '../game/game.ts';
import { ORDERS, ordersOf } from './orders.ts';

/** A player's order cards as both may know them: used, in reserve, still possible. */
export default function OrderCards({ seat }: { readonly seat: Seat }) {
  const { play } = useMessages();
  const { view } = useGame();
  const orders = ordersOf(view, seat);
  if (orders.possible.length + orders.used.length + orders.reserve.length + orders.now.length === 0) return null;
  return (
    <dl class="orders">
      {ORDERS.filter((where) => orders[where].length > 0 || where === 'reserve').map((where) => (
        <div key={where} data-orders={where}>
          <dt class="cap">{where === 'possible' ? play.ordersPossible(orders.possible.length) : play.orders[where]}</dt>
          <dd>
            {orders[where].length === 0
              ? play.noOrder
              : orders[where].map((card) => <OrderCard key={card} card={card} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OrderCard({ card }: { readonly card: string }) {
  const { view, cast, playing } = useGame();
  const [owner, tactics] = card.split(':');
  const unit = view.open.units.find((each) => unitName(each) === owner);
  const name = playing.cards.units[unit?.card ?? ''];
  const isUnit = unit && name && tactics === undefined;
  return (
    <span class={`order${card === SHATTERPOINT ? ' shatterpoint' : ''}`} title={cast.orderCard(card)}>
      {isUnit ? <UnitEmblem card={unit.card} /> : <Icon name="shatterpoint-card" />}
      {isUnit ? boardName(name) : tactics === undefined ? 'Shatterpoint' : cast.ability(tactics)}
    </span>
  );
}
