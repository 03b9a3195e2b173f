import type { OperationFolder } from '@faultline/cards/operations';
import { placeToken, prepare, whyNotRest } from '@faultline/geometry';
import type { FaceDown, Game, Open, Random, StageCard, TrackingCard } from '@faultline/rules';
import { NOTHING_IN_PLAY } from '@faultline/rules/modes';

type Play = Extract<Open['score'], { readonly play: unknown }>['play'];
type Field = Pick<Game, 'constants' | 'table'>;

/** What lies on the table when a Stage has gone on for a while: trackers begun, tokens where its set-up puts them, pieces somewhere. */
export function thickOfIt(
  field: Field,
  folder: OperationFolder,
  stage: StageCard | undefined,
  random: Random,
): { readonly play: Play; readonly tokens: readonly FaceDown[] } {
  const { card } = folder;
  const beside = card.trackers.filter(({ id }) => stage?.trackers.includes(id));
  const row = beside.find(({ kind }) => kind === 'row');
  const left = [...card.pool];
  const tokens = card.pool.map((_, i): FaceDown => {
    const [face = ''] = left.splice(random(left.length), 1);
    return { id: `t${i + 1}`, of: 'operation', face, known: [false, false] };
  });
  return {
    tokens,
    play: {
      ...NOTHING_IN_PLAY,
      covered: Object.fromEntries(beside.flatMap((tracker) => begun(tracker, random))),
      markers: Object.fromEntries(
        beside.flatMap((tracker) =>
          tracker.kind === 'track' ? [[tracker.id, random(tracker.spaces.length - 1)] as const] : [],
        ),
      ),
      tokens: tokens.map(({ id }) => ({ id, at: row ? { tracker: row.id } : 'pool', icon: null })),
      pieces: piecesIn(field, folder, stage, random),
    },
  };
}

/** Some of the first spaces, never all of them. */
function begun(tracker: TrackingCard, random: Random): (readonly [string, readonly number[]])[] {
  if (tracker.kind === 'row' || tracker.kind === 'track') return [];
  const most = tracker.kind === 'area' ? 6 : tracker.kind === 'armored' ? tracker.boxes.length : tracker.spaces.length;
  return [[tracker.id, Array.from({ length: random(most) }, (_, space) => space)]];
}

/** Whether the set-up of the Stage does this to a piece. */
const doesIn = ({ rules }: OperationFolder, stage: StageCard | undefined, verb: string, piece: string): boolean =>
  rules
    .filter(({ id }) => stage?.setup.includes(id))
    .some((rule) => JSON.stringify(rule).includes(`"do":"${verb}","piece":"${piece}"`));

/** Those that stand free somewhere in the middle, and those that lie on an objective of the Stage. */
function piecesIn(field: Field, folder: OperationFolder, stage: StageCard | undefined, random: Random): Play['pieces'] {
  const { pieces = [], objectives } = folder.card;
  const spots = objectives.filter(({ key }) =>
    stage?.active.some((objective) => objective.key === key && !objective.priority),
  );
  return pieces.flatMap(({ id, radius, contested }) => {
    if (doesIn(folder, stage, 'remove-piece', id)) return [];
    if (contested) return [{ id, ...somewhere(field, radius, random), control: null }];
    const on = doesIn(folder, stage, 'put-piece', id) ? spots[random(spots.length)] : undefined;
    return on ? [{ id, ...lyingAt(field, on.x, field.constants.size - on.y), control: null }] : [];
  });
}

function lyingAt({ table, constants }: Field, x: number, y: number) {
  const lies = placeToken(prepare(table, constants), x, y);
  return { x, y, z: lies.legal ? lies.z : 0 };
}

const TRIES = 100;

/** On the ground, on nobody: bases do not count, as they may stand on it. */
function somewhere({ table, constants }: Field, r: number, random: Random) {
  const ready = prepare(table, constants);
  const half = Math.floor(constants.size / 2);
  for (let n = 0; n < TRIES; n += 1) {
    const [x, y] = [Math.floor(half / 2) + random(half), Math.floor(half / 2) + random(half)];
    if (whyNotRest(ready, { x, y, z: 0, r }, []) === null) return { x, y, z: 0 };
  }
  return { x: half, y: half, z: 0 };
}
