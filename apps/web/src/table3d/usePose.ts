import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BROWSER, type Extent, fitted, isSmall } from '../board/camera.ts';
import { movingCamera } from '../board/movingCamera.ts';
import type { Box, Scene } from '../board/scene.ts';
import type { Pose } from './lens.ts';
import { abovePose, boxPose, kept, type Margins, nearestTurn, shoulderPose, tablePose } from './poses.ts';
import { inSpace } from './space.ts';

/** From where the table is looked at: by hand at any time, by itself between decisions only. */
export function usePose(scene: Scene, fromNorth: boolean, extent: Extent, covered: () => number) {
  const { size, version, focus } = scene;
  const room = useRef(extent);
  room.current = extent;
  const fromAbove = () => abovePose(fitted(size / 100), room.current, size, fromNorth);
  const margins = () => marginsIn(room.current, covered());
  const fromTable = () => tablePose(room.current, size, fromNorth ? Math.PI : 0, margins());
  const decidedIn = (box: Box, from: Pose): Pose => boxPose(box, room.current, size, from, margins());
  /** On a small screen what is being decided, else all of it. */
  const usual = (): Pose => (focus && isSmall(room.current) ? decidedIn(focus, fromTable()) : fromTable());
  const [pose, setPose] = useState<Pose>(fromAbove);
  const newest = useRef(pose);
  newest.current = pose;
  const moving = useMemo(
    () => movingCamera<Pose>(pose, { ...BROWSER, show: setPose, keep: (to) => kept(to, room.current, size) }),
    [size],
  );
  useEffect(() => moving.stop, [moving]);
  const nearby = (to: Pose): Pose => ({ ...to, yaw: nearestTurn(to.yaw, newest.current.yaw) });
  const hasBegun = useRef(false);
  const isOverShoulder = useRef(false);
  const go = (to: Pose, overShoulder = false) => {
    isOverShoulder.current = overShoulder;
    moving.go(nearby(to));
  };
  const shoulderNow = (): Pose | null => shoulderIn(scene, room.current, margins());
  // Another size of the window is another picture; until the first is drawn it is that of the flat board.
  useEffect(() => moving.change(hasBegun.current ? usual : fromAbove), [extent]);
  useEffect(() => {
    if (hasBegun.current) go(usual());
  }, [fromNorth]);
  useEffect(() => {
    if (!hasBegun.current) return;
    const over = isOverShoulder.current ? shoulderNow() : null;
    if (over) moving.glide(nearby(over));
    else if (focus && isSmall(extent)) moving.glide(decidedIn(focus, newest.current));
  }, [version]);
  return {
    pose: hasBegun.current ? pose : fromAbove(),
    change: moving.change,
    touch: moving.touch,
    back: moving.back,
    begin() {
      if (hasBegun.current) return;
      hasBegun.current = true;
      go(usual());
    },
    above: () => go(fromAbove()),
    table: () => go(fromTable()),
    shoulder() {
      const over = shoulderNow();
      if (over) go(over, true);
    },
    turn() {
      const { x, z, yaw } = newest.current;
      moving.go({ ...newest.current, x: -x, z: -z, yaw: yaw + Math.PI });
    },
  };
}

/** Behind whoever acts, toward the middle of the other side. */
function shoulderIn({ bases, size }: Scene, extent: Extent, margins: Margins): Pose | null {
  const acting = bases.find(({ selected }) => selected) ?? bases[0];
  if (!acting) return null;
  const foes = bases.filter(({ side }) => side !== acting.side);
  const facing = foes.length > 0 ? foes : [{ x: size / 2, y: size / 2 }];
  const toward = {
    x: facing.reduce((sum, { x }) => sum + x, 0) / facing.length,
    y: facing.reduce((sum, { y }) => sum + y, 0) / facing.length,
  };
  return shoulderPose(inSpace(size, acting, acting.z), inSpace(size, toward), extent, margins);
}

/** The question lies over the lower rim; over the upper one of a small picture its buttons. */
const marginsIn = (extent: Extent, covered: number): Margins =>
  isSmall(extent)
    ? { top: 52, bottom: Math.min(covered, 0.6 * extent.height) }
    : { top: 0, bottom: Math.max(Math.min(150, extent.height / 5), Math.min(covered, extent.height / 4)) };
