import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { library, UNITS } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../apps/cli/src/files.ts';
import { titlesOfTests } from '../apps/cli/src/rules/titles.ts';
import { ACTIVES, REACTIVES } from '../packages/cards/test/priced.ts';

/**
 * `proofs.json` in a unit's folder: which tests prove what of each of its abilities. Cost and limit of what is paid for
 * are proved of all at once (prices.test.ts).
 */
interface Row {
  /** `unit ability`: an ability of the same form that is proved in full. */
  readonly as?: string;
  readonly does: readonly string[];
  readonly not?: readonly string[];
  readonly limit?: readonly string[];
  readonly meets?: { readonly test: string; readonly names: string };
}

type Rows = Readonly<Record<string, Row>>;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PRICES = 'packages/cards/test/prices.test.ts';

const cards = UNITS.map(({ card }) => card);
const abilities = cards.flatMap((card) => card.abilities.map((ability) => ({ card, ability })));

const rowsOf = (unit: string): Rows => {
  const file = `${ROOT}packages/cards/units/${unit}/proofs.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rows) : {};
};
const ROWS = new Map(cards.map(({ id }) => [id, rowsOf(id)]));

const straight = (text: string): string => text.replaceAll('’', "'");

const titles = filesIn(ROOT, ['packages/cards/**/*.test.ts']).flatMap((file) =>
  titlesOfTests(file, readFileSync(`${ROOT}${file}`, 'utf8')),
);

/** The test from its title to the next one. */
function sourceOf({ file, line }: (typeof titles)[number]): string {
  const lines = readFileSync(`${ROOT}${file}`, 'utf8').split('\n');
  const next = titles.find((other) => other.file === file && other.line > line)?.line;
  return lines.slice(line - 1, next === undefined ? undefined : next - 1).join('\n');
}

const isPriced = (unit: string, ability: string): boolean =>
  [...ACTIVES, ...REACTIVES].some(([id, is]) => id === ability && is === unit);

/** Whether a test of this title is about the ability: it stands beside the unit, or its table of cases names it. */
const proves = (title: string, unit: string, ability: string, beside = unit): boolean =>
  titles.some((found) => {
    if (found.text !== title) return false;
    if (found.file.startsWith('packages/cards/units/')) return found.file.includes(`/units/${beside}/`);
    if (found.file === PRICES) return isPriced(unit, ability);
    return !title.includes('%') || sourceOf(found).includes(`'${unit}'`);
  });

/** What an ability is made of, whatever its names and numbers are. */
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(formOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, formOf(part)]));
};

const isNamedIn =
  ({ test, names }: NonNullable<Row['meets']>) =>
  ({ name }: { readonly name: string }): boolean =>
    straight(name).includes(straight(names)) && straight(test).includes(straight(names));

describe.each(cards)('the proofs of $id', (card) => {
  const rows = ROWS.get(card.id) ?? {};

  it('have a row for each of its abilities, and no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(card.abilities.map(({ id }) => id).toSorted());
  });

  it('name tests that are there, of what each does and, unless another proves it, does not', () => {
    for (const [id, { as, does, not = [], limit = [] }] of Object.entries(rows)) {
      expect(does, id).not.toEqual([]);
      if (as === undefined) expect(not, id).not.toEqual([]);
      expect(does.filter((title) => not.includes(title))).toEqual([]);
      expect([...does, ...not, ...limit].filter((title) => !proves(title, card.id, id))).toEqual([]);
    }
  });

  it('have a price that is proved where there is one', () => {
    for (const { id, cost } of card.abilities) expect(isPriced(card.id, id), id).toBe(cost !== undefined);
  });

  it('say of the same form only what is, and is proved in full', () => {
    for (const [id, { as }] of Object.entries(rows)) {
      if (as === undefined) continue;
      const [unit = '', ability = ''] = as.split(' ');
      const model = ROWS.get(unit)?.[ability];
      expect([as, model === undefined || model.as !== undefined]).toEqual([as, false]);
      expect(formOf(library.abilities[id]?.clauses), id).toEqual(formOf(library.abilities[ability]?.clauses));
    }
  });

  it('let each meet an ability of another unit, unless another’s proofs do', () => {
    for (const [id, { as, meets }] of Object.entries(rows)) {
      if (as !== undefined && meets === undefined) continue;
      expect(meets, id).toBeDefined();
      if (meets === undefined) continue;
      const isNamed = isNamedIn(meets);
      const others = abilities.filter((other) => other.card !== card && isNamed(other.ability));
      expect(others, id).not.toEqual([]);
      expect(card.abilities.filter(isNamed)).toEqual([]);
      const places = [card, ...others.map((other) => other.card)];
      expect(
        places.some((place) => proves(meets.test, card.id, id, place.id)),
        meets.test,
      ).toBe(true);
    }
  });
});
