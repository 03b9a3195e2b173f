import {
  type Armor,
  boxesFitting,
  byText,
  type CombatTree,
  type Condition,
  type Defender,
  type Icon,
  isCondition,
  isPrevented,
  meets,
  optionsAfter,
} from '@faultline/rules';

/** A walk through the Combat Tree from an orange option to where it is left, and what it comes to. */
export interface Walk {
  readonly path: readonly string[];
  /** CR-DMG-01, CR-COND-03: what it adds to the Damage Pool, doubled conditions included; KO-ARM-09: or the boxes it covers. */
  readonly damage: number;
  /** How often each icon takes effect: conditions gained, Shoves that move, heals, moves, Active icons. */
  readonly effects: Readonly<Partial<Record<Icon, number>>>;
}

interface Underway extends Walk {
  readonly held: readonly Condition[];
  readonly shoved: boolean;
  /** The boxes of an Armored Target that are covered by then. */
  readonly covered: readonly number[];
}

const NOWHERE: Underway = { path: [], damage: 0, effects: {}, held: [], shoved: false, covered: [] };

/** CR-TREE-14: what one more icon comes to. */
function withIcon(walk: Underway, icon: Icon, defender: Defender): Underway {
  if (icon === 'damage') return { ...walk, damage: walk.damage + 1 };
  if (isCondition(icon)) {
    const met = meets(walk.held, defender.immune.includes(icon), icon);
    if (met === 'gained') return { ...takingEffect(walk, icon), held: [...walk.held, icon] };
    return met === 'doubled' ? { ...walk, damage: walk.damage + 1 } : walk;
  }
  if (icon !== 'shove') return takingEffect(walk, icon);
  const moves = defender.isMoved && !isPrevented(walk.shoved, defender.steadfast);
  return { ...(moves ? takingEffect(walk, icon) : walk), shoved: true };
}

const takingEffect = (walk: Underway, icon: Icon): Underway => ({
  ...walk,
  effects: { ...walk.effects, [icon]: (walk.effects[icon] ?? 0) + 1 },
});

/** KO-ARM-08, KO-ARM-11, KO-ARM-12: one box at most and nothing else; KO-R-24: whichever of several the attacker likes. */
function covering(walk: Underway, icons: readonly Icon[], { boxes }: Armor): Underway[] {
  const fitting = boxesFitting({ boxes, covered: walk.covered }, icons);
  if (fitting.length === 0) return [walk];
  return fitting.map((box) => ({ ...walk, damage: walk.damage + 1, covered: [...walk.covered, box] }));
}

/** A walk in the middle: what it has chosen, whether a Shove of it has met Steadfast, and the successes left. */
export interface Begun {
  readonly path?: readonly string[];
  readonly shoved?: boolean;
  readonly left?: number;
}

/** CR-TREE-09: every walk there is, the one that is never begun included: the attacker may stop anywhere. */
export function walksOf(tree: CombatTree, defender: Defender, begun: Begun = {}): Walk[] {
  const { path = [], shoved = false, left = tree.options.length } = begun;
  const { armor } = defender;
  const walks: Underway[] = [{ ...NOWHERE, path, shoved, held: defender.held, covered: armor?.covered ?? [] }];
  for (let i = 0; i < walks.length; i += 1) {
    const walk = walks[i] as Underway;
    if (walk.path.length >= path.length + left) continue;
    for (const option of optionsAfter(tree, walk.path)) {
      const entered: Underway = { ...walk, path: [...walk.path, option.id] };
      if (armor) walks.push(...covering(entered, option.effects, armor));
      else walks.push(option.effects.reduce<Underway>((on, icon) => withIcon(on, icon, defender), entered));
    }
  }
  return walks;
}

/** The walks of a tree against a kind of defender, and the best of them. */
export interface Paths {
  /** For every number of successes the walk with most damage; the last serves for all above. */
  readonly damage: readonly Walk[];
  /** For every effect the walk that reaches it with fewest successes. */
  readonly reaching: ReadonlyMap<Icon, Walk>;
}

const effectsOf = (walk: Walk): number =>
  // order: a sum is the same in whichever order it is taken
  Object.values(walk.effects).reduce((sum, n) => sum + n, 0);

/** Most damage; of equals the one with more other effects, then the shorter, then the first in the order of the card. */
function isBetter(walk: Walk, than: Walk): boolean {
  if (walk.damage !== than.damage) return walk.damage > than.damage;
  if (effectsOf(walk) !== effectsOf(than)) return effectsOf(walk) > effectsOf(than);
  return walk.path.length < than.path.length;
}

function readPaths(tree: CombatTree, defender: Defender): Paths {
  const walks = walksOf(tree, defender);
  const longest = walks.reduce((most, { path }) => Math.max(most, path.length), 0);
  const damage = Array.from({ length: longest + 1 }, (_, successes) =>
    walks.filter(({ path }) => path.length <= successes).reduce((best, walk) => (isBetter(walk, best) ? walk : best)),
  );
  const reaching = new Map<Icon, Walk>();
  // order: every icon has an entry of its own
  for (const walk of walks) for (const icon of Object.keys(walk.effects) as Icon[]) noteReached(reaching, icon, walk);
  return { damage, reaching };
}

/** Walks come shortest first; of two as short the one with more damage is told. */
function noteReached(reaching: Map<Icon, Walk>, icon: Icon, walk: Walk): void {
  const known = reaching.get(icon);
  if (!known || (known.path.length === walk.path.length && isBetter(walk, known))) reaching.set(icon, walk);
}

/** For every option that can still be reached the best of the shortest walks to it; its damage is what it adds from here on. */
export function waysOn(tree: CombatTree, defender: Defender, begun: Begun): Walk[] {
  const walks = walksOf(tree, defender, begun).filter(({ path }) => path.length > (begun.path?.length ?? 0));
  return tree.options.flatMap(({ id }) => {
    // Walks come shortest first.
    const [first, ...others] = walks.filter(({ path }) => path.at(-1) === id);
    const asShort = others.filter(({ path }) => path.length === first?.path.length);
    return first ? [asShort.reduce((best, walk) => (isBetter(walk, best) ? walk : best), first)] : [];
  });
}

const READ = new WeakMap<CombatTree, Map<string, Paths>>();

/** The best walks of a tree; worked out once for each kind of defender. */
export function pathsOf(tree: CombatTree, defender: Defender): Paths {
  const { held, immune, isMoved, steadfast, armor } = defender;
  const boxes = armor ? JSON.stringify(armor) : '';
  const kind = `${held.toSorted(byText).join()}/${immune.toSorted(byText).join()}/${isMoved}/${steadfast}/${boxes}`;
  const known = READ.get(tree) ?? new Map<string, Paths>();
  const paths = known.get(kind) ?? readPaths(tree, defender);
  READ.set(tree, known.set(kind, paths));
  return paths;
}
