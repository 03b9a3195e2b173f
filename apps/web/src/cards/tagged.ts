import type { Library, Open, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Pointed } from '../log/pointed.ts';

/** A tag whose bearers are shown everywhere, and how to show another. */
export interface Tagging {
  readonly tag: string | null;
  readonly show: (tag: string | null) => void;
}

export const TagContext = createContext<Tagging>({ tag: null, show: () => {} });

export const useTag = (): Tagging => useContext(TagContext);

export const hasTag = ({ card }: Pick<Unit, 'card'>, tag: string | null, { units }: Pick<Library, 'units'>): boolean =>
  tag !== null && units[card]?.tags.includes(tag) === true;

/** Everybody on the table who has a tag, to be pointed at. */
export const taggedOn = ({ units, characters }: Open, tag: string, cards: Library): Pointed => ({
  who: units
    .filter((unit) => hasTag(unit, tag, cards))
    .flatMap((unit) =>
      unit.characters.flatMap((id) => {
        const stands = characters[id];
        return stands?.onTable ? [{ name: `${unitName(unit)}.${stands.number}`, at: stands }] : [];
      }),
    ),
  way: null,
  fight: null,
});
