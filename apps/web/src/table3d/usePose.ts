import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Above } from '../board/Board.tsx';
import { BROWSER, type Extent, isSmall, type Rims } from '../board/camera.ts';
import { movingCamera } from '../board/movingCamera.ts';
import type { Box, Scene } from '../board/scene.ts';
import { useFocus } from '../board/useFocus.ts';
import type { Pose } from './lens.ts';
import { abovePose, boxPose, kept, type Margins, nearestTurn, tablePose } from './poses.ts';
import { shoulderIn } from './shoulder.ts';

/** From where the table is looked at: by hand at any time, by itself between decisions only. */
export function usePose(scene: Scene, above: () => Above, extent: Extent, rims: () => Rims, hiddenFrom: number) {
  const { size, version, focus } = scene;
  const { flipped } = above();
  const room = useRef(extent);
  room.current = extent;
  const last = useRef(extent);
  const fromAbove = () => abovePose(above().camera, room.current, size, above().flipped);
  const margins = () => marginsIn(room.current, rims());
  const fromTable = () => tablePose(room.current, size, above().flipped ? Math.PI : 0, margins());
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
  /** Whether it follows whoever acts, is where a hand has put it, and is where a person wants it. */
  const is = useRef({ overShoulder: false, byHand: false, own: true });
  /** What was left for the view of now. */
  const before = useRef<View | null>(null);
  const go = (to: Pose, overShoulder = false) => {
    is.current = { overShoulder, byHand: false, own: true };
    moving.go(nearby(to));
  };
  const jump = (to: Pose, overShoulder = false) => {
    before.current = { pose: newest.current, overShoulder: is.current.overShoulder };
    go(to, overShoulder);
  };
  const glide = (to: Pose) => {
    is.current.own = false;
    moving.glide(nearby(to));
  };
  const shoulderNow = (): Pose | null => shoulderIn(scene, room.current, margins());
  // Another size of the window is another picture; until the first is drawn it is that of the flat board.
  useEffect(() => {
    const larger = reachOf(extent) / reachOf(last.current);
    last.current = extent;
    if (!hasBegun.current) moving.change(fromAbove);
    else if (is.current.byHand) moving.change((now) => ({ ...now, scale: now.scale * larger }));
    else moving.change(() => (is.current.overShoulder && shoulderNow()) || usual());
  }, [extent]);
  useEffect(() => {
    if (hasBegun.current) go(usual());
  }, [flipped]);
  useEffect(() => {
    const over = hasBegun.current && is.current.overShoulder ? shoulderNow() : null;
    if (over) glide(over);
  }, [version]);
  useFocus(scene, flipped, extent, hiddenFrom, (box) => {
    if (hasBegun.current && !is.current.overShoulder) glide(decidedIn(box, newest.current));
  });
  return {
    pose: hasBegun.current ? pose : fromAbove(),
    change(how: (pose: Pose) => Pose) {
      is.current = { overShoulder: false, byHand: true, own: true };
      moving.change(how);
    },
    touch: moving.touch,
    /** Where a person wanted it last, if it has gone from there; else the view before that. */
    back() {
      const left = before.current;
      if (!is.current.own) {
        is.current.own = true;
        moving.back();
      } else if (left) jump(left.pose, left.overShoulder);
    },
    begin() {
      if (hasBegun.current) return;
      moving.change(fromAbove);
      hasBegun.current = true;
      go(usual());
    },
    above: () => go(fromAbove()),
    table: () => jump(fromTable()),
    shoulder() {
      const over = shoulderNow();
      if (over) jump(over, true);
    },
    turn() {
      const { x, z, yaw } = newest.current;
      jump({ ...newest.current, x: -x, z: -z, yaw: yaw + Math.PI });
    },
  };
}

interface View {
  readonly pose: Pose;
  readonly overShoulder: boolean;
}

const reachOf = ({ width, height }: Extent): number => Math.max(1, Math.min(width, height));

/** The question lies over the lower rim; over the upper one of a small picture its buttons. */
const marginsIn = (extent: Extent, rims: Rims): Margins =>
  isSmall(extent)
    ? { ...rims, top: 52 }
    : {
        ...rims,
        top: 0,
        bottom: Math.max(Math.min(150, extent.height / 5), Math.min(rims.bottom, extent.height / 4)),
      };
