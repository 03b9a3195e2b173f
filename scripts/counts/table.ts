import { COLUMNS, addedUp, type Uses } from '../../apps/cli/src/simulate/abilities.ts';
import { effectsOf } from './playing.ts';
import { ENOUGH, everyAbility, isChance, keyOf, type Sitting } from './run.ts';
import type { Wanted } from './liking.ts';

/** The table of docs/ability-counts.md between its marks. */
const BEGIN = '<!-- counts: written by npm run counts -->';
const END = '<!-- counts end -->';

export function written(page: string, all: readonly Sitting[], command: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/ability-counts.md lacks ${BEGIN} or ${END}.`);
  return [before, BEGIN, '\n', section(all, command), '\n', END, after].join('');
}

interface Row extends Wanted {
  readonly chance: Uses | undefined;
  readonly made: Uses | undefined;
  readonly mark: 'by chance' | 'made' | '✗';
}

function rowsOf(all: readonly Sitting[]): Row[] {
  const chance = addedUp(all.filter(isChance).map(({ uses }) => uses));
  const made = addedUp(all.filter((one) => !isChance(one)).map(({ uses }) => uses));
  return everyAbility().map((wanted): Row => {
    const key = keyOf(wanted);
    const isMade = effectsOf(chance[key]) < ENOUGH;
    const isEnough = effectsOf(chance[key]) + effectsOf(made[key]) >= ENOUGH;
    return {
      ...wanted,
      chance: chance[key],
      made: isMade ? made[key] : undefined,
      mark: isMade ? (isEnough ? 'made' : '✗') : 'by chance',
    };
  });
}

function section(all: readonly Sitting[], command: string): string {
  const rows = rowsOf(all);
  const many = (mark: Row['mark']): number => rows.filter((row) => row.mark === mark).length;
  const units = new Set(rows.map(({ card }) => card)).size;
  const head = [
    'unit',
    'ability',
    ...COLUMNS.map(([name], i) => (i === 0 ? `by chance: ${name}` : name)),
    ...COLUMNS.map(([name], i) => (i === 0 ? `made: ${name}` : name)),
    'made',
  ];
  const rule = ['---', '---', ...COLUMNS.flatMap(() => ['---:', '---:']), ':---:'];
  return [
    `${rows.length} abilities of ${units} Units. Chance brings ${many('by chance')} of them fifty times; teams and positions made for them bring ${many('made')} more (●), ${many('✗')} stay below (✗).`,
    '',
    '```',
    command,
    '```',
    '',
    toldOf('by chance', all.filter(isChance)),
    toldOf(
      'made for an ability',
      all.filter((one) => !isChance(one)),
    ),
    '',
    lineOf(head),
    lineOf(rule),
    ...rows.map(asLine),
  ].join('\n');
}

function toldOf(what: string, sittings: readonly Sitting[]): string {
  const sum = (of: (one: Sitting) => number) => sittings.reduce((total, one) => total + of(one), 0);
  const [games, again] = [sum(({ games }) => games), sum(({ again = 0 }) => again)].map((n) => n.toLocaleString('en'));
  const from = again === '0' ? '' : ` (${again} of them from shortly before it came to something in another)`;
  return `${games} games ${what}${from}, ${sum(({ decisions }) => decisions).toLocaleString('en')} decisions; ${sum(({ broken }) => broken.length)} broke.`;
}

const MARKS: Readonly<Record<Row['mark'], string>> = { 'by chance': '', made: '●', '✗': '✗' };

function asLine({ card, ability, chance, made, mark }: Row): string {
  const cells = (uses: Uses | undefined, isThere: boolean) =>
    COLUMNS.map(([kind, applies]) => (isThere && applies(ability) ? String(uses?.[kind] ?? 0) : ''));
  return lineOf([card, ability.id, ...cells(chance, true), ...cells(made, mark !== 'by chance'), MARKS[mark]]);
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
