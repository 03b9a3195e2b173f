import type { Rank, Reason, SquadList } from '@faultline/rules';
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
  readonly reasons: readonly Reason[];
  readonly pick: (rank: Rank) => void;
}

/** The three places of a squad; each opens the list of Units for it. */
export function SquadPlaces({ squad, number, shelf, reasons, pick }: SquadPlacesProps) {
  const setup = useSetupWords();
  const { words } = useMessages();
  const [spent, brought] = pointsOf(squad, shelf.units);
  return (
    <fieldset class="squad">
      <legend>
        {setup.squad(number)}{' '}
        <span class={`squad-points numbers${spent > brought ? ' over' : ''}`}>{setup.points(spent, brought)}</span>
      </legend>
      {RANKS.map((rank) => {
        const id = squad[rank];
        const card = shelf.units[id ?? ''];
        return (
          <button
            key={rank}
            type="button"
            class={`unit-place${card && isAccused(card, reasons) ? ' accused' : ''}`}
            data-place={`${number}.${rank}`}
            data-unit={id ?? ''}
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

/** Whether one of the reasons is about this Unit. */
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
