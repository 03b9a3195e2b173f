import {
  type Battlefield,
  canRest,
  CONSTANTS,
  type Disc,
  placeToken,
  prepare,
  type Table,
  within,
} from '@faultline/geometry';
import type { OperationCard } from '../cards/operationCard.ts';
import type { Range } from '../cards/unitCard.ts';

/** KO-CARD-04: whether a table has room for the map of an operation: its tokens, and those who are set down beside them. */

export interface MapFault {
  readonly key: string;
  /** Why the token cannot lie there, or that too few bases fit beside it. */
  readonly why: 'off the table' | 'half on' | 'no room' | 'too few bases';
  /** What is in the way of the token. */
  readonly part: string;
  /** How many bases fit beside it, and how many must. */
  readonly fit: number;
  readonly needed: number;
}

/** A Unit of two characters beside each objective: Captured, Hurt, dismounting or contesting. */
const AT_OBJECTIVE = { range: 1, bases: 2 } as const;
/** A squad and a half, where a card has a player deploy around a token. */
const IN_ZONE = 8;
/** Bases are tried on a grid of 5 mm. */
const STEP = 500;

type Map = Pick<OperationCard, 'objectives' | 'tokens' | 'deployment'>;

/**
 * Everything that finds no place, in the order of the card; nothing where the operation can be played. The lower side of
 * the map is the Aggressor's edge, and they choose it (KO-R-19): the map must fit either way round.
 */
export function whyNotMap(table: Table, map: Map): MapFault[] {
  const field = prepare(table);
  return [...map.objectives, ...(map.tokens ?? [])].flatMap(({ key, x, y }): MapFault[] => {
    // A card counts from its upper edge, a table from its southern one.
    const fault = whyNotHere(field, map, key, x, table.size - y) ?? whyNotHere(field, map, key, table.size - x, y);
    return fault ? [fault] : [];
  });
}

function whyNotHere(field: Battlefield, map: Map, key: string, x: number, y: number): MapFault | null {
  const { range, bases } = roomAt(map, key);
  const place = placeToken(field, x, y);
  if (!place.legal) return { key, why: place.why, part: place.part, fit: 0, needed: bases };
  const fit = basesBeside(field, { x, y, z: place.z, r: CONSTANTS.objective }, range, bases);
  return fit < bases ? { key, why: 'too few bases', part: '', fit, needed: bases } : null;
}

function roomAt({ deployment }: Map, key: string): { readonly range: Range; readonly bases: number } {
  const { aggressor, sentinel } = deployment?.zones ?? {};
  const zone = [aggressor?.within, sentinel?.within].find((around) => around?.of === key);
  return zone ? { range: zone.range, bases: IN_ZONE } : AT_OBJECTIVE;
}

/** How many small bases rest within a range of the token, on its level, one beside the other; counted to `most`. */
function basesBeside(field: Battlefield, token: Disc, range: Range, most: number): number {
  const r = CONSTANTS.smallBase;
  const reach = Math.floor((CONSTANTS.range[range] + token.r + r) / STEP);
  const bases: Disc[] = [];
  for (let row = -reach; row <= reach && bases.length < most; row += 1)
    for (let column = -reach; column <= reach && bases.length < most; column += 1) {
      const base = { x: token.x + column * STEP, y: token.y + row * STEP, z: token.z, r };
      if (within(field, base, token, range) && canRest(field, base, bases)) bases.push(base);
    }
  return bases.length;
}
