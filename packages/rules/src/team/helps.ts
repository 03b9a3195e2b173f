import type { Ability } from '../cards/ability.ts';
import type { Selector } from '../cards/selector.ts';
import type { UnitCard } from '../cards/unitCard.ts';

export interface Scripted {
  readonly card: Pick<UnitCard, 'id' | 'tags' | 'rank'>;
  readonly abilities: readonly Ability[];
}

/** An ability that speaks of allies, and who of the team is meant. */
export interface Help {
  readonly from: string;
  readonly ability: string;
  readonly to: readonly string[];
  /** The Tags it asks for; empty where any ally will do. */
  readonly tags: readonly string[];
}

/** Who of a team works with whom, read from what the abilities are made of. Where somebody stands is not known here. */
export function helpsIn(team: readonly Scripted[]): Help[] {
  return team.flatMap(({ card, abilities }) =>
    abilities.flatMap((ability) => {
      const meant = selectorsIn(ability.clauses).filter(({ side }) => side === 'allied' || side === 'other-allied');
      const others = team.filter((other) => other.card.id !== card.id);
      const named = meant.filter((selector) => tagsOf(selector).length > 0);
      const asked = named.length > 0 ? named : meant;
      const to = others.filter((other) => asked.some((selector) => fits(selector, other.card)));
      const tags = [...new Set(named.flatMap(tagsOf))];
      return to.length === 0 ? [] : [{ from: card.id, ability: ability.id, to: to.map((each) => each.card.id), tags }];
    }),
  );
}

/** Every selector anywhere inside. */
function selectorsIn(value: unknown): Selector[] {
  if (typeof value !== 'object' || value === null) return [];
  // order: each is looked at on its own
  const inside = Object.values(value).flatMap(selectorsIn);
  return isSelector(value) ? [value, ...inside] : inside;
}

const isSelector = (value: object): value is Selector =>
  'side' in value && 'of' in value && (value.of === 'unit' || value.of === 'character');

const tagsOf = ({ tag = [], allTags = [] }: Selector): string[] => [
  ...(typeof tag === 'string' ? [tag] : tag),
  ...allTags,
];

function fits({ tag, allTags = [], rank }: Selector, card: Scripted['card']): boolean {
  const any = tag === undefined ? [] : typeof tag === 'string' ? [tag] : tag;
  return (
    (any.length === 0 || any.some((each) => card.tags.includes(each))) &&
    allTags.every((each) => card.tags.includes(each)) &&
    (rank === undefined || rank.includes(card.rank))
  );
}
