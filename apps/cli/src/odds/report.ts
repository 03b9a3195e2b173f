import { type Answered, type Choice, type Odds, sayUnplayed } from '@faultline/odds';
import type { Library } from '@faultline/rules';

/** The odds as JSON: a list of cases, or the one that was typed with what stands beside it. */
export function asJson(answered: readonly Answered[], beside: readonly Choice[]): string {
  const cases = answered.map(({ case: told, odds }) => ({ name: told.name ?? null, case: told, ...odds }));
  const shown = beside.map(({ instead, name, odds }) => ({ instead, name, ...odds }));
  return JSON.stringify(beside.length > 0 ? { cases, beside: shown } : { cases }, null, 2);
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`;
const pathOf = (path: readonly string[]): string => (path.length > 0 ? path.join(' ') : 'by the Expertise Chart');

export function asText(library: Library, { case: told, odds }: Answered, beside: readonly Choice[]): string {
  return [
    headline(library, told),
    poolsOf(odds),
    '',
    ...lineOf('successes', odds.successes),
    ...lineOf('damage', odds.damage),
    '',
    expectedOf(odds),
    ...unplayedOf([odds, ...beside.map((choice) => choice.odds)]),
    '',
    ...goalsOf(odds),
    ...answersOf(odds),
    ...besideOf(odds, beside),
    ...odds.assumptions.filter((each) => !unplayedOf([odds]).includes(each)).map((each) => `- ${each}`),
  ].join('\n');
}

/** Beside the numbers, for they may be wrong by this; also of those who are only shown beside. */
const unplayedOf = (all: readonly Odds[]): string[] => [
  ...new Set(all.flatMap(({ unplayed }) => unplayed.map(sayUnplayed))),
];

function headline(library: Library, { name, attacker, defender, type }: Answered['case']): string {
  const title = name ? `${name}: ` : '';
  return `${title}${fighterOf(library, attacker)}, ${type}, vs. ${fighterOf(library, defender)}`;
}

function fighterOf(library: Library, { unit, stance }: Answered['case']['attacker']): string {
  const card = library.units[unit];
  const shown = card?.stances.find(({ id, name }) => id === stance || name === stance) ?? card?.stances[0];
  return `${card?.name ?? unit} (${shown?.name ?? ''})`;
}

function poolsOf({ attack, defense }: Odds): string {
  const told = (name: string, { dice, sources }: Odds['attack']): string =>
    `${name} ${dice}${sources.length > 0 ? ` (${sources.map((s) => `${s.from} ${s.dice}`).join(', ')})` : ''}`;
  return `${told('Attack dice', attack)}. ${told('Defense dice', defense)}.`;
}

const CELL = 8;

function lineOf(name: string, chances: readonly number[]): string[] {
  const cells = (texts: readonly string[]): string => texts.map((text) => text.padStart(CELL)).join('');
  const first = chances.findIndex((chance) => chance > 0);
  const shown = chances.slice(first);
  return [name.padEnd(11) + cells(shown.map((_, n) => String(first + n))), ''.padEnd(11) + cells(shown.map(percent))];
}

function expectedOf({ expected, wound }: Odds): string {
  const to = wound === null ? '' : ` Chance to Wound: ${percent(wound)}.`;
  return `Expected: ${expected.successes.toFixed(2)} successes, ${expected.damage.toFixed(2)} damage.${to}`;
}

function goalsOf({ damagePaths, woundPath, effects }: Odds): string[] {
  const rows = [
    ...damagePaths.map(({ successes, damage, path }) => [`${damage} damage`, String(successes), '', pathOf(path)]),
    ...(woundPath ? [['a Wound', String(woundPath.successes), '', pathOf(woundPath.path)]] : []),
    ...effects.map(({ effect, chance, onDamagePath, path }) => [
      effect,
      path ? String(path.successes) : '',
      `${percent(chance)}, ${percent(onDamagePath)} on the path with the most damage`,
      pathOf(path?.path ?? []),
    ]),
  ];
  return [
    'goal          successes',
    ...rows.map(
      ([goal = '', need = '', chance = '', path = '']) =>
        `${goal.padEnd(14)}${need.padStart(9)}  ${[path, chance].filter((text) => text !== '').join(': ')}`,
    ),
    '',
  ];
}

function answersOf({ answers }: Odds): string[] {
  const told = answers.map(({ effect, chance }) => `${effect} ${percent(chance)}`).join(', ');
  return told ? [`Defender's Expertise Chart: ${told}.`, ''] : [];
}

const INSTEAD: Readonly<Record<Choice['instead'], string>> = {
  nothing: 'as it is',
  focus: 'after Focus',
  stance: 'in',
  target: 'vs.',
  ability: 'with',
};

/** A line for every choice, best to read one below the other. */
function besideOf(odds: Odds, beside: readonly Choice[]): string[] {
  if (beside.length === 0) return [];
  const shove = ({ effects }: Odds): string => percent(effects.find(({ effect }) => effect === 'shove')?.chance ?? 0);
  const row = (name: string, each: Odds): string =>
    [
      name.padEnd(44),
      each.expected.successes.toFixed(2).padStart(9),
      each.expected.damage.toFixed(2).padStart(9),
      (each.wound === null ? '' : percent(each.wound)).padStart(9),
      shove(each).padStart(9),
    ].join('');
  const names = beside.map(({ instead, name }) =>
    instead === 'focus' ? INSTEAD.focus : `${INSTEAD[instead]} ${name}`,
  );
  return [
    `${'comparison'.padEnd(44)}${'successes'.padStart(9)}${'damage'.padStart(9)}${'Wound'.padStart(9)}${'shove'.padStart(9)}`,
    row(INSTEAD.nothing, odds),
    ...beside.map(({ odds: other }, n) => row(names[n] ?? '', other)),
    '',
  ];
}
