import type { Character, Decision, Facing, Open, Part, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useMemo } from 'preact/hooks';
import { boxRound } from '../board/frame.ts';
import type {
  Box,
  Ghost,
  Scene,
  SceneBase,
  SceneObjective,
  ScenePart,
  SceneRuler,
  SceneSight,
  Spot,
  Tie,
  Wedge,
} from '../board/scene.ts';
import type { Fight } from '../attack/fight.ts';
import type { Language } from '../i18n/language.ts';
import { emblemOf } from '../look/emblems.ts';
import type { Playing } from '../port/port.ts';
import { boardName } from './boardName.ts';
import type { Game } from './game.ts';
import { heldIn } from './held.ts';
import { attackerIn, type Prospects } from './prospects.ts';
import type { Plan } from './plan.ts';
import { stopOf } from './stopOf.ts';
import { trailsIn } from './trails.ts';

/** What lies on the table, and what would, for the board. What has not changed stays the same record. */
export function useScene(
  game: Game,
  plan: Plan | null,
  prospects: Prospects,
  ruler: SceneRuler | null,
  fight: Fight | null,
  language: Language,
): Scene {
  const { playing, view } = game;
  const { open } = view;
  const { table } = playing;
  const inches = inchesIn(language);
  const facing = ((prospects.then ?? prospects.now)?.enemies ?? []).filter(({ range }) => range !== null);
  const blockers = facing.map(({ blockedBy }) => blockedBy);
  const parts = useMemo(
    () => table.parts.filter(isDrawn).map((part) => partOf(part, playing, blockers, inches)),
    [table, blockers.join(), language],
  );
  const ladders = useMemo(() => table.ingress.filter(({ z }) => z === 0), [table]);
  const bases = useMemo(
    () => open.characters.filter(({ onTable }) => onTable).map((each) => baseOf(each, game, plan, fight, inches)),
    [game, plan?.option, fight, language],
  );
  const objectives = useMemo(
    () => open.objectives.map((objective) => objectiveOf(objective, game, prospects)),
    // A plan that changes nothing at the objectives draws none of them anew.
    [game, JSON.stringify([prospects.now, prospects.then].map(heldIn))],
  );
  const trails = useMemo(() => trailsIn(game.moment.story, open, game.me), [game.moment.story, game.me]);
  return {
    size: table.size,
    parts,
    ladders,
    bases,
    objectives,
    areas: plan?.areas ?? NOTHING,
    ties: tiesOf(bases, plan, prospects),
    sights: facing.map((each) => sightOf(each, viewerAt(bases, plan, prospects.viewer), playing)),
    wedge: plan && wedgeOf(plan, playing),
    ruler,
    trails,
    ghost: plan && ghostOf(plan, game),
    focus: plan ? focusOf(plan, playing) : facedBox(bases, prospects, facing),
  };
}

/** Short, for the board: 3.2″. */
type Inches = (length: number) => string;

const inchesIn = (language: Language): Inches => {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (length) => `${number.format(length / 2540)}″`;
};

const NOTHING: readonly never[] = [];

/** A ladder is shown by its sign. */
const isDrawn = ({ name }: Part): boolean => !name.endsWith('ladder');

function partOf(part: Part, { constants }: Playing, blockers: readonly (string | null)[], inches: Inches): ScenePart {
  const { name, footprint, bottom, top, blocked } = part;
  const step = constants.range[2] + constants.eps;
  const level = top <= step ? 0 : top <= 2 * step ? 1 : 2;
  const height = level === 0 ? null : inches(top);
  return { name, rings: footprint, bottom, top, level, blocked, height, lit: blockers.includes(name) };
}

const unitOf = ({ units }: Open, { unit }: Character): Unit => units[unit] as Unit;

function baseOf(
  character: Character,
  { playing, view, me, decision }: Game,
  plan: Plan | null,
  fight: Fight | null,
  inches: Inches,
): SceneBase {
  const { open } = view;
  const unit = unitOf(open, character);
  const name = unitName(unit);
  const full = `${name}.${character.number}`;
  const card = playing.cards.units[unit.card];
  const several = unit.characters.length > 1;
  const short = card ? boardName(card) : unit.card;
  const planned = plan && plan.asks.kind !== 'dice' && plan.asks.character === full;
  return {
    name: full,
    label: [short, several ? character.number : '', character.z > 0 ? `↑${inches(character.z)}` : '']
      .filter(Boolean)
      .join(' '),
    brief: several ? String(character.number) : '',
    side: unit.seat === me ? 'a' : 'b',
    x: character.x,
    y: character.y,
    z: character.z,
    r: character.r,
    emblem: emblemOf(unit.card, card?.name ?? ''),
    activated: open.seats[unit.seat].discard.includes(name),
    wounded: unit.wounded > 0,
    injured: unit.injured,
    hunker: unit.hunker,
    conditions: unit.conditions,
    selected: planned || (!plan && isActing(character, full, fight, decision, open)),
    choice: decision?.options.some((option) => isAbout(option, full, name)) ?? false,
    threatened: fight?.target === character.id,
    movable: planned === true,
  };
}

/** Whoever attacks or is about to, else everybody of the Unit that acts. */
function isActing({ id, unit }: Character, name: string, fight: Fight | null, decision: Decision | null, open: Open) {
  if (fight) return fight.attacker === id;
  const attacker = attackerIn(decision);
  return attacker === null ? open.activation?.unit === unit : attacker === name;
}

