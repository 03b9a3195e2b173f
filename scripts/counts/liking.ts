import type { Ability, Clause, EventPattern, Keyword, Selector } from '@faultline/rules';

/** An ability of one Unit, which the first seat has. */
export interface Wanted {
  readonly card: string;
  readonly ability: Ability;
}

/** What brings an ability about: answers of its player and of the other one, by their ids or by an icon they bring. */
export interface Liking {
  readonly own: readonly string[];
  readonly enemy: readonly string[];
}

const NONE: Liking = { own: [], enemy: [] };

export const likingsOf = ({ clauses, action }: Ability): Liking[] => [
  ...clauses.map(likingOf),
  ...(action ? [{ own: ['ability'], enemy: [] }] : []),
];

function likingOf(clause: Clause): Liking {
  if (clause.clause === 'always') return BY_KEYWORD[clause.keyword.name](clause.keyword);
  if (clause.clause === 'pierce') return { own: ['combat', clause.attackType ?? 'ranged'], enemy: ['take-cover'] };
  if (clause.clause === 'pool') {
    const kind = ['combat', clause.attackType ?? 'combat'];
    return clause.roll === 'attack' ? { own: kind, enemy: [] } : { own: [], enemy: kind };
  }
  return clause.clause === 'on' ? attackIn(clause.event) : NONE;
}

const isEnemy = (who: Selector | undefined): boolean => who?.side === 'enemy';

/** Somebody attacks: those who answer it, or their enemies. */
function attackIn({ on, attackType, by, to }: EventPattern): Liking {
  const wounds = on.startsWith('wounded');
  if (!wounds && !on.startsWith('attack.')) return NONE;
  const kind = ['combat', ...(attackType ? [attackType] : []), ...(wounds ? ['damage'] : [])];
  const isAttacked = isEnemy(by) || (to !== undefined && !isEnemy(to));
  // Who begins an activation has lost the Hunker tokens of the last one.
  const before = by?.hunkered ? ['take-cover'] : [];
  return isAttacked ? { own: [], enemy: kind } : { own: [...before, ...kind], enemy: [] };
}

const BY_KEYWORD: Readonly<Record<Keyword['name'], (keyword: Keyword) => Liking>> = {
  impact: () => ({ own: ['focus', 'combat', 'melee'], enemy: [] }),
  sharpshooter: () => ({ own: ['focus', 'combat', 'ranged'], enemy: [] }),
  cover: () => ({ own: [], enemy: ['combat', 'ranged'] }),
  protection: () => ({ own: [], enemy: ['combat', 'damage'] }),
  steadfast: () => ({ own: [], enemy: ['combat', 'ranged', 'shove'] }),
  scale: () => ({ own: ['move'], enemy: [] }),
  immunity: (keyword) => ({ own: [], enemy: ['combat', 'ranged', 'condition' in keyword ? keyword.condition : ''] }),
};

/** Whether it is about Hunker tokens somebody has: those are lost among enemies. */
export const asksForHunker = ({ clauses }: Ability): boolean => /"hunkered"/.test(JSON.stringify(clauses));

/** Whether shots bring it about: they want room. */
export const wantsRoom = (ability: Ability): boolean =>
  asksForHunker(ability) ||
  likingsOf(ability).some(({ own, enemy }) => [...own, ...enemy].some((word) => word === 'ranged'));

/** On whose side somebody is to be Wounded: its own Unit, another of its side, or an enemy. */
export function woundsIn({ clauses }: Ability): Set<Selector['side']> {
  const events = clauses.flatMap((each) =>
    each.clause === 'on' && each.event.on.startsWith('wounded') ? each.event : [],
  );
  return new Set(events.map(({ to }) => to?.side ?? 'enemy'));
}

/** Whether it concerns other Units of its side, so that those are to act or to be attacked. */
export const isOfAllies = ({ clauses }: Ability): boolean =>
  clauses.some((each) => {
    const who = each.clause === 'on' ? [each.event.by, each.event.to] : 'for' in each ? [each.for] : [];
    return who.some((one) => one?.side === 'allied' || one?.side === 'other-allied');
  });

/** The Tags that an ability names, of friend and of foe. */
export function tagsIn(node: unknown): { readonly allied: string[]; readonly enemy: string[] } {
  if (typeof node !== 'object' || node === null) return { allied: [], enemy: [] };
  const { side, tag = [], allTags = [] } = node as Partial<Selector>;
  const named = typeof tag === 'string' || Array.isArray(tag) ? [tag, allTags].flat(2) : [];
  const inside = Object.values(node).map(tagsIn);
  const own = { allied: side === 'enemy' ? [] : named, enemy: side === 'enemy' || side === 'any' ? named : [] };
  return {
    allied: [...own.allied, ...inside.flatMap(({ allied }) => allied)] as string[],
    enemy: [...own.enemy, ...inside.flatMap(({ enemy }) => enemy)] as string[],
  };
}
