import type { Character, Decision, Open, TerrainPart, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useMemo } from 'preact/hooks';
import { boxRound, covers } from '../board/frame.ts';
import type { Box, Scene, SceneBase, SceneObjective, ScenePart, SceneRuler, Wedge } from '../board/scene.ts';
import type { Fight } from '../attack/fight.ts';
import { type Language, useMessages } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { derived, useSteadyLive } from '../ui/signal.ts';
import type { Preview } from '../port/queries.ts';
import type { Playing } from '../port/port.ts';
import { boardName } from './boardName.ts';
import { useThings } from './modes/index.ts';
import type { Game } from '../game/game.ts';
import { attackerIn } from './prospects.ts';
import type { Plan, Planning } from '../game/plan.ts';
import { inRange, plannedIn, sideOf } from './planned.ts';
import { trailsIn } from '../game/trails.ts';
import { moverIn } from '../port/moverIn.ts';

/** What lies on the table, and what would, for the board. What has not changed stays the same record. */
export function useScene(
  game: Game,
  { plan, newest }: Pick<Planning, 'plan' | 'newest'>,
  now: Preview | null,
  ruler: SceneRuler | null,
  fight: Fight | null,
  language: Language,
): Scene {
  const { playing, view } = game;
  const { open } = view;
  const { table } = playing;
  const { play: words } = useMessages();
  const inches = useMemo(() => inchesIn(language), [language]);
  const parts = useMemo(
    () => table.parts.filter(isDrawn).map((part) => partOf(part, playing, inches)),
    [table, inches],
  );
  const ladders = useMemo(() => table.ingress.filter(({ z }) => z === 0), [table]);
  const bases = useMemo(
    () =>
      open.characters
        .filter(({ onTable }) => onTable)
        .map((each) => baseOf(each, game, plan, fight, { inches, words })),
    [game, plan?.option, fight, inches],
  );
  const objectives = useMemo(() => open.objectives.map((objective) => objectiveOf(objective, game)), [game]);
  const things = useThings(game);
  const planned = useSteadyLive(
    useMemo(
      () => derived(newest, plannedIn({ game, asks: plan?.asks ?? null, now, bases })),
      [game, plan?.option, now, bases, newest],
    ),
  );
  const trails = useMemo(() => trailsIn(game.moment.story, open, game.me), [game.moment.story, game.me]);
  return {
    size: table.size,
    table,
    parts,
    ladders,
    bases,
    objectives,
    things,
    areas: plan?.areas ?? NOTHING,
    planned,
    wedge: plan && wedgeOf(plan, playing),
    ruler,
    trails,
    focus: plan ? focusOf(plan, playing) : (facedBox(bases, attackerIn(game.decision), now) ?? actingBox(bases)),
    version: game.moment.version,
  };
}

/** Short, for the board: 3.2″. */
type Inches = (length: number) => string;

/** Not by `Intl`: to make its first formatter takes a phone longer than to draw all bases. */
const inchesIn =
  (language: Language): Inches =>
  (length) =>
    `${(length / 2540).toFixed(1).replace('.', language === 'de' ? ',' : '.')}″`;

interface Speech {
  readonly inches: Inches;
  readonly words: Messages['play'];
}

const NOTHING: readonly never[] = [];

/** A ladder is shown by its sign. */
const isDrawn = ({ name }: TerrainPart): boolean => !name.endsWith('ladder');

function partOf(part: TerrainPart, { constants }: Playing, inches: Inches): ScenePart {
  const { name, footprint, bottom, top, blocked, walkable } = part;
  const step = constants.range[2] + constants.eps;
  const level = top <= step ? 0 : top <= 2 * step ? 1 : 2;
  const height = level === 0 ? null : inches(top);
  return { name, rings: footprint, bottom, top, level, blocked, walkable, height };
}

const unitOf = ({ units }: Open, { unit }: Character): Unit => units[unit] as Unit;

