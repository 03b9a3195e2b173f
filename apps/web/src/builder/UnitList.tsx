import type { Reason, TeamList, TeamPlace } from '@faultline/rules';
import { reasonText, tagName } from '@faultline/text';
import { useMemo, useRef } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, UnitOffer } from '../port/teamBuilder.ts';
import { RANKS, unitsIn } from '../setup/draft.ts';
import { namedIn } from '../setup/named.ts';
import { steppedRow } from '../setup/picker/keys.ts';
import { Figures } from '../setup/picker/OfferRow.tsx';
import { NO_WISH, type Offer, offersOf, valuesOf, type Wish, wished } from '../setup/picker/search.ts';
import { Among, WishChip, WishFields } from '../setup/picker/WishFields.tsx';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';

interface UnitListProps {
  readonly shelf: Shelf;
  readonly list: TeamList;
  readonly offers: readonly UnitOffer[];
  readonly place: TeamPlace | null;
  readonly leavePlace: () => void;
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
  readonly owned: readonly string[];
  /** The Unit whose card is shown. */
  readonly shown: string | null;
  readonly show: (unit: string) => void;
  readonly put: (unit: string | null, place: TeamPlace) => void;
  readonly choosePlace: (place: TeamPlace) => void;
}

/** All Units, or those for one place, to be searched; each says whether it fits, and goes into the team from here. */
export function UnitList(props: UnitListProps) {
  const { shelf, list, offers: given, place, leavePlace, wish, setWish, owned, put } = props;
  const w = useTeamsWords();
  const { picker, squad } = useSetupWords();
  const { words, cards } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const offers = useMemo(() => offersOf(given, shelf.units).map(withoutRoom), [given]);
  const shown = wished(offers, wish, words.terms, [], owned);
  const now = place && (list.squads[place.squad]?.[place.rank] ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go through the rows
    <div
      class="units"
      ref={frame}
      onKeyDown={(event) => frame.current && steppedRow(frame.current, event, '.shelf-row-main')}
    >
      {place && (
        <div class="units-place" data-way="place">
          <b>{w.forPlace(`${squad(place.squad + 1)}, ${words.terms.ranks[place.rank]}`)}</b>
          {now !== null && (
            <button type="button" class="button quiet" data-way="leave-empty" onClick={() => put(null, place)}>
              {picker.leaveEmpty}
            </button>
          )}
          <button
            type="button"
            class="button quiet square"
            data-way="every-place"
            aria-label={w.everyPlace}
            title={w.everyPlace}
            onClick={leavePlace}
          >
            <Icon name="cancel" />
          </button>
        </div>
      )}
      <WishFields
        wish={wish}
        change={setWish}
        offers={offers}
        hasRecent={false}
        more={
          <>
            <Among
              name={cards.stamina}
              any={w.anyStamina}
              values={valuesOf(offers, ({ stamina }) => [stamina])}
              says={(stamina) => `${cards.stamina} ${stamina}`}
              chosen={wish.stamina}
              choose={(stamina) => setWish({ ...wish, stamina })}
            />
            <Among
              name={cards.durability}
              any={w.anyDurability}
              values={valuesOf(offers, ({ durability }) => [durability])}
              says={(durability) => `${cards.durability} ${durability}`}
              chosen={wish.durability}
              choose={(durability) => setWish({ ...wish, durability })}
            />
            <WishChip
              way="only-playable"
              on={wish.onlyPlayable}
              choose={(onlyPlayable) => setWish({ ...wish, onlyPlayable })}
            >
              {w.playable}
            </WishChip>
          </>
        }
      >
        {owned.length > 0 && (
          <WishChip way="only-owned" on={wish.onlyOwned} choose={(onlyOwned) => setWish({ ...wish, onlyOwned })}>
            {w.owned}
          </WishChip>
        )}
      </WishFields>
      <p class="picker-found" aria-live="polite">
        {given.length > 0 && picker.found(shown.length, offers.length)}
      </p>
      <ul class="units-all" aria-label={w.units}>
        {given.length > 0 && shown.length === 0 && (
          <li class="picker-none">
            {picker.none}{' '}
            <button type="button" class="button" data-way="clear-search" onClick={() => setWish(NO_WISH)}>
              {picker.clear}
            </button>
          </li>
        )}
        {shown.map((offer) => (
          <UnitRow key={offer.unit} offer={offer} {...props} />
        ))}
      </ul>
    </div>
  );
}

