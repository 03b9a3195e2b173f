import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REPUBLIC, SHADOW, UNITS } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../apps/cli/src/files.ts';
import { titlesOfTests } from '../apps/cli/src/rules/titles.ts';
import table from '../packages/cards/test/coreBox.json' with { type: 'json' };
import { ACTIVES, REACTIVES } from '../packages/cards/test/priced.ts';

/** packages/cards/test/coreBox.json: which tests prove what of every ability of the core box. */

/** Titles of tests, `prices` for what prices.test.ts proves of a whole list, or why the kind cannot apply. */
type Proof = readonly string[] | string;
interface Row {
  readonly does: readonly string[];
  readonly not: readonly string[];
  readonly cost: Proof;
  readonly limit: Proof;
  readonly meets: { readonly test: string; readonly names: string };
}

const NOTHING: Row = { does: [], not: [], cost: '', limit: '', meets: { test: '', names: '' } };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROWS = table as Readonly<Record<string, Readonly<Record<string, Row>>>>;
const PRICES = 'packages/cards/test/prices.test.ts';

const squads = [...REPUBLIC.squads, ...SHADOW.squads];
const core = squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]);
const cards = UNITS.map(({ card }) => card).filter(({ id }) => core.includes(id));
const abilities = cards.flatMap((card) => card.abilities.map((ability) => ({ card, ability })));

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

describe('the table of the core box', () => {
  it('has a row for every ability of the twelve units, and no other', () => {
    const rows = Object.entries(ROWS).flatMap(([unit, own]) => Object.keys(own).map((id) => `${unit} ${id}`));
    expect(rows.toSorted()).toEqual(abilities.map(({ card, ability }) => `${card.id} ${ability.id}`).toSorted());
    expect(rows).toHaveLength(51);
  });
});

describe.each(abilities)('$card.id $ability.id', ({ card, ability }) => {
  const { does, not, cost, limit, meets } = ROWS[card.id]?.[ability.id] ?? NOTHING;

  it('names tests of what it does and does not, and all of them are there', () => {
    expect([does.length, not.length]).not.toContain(0);
    expect(does.filter((title) => not.includes(title))).toEqual([]);
    const own = [...does, ...not, ...(typeof limit === 'string' ? [] : limit)];
    expect(own.filter((title) => !proves(title, card.id, ability.id))).toEqual([]);
  });

  it('has a price and a limit that are proved, or cannot have them', () => {
    const proof = ability.cost === undefined ? /^none: ./ : /^prices$/;
    for (const one of [cost, limit]) if (typeof one === 'string') expect(one).toMatch(proof);
    expect(isPriced(card.id, ability.id)).toBe(ability.cost !== undefined);
  });

  it('meets an ability of another unit', () => {
    const isNamed = ({ name }: { readonly name: string }): boolean =>
      straight(name).includes(straight(meets.names)) && straight(meets.test).includes(straight(meets.names));
    const others = abilities.filter((other) => other.card !== card && isNamed(other.ability));
    expect(others).not.toEqual([]);
    expect(card.abilities.filter(isNamed)).toEqual([]);
    const places = [card, ...others.map((other) => other.card)];
    expect(places.some(({ id }) => proves(meets.test, card.id, ability.id, id))).toBe(true);
  });
});
