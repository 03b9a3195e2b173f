import type { Step } from '../attack/steps.ts';
import { boxRound } from '../board/frame.ts';
import type { Scene } from '../board/scene.ts';
import type { Now } from '../game/game.ts';
import { type Pointed, pointedBy, withPointed } from '../log/pointed.ts';
import type { Frame, FrameKind } from './frames.ts';
import type { Staged } from './shown.ts';

const STEPS: Readonly<Partial<Record<FrameKind, Step>>> = {
  aim: 'target',
  roll: 'roll',
  dice: 'modify',
  damage: 'damage',
};
const ON_THE_TABLE: readonly FrameKind[] = ['aim'];

/** A frame on the table of its moment: who and where, and the attack as it stood. */
export function stagedOf({ view, story }: Now, frame: Frame): Staged {
  const told = story.flatMap(({ events }) => events);
  const step = STEPS[frame.kind] ?? null;
  const pointed = pointedBy(frame.events.slice(-1), told, view.open);
  return {
    fight: step && !ON_THE_TABLE.includes(frame.kind) ? pointed.fight : null,
    step,
    drawn: (scene) => drawnOn(scene, pointed, frame),
  };
}

/** Three inches. */
const ROUND = 7620;

/** A small screen goes along with every frame. */
function drawnOn(scene: Scene, pointed: Pointed, frame: Frame): Scene {
  const spots = [...pointed.who.map(({ at }) => at), ...(pointed.way ?? [])];
  const nth = frame.events.reduce((sum, { event }) => sum + event.length, 0) % 89;
  return {
    ...withPointed(scene, pointed),
    focus: spots.length > 0 ? boxRound(spots, ROUND) : scene.focus,
    version: frame.version + (nth + 1) / 100,
  };
}