/** Where every place of its rank is taken, nothing fits. */
const withoutRoom = <O extends UnitOffer & Offer>(offer: O): O =>
  offer.place === null && offer.state === 'fits' ? { ...offer, state: 'clashes' } : offer;

/** It costs too much, which is no clash with anybody. */
const isDear = (why: Reason | undefined): boolean => why?.rule === 'CR-TEAM-07';

type RowProps = UnitListProps & { readonly offer: UnitOffer & Offer };

function UnitRow(props: RowProps) {
  const { offer, shelf, list, place, shown, show } = props;
  const { words } = useMessages();
  const { picker } = useSetupWords();
  const { card, state, reasons } = offer;
  const isIn = unitsIn(list).includes(card.id);
  const [why] = place && !isIn ? reasons : [];
  const says = why
    ? reasonText(words, { named: namedIn(shelf) }, why)
    : [words.terms.ranks[card.rank], ...card.tags.map((tag) => tagName(words.terms, tag))].join(', ');
  return (
    <li class={`shelf-row ${state}${isIn ? ' in' : ''}`} data-unit={card.id}>
      <button
        type="button"
        class="shelf-row-main"
        {...(shown === card.id ? { 'aria-current': true } : {})}
        onClick={() => show(card.id)}
      >
        <UnitEmblem card={card.id} />
        <span class="shelf-row-name">{card.name}</span>
        <Figures card={card} />
        <span class={`shelf-row-says${why ? ' why' : ''}${isDear(why) ? ' dear' : ''}`}>
          {says} {why && <span class="rule">{why.rule}</span>}
          {state === 'waits' && <i> · {picker.states.waits}</i>}
        </span>
      </button>
      <UnitAct {...props} isIn={isIn} />
    </li>
  );
}

/** Puts the Unit where it fits, takes it out, or asks which one it is to replace. */
function UnitAct({ offer, list, shelf, put, choosePlace, isIn }: RowProps & { readonly isIn: boolean }) {
  const w = useTeamsWords();
  const { words } = useMessages();
  const { card, place, reasons } = offer;
  const stands = placeOf(list, card.id);
  const [why] = reasons;
  const act = isIn
    ? { sign: 'confirm', way: 'remove', says: w.remove(card.name), run: () => stands && put(null, stands) }
    : !place
      ? {
          sign: 'flip',
          way: 'replace',
          says: w.noPlace(card.name, words.terms.ranks[card.rank]),
          run: () => choosePlace({ squad: 0, rank: card.rank }),
        }
      : {
          sign: why ? 'lock' : 'zoom-in',
          way: 'add',
          says: why ? w.addAnyway(card.name, reasonText(words, { named: namedIn(shelf) }, why)) : w.add(card.name),
          run: () => put(card.id, place),
        };
  return (
    <button
      type="button"
      class={`shelf-row-act ${act.way}${why && !isIn ? ' against' : ''}${isDear(why) ? ' dear' : ''}`}
      data-way={act.way}
      aria-label={act.says}
      title={act.says}
      onClick={act.run}
    >
      <Icon name={act.sign} />
    </button>
  );
}

function placeOf({ squads }: TeamList, unit: string): TeamPlace | null {
  for (const [squad, places] of squads.entries())
    for (const rank of RANKS) if (places[rank] === unit) return { squad, rank };
  return null;
}
