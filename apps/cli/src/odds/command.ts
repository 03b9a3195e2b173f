import { surveyedLibrary } from '@faultline/cards';
import { type Answered, CaseError, type Choice, type OddsCase, oddsOfCases } from '@faultline/odds';
import { type AttackType, CONDITIONS, type Library } from '@faultline/rules';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { textUpTo } from '../filing.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { besides } from './beside.ts';
import { asJson, asText } from './report.ts';

const usage = `Usage: faultline odds --attacker UNIT --defender UNIT [options]
       faultline odds --cases FILE [--json]

The exact odds of an attack: successes, damage, a Wound, every effect, and the best paths through the Combat Tree.
Units and stances are named by id (lord-maul, dark-rage). docs/odds.md explains the method.

  --attacker UNIT         attacker
  --stance STANCE         its stance (the first)
  --defender UNIT         defender; repeat to compare several
  --defender-stance S     the stance of the defender (the first)
  --type KIND             melee or ranged (the one the stance has)
  --attack-dice N         instead of the printed Attack stat
  --defense-dice N        instead of the printed Defense stat
  --focus                 after a Focus action
  --cover N               Cover of the defender
  --disarmed              the attacker is Disarmed
  --exposed               the defender is Exposed
  --protection            the defender has Protection
  --steadfast             the defender has Steadfast
  --rerolls A,D           failures rerolled by attacker and defender
  --conditions LIST       conditions the defender already has: ${CONDITIONS.join(', ')}
  --damage N              damage the defender already has
  --wounded               the defender is Wounded
  --blank-expertise       ignore Expertise Charts
  --cases FILE            answer a list of cases in a JSON file instead
  --json                  the same as JSON (docs/odds.md describes it)
  --help                  this text`;

const options = {
  attacker: { type: 'string' },
  stance: { type: 'string' },
  defender: { type: 'string', multiple: true },
  'defender-stance': { type: 'string' },
  type: { type: 'string' },
  'attack-dice': { type: 'string' },
  'defense-dice': { type: 'string' },
  focus: { type: 'boolean' },
  cover: { type: 'string' },
  disarmed: { type: 'boolean' },
  exposed: { type: 'boolean' },
  protection: { type: 'boolean' },
  steadfast: { type: 'boolean' },
  rerolls: { type: 'string' },
  conditions: { type: 'string' },
  damage: { type: 'string' },
  wounded: { type: 'boolean' },
  'blank-expertise': { type: 'boolean' },
  cases: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof read<{ readonly options: typeof options }>>['values'];

export const odds: Command = {
  name: 'odds',
  summary: 'the exact odds of an attack',
  async run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const library = await surveyedLibrary();
    const { answered, beside } = values.cases === undefined ? typed(library, values) : fromFile(library, values.cases);
    const texts = answered.map((each) => asText(library, each, beside));
    console.log(values.json ? asJson(answered, beside) : texts.join('\n\n'));
    return 0;
  },
};

interface Said {
  readonly answered: readonly Answered[];
  readonly beside: readonly Choice[];
}

function fromFile(library: Library, file: string): Said {
  const cases = jsonIn(file);
  return answering(Unreadable, file, () => ({ answered: oddsOfCases(cases, library), beside: [] }));
}

/** A mistake in a case, told as one of the file or of the command line. */
function answering<T>(as: new (message: string) => Error, where: string, act: () => T): T {
  try {
    return act();
  } catch (mistake) {
    if (!(mistake instanceof CaseError)) throw mistake;
    throw new as(where ? `${where}: ${mistake.message}` : mistake.message.replace(/^Case 1: /, ''));
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(textUpTo(file, 'cases'));
  } catch (mistake) {
    const why = mistake instanceof Error ? mistake.message : String(mistake);
    throw new Unreadable(`${file} is not valid JSON: ${why}`);
  }
}

function typed(library: Library, values: Values): Said {
  const told = caseOf(library, values);
  return answering(NotUnderstood, '', () => {
    const answered = oddsOfCases(told, library);
    return { answered, beside: answered.flatMap((each) => besides(library, each, (values.defender ?? []).slice(1))) };
  });
}

/** The options as a case. The fields are checked where all cases are. */
function caseOf(library: Library, values: Values): unknown {
  const [defender] = values.defender ?? [];
  if (values.attacker === undefined) throw new NotUnderstood('Missing --attacker UNIT (or --cases FILE).');
  if (defender === undefined) throw new NotUnderstood('Missing --defender UNIT.');
  const number = (name: 'attack-dice' | 'defense-dice' | 'cover' | 'damage') =>
    values[name] === undefined ? undefined : wholeNumber(name, values[name], 0, 0);
  return {
    attacker: { unit: values.attacker, stance: values.stance },
    defender: { unit: defender, stance: values['defender-stance'] },
    type: values.type ?? onlyType(library, values.attacker, values.stance),
    attackDice: number('attack-dice'),
    defenseDice: number('defense-dice'),
    focus: values.focus,
    cover: number('cover'),
    disarmed: values.disarmed,
    exposed: values.exposed,
    protection: values.protection,
    steadfast: values.steadfast,
    rerolls: values.rerolls === undefined ? undefined : rerollsIn(values.rerolls),
    conditions: values.conditions?.split(',').map((each) => each.trim()),
    damage: number('damage'),
    wounded: values.wounded,
    expertise: values['blank-expertise'] ? false : undefined,
  };
}

/** The kind of attack of a stance that has but one; a Unit or stance that is not there is told by the case. */
function onlyType(library: Library, unit: string, stance: string | undefined): AttackType {
  const stances = library.units[unit]?.stances ?? [];
  const named = stance === undefined ? stances[0] : stances.find(({ id, name }) => id === stance || name === stance);
  const kinds = (['melee', 'ranged'] as const).filter((type) => named?.[type].attack !== null);
  if (named && kinds.length === 2)
    throw new NotUnderstood(`${named.name} has both attacks. Add --type melee or --type ranged.`);
  return kinds[0] ?? 'melee';
}

function rerollsIn(text: string): OddsCase['rerolls'] {
  const [attack, defense = '0', more] = text.split(',').map((each) => each.trim());
  if (more !== undefined) throw new NotUnderstood(`--rerolls must be two numbers such as 2,1 (got "${text}").`);
  return { attack: wholeNumber('rerolls', attack, 0, 0), defense: wholeNumber('rerolls', defense, 0, 0) };
}
