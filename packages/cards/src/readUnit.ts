import type { Ability, UnitCard } from '@faultline/rules';
import { CONDITIONS, MOVE_KINDS } from '@faultline/rules';

/** A card file that does not hold what a card must; the sentence names file and field. */
export class CardError extends Error {}

interface PrintedAbility {
  readonly id: string;
  readonly name: string;
  readonly kind: Ability['kind'];
  readonly cost?: number;
  readonly action?: true;
}

/** A card as its file has it: abilities with name, kind and cost. */
export type PrintedUnit = Omit<UnitCard, 'abilities'> & { readonly abilities: readonly PrintedAbility[] };

type Fields = Readonly<Record<string, unknown>>;

const FACES = ['crit', 'strike', 'block', 'expertise', 'failure'];
const ICONS: readonly string[] = ['damage', 'shove', ...CONDITIONS, ...MOVE_KINDS, 'heal', 'active'];
const KINDS = ['active', 'reactive', 'innate', 'tactic', 'identity'];

/** Checks a card's file and hands it on typed. */
export function readUnit(value: unknown): PrintedUnit {
  const card = record(value, 'card');
  const id = text(card, 'id', 'card');
  number(card, 'points', id);
  for (const field of ['force', 'stamina', 'durability']) number(card, field, id);
  if (!['primary', 'secondary', 'supporting'].includes(text(card, 'rank', id)))
    fail(id, 'rank', 'primary, secondary or supporting');
  for (const base of list(card, 'bases', id))
    if (typeof base !== 'number' || base <= 0) fail(id, 'bases', 'radii above 0');
  const stances = list(card, 'stances', id);
  if (stances.length < 1 || stances.length > 2) fail(id, 'stances', 'one or two stances');
  for (const stance of stances) checkStance(record(stance, id), id);
  const abilities = list(card, 'abilities', id).map((ability) => record(ability, id));
  for (const ability of abilities) checkAbility(ability, id);
  // CR-ABIL-10
  if (card.rank !== 'primary' && abilities.some(({ kind }) => kind === 'identity'))
    fail(id, 'abilities', 'no Identity, which only Primary units have');
  return value as PrintedUnit;
}

function checkAbility(ability: Fields, card: string): void {
  const at = `${card}, ability ${text(ability, 'id', card)}`;
  const kind = text(ability, 'kind', at);
  if (!KINDS.includes(kind)) fail(at, 'kind', KINDS.join(', '));
  const paid = kind === 'active' || kind === 'reactive';
  // CR-ABIL-09, CR-ABIL-12
  if (paid !== (typeof ability.cost === 'number')) fail(at, 'cost', paid ? 'a Force cost, zero included' : 'no cost');
}

function checkStance(stance: Fields, card: string): void {
  const at = `${card}, stance ${text(stance, 'id', card)}`;
  const charts = record(stance.charts, at);
  for (const side of ['ranged', 'melee'] as const) {
    const line = record(stance[side], at);
    number(line, 'defense', at);
    if ((line.attack === null) !== (charts[side] === null))
      fail(at, `charts.${side}`, 'a chart exactly where there is an attack');
  }
  for (const side of ['ranged', 'melee', 'defense'])
    if (charts[side] !== null) checkChart(record(charts[side], at), `${at}, ${side} chart`);
  checkTree(record(stance.tree, at), `${at}, tree`);
}

/** CR-EXP-05: rows follow each other without a gap, from 1 to "and more". */
function checkChart(chart: Fields, at: string): void {
  let next = 1;
  const rows = list(chart, 'rows', at).map((row) => record(row, at));
  for (const [i, row] of rows.entries()) {
    if (row.min !== next) fail(at, `rows[${i}].min`, String(next));
    if ((row.max === null) !== (i === rows.length - 1)) fail(at, `rows[${i}].max`, 'open only in the last row');
    next = (typeof row.max === 'number' ? row.max : 0) + 1;
    for (const entry of list(row, 'results', at)) {
      const parts = String(entry).split('>');
      const known =
        parts.length === 2
          ? parts.every((face) => FACES.includes(face))
          : FACES.includes(String(entry)) || ICONS.includes(String(entry));
      if (!known) fail(at, `rows[${i}].results`, `no entry "${String(entry)}"`);
    }
  }
}

/** CR-TREE-01, CR-TREE-04: orange options on the left, no path to the left, every option reachable. */
function checkTree(tree: Fields, at: string): void {
  const options = list(tree, 'options', at).map((option) => record(option, at));
  const columns = new Map(options.map((option) => [text(option, 'id', at), number(option, 'column', at)]));
  const reached = new Set(options.filter((option) => option.start === true).map((option) => String(option.id)));
  for (const option of options) {
    for (const icon of list(option, 'effects', at))
      if (!ICONS.includes(String(icon))) fail(at, `option ${String(option.id)}`, `no icon "${String(icon)}"`);
  }
  const paths = list(tree, 'paths', at).map((path) => record(path, at));
  for (const path of paths) {
    const [from, to] = [columns.get(String(path.from)), columns.get(String(path.to))];
    if (from === undefined || to === undefined)
      fail(at, `path ${String(path.from)} to ${String(path.to)}`, 'two options of this tree');
    else if (to < from) fail(at, `path ${String(path.from)} to ${String(path.to)}`, 'no path to the left');
  }
  for (let grew = true; grew; ) {
    grew = false;
    for (const path of paths) {
      const [from, to] = [String(path.from), String(path.to)];
      for (const [a, b] of path.both === true
        ? [
            [from, to],
            [to, from],
          ]
        : [[from, to]]) {
        if (a !== undefined && b !== undefined && reached.has(a) && !reached.has(b)) {
          reached.add(b);
          grew = true;
        }
      }
    }
  }
  const lost = options.find((option) => !reached.has(String(option.id)));
  if (lost) fail(at, `option ${String(lost.id)}`, 'a way from an orange option');
}

function fail(at: string, field: string, expected: string): never {
  throw new CardError(`${at}: ${field} should be: ${expected}.`);
}

function record(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(at, 'value', 'a record');
  return value as Fields;
}

function list(fields: Fields, name: string, at: string): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) fail(at, name, 'a list');
  return value as readonly unknown[];
}

function text(fields: Fields, name: string, at: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') fail(at, name, 'a text');
  return value as string;
}

function number(fields: Fields, name: string, at: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) fail(at, name, 'a whole number');
  return value as number;
}
