import type { Node } from 'yaml';
import { SIDES } from './names.ts';
import { ATTACK, CHARACTER, type Field, GAME, OBJECTIVE, SIDE, STRUGGLE, TRACKER, TURN, UNIT } from './paths.ts';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import type { Schema } from './shape.ts';

/** A key such as `maul.damage`, found in the table of what can be named. */
export interface Path {
  readonly subject: string;
  readonly name: string;
  readonly field: Field;
}

type PathFields = Readonly<Record<string, Field>>;

const PARTS: Readonly<Record<string, PathFields>> = {
  tracker: TRACKER,
  struggle: STRUGGLE,
  turn: TURN,
  attack: ATTACK,
};
const HEADS = [...Object.keys(PARTS), ...SIDES, 'objectives'];
/** No unit is called like these; one that is called "attack" is meant by it. */
const TAKEN = HEADS.filter((head) => head !== 'attack');

const cut = (key: string): [string, string] => {
  const at = key.indexOf('.');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
};

function inside(fields: PathFields, name: string, subject: string, key: string, at: Node, r: Reader): Path | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field) return { subject, name, field };
  const start = key.slice(0, key.length - name.length);
  return r.problem(at, `Unknown "${key}"${hint(name, Object.keys(fields))}`.replace('mean "', `mean "${start}`));
}

export function pathOf(key: string, at: Node, r: Reader): Path | undefined {
  const [head, rest] = cut(key);
  const { names } = r.known;
  if (Object.hasOwn(GAME, key)) return { subject: '', name: key, field: GAME[key] as Field };
  if (Object.hasOwn(PARTS, head) && !names.member(head)) return inside(PARTS[head] as PathFields, rest, '', key, at, r);
  if (SIDES.some((side) => side === head)) return inside(SIDE, rest, head, key, at, r);
  if (head === 'objectives') {
    const [objective, field] = cut(rest);
    return inside(OBJECTIVE, field, objective, key, at, r);
  }
  const member = names.member(head);
  if (!member)
    return r.problem(at, `Unknown name "${head}"${hint(head, [...names.units, ...HEADS, ...Object.keys(GAME)])}`);
  const [number, field] = /^\d+\./.test(rest) ? cut(rest) : ['', rest];
  const who = names.character(number === '' ? head : `${head}.${number}`);
  if (number !== '' && who === undefined)
    return r.problem(at, `${head} has ${member.bases} characters; there is no "${number}".`);
  if (Object.hasOwn(CHARACTER, field)) {
    if (who === undefined)
      return r.problem(at, `"${head}" has several characters: use ${names.charactersOf(member).join(' or ')}.`);
    return { subject: who, name: field, field: CHARACTER[field] as Field };
  }
  return inside({ ...UNIT, ...CHARACTER }, field, head, key, at, r);
}

const patterns = (start: string, fields: PathFields): [string, Field][] =>
  Object.entries(fields).map(([name, field]) => [`^${start}${name}$`, field]);

const UNIT_NAME = `(?!(?:${TAKEN.join('|')})\\.)[a-z][a-z0-9-]*`;

const ALL: readonly (readonly [string, Field])[] = [
  ...patterns(`${UNIT_NAME}\\.`, UNIT),
  ...patterns(`${UNIT_NAME}(?:\\.\\d)?\\.`, CHARACTER),
  ...patterns(`(?:${SIDES.join('|')})\\.`, SIDE),
  ...Object.entries(PARTS).flatMap(([head, fields]) => patterns(`${head}\\.`, fields)),
  ...patterns('objectives\\.[A-Za-z][A-Za-z0-9-]*\\.', OBJECTIVE),
  ...patterns('', GAME),
];

/** For the schema: every key a path can have. */
export const pathSchema = (only: (field: Field) => boolean = () => true): Schema =>
  Object.fromEntries(ALL.filter(([, field]) => only(field)).map(([pattern, { shape }]) => [pattern, shape.schema]));
