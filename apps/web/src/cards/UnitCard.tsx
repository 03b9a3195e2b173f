import './unitCard.css';
import type { Stance, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { abilityText, reasonText } from '@faultline/text';
import { useRef, useState } from 'preact/hooks';
import { ChartRows } from '../attack/ChartRows.tsx';
import { StillTree } from '../attack/TreeView.tsx';
import { useAsked } from '../attack/useAsked.ts';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { useGame } from '../play/game.ts';

/** The name of a Unit, which opens its card. */
export function UnitCardButton({ unit }: { readonly unit: Unit }) {
  const { cards, shell } = useMessages();
  const { cast } = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const name = cast.unit(unit.id);
  return (
    <>
      <button
        type="button"
        class="unit-name"
        data-card={unitName(unit)}
        title={cards.open(name)}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {name}
      </button>
      <dialog ref={dialog} class="sheet panel unit-card" aria-label={cards.open(name)} onClose={() => setOpen(false)}>
        {open && <CardText unit={unit} />}
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {shell.close}
        </button>
      </dialog>
    </>
  );
}

function CardText({ unit }: { readonly unit: Unit }) {
  const { cards } = useMessages();
  const { cast } = useGame();
  const { name, stamina, durability, force, stances } = cast.card(unit.id);
  return (
    <>
      <h2>{name}</h2>
      <p class="unit-card-figures numbers">
        {cards.stamina} {stamina} · {cards.durability} {durability}
        {force > 0 && ` · ${cards.force} ${force}`}
      </p>
      <Abilities unit={unit} />
      {stances.map((stance, i) => (
        <StanceText key={stance.id} stance={stance} isActive={stances.length > 1 && i === unit.stance} />
      ))}
    </>
  );
}

/** What each ability does, what it costs now, and what stands against its use. */
function Abilities({ unit }: { readonly unit: Unit }) {
  const { cards, words } = useMessages();
  const { port, moment, cast, playing } = useGame();
  const now = useAsked(`${moment.version} ${unit.id}`, () => port.abilities(unitName(unit)));
  return (
    <ul class="unit-card-abilities">
      {cast.card(unit.id).abilities.map((id) => {
        const ability = playing.cards.abilities[id];
        const state = now?.find((each) => each.id === id);
        const [why] = state?.reasons ?? [];
        if (!ability) return null;
        return (
          <li key={id}>
            <h3>
              <Icon name={ability.kind} /> {ability.name}
              <small class="numbers">
                {state?.price && cards.cost(state.price.price)}
                {state?.used && ` · ${cards.used}`}
              </small>
            </h3>
            {abilityText(words.abilities, ability).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {why && (
              <p class="unit-card-why">
                {reasonText(words, cast, why)} <span class="rule">{why.rule}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function StanceText({ stance, isActive }: { readonly stance: Stance; readonly isActive: boolean }) {
  const { cards, words } = useMessages();
  const { melee, ranged, charts, tree, name } = stance;
  return (
    <section class="unit-card-stance" aria-label={name}>
      <h3>
        <Icon name="stance" /> {name} {isActive && <small>{cards.active}</small>}
      </h3>
      <p class="numbers">
        <Icon name="ranged" label={words.terms.attacks.ranged} /> {cards.dice(ranged.attack, ranged.defense)}
        {ranged.range !== null && `, ${cards.range(ranged.range)}`}
      </p>
      <p class="numbers">
        <Icon name="melee" label={words.terms.attacks.melee} /> {cards.dice(melee.attack, melee.defense)}
      </p>
      {[charts.ranged, charts.melee, charts.defense].map(
        (chart, i) => chart && <ChartRows key={i} chart={chart} expertise={null} />,
      )}
      <StillTree tree={tree} />
    </section>
  );
}