const isAbout = (option: { unit?: string; character?: string; asks?: unknown }, character: string, unit: string) =>
  !option.asks && (option.character === character || (option.unit === unit && option.character === undefined));

type Lying = Open['objectives'][number];

function objectiveOf(
  { key, x, y, z, active, priority, control }: Lying,
  game: Game,
  { now, then }: Prospects,
): SceneObjective {
  const { constants } = game.playing;
  const sideOf = (seat: number | null) => (seat === null ? null : seat === game.me ? 'a' : 'b');
  const [before, after] = [now, then].map((each) => heldIn(each).find((held) => held.key === key));
  const held = after ?? before;
  const planned = after !== undefined && JSON.stringify(after) !== JSON.stringify(before);
  const [a = 0, b = 0] = held ? (game.me === 0 ? held.counts : [...held.counts].reverse()) : [];
  return {
    key,
    x,
    y,
    z,
    r: constants.objective,
    active,
    priority,
    side: sideOf(control),
    ring: planned ? constants.range[2] + constants.objective : null,
    count: held && (a + b > 0 || planned) ? { a, b, holder: sideOf(held.holder), planned } : null,
  };
}

/** Ties of the plan where there is one; those it would newly make are dashed. */
function tiesOf(bases: readonly SceneBase[], plan: Plan | null, { now, then }: Prospects): Tie[] {
  const before = new Set(now?.engaged.map(([a, b]) => `${a} ${b}`));
  return ((then ?? now)?.engaged ?? []).flatMap(([a, b]) => {
    const [from, to] = [baseAt(bases, plan, a), baseAt(bases, plan, b)];
    return from && to ? [{ from, to, planned: !before.has(`${a} ${b}`) }] : [];
  });
}

/** Where somebody stands, or would stand. */
function baseAt(bases: readonly SceneBase[], plan: Plan | null, name: string): (Spot & { readonly r: number }) | null {
  if (plan?.trial && plan.asks.kind !== 'dice' && plan.asks.character === name)
    return { x: plan.trial.to[0], y: plan.trial.to[1], r: plan.asks.radius };
  return bases.find((base) => base.name === name) ?? null;
}

const viewerAt = (bases: readonly SceneBase[], plan: Plan | null, viewer: string | null): Spot | null =>
  viewer === null ? null : baseAt(bases, plan, viewer);

/** From the viewer to the enemy, whichever way the line was found. */
function sightOf({ name, line, range, blockedBy }: Facing, viewer: Spot | null, { table }: Playing): SceneSight {
  const [a, b] = [
    { x: line.ax, y: line.ay },
    { x: line.bx, y: line.by },
  ];
  const far = (spot: Spot) => (viewer ? Math.hypot(spot.x - viewer.x, spot.y - viewer.y) : 0);
  const [from, to] = far(a) <= far(b) ? [a, b] : [b, a];
  const part = blockedBy === null ? undefined : table.parts.find((each) => each.name === blockedBy);
  const stop = part ? (stopOf(part.footprint, from, to) ?? from) : null;
  return { name, from, to, stop, tag: `R${range}` };
}

function wedgeOf({ asks }: Plan, { constants }: Playing): Wedge | null {
  if (asks.kind !== 'direction') return null;
  return { x: asks.from[0], y: asks.from[1], reach: constants.range[asks.range] + asks.radius, axis: asks.axis };
}

function ghostOf({ asks, trial }: Plan, { view, playing }: Game): Ghost | null {
  if (!trial || asks.kind === 'dice') return null;
  const [owner = ''] = asks.character.split('.');
  const unit = view.open.units.find((each) => unitName(each) === owner);
  const [x, y, z] = trial.to;
  const from = 'from' in asks ? [{ x: asks.from[0], y: asks.from[1] }] : [];
  const { tool } = trial.answer;
  const bend = tool ? [{ x: tool.pivot[0], y: tool.pivot[1] }] : [];
  return {
    x,
    y,
    z,
    r: asks.radius,
    legal: trial.refused === null,
    emblem: emblemOf(unit?.card ?? '', playing.cards.units[unit?.card ?? '']?.name ?? ''),
    path: from.length > 0 ? [...from, ...bend, { x, y }] : [],
  };
}

/** An inch and a half. */
const ROUND = 3810;

/** Whoever is about to attack, and all who could be attacked. */
const facedBox = (bases: readonly SceneBase[], { viewer }: Prospects, facing: readonly Facing[]): Box | null =>
  facing.length === 0
    ? null
    : boxRound(
        bases.filter(({ name }) => name === viewer || facing.some((each) => each.name === name)),
        ROUND,
      );

/** All places that could be planned for, and where the character comes from. */
function focusOf({ areas, asks }: Plan, { constants }: Playing): Box | null {
  if (asks.kind === 'direction')
    return boxRound([{ x: asks.from[0], y: asks.from[1] }], 3 * constants.range[asks.range]);
  const from = 'from' in asks ? [asks.from[0], asks.from[1]] : [];
  const corners = [...areas.flatMap(({ rings }) => rings.flat()), ...from];
  const spots = corners.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: corners[i + 1] ?? 0 }] : []));
  return spots.length < 2 ? null : boxRound(spots, 0);
}
