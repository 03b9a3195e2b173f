import { eraName, tagName } from '@faultline/text';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useMessages } from '../../i18n/language.ts';
import { useSetupWords } from '../../i18n/setupWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Offer, valuesOf, type Wish } from './search.ts';

interface WishFieldsProps {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  readonly offers: readonly Offer[];
  readonly hasRecent: boolean;
  /** Further things to look for. */
  readonly children?: ComponentChildren;
  /** Such as are asked for less often: with points and Force they wait behind a button until one is. */
  readonly more?: ComponentChildren;
}

/** What is looked for: words, Era, Tag, points, Force, and whether only what fits or was used of late. */
export function WishFields({ wish, change, offers, hasRecent, children, more }: WishFieldsProps) {
  const [isOpen, open] = useState(false);
  const isAsked = [wish.points, wish.force, wish.stamina, wish.durability].some(Boolean) || wish.onlyPlayable;
  const isWhole = more === undefined || isOpen || isAsked;
  const { picker } = useSetupWords();
  const { words, cards } = useMessages();
  const { terms } = words;
  const fits = offers.filter(({ state }) => state === 'fits').length;
  const eras = valuesOf(offers, ({ eras: all }) => all);
  const tags = valuesOf(offers, ({ tags: all }) => all);
  const byName = (name: (id: string) => string) => (a: string, b: string) => name(a).localeCompare(name(b));
  return (
    <search class="wish">
      <label class="wish-words">
        <Icon name="search" />
        <span class="unseen">{picker.search}</span>
        <input
          type="search"
          // A phone's keyboard would cover the list before anybody has seen it.
          {...(matchMedia('(pointer: coarse)').matches ? {} : { autofocus: true })}
          placeholder={picker.search}
          value={wish.words}
          maxLength={60}
          onInput={({ currentTarget }) => change({ ...wish, words: currentTarget.value })}
        />
      </label>
      <div class="wish-more">
        <WishChip way="only-fits" on={wish.onlyFits} choose={(onlyFits) => change({ ...wish, onlyFits })}>
          {picker.onlyFits} <span class="numbers">{fits}</span>
        </WishChip>
        {hasRecent && (
          <WishChip way="only-recent" on={wish.onlyRecent} choose={(onlyRecent) => change({ ...wish, onlyRecent })}>
            {picker.onlyRecent}
          </WishChip>
        )}
        <Among
          name={picker.era}
          any={picker.anyEra}
          values={eras}
          says={(era) => eraName(terms, era)}
          chosen={wish.era}
          choose={(era) => change({ ...wish, era })}
        />
        <Among
          name={picker.tag}
          any={picker.anyTag}
          values={tags.sort(byName((tag) => tagName(terms, tag)))}
          says={(tag) => tagName(terms, tag)}
          chosen={wish.tag}
          choose={(tag) => change({ ...wish, tag })}
        />
        {children}
        {more !== undefined && !isAsked && (
          <button
            type="button"
            class="wish-chip"
            data-way="more-wishes"
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            {picker.more}
          </button>
        )}
        {isWhole && (
          <>
            <Among
              name={picker.points}
              any={picker.anyPoints}
              values={valuesOf(offers, ({ points }) => [points])}
              says={(points) => picker.ofPoints(Number(points))}
              chosen={wish.points}
              choose={(points) => change({ ...wish, points })}
            />
            <Among
              name={cards.force}
              any={picker.anyForce}
              values={valuesOf(offers, ({ force }) => [force])}
              says={(force) => cards.cost(Number(force))}
              chosen={wish.force}
              choose={(force) => change({ ...wish, force })}
            />
            {more}
          </>
        )}
      </div>
    </search>
  );
}

interface WishChipProps {
  readonly way: string;
  readonly on: boolean;
  readonly choose: (on: boolean) => void;
  readonly children: ComponentChildren;
}

/** Something that is wished or not. */
export const WishChip = ({ way, on, choose, children }: WishChipProps) => (
  <button type="button" class="wish-chip" data-way={way} aria-pressed={on} onClick={() => choose(!on)}>
    {children}
  </button>
);

interface AmongProps {
  readonly name: string;
  readonly any: string;
  readonly values: readonly string[];
  readonly says: (value: string) => string;
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

/** One of the values there are, or any; nothing where there is only one. */
export function Among({ name, any, values, says, chosen, choose }: AmongProps) {
  if (values.length < 2) return null;
  return (
    <select
      class={`wish-chip${chosen === '' ? '' : ' wished'}`}
      aria-label={name}
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{any}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {says(value)}
        </option>
      ))}
    </select>
  );
}
