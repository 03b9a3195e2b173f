import type { Selector } from '@faultline/rules';
import { TAGS, type Tagging } from '../tags.ts';
import { listed } from './cases.ts';

/** How German puts Tags to a noun: most before it, in one word; sides behind it; some as adjectives. */
interface Placed {
  /** Without their endings. */
  readonly adjectives: readonly string[];
  /** First parts of the compound. */
  readonly compound: readonly string[];
  readonly behind: readonly string[];
}

/** A Tag that is not on any card yet is put before the noun as it is. */
const taggingOf = (tag: string): Tagging => TAGS[tag] ?? { name: tag, before: tag.replaceAll(' ', '-') };

/** Every one of these is asked for. */
const together = ({ tag, allTags }: Selector): Tagging[] =>
  [...(allTags ?? []), ...(typeof tag === 'string' ? [tag] : [])].map(taggingOf);

/** One of these is enough: all take the same place, or all are named behind the noun. */
function alternatives(tags: readonly Tagging[]): Placed {
  const [compound, behind] = [
    tags.flatMap((tag) => ('before' in tag ? tag.before : [])),
    tags.flatMap((tag) => ('behind' in tag ? tag.behind : [])),
  ];
  const none = { adjectives: [], compound: [], behind: [] };
  if (tags.length === 0) return none;
  // All but the last leave out the part they share: `Jedi- oder Sith-Charakter`.
  if (compound.length === tags.length)
    return {
      ...none,
      compound: [
        listed(
          compound.map((tag, i) => (i < compound.length - 1 ? `${tag}-` : tag)),
          'oder',
        ),
      ],
    };
  if (behind.length === tags.length) return { ...none, behind: [listed(behind, 'oder')] };
  const names = tags.map(({ name }) => name);
  return { ...none, behind: [`mit dem Merkmal ${listed(names, 'oder')}`] };
}

export function tagging(who: Selector): Placed {
  const all = together(who);
  const some = alternatives(typeof who.tag === 'object' ? who.tag.map(taggingOf) : []);
  return {
    adjectives: all.flatMap((tag) => ('adjective' in tag ? tag.adjective : [])),
    compound: [...all.flatMap((tag) => ('before' in tag ? tag.before : [])), ...some.compound],
    behind: [...all.flatMap((tag) => ('behind' in tag ? tag.behind : [])), ...some.behind],
  };
}
