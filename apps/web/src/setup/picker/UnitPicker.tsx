import './picker.css';
import type { Candidate, Rank, TeamList } from '@faultline/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMessages } from '../../i18n/language.ts';
import { useSetupWords } from '../../i18n/setupWords.ts';
import type { Shelf, TeamBuilder } from '../../port/teamBuilder.ts';
import { Icon } from '../../ui/Icon.tsx';
import { steppedRow } from './keys.ts';
import { OfferRow } from './OfferRow.tsx';
import { NO_WISH, offersOf, STATES, wished } from './search.ts';
import { WishFields } from './WishFields.tsx';

export interface Place {
  readonly squad: number;
  readonly rank: Rank;
}

interface UnitPickerProps {
  readonly place: Place;
  readonly list: TeamList;
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
  /** Units of the teams that games were last begun with. */
  readonly recent: readonly string[];
  readonly choose: (unit: string | null) => void;
  readonly close: () => void;
}

/** Every Unit for one place of a team, to be searched: those that fit first, the others with what is against them. */
export default function UnitPicker({ place, list, muster, shelf, recent, choose, close }: UnitPickerProps) {
  const { picker } = useSetupWords();
  const { words, shell } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wish, setWish] = useState(NO_WISH);
  const candidates = useCandidates(muster, list, place);
  const offers = useMemo(() => offersOf(candidates ?? [], shelf.units), [candidates]);
  useEffect(() => dialog.current?.showModal(), []);
  const shown = wished(offers, wish, words.terms, recent);
  const title = picker.title(place.squad + 1, words.terms.ranks[place.rank]);
  const chosen = list.squads[place.squad]?.[place.rank] ?? null;
  const take = (unit: string | null) => {
    choose(unit);
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      class="picker panel"
      aria-label={title}
      onClose={close}
      onKeyDown={(event) => dialog.current && steppedRow(dialog.current, event)}
    >
      <header class="picker-head">
        <h2>{title}</h2>
        {chosen !== null && (
          <button type="button" class="button quiet" data-way="leave-empty" onClick={() => take(null)}>
            {picker.leaveEmpty}
          </button>
        )}
        <button
          type="button"
          class="button quiet square"
          data-way="close"
          aria-label={shell.close}
          title={shell.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="cancel" />
        </button>
      </header>
      <WishFields wish={wish} change={setWish} offers={offers} hasRecent={recent.length > 0} />
      <p class="picker-found" aria-live="polite">
        {candidates !== null && picker.found(shown.length, offers.length)}
      </p>
      <div class="picker-list">
        {candidates !== null && shown.length === 0 && (
          <p class="picker-none">
            {picker.none}{' '}
            <button type="button" class="button" data-way="clear-search" onClick={() => setWish(NO_WISH)}>
              {picker.clear}
            </button>
          </p>
        )}
        {STATES.map((state) => {
          const some = shown.filter((offer) => offer.state === state);
          return (
            some.length > 0 && (
              <section key={state} aria-label={picker.states[state]}>
                <h3>
                  {picker.states[state]} <span class="numbers">{some.length}</span>
                </h3>
                <ul>
                  {some.map((offer) => (
                    <OfferRow key={offer.unit} offer={offer} shelf={shelf} isIn={offer.unit === chosen} choose={take} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </dialog>
  );
}

/** Null until the rules are heard. */
function useCandidates(muster: TeamBuilder, list: TeamList, { squad, rank }: Place): readonly Candidate[] | null {
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void muster.candidates(list, squad, rank).then((found) => wanted && setCandidates(found));
    return () => {
      wanted = false;
    };
  }, []);
  return candidates;
}
