import { type AttackType, CONDITIONS, type Condition, type Library } from '@faultline/rules';
import { CaseError, type Fighter, type OddsCase, oddsOfCase, stanceIndex, unitCard } from './case.ts';
import type { Odds } from './odds.ts';
import { MOST_DICE } from './tally.ts';

/** Cases from outside, checked field by field. A mistake is a sentence that names the case and the field. */

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = (value: unknown, library: Library) => T;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const told = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function expected(what: string, value: unknown): never {
  throw new CaseError(`should be ${what}, not ${told(value)}`);
}

const number =
  (most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
      ? value
      : expected(`a whole number from 0 to ${most}`, value);

const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : expected('true or false', value));
const text: Read<string> = (value) => (typeof value === 'string' && value !== '' ? value : expected('a text', value));

const type: Read<AttackType> = (value) =>
  value === 'melee' || value === 'ranged' ? value : expected('"melee" or "ranged"', value);

const condition: Read<Condition> = (value) =>
  CONDITIONS.find((known) => known === value) ?? expected(`one of ${CONDITIONS.join(', ')}`, value);

const conditions: Read<Condition[]> = (value, library) =>
  Array.isArray(value)
    ? value.map((each) => condition(each, library))
    : expected('a list of conditions the defender already has', value);

const fighter: Read<Fighter> = (value, library) => {
  if (!isFields(value)) return expected('{ "unit": …, "stance": … }', value);
  const read = record(value, library, { unit: text }, { stance: text });
  const card = unitCard(library, read.unit);
  stanceIndex(card, read.stance);
  return read;
};

const rerolls: Read<NonNullable<OddsCase['rerolls']>> = (value, library) =>
  isFields(value)
    ? record(value, library, {}, { attack: number(MOST_REROLLS), defense: number(MOST_REROLLS) })
    : expected('{ "attack": …, "defense": … }', value);

const MOST_REROLLS = 20;
const MOST_COVER = 9;
/** Cover, Focus and charts come on top of what a case says. */
const MOST_TOLD = MOST_DICE - 20;
const MOST_DAMAGE = 99;

type Readers<T> = { readonly [K in keyof T]: Read<T[K]> };

const NEEDED: Readers<Pick<OddsCase, 'attacker' | 'defender' | 'type'>> = {
  attacker: fighter,
  defender: fighter,
  type,
};
const FREE: Readers<Required<Omit<OddsCase, 'attacker' | 'defender' | 'type'>>> = {
  name: text,
  attackDice: number(MOST_TOLD),
  defenseDice: number(MOST_TOLD),
  focus: flag,
  cover: number(MOST_COVER),
  disarmed: flag,
  exposed: flag,
  protection: flag,
  steadfast: flag,
  rerolls,
  conditions,
  damage: number(MOST_DAMAGE),
  wounded: flag,
  expertise: flag,
};

/** Reads every field with its reader; a field nobody knows is a mistake, most often of spelling. */
function record<N extends object, F extends object>(
  value: Fields,
  library: Library,
  needed: Readers<N>,
  free: Readers<F>,
): N & Partial<F> {
  const readers = { ...needed, ...free } as Readonly<Record<string, Read<unknown>>>;
  // order: fields are checked in the order in which they are documented, strangers first
  const names = Object.keys(readers);
  // order: the first stranger in the file is told
  const stranger = Object.keys(value).find((name) => !names.includes(name));
  if (stranger !== undefined) throw new CaseError(`has no field "${stranger}"; there are ${names.join(', ')}`);
  const read: Record<string, unknown> = {};
  for (const name of names) {
    if (value[name] === undefined && !(name in needed)) continue;
    try {
      read[name] = readers[name]?.(value[name], library);
    } catch (mistake) {
      throw mistake instanceof CaseError ? new CaseError(`${name}: ${mistake.message}`) : mistake;
    }
  }
  return read as N & Partial<F>;
}

function readCase(value: unknown, library: Library): OddsCase {
  if (!isFields(value)) return expected('a record with attacker, defender and type', value);
  const read: OddsCase = record(value, library, NEEDED, FREE);
  const { name, stamina } = unitCard(library, read.defender.unit);
  if (!read.wounded && (read.damage ?? 0) >= stamina)
    throw new CaseError(`damage: should be less than ${stamina}, the stamina of ${name}; else say wounded`);
  if (read.exposed === false && read.conditions?.includes('exposed'))
    throw new CaseError('exposed: is false, but conditions has "exposed"; a defender that has it is Exposed');
  return read;
}

/** A case with its odds. */
export interface Answered {
  readonly case: OddsCase;
  readonly odds: Odds;
}

/** Reads a list of cases, or one alone, and answers each. */
export function oddsOfCases(value: unknown, library: Library): Answered[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((each, n) => {
    try {
      const read = readCase(each, library);
      return { case: read, odds: oddsOfCase(library, read) };
    } catch (mistake) {
      if (!(mistake instanceof CaseError)) throw mistake;
      const name = isFields(each) && typeof each.name === 'string' ? ` ("${each.name}")` : '';
      throw new CaseError(`Case ${n + 1}${name}: ${sentence(mistake.message)}`);
    }
  });
}

const sentence = (message: string): string => (/[.?]$/.test(message) ? message : `${message}.`);
