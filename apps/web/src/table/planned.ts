import type { AnswerSpec, Facing } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Contest, Ghost, Planned, SceneBase, SceneSight, Spot, Tie } from '../board/scene.ts';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { keepIfEqual } from '../ui/signal.ts';
import type { Preview, Trial } from '../port/queries.ts';
import type { Playing } from '../port/port.ts';
import type { Game } from '../game/game.ts';
import { wayAlong } from '../game/way.ts';
import { heldIn } from './held.ts';
import { viewerOf } from './prospects.ts';
import { stopOf } from './stopOf.ts';
import { moverIn } from '../port/moverIn.ts';

/** What stays while a hand drags. */
interface Before {
  readonly game: Game;
  /** What is being planned, if anything is. */
  readonly asks: AnswerSpec | null;
  /** How things stand without the plan. */
  readonly now: Preview | null;
  readonly bases: readonly SceneBase[];
}

/** What a trial changes on the table: asked anew with every move of a hand. */
export function plannedIn(before: Before): (trial: Trial | null) => Planned {
  const { game, asks, now, bases } = before;
  const kept = keepIfEqual<Planned['contests']>();
  return (trial) => {
    const standing = standingIn(bases, asks, trial);
    const viewer = viewerOf(game, asks, trial);
    const from = viewer === null ? null : standing(viewer);
    const facing = inRange(trial?.prospect ?? now);
    return {
      lit: facing.flatMap(({ blockedBy }) => blockedBy ?? []),
      ties: tiesOf(standing, now, trial, asks && trial ? moverIn(asks) : null),
      sights: facing.map((each) => sightOf(each, from, game.playing)),
      contests: kept(contestsIn(game, now, trial)),
      ghost: asks && trial && ghostOf(asks, trial, game),
    };
  };
}

export const inRange = (prospect: Preview | null): readonly Facing[] =>
  prospect?.enemies.filter(({ range }) => range !== null) ?? [];

export const sideOf = (seat: number | null, me: number): 'a' | 'b' | null =>
  seat === null ? null : seat === me ? 'a' : 'b';

type Standing = (name: string) => (Spot & { readonly r: number }) | null;

/** Where somebody stands, or would stand. */
const standingIn =
  (bases: readonly SceneBase[], asks: AnswerSpec | null, trial: Trial | null): Standing =>
  (name) =>
    asks && trial && asks.kind !== 'dice' && moverIn(asks) === name
      ? { x: trial.to[0], y: trial.to[1], r: asks.radius }
      : (bases.find((base) => base.name === name) ?? null);

/** Ties of the plan where there is one; those it would newly make are dashed. */
function tiesOf(standing: Standing, now: Preview | null, trial: Trial | null, mover: string | null): Tie[] {
  const before = new Set(now?.engaged.map(([a, b]) => `${a} ${b}`));
  return ((trial?.prospect ?? now)?.engaged ?? []).flatMap(([a, b]) => {
    const [from, to, key] = [standing(a), standing(b), `${a} ${b}`];
    const carried = a === mover || b === mover;
    return from && to ? [{ key, from, to, planned: !before.has(key), carried }] : [];
  });
}

/** From the viewer to the enemy, whichever way the line was found. */
export function sightOf(facing: Facing, viewer: Spot | null, { table }: Playing): SceneSight {
  const { name, line, range, blockedBy, seen, cover } = facing;
  const [a, b] = [
    { x: line.ax, y: line.ay },
    { x: line.bx, y: line.by },
  ];
  const far = (spot: Spot) => (viewer ? Math.hypot(spot.x - viewer.x, spot.y - viewer.y) : 0);
  const [from, to] = far(a) <= far(b) ? [a, b] : [b, a];
  const part = blockedBy === null ? undefined : table.parts.find((each) => each.name === blockedBy);
  const stop = part ? (stopOf(part.footprint, from, to) ?? from) : null;
  return { name, from, to, stop, by: blockedBy, cover: seen && cover !== null, tag: `R${range}` };
}

function contestsIn({ playing, me }: Game, now: Preview | null, trial: Trial | null): Planned['contests'] {
  const { constants } = playing;
  const before = new Map(heldIn(now).map((held) => [held.key, JSON.stringify(held)]));
  const contestOf = ({ key, counts, holder }: ReturnType<typeof heldIn>[number]): [string, Contest] => {
    const planned = trial !== null && before.get(key) !== JSON.stringify({ key, counts, holder });
    const [a, b] = me === 0 ? counts : [counts[1], counts[0]];
    return [
      key,
      {
        ring: constants.range[2] + constants.objective,
        count: a + b > 0 || planned ? { a, b, holder: sideOf(holder, me), planned } : null,
      },
    ];
  };
  return Object.fromEntries(heldIn(trial?.prospect ?? now).map(contestOf));
}

function ghostOf(asks: AnswerSpec, trial: Trial, { view }: Game): Ghost | null {
  if (asks.kind === 'dice') return null;
  const [owner = ''] = (moverIn(asks) ?? '').split('.');
  const unit = view.open.units.find((each) => unitName(each) === owner);
  const [x, y, z] = trial.to;
  return {
    x,
    y,
    z,
    r: asks.radius,
    legal: trial.refused === null,
    emblem: emblemOf(unit?.card ?? ''),
    path: 'from' in asks && asks.from ? wayAlong(asks.from, trial.to, trial.answer.tool) : [],
  };
}
