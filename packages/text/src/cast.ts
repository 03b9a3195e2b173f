import type { CharacterId, Library, Open, Seat, Target, UnitCard, UnitId } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { type TermCase, terrainName, withSigns } from './terms.ts';
import type { Who, Words } from './words/words.ts';

/** What a cast needs to know of the cards. */
export type Names = Pick<Library, 'units' | 'abilities' | 'missions' | 'operations'>;

/** Everyone and everything in a game by the names people use. Who plays in a game never changes. */
export interface Cast {
  readonly player: (seat: Seat) => string;
  readonly card: (id: UnitId) => UnitCard;
  readonly unit: (id: UnitId) => string;
  /** The Unit as somebody who does something. */
  readonly who: (id: UnitId) => Who;
  readonly character: (id: CharacterId) => string;
  /** A Unit or a character by its lasting name, as somebody who does something. */
  readonly whoNamed: (name: string) => Who;
  /** Whom or what an attack is aimed at. */
  readonly target: (target: Target) => string;
  /** An order card: the name of its Unit, a Battle Tactics Card with the Unit that brings it, or the Shatterpoint Card. */
  readonly orderCard: (card: string) => string;
  readonly ability: (id: string) => string;
  /** What the mode calls by ids. */
  readonly names: Readonly<Record<string, string>>;
  /** Whatever a lasting name stands for: `a3` a Unit, `a3.2` a character, a part of the terrain; other words stay as they are. */
  readonly named: (name: string, kase?: TermCase) => string;
  readonly library: Names;
  readonly seatOf: (id: UnitId) => Seat;
  readonly unitOf: (id: CharacterId) => UnitId;
}

const LONGEST = 24;

/** The name without its second line, and without its first words where it is still long. */
export function shortName(name: string): string {
  const [first = name] = name.split(',');
  const words = first.split(' ');
  while (words.length > 1 && words.join(' ').length > LONGEST) words.shift();
  return words.join(' ');
}

export function castOf(library: Names, words: Words, open: Open, players: readonly [string, string]): Cast {
  const { units, characters } = open;
  const card = (id: UnitId): UnitCard => {
    const found = library.units[units[id]?.card ?? ''];
    if (!found) throw new Error(`The library has no unit ${units[id]?.card ?? id}.`);
    return found;
  };
  const names = units.map((u) => {
    const name = shortName(card(u.id).name);
    return units.some((other) => other.id !== u.id && other.card === u.card) ? `${name} (${players[u.seat]})` : name;
  });
  const unit = (id: UnitId): string => names[id] ?? '';
  const character = (id: CharacterId): string => {
    const who = characters[id];
    const owner = who && units[who.unit];
    if (!owner) return '';
    return owner.characters.length > 1 ? `${unit(owner.id)} ${who.number}` : unit(owner.id);
  };
  const unitCalled = (name: string): UnitId | undefined => units.find((u) => unitName(u) === name)?.id;
  const named = (name: string, kase?: TermCase): string => {
    const [owner = name, number] = name.split('.');
    const id = unitCalled(owner);
    if (id === undefined) return name.includes('@') ? object(name) : terrainName(words.terms, name, kase);
    const who = characters.find((c) => c.unit === id && String(c.number) === number);
    return who ? character(who.id) : unit(id);
  };
  const who = (id: UnitId): Who => ({ name: unit(id), many: card(id).bases.length > 1 });
  const ofMode = words.names?.(open) ?? {};
  const ability = (id: string): string => withSigns(words.terms, library.abilities[id]?.name ?? ofMode[id] ?? id);
  /** `core-shield@W`: through what it is attacked stands behind its name. */
  const object = (name: string): string => {
    const [id = name, through] = name.split('@');
    const called = ofMode[id] === undefined ? name : `${ofMode[id]}${through === undefined ? '' : ` (${through})`}`;
    return words.log?.object(called) ?? called;
  };
  return {
    player: (seat) => players[seat],
    card,
    unit,
    who,
    whoNamed: (name) => {
      const id = unitCalled(name);
      return id === undefined ? { name: named(name), many: false } : who(id);
    },
    character,
    target: (target) => (typeof target === 'string' ? object(target) : character(target)),
    orderCard: (name) => {
      const [owner = name, tactics] = name.split(':');
      const id = unitCalled(owner);
      if (id === undefined) return words.terms.shatterpoint;
      return tactics === undefined ? unit(id) : `${ability(tactics)} (${unit(id)})`;
    },
    ability,
    names: ofMode,
    named,
    library,
    seatOf: (id) => units[id]?.seat ?? 0,
    unitOf: (id) => characters[id]?.unit ?? (0 as UnitId),
  };
}
