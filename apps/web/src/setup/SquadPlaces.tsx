import type { Rank, Reason, SquadList } from '@faultline/rules';
import { eraName } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import type { Shelf, ShelfUnit } from '../port/teamBuilder.ts';
import { pointsOf, RANKS } from './draft.ts';

interface SquadPlacesProps {
  readonly squad: SquadList;
  readonly number: number;
  readonly shelf: Shelf;
  /** The places that something is against. */
  readonly accused: readonly Rank[];
  /** The place that is being chosen for. */
  readonly chosen?: Rank | null;
  /** What it is called, where it is not by its number. */
  readonly title?: string;
  readonly pick: (rank: Rank) => void;
}

/** The three places of a squad; each opens the list of Units for it. */
export function SquadPlaces({ squad, number, shelf, accused, chosen = null, title, pick }: SquadPlacesProps) {
  const setup = useSetupWords();
  const { words } = useMessages();
  const [spent, brought] = pointsOf(squad, shelf.units);
  return (
    <fieldset class="squad">
      <legend>
        {title ?? setup.squad(number)} <SquadEras squad={squad} shelf={shelf} />
        {spent + brought > 0 && (
          <span class={`squad-points numbers${spent > brought ? ' over' : ''}`}>{setup.points(spent, brought)}</span>
        )}
      </legend>
      {RANKS.map((rank) => {
        const id = squad[rank];
        const card = shelf.units[id ?? ''];
        return (
          <button
            key={rank}
            type="button"
            class={`unit-place${accused.includes(rank) ? ' accused' : ''}`}
            data-place={`${number}.${rank}`}
            data-unit={id ?? ''}
            {...(rank === chosen ? { 'aria-current': true } : {})}
            onClick={() => pick(rank)}
          >
            <UnitEmblem card={id ?? ''} />
            <span class="unit-place-name">
              {id === null ? setup.choose(words.terms.ranks[rank]) : (card?.name ?? id)}
            </span>
            <span class="unit-place-rank">
              {words.terms.ranks[rank]}
              {card && card.waits.length > 0 && `, ${setup.picker.states.waits}`}
            </span>
            {card && <Costs card={card} />}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The Eras that all of a squad are available in. */
function SquadEras({ squad, shelf }: Pick<SquadPlacesProps, 'squad' | 'shelf'>) {
  const { words } = useMessages();
  const eras = RANKS.flatMap((rank) => {
    const unit = shelf.units[squad[rank] ?? ''];
    return unit ? [unit.eras] : [];
  });
  const shared = (eras[0] ?? []).filter((era) => eras.every((each) => each.includes(era)));
  return (
    shared.length > 0 && <small class="squad-eras">{shared.map((era) => eraName(words.terms, era)).join(', ')} </small>
  );
}

function Costs({ card: { force, points } }: { readonly card: ShelfUnit }) {
  const { picker } = useSetupWords();
  const { cards } = useMessages();
  return (
    <span class="unit-place-costs numbers">
      {force > 0 && (
        <span>
          {force} <Icon name="force" label={cards.force} />
        </span>
      )}
      <b>
        {points}
        <span class="unseen"> {picker.points}</span>
      </b>
    </span>
  );
}

/** The places of a squad whose Units the reasons are about. */
export const accusedIn = (squad: SquadList, shelf: Shelf, reasons: readonly Reason[]): Rank[] =>
  RANKS.filter((rank) => {
    const card = shelf.units[squad[rank] ?? ''];
    return card !== undefined && isAccused(card, reasons);
  });

const isAccused = ({ id, name }: ShelfUnit, reasons: readonly Reason[]): boolean =>
  reasons.some(({ facts = {} }) =>
    [facts.unit, facts.units, facts.name].some(
      (fact) =>
        fact === name ||
        String(fact ?? '')
          .split(', ')
          .includes(id),
    ),
  );
