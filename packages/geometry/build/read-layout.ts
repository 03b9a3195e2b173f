// A layout from outside: a name and half the pieces of a table. Any value becomes a layout or sentences.

import { isNumber, isRecord, isText, strangersIn } from '@faultline/shape/guards';
import type { Layout, Piece } from './layouts.ts';
import { KINDS, type Side } from './pieces.ts';

export type ReadLayout = { readonly layout: Layout } | { readonly faults: readonly string[] };

const SIDES: readonly unknown[] = ['front', 'rear', 'left', 'right'] satisfies Side[];
const FIELDS = ['kind', 'twin', 'at', 'turn', 'ladder', 'back'];
const MOST = 60;
const TABLE = 36;

export function readLayout(value: unknown): ReadLayout {
  if (!isRecord(value) || !isText(value.name) || value.name === '' || !Array.isArray(value.pieces))
    return { faults: ['A layout is an object with a name and a list of pieces.'] };
  const pieces: readonly unknown[] = value.pieces;
  const faults = pieces.flatMap((piece, i) => pieceFaults(piece).map((fault) => `Piece ${i + 1}: ${fault}`));
  if (pieces.length > MOST) faults.push(`There are ${pieces.length} pieces; ${MOST} are the most.`);
  return faults.length > 0 ? { faults } : { layout: { name: value.name, pieces: pieces as readonly Piece[] } };
}

function pieceFaults(piece: unknown): string[] {
  if (!isRecord(piece)) return ['it should be an object with kind, at and turn.'];
  const faults = strangersIn(piece, FIELDS).map(
    (name) => `"${name}" is no field of a piece; there are ${FIELDS.join(', ')}.`,
  );
  for (const name of ['kind', 'twin'] as const)
    if (!Object.hasOwn(KINDS, String(piece[name])) && (name === 'kind' || piece.twin !== undefined))
      faults.push(`${name} should be one of ${Object.keys(KINDS).join(', ')}.`);
  const at = Array.isArray(piece.at) ? (piece.at as readonly unknown[]) : [];
  if (at.length !== 2 || !at.every((v) => isNumber(v) && v >= 0 && v <= TABLE))
    faults.push(`at should be two numbers, inches from the left and top edge, from 0 to ${TABLE}.`);
  if (!isNumber(piece.turn)) faults.push('turn should be a number of degrees.');
  for (const name of ['ladder', 'back'] as const)
    if (piece[name] !== undefined && !SIDES.includes(piece[name]))
      faults.push(`${name} should be one of ${SIDES.join(', ')}.`);
  const levels = KINDS[String(piece.kind)]?.levels ?? [0];
  if (piece.ladder !== undefined && levels.length < 2) faults.push(`a ${String(piece.kind)} takes no ladder.`);
  return faults;
}
