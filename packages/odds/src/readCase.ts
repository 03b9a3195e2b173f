import { type AttackType, CONDITIONS, type Library } from '@faultline/rules';
import { list, Misfit, oneOf, optional, record, type Shape, shape, whole, yesOrNo } from '@faultline/shape';
import { isRecord, isText } from '@faultline/shape/guards';
import { CaseError, type Fighter, type OddsCase, oddsOfCase, stanceIndex, unitCard } from './case.ts';
import type { Odds } from './odds.ts';
import { MOST_DICE } from './tally.ts';

/** Cases from outside, checked field by field. A mistake is a sentence that names the case and the field. */

const MOST_REROLLS = 20;
const MOST_COVER = 9;
/** Cover, Focus and charts come on top of what a case says. */
const MOST_TOLD = MOST_DICE - 20;
const MOST_DAMAGE = 99;

const text = shape('a text', (value): value is string => isText(value) && value !== '');
const number = (most: number): Shape<number> => whole(0, most);

const fighterShape = record({ unit: text, stance: optional(text) }, '{ "unit": …, "stance": … }');

/** A Unit of the library, in one of its stances. */
const fighter = (library: Library): Shape<Fighter> => ({
  read: (value, path) => {
    const read = fighterShape.read(value, path);
    try {
      stanceIndex(unitCard(library, read.unit), read.stance);
    } catch (mistake) {
      throw mistake instanceof CaseError ? new CaseError(`${path}: ${mistake.message}`) : mistake;
    }
    return read;
  },
});

const caseShape = (library: Library): Shape<OddsCase> =>
  record(
    {
      attacker: fighter(library),
      defender: fighter(library),
      type: shape('"melee" or "ranged"', (value): value is AttackType => value === 'melee' || value === 'ranged'),
      name: optional(text),
      attackDice: optional(number(MOST_TOLD)),
      defenseDice: optional(number(MOST_TOLD)),
      focus: optional(yesOrNo),
      cover: optional(number(MOST_COVER)),
      disarmed: optional(yesOrNo),
      exposed: optional(yesOrNo),
      protection: optional(yesOrNo),
      steadfast: optional(yesOrNo),
      rerolls: optional(
        record(
          { attack: optional(number(MOST_REROLLS)), defense: optional(number(MOST_REROLLS)) },
          '{ "attack": …, "defense": … }',
        ),
      ),
      conditions: optional(
        list(oneOf(CONDITIONS), Number.POSITIVE_INFINITY, 'a list of conditions the defender already has'),
      ),
      damage: optional(number(MOST_DAMAGE)),
      wounded: optional(yesOrNo),
      expertise: optional(yesOrNo),
    },
    'a record with attacker, defender and type',
  );

const quoted = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The field with those it lies in, `attacker: unit: `; the places in a list are not told. */
const placeOf = (path: string): string => (path === '' ? '' : `${path.replace(/\[\d+\]/, '').replace('.', ': ')}: `);

const sentenceOf = ({ path, expected, value, stranger }: Misfit): string =>
  stranger
    ? `${placeOf(stranger.within)}has no field "${stranger.name}"; there are ${stranger.known.join(', ')}`
    : `${placeOf(path)}should be ${expected}, not ${quoted(value)}`;

function readCase(value: unknown, library: Library): OddsCase {
  const read = caseShape(library).read(value, '');
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
      if (!(mistake instanceof CaseError || mistake instanceof Misfit)) throw mistake;
      const why = mistake instanceof Misfit ? sentenceOf(mistake) : mistake.message;
      const name = isRecord(each) && isText(each.name) ? ` ("${each.name}")` : '';
      throw new CaseError(`Case ${n + 1}${name}: ${sentence(why)}`);
    }
  });
}

const sentence = (message: string): string => (/[.?]$/.test(message) ? message : `${message}.`);
