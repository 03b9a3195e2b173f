import type { ActionKind, AttackType, Condition, DieKind, Face, Keyword, MoveKind, Rank } from '@faultline/rules';

/** The cases that sentences put terrain into. A language without cases has one form. */
export type TermCase = 'nom' | 'acc' | 'dat';
export type Cased = string | Readonly<Record<TermCase, string>>;

/** The game's own words, as a player says them in the middle of a sentence. */
export interface Terms {
  readonly moves: Readonly<Record<MoveKind, string>>;
  readonly actions: Readonly<Record<ActionKind, string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly keywords: Readonly<Record<Keyword['name'], string>>;
  readonly faces: Readonly<Record<Face, string>>;
  /** Faces and icons of which there are several, where that is another word. */
  readonly several: Readonly<Record<string, string>>;
  /** Expertise on either die. */
  readonly expertise: Readonly<Record<DieKind, string>>;
  readonly dice: Readonly<Record<DieKind, string>>;
  readonly attacks: Readonly<Record<AttackType, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** How long something lasts. */
  readonly until: Readonly<Record<'action' | 'activation' | 'turn' | 'game', string>>;
  /** Results of charts and options of trees: faces, conditions, moves, and these. */
  readonly icons: Readonly<Record<'damage' | 'heal' | 'shove' | 'active', string>>;
  /** Terrain by the names of tables, without the numbers that tell two of a kind apart. */
  readonly terrain: Readonly<Record<string, Cased>>;
  /** A place at a height, for ladders and lifts: both are already told. */
  readonly at: (what: string, inches: string) => string;
  /** Tags and Eras by the words of the card data; those that are missing stay as they are. */
  readonly tags: Readonly<Record<string, string>>;
  readonly eras: Readonly<Record<string, string>>;
  readonly shatterpoint: string;
  readonly nothing: string;
  readonly to: string;
}

/** `Impact [2]`, `Immunity [Pinned]`, `Steadfast`. */
export function keywordName(terms: Terms, keyword: Keyword): string {
  const name = terms.keywords[keyword.name];
  if (keyword.name === 'immunity') return `${name} [${terms.conditions[keyword.condition]}]`;
  return 'value' in keyword ? `${name} [${keyword.value}]` : name;
}

/** A face, a condition, a move or an effect by its icon's name; `crit>strike` is a changed die. */
export function iconName(terms: Terms, icon: string, several = false): string {
  const [from = icon, to] = icon.split('>');
  if (to !== undefined) return `${iconName(terms, from, several)} ${terms.to} ${iconName(terms, to, several)}`;
  if (several && Object.hasOwn(terms.several, icon)) return terms.several[icon] ?? icon;
  const known: Readonly<Record<string, string>> = {
    ...terms.moves,
    ...terms.conditions,
    ...terms.faces,
    ...terms.icons,
  };
  return Object.hasOwn(known, icon) ? (known[icon] ?? icon) : icon;
}

/** A name in which signs stand, `Enfeeble: [pinned]`, with the names of the signs. */
export const withSigns = (terms: Terms, name: string): string =>
  name.replace(/\[([a-z-]+)\]/g, (_, icon: string) => iconName(terms, icon));

/** `2 damage, shove`: the same things counted, in the order they first come. */
export function counted(terms: Terms, things: readonly string[]): string {
  const kinds = [...new Set(things)];
  const count = (kind: string): number => things.filter((thing) => thing === kind).length;
  return kinds
    .map((kind) => `${count(kind) > 1 ? `${count(kind)} ` : ''}${iconName(terms, kind, count(kind) > 1)}`)
    .join(', ');
}

const ORDER: readonly Face[] = ['crit', 'strike', 'block', 'expertise', 'failure'];

/** A face of this die, or several of them. */
const faceName = (terms: Terms, face: Face, die: DieKind, several: boolean): string =>
  face === 'expertise' ? terms.expertise[die] : iconName(terms, face, several);

/** `2 crit, 3 strike, 1 expertise`. */
export function faces(terms: Terms, roll: readonly Face[], die: DieKind): string {
  const groups = ORDER.map((face) => [roll.filter((shown) => shown === face).length, face] as const);
  const shown = groups.filter(([n]) => n > 0).map(([n, face]) => `${n} ${faceName(terms, face, die, n > 1)}`);
  return shown.join(', ') || terms.nothing;
}

export const tagName = ({ tags }: Terms, tag: string): string => (Object.hasOwn(tags, tag) ? (tags[tag] ?? tag) : tag);

/** One Era, or those of two Units with a stroke between them. */
export const eraName = ({ eras }: Terms, era: string): string =>
  era
    .split(' / ')
    .map((each) => (Object.hasOwn(eras, each) ? (eras[each] ?? each) : each))
    .join(' / ');

/** A part of the terrain or an ingress point as people call it; a name nobody has words for stays as it is. */
export function terrainName(terms: Terms, name: string, kase: TermCase = 'nom'): string {
  const [, part = name, height] = /^(.*?)(?: at ([\d.]+) in)?$/.exec(name) ?? [];
  const kind = part.replace(/ \d+/, '');
  const known = Object.hasOwn(terms.terrain, kind) ? terms.terrain[kind] : undefined;
  if (known === undefined) return name;
  const said = typeof known === 'string' ? known : known[kase];
  return height === undefined ? said : terms.at(said, height);
}