function baseOf(
  character: Character,
  { playing, view, me, decision }: Game,
  plan: Plan | null,
  fight: Fight | null,
  { inches, words }: Speech,
): SceneBase {
  const { open } = view;
  const unit = unitOf(open, character);
  const name = unitName(unit);
  const full = `${name}.${character.number}`;
  const card = playing.cards.units[unit.card];
  const several = unit.characters.length > 1;
  const short = card ? boardName(card) : unit.card;
  const planned = plan && moverIn(plan.asks) === full;
  const under = isUnder(playing.table.parts, character);
  return {
    name: full,
    label: several ? `${short} ${character.number}` : short,
    lift: character.z > 0 ? ` ▴ ${inches(character.z)}` : under ? ` ▾ ${words.under}` : '',
    brief: several ? String(character.number) : '',
    side: unit.seat === me ? 'a' : 'b',
    x: character.x,
    y: character.y,
    z: character.z,
    r: character.r,
    emblem: emblemOf(unit.card),
    ...(card && { rank: card.rank }),
    activated: open.seats[unit.seat].discard.includes(name),
    wounded: unit.wounded > 0,
    hurt: Math.min(1, unit.damage / (card?.stamina ?? 1)),
    under,
    injured: unit.injured,
    hunker: unit.hunker,
    conditions: unit.conditions,
    selected: planned || (!plan && isActing(character, full, fight, decision, open)),
    choice: decision?.options.some((option) => isAbout(option, full, name)) ?? false,
    threatened: fight?.target === character.id,
    movable: planned === true,
  };
}

/** Whether a deck lies over somebody, or over so much of a base that it would be cut through. */
const isUnder = (parts: readonly TerrainPart[], at: Character): boolean =>
  [[0, 0] as const, ...HALFWAY].some(([dx, dy]) => {
    const spot = { x: at.x + dx * at.r, y: at.y + dy * at.r };
    return parts.some((part) => isDrawn(part) && part.top > at.z && covers(part.footprint, spot));
  });

/** Halfway to the rim of a base. */
const HALFWAY = [45, 135, 225, 315].map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return [0.5 * Math.cos(turn), 0.5 * Math.sin(turn)] as const;
});

/** Whoever attacks or is about to, else everybody of the Unit that acts. */
function isActing({ id, unit }: Character, name: string, fight: Fight | null, decision: Decision | null, open: Open) {
  if (fight) return fight.attacker === id;
  const attacker = attackerIn(decision);
  return attacker === null ? open.activation?.unit === unit : attacker === name;
}

const isAbout = (option: { unit?: string; character?: string; asks?: unknown }, character: string, unit: string) =>
  !option.asks && (option.character === character || (option.unit === unit && option.character === undefined));

const objectiveOf = (
  { key, x, y, z, active, priority, control }: Open['objectives'][number],
  { playing, me }: Game,
): SceneObjective => ({ key, x, y, z, r: playing.constants.objective, active, priority, side: sideOf(control, me) });

function wedgeOf({ asks }: Plan, { constants }: Playing): Wedge | null {
  if (asks.kind !== 'direction') return null;
  return { x: asks.from[0], y: asks.from[1], reach: constants.range[asks.range] + asks.radius, axis: asks.axis };
}

/** An inch and a half. */
const ROUND = 3810;

/** Whoever is about to attack, and all who could be attacked. */
function facedBox(bases: readonly SceneBase[], attacker: string | null, now: Preview | null): Box | null {
  const faced = inRange(now).map(({ name }) => name);
  return faced.length === 0
    ? null
    : boxRound(
        bases.filter(({ name }) => name === attacker || faced.includes(name)),
        ROUND,
      );
}

/** Whoever acts, and some way round them. */
const actingBox = (bases: readonly SceneBase[]): Box | null =>
  boxRound(
    bases.filter(({ selected }) => selected),
    2 * ROUND,
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
