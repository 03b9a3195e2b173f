/** The people at the table. Seats, roles (First Player) and sides (table edge) never stand for one another. */
export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Who is ahead by a lead of the first seat over the second; null when they are equal. */
export const ahead = (lead: number): Seat | null => (lead > 0 ? 0 : lead < 0 ? 1 : null);

/** A pair of which one player's half is another now. */
export const withSeat = <T>(pair: readonly [T, T], seat: Seat, half: T): readonly [T, T] =>
  seat === 0 ? [half, pair[1]] : [pair[0], half];

/** Places in the state's dense arrays. They never leave the state: commands use the lasting names below. */
export type UnitId = number & { readonly brand: 'unit' };
export type CharacterId = number & { readonly brand: 'character' };

/** The defender of an attack: a character, or an object of the game's mode by its name. */
export type Target = CharacterId | string;

/** Lasting names: unit `a3` is slot 3 of the first seat, character `a3.2` its second character. */
export const SEAT_LETTERS = ['a', 'b'] as const;
const MOST_SLOTS = 20;
const made = (letter: string): string[] => Array.from({ length: MOST_SLOTS }, (_, slot) => `${letter}${slot}`);
/** Made once: the engine asks for them all the time. */
const UNIT_NAMES = [made('a'), made('b')] as const;
export const unitName = ({ seat, slot }: { readonly seat: Seat; readonly slot: number }): string =>
  UNIT_NAMES[seat][slot] ?? `${SEAT_LETTERS[seat]}${slot}`;

/** The order card that activates a Unit of its player's choice (CR-ORDER-13). */
export const SHATTERPOINT = 'shatterpoint';
