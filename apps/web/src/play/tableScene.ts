import type { Character, Open, Part, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { shortName } from '@faultline/text';
import type { Ghost, Scene, SceneBase, SceneObjective, ScenePart } from '../board/scene.ts';
import { emblemOf } from '../look/emblems.ts';
import type { Playing } from '../port/port.ts';
import type { Game } from './game.ts';
import type { Plan } from './plan.ts';

/** What lies on the table, for the board. */
export function sceneOf(game: Game, plan: Plan | null, inches: (length: number) => string): Scene {
  const { playing, view } = game;
  const { open } = view;
  const { table } = playing;
  return {
    size: table.size,
    parts: table.parts.filter(isDrawn).map((part) => partOf(part, playing, inches)),
    ladders: table.ingress.filter(({ z }) => z === 0),
    bases: open.characters.filter(({ onTable }) => onTable).map((character) => baseOf(character, game)),
    objectives: open.objectives.map((objective) => objectiveOf(objective, game)),
    areas: plan?.areas ?? [],
    ties: [],
    ghost: plan && ghostOf(plan, game),
  };
}

/** A ladder is shown by its sign. */
const isDrawn = ({ name }: Part): boolean => !name.endsWith('ladder');

function partOf(part: Part, { constants }: Playing, inches: (length: number) => string): ScenePart {
  const { name, footprint, bottom, top, blocked } = part;
  const step = constants.range[2] + constants.eps;
  const level = top <= step ? 0 : top <= 2 * step ? 1 : 2;
  return { name, rings: footprint, bottom, top, level, blocked, height: level === 0 ? null : inches(top), lit: false };
}

const unitOf = ({ units }: Open, { unit }: Character): Unit => units[unit] as Unit;

function baseOf(character: Character, { playing, view, me, decision }: Game): SceneBase {
  const { open } = view;
  const unit = unitOf(open, character);
  const name = unitName(unit);
  const full = `${name}.${character.number}`;
  const card = playing.cards.units[unit.card];
  const several = unit.characters.length > 1;
  const short = boardName(card?.name ?? unit.card);
  return {
    name: full,
    label: several ? `${short} ${character.number}` : short,
    side: unit.seat === me ? 'a' : 'b',
    x: character.x,
    y: character.y,
    z: character.z,
    r: character.r,
    emblem: emblemOf(unit.card, card?.name ?? ''),
    number: several ? character.number : null,
    activated: open.seats[unit.seat].discard.includes(name),
    wounded: unit.wounded > 0,
    injured: unit.injured,
    hunker: unit.hunker,
    conditions: unit.conditions,
    selected: open.activation?.unit === unit.id,
    choice: decision?.options.some((option) => isAbout(option, full, name)) ?? false,
    threatened: false,
  };
}

const isAbout = (option: { unit?: string; character?: string; asks?: unknown }, character: string, unit: string) =>
  !option.asks && (option.character === character || (option.unit === unit && option.character === undefined));

/** One word that tells somebody on the board. */
function boardName(name: string): string {
  const words = shortName(name).split(' ');
  return words.at(-1) ?? name;
}

function objectiveOf(
  { key, x, y, z, active, priority, control }: Open['objectives'][number],
  { playing, me }: Game,
): SceneObjective {
  const side = control === null ? null : control === me ? 'a' : 'b';
  return { key, x, y, z, r: playing.constants.objective, active, priority, side, ring: null, count: null };
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
