import './side.css';
import type { Seat, Unit } from '@faultline/rules';
import type { ComponentChildren } from 'preact';
import { TermHint } from '../terms/TermHint.tsx';
import { UnitCardButton } from '../cards/UnitCardButton.tsx';
import { Explained, RuleText } from '../ledger/Rule.tsx';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { memo } from '../ui/memo.ts';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { useGame } from '../game/game.ts';
import { lazy } from '../ui/lazy.tsx';
import { hasTag, useTag } from '../cards/tagged.ts';
import { boardName } from './boardName.ts';

const OrderCards = lazy(() => import('./OrderCards.tsx'));

const FORCE = 'CR-FORCE-01';

/** A player's units and Force. */
export const Side = memo(({ seat }: { readonly seat: Seat }) => {
  const { play } = useMessages();
  const { view, cast, me } = useGame();
  const { forceReady, forcePool } = view.open.seats[seat];
  const name = cast.player(seat);
  return (
    <section class={`panel side side-${seat === me ? 'a' : 'b'}`} aria-label={play.team(name)}>
      <header>
        <h2>
          <span class="side-shape" aria-hidden="true" /> {name}
        </h2>
        <Explained
          kind="term side-force"
          label={play.force(forceReady, forcePool)}
          mark={{ 'data-word': FORCE }}
          face={Array.from({ length: forcePool }, (_, i) => (
            <Icon key={i} name={i < forceReady ? 'force' : 'force-spent'} />
          ))}
        >
          {(open) => <RuleText id={FORCE} open={open} />}
        </Explained>
      </header>
      <ul>
        {view.open.units
          .filter((unit) => unit.seat === seat)
          .map((unit) => (
            // By its place: where the players change sides, rows are written anew rather than built.
            <UnitRow key={unit.slot} unit={unit} side={seat === me ? 'a' : 'b'} />
          ))}
      </ul>
      <OrderCards seat={seat} />
    </section>
  );
});

interface ColumnProps {
  /** Where the other column is taken by what a mode shows beside the table. */
  readonly both: boolean;
  readonly children?: ComponentChildren;
}

/** The own team, and what is below it: the other team, or a card. */
export function LeftColumn({ both, children }: ColumnProps) {
  const { me } = useGame();
  return (
    <div class={`playground-left${both ? ' both' : ''}`}>
      <Side seat={me} />
      {both && <Side seat={me === 0 ? 1 : 0} />}
      {children}
    </div>
  );
}

/** How much Force is ready, in one number. */
export function ForceLeft({ seat }: { readonly seat: Seat }) {
  const { play } = useMessages();
  const { view, me } = useGame();
  const { forceReady, forcePool } = view.open.seats[seat];
  return (
    <span class={`force-left numbers side-${seat === me ? 'a' : 'b'}`}>
      <Icon name="force" label={play.force(forceReady, forcePool)} /> <span aria-hidden="true">{forceReady}</span>
    </span>
  );
}

function UnitRow({ unit, side }: { readonly unit: Unit; readonly side: 'a' | 'b' }) {
  const { play } = useMessages();
  const { playing, view } = useGame();
  const card = playing.cards.units[unit.card];
  const { tag } = useTag();
  const now = view.open.activation?.unit === unit.id;
  const tagged = hasTag(unit, tag, playing.cards);
  return (
    <li
      class={`unit-row side-${side}${now ? ' now' : ''}${unit.defeated ? ' gone' : ''}${tagged ? ' tagged' : ''}`}
      {...(now ? { 'aria-current': 'true' } : {})}
    >
      <UnitEmblem card={unit.card} />
      <UnitCardButton unit={unit} brief={card && boardName(card)} />
      <span class="unit-damage numbers">
        {unit.defeated ? (
          play.defeated
        ) : unit.wounded > 0 ? (
          <TermHint term="wounded" as="word" />
        ) : (
          <>
            <Pips damage={unit.damage} stamina={card?.stamina ?? 0} />
            <span class="unseen">{play.stamina(unit.damage, card?.stamina ?? 0)}</span>
          </>
        )}
      </span>
      <span class="unit-signs">
        {unit.conditions.map((condition) => (
          <TermHint key={condition} term={condition} as="sign" />
        ))}
        {unit.hunker > 0 && <TermHint term="hunker" as="sign" />}
        {Array.from({ length: card?.durability ?? 0 }, (_, i) => (
          <span key={i} class={`injury${i < unit.injured + unit.wounded ? ' taken' : ''}`} aria-hidden="true" />
        ))}
      </span>
    </li>
  );
}

/** One for each Stamina, filled for each damage. */
export const Pips = ({ damage, stamina }: { readonly damage: number; readonly stamina: number }) => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: stamina }, (_, i) => (
      <i key={i} class={i < damage ? 'taken' : ''} />
    ))}
  </span>
);
