import './selectedUnit.css';
import { unitName } from '@faultline/rules/names';
import { AbilityRows } from '../cards/AbilityRows.tsx';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import { Pips } from './Side.tsx';

/** The card of the Unit that is looked at, else of the one that acts: below the own team. */
export default function SelectedUnit({ shown }: { readonly shown: string | null }) {
  const { cards, words, play } = useMessages();
  const { view, cast, me } = useGame();
  const { units, activation } = view.open;
  const looked = units.find((unit) => unitName(unit) === shown?.split('.')[0]);
  const unit = looked ?? (activation ? units[activation.unit] : undefined);
  if (!unit) return null;
  const { stances, stamina } = cast.card(unit.id);
  const stance = stances[unit.stance];
  return (
    <section class={`panel selected-unit side-${unit.seat === me ? 'a' : 'b'}`} aria-label={cast.unit(unit.id)}>
      <header>
        <UnitEmblem card={unit.card} />
        <div>
          <h2>{cast.unit(unit.id)}</h2>
          <small>{stance?.name}</small>
        </div>
      </header>
      <p>
        <Pips damage={unit.damage} stamina={stamina} />
        <span class="unseen">{play.stamina(unit.damage, stamina)}</span>
      </p>
      {stance && (
        <p class="numbers selected-dice">
          <span>
            <Icon name="ranged" label={words.terms.attacks.ranged} />{' '}
            {cards.dice(stance.ranged.attack, stance.ranged.defense)}
          </span>
          <span>
            <Icon name="melee" label={words.terms.attacks.melee} />{' '}
            {cards.dice(stance.melee.attack, stance.melee.defense)}
          </span>
        </p>
      )}
      <AbilityRows unit={unit} />
    </section>
  );
}
