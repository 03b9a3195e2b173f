import {
  type Ability,
  ACTIONS,
  CONDITIONS,
  FACES,
  type Library,
  MOVE_KINDS,
  SHATTERPOINT,
  type UnitCard,
} from '@faultline/rules';
import type { Member, Names } from './names.ts';
import { RENAMINGS } from './optionName.ts';
import { nearest } from './problem.ts';

/** Every name an option of one game could ever have. What is none of them is a slip, not something that is not offered. */
export interface KnownOptions {
  readonly names: readonly string[];
  /** Shorter and older forms. */
  readonly aliases: readonly string[];
}

/** What the rules themselves offer, whatever is played; tests/optionNames.test.ts plays games to find one that is missing. */
const WORDS: readonly string[] = [
  ...RENAMINGS,
  ...['south', 'north', 'place', 'reveal', 'activate', 'reserve', 'flip', 'end', 'pass', 'decline', 'stop', 'done'],
  ...['yes', 'no', 'none', 'melee', 'ranged', 'push', 'pull', 'split', 'protection', 'enter', 'damage', 'shove'],
  ...['heal', 'active', 'force', 'momentum', 'defy', 'refresh', 'fetch', 'wounded', 'damage:1', 'damage:2', 'damage:3'],
  ...ACTIONS,
  ...MOVE_KINDS,
  ...CONDITIONS,
  ...FACES.attack,
  ...FACES.defense,
  SHATTERPOINT,
];
/** What they were called before. */
const OLD_WORDS = ['choose'];

interface Table {
  readonly library: Library;
  readonly names: Names;
  /** Keys of objectives, and names of ingress points. */
  readonly objectives: readonly string[];
  readonly points: readonly string[];
}

export function knownOptions({ library, names, objectives, points }: Table): KnownOptions {
  const missions = Object.values(library.missions);
  const lent = missions.flatMap(({ struggles }) => struggles.flatMap(({ lends }) => lends?.ability ?? []));
  const rules = Object.values(library.abilities).flatMap(({ id, kind }) => (kind === 'rule' ? id : []));
  const abilities = ({ card }: Member): readonly string[] => [...(library.units[card]?.abilities ?? []), ...lent];
  return {
    names: distinct([
      ...WORDS,
      ...names.units,
      ...names.characters,
      ...names.members.flatMap((m) => abilities(m).map((id) => `${id}@${m.name}`)),
      ...names.units.flatMap((name) => ['damage', ...CONDITIONS].map((what) => `${what}@${name}`)),
      ...names.members.flatMap(({ card }) => printedOn(library.units[card], library)),
      ...waysOf(library),
      ...rules,
      ...missions.flatMap(({ id, objectives: laid }) => [id, ...laid.map(({ key }) => key)]),
      ...objectives,
      ...points.map((name) => `exit:${name}`),
    ]),
    aliases: distinct([
      ...OLD_WORDS,
      ...names.members.flatMap(abilities),
      ...names.units.flatMap((name) => ['damage', ...CONDITIONS].map((what) => `${name}:${what}`)),
    ]),
  };
}

const distinct = (all: readonly string[]): string[] => [...new Set(all)];

/** Of a card: its stances, what stands in their trees and charts, its tags, the Battle Tactics Cards it brings. */
function printedOn(card: UnitCard | undefined, library: Library): string[] {
  if (!card) return [];
  const clauses = card.abilities.flatMap((id) => library.abilities[id]?.clauses ?? []);
  return [
    ...card.stances.flatMap(({ id, tree, charts }) => [
      id,
      ...tree.options.flatMap((option) => [option.id, ...option.effects]),
      ...[charts.ranged, charts.melee, charts.defense].flatMap(
        (chart) => chart?.rows.flatMap(({ results }) => results) ?? [],
      ),
    ]),
    ...card.tags,
    ...clauses.flatMap((clause) => (clause.clause === 'deck' ? clause.cards : [])),
  ];
}

const WAYS = new WeakMap<Ability, readonly string[]>();

/** The ways that abilities let their players choose between. An ability does not change: it is read once. */
const waysOf = (library: Library): readonly string[] =>
  Object.values(library.abilities).flatMap((ability) => {
    const ways = WAYS.get(ability) ?? waysIn(ability);
    WAYS.set(ability, ways);
    return ways;
  });

/** The ways an ability lets its player choose between, wherever in it they stand. */
function waysIn(node: Ability | unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { do: what, among } = node as { readonly do?: unknown; readonly among?: unknown };
  const own = what === 'pick' && Array.isArray(among) ? among.map(({ name }: { name: string }) => name) : [];
  return [...own, ...Object.values(node).flatMap(waysIn)];
}

/** Numbers are amounts and maps; `~2` is the second answer of one ability. */
const isKnown = ({ names, aliases }: KnownOptions, called: string): boolean => {
  const plain = called.replace(/~\d+$/, '');
  return /^\d+$/.test(called) || names.includes(plain) || aliases.includes(plain);
};

/** Why no option could ever be called so, with those that could; null when one could. */
export function whyNoOption(known: KnownOptions, library: Library, called: string): string | null {
  if (isKnown(known, called)) return null;
  const [what = ''] = called.split('@');
  if (what === called && Object.hasOwn(library.abilities, called))
    return `No unit of this file has the ability "${called}".`;
  const near = nearest(called, [...known.names, ...known.aliases]);
  const others = near === null ? `there is ${known.names.toSorted().join(', ')}.` : `did you mean "${near}"?`;
  return `No option of this game is ever called "${called}"; ${others}`;
}
