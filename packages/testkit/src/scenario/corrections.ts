import type { Correction } from '@faultline/rules';
import { isMap, type Node } from 'yaml';
import { type Side, seatOf } from './names.ts';
import { pathOf, pathSchema } from './path.ts';
import type { Found } from './paths.ts';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import { type ScenarioShape, word } from './shape.ts';

/** What a correction sets, by the same paths an expectation reads: `maul.damage: 6`, `red.force: 2`. */
export type Setting = (now: Omit<Found, 'subject'>) => Correction;

const zone = word('a place for a card', ['deck-top', 'deck-bottom', 'discard', 'reserve', 'removed']);
/** `red.card.maul: discard` moves an order card. */
const CARD = /^(red|blue)\.card\.([a-z][a-z0-9-]*)$/;

function cardIn(key: string, at: Node, value: Node, r: Reader): Setting | undefined {
  const [, side = 'red', card = ''] = CARD.exec(key) ?? [];
  const known = [...r.known.names.members.filter((m) => m.side === side).map((m) => m.name), 'shatterpoint'];
  if (!known.includes(card)) return r.problem(at, `"${card}" is not an Order Card of ${side}${hint(card, known)}`);
  const to = zone.read(value, r);
  return to && (({ names }) => ({ seat: seatOf(side as Side), card: names.lastingCard(card), zone: to }));
}

function settingIn(key: string, at: Node, value: Node, r: Reader): Setting | undefined {
  if (CARD.test(key)) return cardIn(key, at, value, r);
  const path = pathOf(key, at, r);
  if (!path) return undefined;
  const { set, shape } = path.field;
  if (!set) return r.problem(at, `A correction cannot set "${key}".`);
  const read = shape.read(value, r);
  if (read === 'off') return r.problem(value, 'A correction cannot remove a character from the battlefield.');
  return read === undefined ? undefined : (now) => set({ ...now, subject: path.subject }, read);
}

const what = 'what is set, such as {maul.damage: 6}';

export const corrections: ScenarioShape<Setting[]> = {
  what,
  schema: {
    type: 'object',
    minProperties: 1,
    patternProperties: { ...pathSchema((field) => field.set !== undefined), [CARD.source]: zone.schema },
    additionalProperties: false,
  },
  fits: (node) => isMap(node),
  read: (node, r) => {
    const entries = r.entries(node);
    if (entries.length === 0) return r.wrong(node, what);
    const read = entries.map(({ key, at, value }) => settingIn(key, at, value, r));
    return read.every((one) => one !== undefined) ? (read as Setting[]) : undefined;
  },
};
