import type { Seat } from '@faultline/rules';
import { standingAt } from '@faultline/rules/standing';
import type { Chapter } from '../port/port.ts';
import { type Frame, type FrameKind, framesOf, type Whose } from './frames.ts';

/** What happened since somebody here last answered, without what was taken back. */
export function recapOf(story: readonly Chapter[], whose: Whose, computers: readonly Seat[]): readonly Frame[] {
  if (computers.length === 0) return [];
  const told: Frame[] = [];
  for (const version of standingAt(story)) {
    const chapter = story[version];
    if (!chapter || version === 0) break;
    told.unshift(...framesOf(chapter, version, whose, computers));
    if (chapter.by === null || !computers.includes(chapter.by)) break;
  }
  return told;
}

/** The more telling, the later. */
const TELLING: readonly FrameKind[] = ['activation', 'effect', 'ability', 'score', 'move', 'damage', 'wound', 'won'];

/** The one that says most of what happened. */
export function mostTelling(frames: readonly Frame[]): Frame | null {
  return frames.reduce<Frame | null>(
    (best, frame) => (best && TELLING.indexOf(best.kind) > TELLING.indexOf(frame.kind) ? best : frame),
    null,
  );
}

const MOST = 5;
const LEFT_OUT: readonly FrameKind[] = ['card', 'aim', 'dice', 'over'];

/** What is listed of them, the newest last. */
export const listed = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(({ kind }) => !LEFT_OUT.includes(kind)).slice(-MOST);
