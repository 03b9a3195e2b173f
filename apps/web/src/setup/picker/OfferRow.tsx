import { eraName, reasonText, tagName, withSigns } from '@faultline/text';
import { useMessages } from '../../i18n/language.ts';
import { useSetupWords } from '../../i18n/setupWords.ts';
import type { Shelf, ShelfUnit } from '../../port/teamBuilder.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UnitEmblem } from '../../ui/UnitEmblem.tsx';
import { namedIn } from '../named.ts';
import type { Offer, OfferState } from './search.ts';

interface OfferRowProps {
  readonly offer: Offer;
  readonly shelf: Shelf;
  /** It stands in this place now. */
  readonly isIn: boolean;
  readonly choose: (unit: string) => void;
}

const SIGNS: Readonly<Record<OfferState, string>> = { fits: 'zoom-in', clashes: 'lock', waits: 'plan' };

/** A Unit with its figures; one that does not fit can be taken all the same, and the team then says why it is not legal. */
export function OfferRow({ offer: { card, state, reasons }, shelf, isIn, choose }: OfferRowProps) {
  const { words } = useMessages();
  const { terms } = words;
  const clashes = reasons.filter(({ rule }) => rule !== 'CR-TEAM-16');
  return (
    <li>
      <button
        type="button"
        class={`offer ${state}`}
        data-unit={card.id}
        {...(isIn ? { 'aria-current': true } : {})}
        onClick={() => choose(card.id)}
      >
        <UnitEmblem card={card.id} />
        <span class="offer-name">{card.name}</span>
        <Figures card={card} />
        <span class="offer-says">
          {card.tags.map((tag) => tagName(terms, tag)).join(', ')}
          <span class="offer-eras">{card.eras.map((era) => eraName(terms, era)).join(', ')}</span>
        </span>
        {card.waits.length > 0 && <Waits card={card} />}
        {clashes.map((reason, i) => (
          <span key={i} class="offer-why">
            {reasonText(words, { named: namedIn(shelf) }, reason)} <span class="rule">{reason.rule}</span>
          </span>
        ))}
        <Icon name={isIn ? 'confirm' : SIGNS[state]} />
      </button>
    </li>
  );
}

export function Figures({ card: { stamina, durability, force, points } }: { readonly card: ShelfUnit }) {
  const { picker } = useSetupWords();
  const { cards } = useMessages();
  return (
    <span class="offer-figures numbers">
      <span>
        <Icon name="stamina" label={cards.stamina} /> {stamina}
      </span>
      <span>
        <Icon name="durability" label={cards.durability} /> {durability}
      </span>
      <span class={force === 0 ? 'offer-nothing' : ''}>
        <Icon name="force" label={cards.force} /> {force}
      </span>
      <b>
        <span class="unseen">{picker.points}</span> {points}
      </b>
    </span>
  );
}

/** What it cannot be played without yet. */
function Waits({ card: { waits } }: { readonly card: ShelfUnit }) {
  const { picker } = useSetupWords();
  const { words } = useMessages();
  const names = waits.map(({ ability, mechanism }) => {
    const name = withSigns(words.terms, ability);
    return mechanism === null ? name : picker.withMechanism(name, picker.mechanism(mechanism));
  });
  return (
    <span class="offer-why">
      {picker.waitsFor(names)} <span class="rule">CR-TEAM-16</span>
    </span>
  );
}
