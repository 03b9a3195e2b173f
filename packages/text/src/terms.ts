import type { ActionKind, AttackType, Condition, DieKind, Face, Keyword, MoveKind, Rank } from '@faultline/rules';

/** The game's own words, as a player says them in the middle of a sentence. */
export interface Terms {
  readonly moves: Readonly<Record<MoveKind, string>>;
  readonly actions: Readonly<Record<ActionKind, string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly keywords: Readonly<Record<Keyword['name'], string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly dice: Readonly<Record<DieKind, string>>;
  readonly attacks: Readonly<Record<AttackType, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** Results of charts and options of trees: faces, conditions, moves, and these. */
  readonly icons: Readonly<Record<'damage' | 'heal' | 'shove' | 'active', string>>;
  /** Terrain by the names of tables, without the numbers that tell two of a kind apart. */
  readonly terrain: Readonly<Record<string, string>>;
  /** A place at a height, for ladders and lifts: both are already told. */
  readonly at: (what: string, inches: string) => string;
  readonly shatterpoint: string;
  readonly nothing: string;
  readonly to: string;
}

/** A face, a condition, a move or an effect by its icon's name; `crit>strike` is a changed die. */
export function iconName(terms: Terms, icon: string): string {
  const [from = icon, to] = icon.split('>');
  if (to !== undefined) return `${iconName(terms, from)} ${terms.to} ${iconName(terms, to)}`;
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
  return kinds.map((kind) => `${count(kind) > 1 ? `${count(kind)} ` : ''}${iconName(terms, kind)}`).join(', ');
}

const ORDER: readonly Face[] = ['crit', 'strike', 'block', 'expertise', 'failure'];

/** `2 crit, 3 strike, 1 expertise`. */
export function faces(terms: Terms, roll: readonly Face[]): string {
  const groups = ORDER.map((face) => [roll.filter((shown) => shown === face).length, face] as const);
  const shown = groups.filter(([n]) => n > 0).map(([n, face]) => `${n} ${terms.faces[face]}`);
  return shown.join(', ') || terms.nothing;
}

/** A part of the terrain or an ingress point as people call it; a name nobody has words for stays as it is. */
export function terrainName(terms: Terms, name: string): string {
  const [, part = name, height] = /^(.*?)(?: at ([\d.]+) in)?$/.exec(name) ?? [];
  const kind = part.replace(/ \d+/, '');
  const known = Object.hasOwn(terms.terrain, kind) ? terms.terrain[kind] : undefined;
  if (known === undefined) return name;
  return height === undefined ? known : terms.at(known, height);
}
