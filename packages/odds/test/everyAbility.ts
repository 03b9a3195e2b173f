import { library } from '@faultline/cards';
import {
  type Ability,
  type AttackType,
  type Clause,
  type Condition,
  type Effect,
  forecast,
  type Selector,
  type UnitCard,
} from '@faultline/rules';
import { type Fighter, skirmish } from '@faultline/testkit';

/** Every ability that says something about the dice, the charts or the Damage Pool of an attack, in positions made for it. */

const KEYWORDS = ['impact', 'sharpshooter', 'cover', 'protection'];
const STANDING = ['pool', 'pierce', 'firm'];
const MOMENTS = ['attack.declaring', 'attack.targeted', 'attack.rolling', 'attack.modifying', 'attack.suffering'];
const VERBS = ['dice', 'add-dice', 'use-chart', 'split-pool'];

const does = (effects: readonly Effect[]): boolean => {
  const text = JSON.stringify(effects);
  return VERBS.some((verb) => text.includes(`"do":"${verb}"`));
};

const doesLend = (effects: readonly Effect[]): boolean => JSON.stringify(effects).includes('"do":"use-chart"');

/** Whether a clause changes the numbers of an attack it is asked about. */
const touchesAttack = (clause: Clause): boolean => {
  // What Impact and Sharpshooter add hangs on a Focus action.
  if (clause.clause === 'always') return KEYWORDS.includes(clause.keyword.name);
  if (clause.clause === 'on') return MOMENTS.includes(clause.event.on) && does(clause.effects);
  return STANDING.includes(clause.clause);
};

type Side = 'attacker' | 'target' | 'beside attacker' | 'beside target';

interface Layout {
  readonly as: Side;
  readonly type: AttackType;
  /** Hunkered behind cover with Wounded friends, or in a fight in which all stand. */
  readonly isHiding: boolean;
  readonly stance: number;
}

const SIDES: readonly Side[] = ['attacker', 'target', 'beside attacker', 'beside target'];

function* layouts(card: UnitCard): Generator<Layout> {
  for (const stance of card.stances.keys())
    for (const isHiding of [false, true])
      for (const type of ['melee', 'ranged'] as const) for (const as of SIDES) yield { as, type, isHiding, stance };
}

/** All that the selectors of an ability ask of others: Tags, ranks and, of charts that are lent, conditions. */
function asked(ability: Ability) {
  const [tags, ranks, conditions]: [string[], string[], Condition[]] = [[], [], []];
  const lends = ability.clauses.some((clause) => clause.clause === 'on' && doesLend(clause.effects));
  JSON.stringify(ability.clauses, (_key, value: unknown) => {
    const { tag, allTags, rank, condition } = (value ?? {}) as Partial<Selector>;
    tags.push(...[tag ?? []].flat(), ...(allTags ?? []));
    ranks.push(...(rank ?? []));
    if (lends && Array.isArray(condition)) conditions.push(...condition.slice(-1));
    return value;
  });
  return { tags, ranks, conditions: [...new Set(conditions)] };
}

const MIDDLE = 45_720;
const INCH = 2540;

/** The fighter with the ability in its place, everybody else with the Tags and the rank that it asks for. */
function told(ability: Ability, card: UnitCard, { as, type, isHiding, stance }: Layout, clauses: Ability['clauses']) {
  const { tags, ranks, conditions } = asked(ability);
  const state = { damage: 3, injured: 1, ...(isHiding ? { hunker: 1 } : {}) };
  const other = (at: Fighter['at']): Fighter => ({
    at,
    tags,
    conditions,
    rank: (ranks[0] ?? 'primary') as UnitCard['rank'],
    armour: ['crit>strike', 'block'],
    chart: ['strike'],
    durability: 4,
    ...state,
  });
  const far = 18 + (type === 'melee' ? 2.6 : 5);
  const places: Readonly<Record<Side, readonly [number, number]>> = {
    attacker: [18, 18],
    target: [far, 18],
    'beside attacker': isHiding ? [18, 15] : [far, 15.4],
    // Where somebody else than the target may be in the fight of the attacker.
    'beside target': as === 'attacker' && type === 'melee' && !isHiding ? [15.4, 18] : [far + 2, 20.2],
  };
  const fighter = (side: Side): Fighter => {
    const [x, y] = places[side];
    if (side !== as) return { ...other([x, y]), ...(side.startsWith('beside') && isHiding ? { wounded: 1 } : {}) };
    return {
      is: card.id,
      at: card.bases.map((_, i) => [x, y + 1.7 * i] as const),
      stance,
      has: [ability.id],
      ...state,
    };
  };
  return skirmish({
    red: { attacker: fighter('attacker'), friend: fighter('beside attacker') },
    blue: { target: fighter('target'), mate: fighter('beside target') },
    activates: 'attacker',
    force: [6, 6],
    objectives: [{ key: 'C', at: [Math.round(far * INCH), MIDDLE, 0], active: true, control: 1 }],
    abilities: { [ability.id]: { ...ability, clauses } },
  });
}

/** All that the odds depend on, as far as this ability may be in it. */
function seen(story: ReturnType<typeof skirmish>, type: AttackType, focused: boolean) {
  const at = { game: story.match.game, open: story.open };
  const [attacker, target] = [story.character('attacker').id, story.character('target').id];
  return forecast(at, { attacker, target, type, focused });
}

/** It changes the numbers without being asked for, or is named beside them, or neither in any position. */
type Standing = 'counted' | 'named' | 'neither';

const numbers = (of: ReturnType<typeof seen>): string => JSON.stringify(of && { ...of, uncounted: [], unplayed: [] });

/** What becomes of an ability in the first position made for it in which it has a part. */
export function standingOf(ability: Ability, card: UnitCard): Standing {
  const needsFocus = ability.clauses.some((clause) => clause.clause === 'always');
  for (const layout of layouts(card)) {
    const now = seen(told(ability, card, layout, ability.clauses), layout.type, needsFocus);
    if (!now) continue;
    if (now.uncounted.some((name) => name.startsWith(`${ability.id}@`))) return 'named';
    if (ability.kind === 'reactive') continue;
    const without = seen(told(ability, card, layout, []), layout.type, needsFocus);
    if (numbers(now) !== numbers(without)) return 'counted';
  }
  return 'neither';
}

/** Whether a player decides: a Reactive is used, a price is paid, or it answers the attack when that is over. */
export const waitsForPlayer = ({ kind, clauses }: Ability): boolean =>
  kind === 'reactive' ||
  clauses.some(
    (clause) =>
      clause.clause === 'on' &&
      (clause.event.on === 'attack.resolved' ||
        (clause.event.on !== 'attack.modifying' && JSON.stringify(clause.effects).includes('"do":"may"'))),
  );

/** Of every complete Unit the abilities that say something about an attack, each once. */
export const ABILITIES: readonly (readonly [ability: Ability, card: UnitCard])[] = Object.values(library.units)
  .flatMap((card) =>
    card.abilities.flatMap((id) => {
      const ability = library.abilities[id];
      return ability?.clauses.some(touchesAttack) ? [[ability, card] as const] : [];
    }),
  )
  .filter(([ability], i, all) => all.findIndex(([other]) => other.id === ability.id) === i);
