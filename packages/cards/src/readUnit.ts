import { type Ability, ERAS, type UnitCard } from '@faultline/rules';
import { fail, type Fields, id, list, noTwins, number, only, record, records, set, text } from './fields.ts';
import { checkStance } from './readStance.ts';
import { TAGS } from './tags.ts';

interface PrintedAbility {
  readonly id: string;
  readonly name: string;
  readonly kind: Ability['kind'];
  readonly cost?: number;
  /** Where the player chooses what to spend: the most; `cost` is the least. */
  readonly most?: number;
  readonly action?: true;
}

/** A card as its file has it: abilities with name, kind and cost. */
export type PrintedUnit = Omit<UnitCard, 'abilities'> & {
  readonly abilities: readonly PrintedAbility[];
  /** No source tells the size of its bases. */
  readonly basesAssumed?: true;
};

const KINDS = ['active', 'reactive', 'innate', 'tactic', 'identity'];
const RANKS = ['primary', 'secondary', 'supporting'];
/** Squad Points of a Primary, Point Cost of the others (CR-TEAM-06), as far apart as cards are. */
const POINTS = { primary: [6, 12], other: [1, 6] } as const;
/** Bases of 40 and 50 mm: their radii in hundredths of a millimetre. */
const RADII: readonly unknown[] = [2000, 2500];
const ERA_IDS = ERAS.map((era) => era.id);

const FIELDS =
  'id,name,uniqueNames,excludes,battleTactics,rank,points,force,stamina,durability,eras,tags,bases,basesAssumed'.split(
    ',',
  );

/** Checks a printed card's file and hands it on typed (CR-TEAM-16). */
export function readUnit(value: unknown): PrintedUnit {
  const at = `units/${id(record(value, 'A card'), 'A card')}/card.json`;
  const card = record(value, at);
  only(card, [...FIELDS, 'stances', 'abilities'], at);
  readCard(value, at);
  checkNames(card, at);
  checkPoints(card, at);
  checkBases(card, at);
  checkIdentity(card, at);
  return value as PrintedUnit;
}

/** What every card must be to be played with, a made-up one too: of any Tags, Eras, points and bases. */
export function readCard(value: unknown, at = id(record(value, 'A card'), 'A card')): PrintedUnit {
  const card = record(value, at);
  text(card, 'name', at);
  const rank = text(card, 'rank', at);
  if (!RANKS.includes(rank)) fail(at, 'rank', RANKS.join(', '));
  for (const field of ['points', 'force', 'stamina', 'durability']) number(card, field, at);
  for (const [i, base] of list(card, 'bases', at).entries())
    if (typeof base !== 'number' || base <= 0) fail(at, `bases[${i}]`, 'a radius above 0');
  const stances = records(card, 'stances', at);
  if (stances.length < 1 || stances.length > 2) fail(at, 'stances', 'one or two stances');
  for (const stance of stances) checkStance(stance, at);
  noTwins(idsOf(stances), at, 'stances');
  const abilities = records(card, 'abilities', at);
  for (const ability of abilities) checkAbility(ability, at);
  noTwins(idsOf(abilities), at, 'abilities');
  // CR-ABIL-10
  if (rank !== 'primary' && abilities.some(({ kind }) => kind === 'identity'))
    fail(at, 'abilities', 'no Identity, which only Primary units have');
  return value as PrintedUnit;
}

const idsOf = (things: readonly Fields[]): string[] => things.map((thing) => String(thing.id));

function checkNames(card: Fields, at: string): void {
  text(card, 'name', at);
  const own = set(card, 'uniqueNames', at);
  const barred = card.excludes === undefined ? [] : set(card, 'excludes', at);
  if (barred.some((name) => own.includes(name))) fail(at, 'excludes', 'no Unique Name of its own');
}

function checkPoints(card: Fields, at: string): void {
  number(card, 'points', at, ...POINTS[card.rank === 'primary' ? 'primary' : 'other']);
  number(card, 'force', at, 0, 9);
  number(card, 'stamina', at, 1);
  number(card, 'durability', at, 1, 9);
  if (set(card, 'eras', at, ERA_IDS).length === 0) fail(at, 'eras', 'at least one Era');
  set(card, 'tags', at, TAGS);
  if (card.battleTactics !== undefined) number(card, 'battleTactics', at, 1, 3);
}

/** CR-GEN-03, CR-TEAM-15: one base for each character; only Supporting Units have two. */
function checkBases(card: Fields, at: string): void {
  const bases = list(card, 'bases', at);
  const wrong = bases.findIndex((base) => !RADII.includes(base));
  if (wrong >= 0) fail(at, `bases[${wrong}]`, `a radius of ${RADII.join(' or ')}`);
  const most = card.rank === 'supporting' ? 2 : 1;
  if (bases.length < 1 || bases.length > most) fail(at, 'bases', most === 1 ? 'one base' : 'one or two bases');
  if (card.basesAssumed !== undefined && card.basesAssumed !== true) fail(at, 'basesAssumed', 'true, or left out');
}

function checkIdentity(card: Fields, at: string): void {
  const identities = records(card, 'abilities', at).filter(({ kind }) => kind === 'identity').length;
  if (card.rank === 'primary' && identities !== 1) fail(at, 'abilities', 'with one Identity, as Primary units have');
}

function checkAbility(ability: Fields, card: string): void {
  const at = `${card}, ability ${id(ability, card)}`;
  only(ability, ['id', 'name', 'kind', 'cost', 'most', 'action'], at);
  text(ability, 'name', at);
  const kind = text(ability, 'kind', at);
  if (!KINDS.includes(kind)) fail(at, 'kind', KINDS.join(', '));
  const paid = kind === 'active' || kind === 'reactive';
  // CR-ABIL-09, CR-ABIL-12
  if (paid !== (typeof ability.cost === 'number')) fail(at, 'cost', paid ? 'a Force cost, zero included' : 'no cost');
  const least = paid ? number(ability, 'cost', at, 0, 9) : 0;
  if (ability.most !== undefined) number(ability, 'most', at, least + 1, 9);
  if (ability.action !== undefined && (ability.action !== true || kind !== 'active'))
    fail(at, 'action', 'true for an Active ability, or left out');
}
