import type { Camera } from './camera.ts';

/** How long the camera glides, at most. */
const GLIDE = 420;

/** So long after a touch it leaves the table where the hand put it. */
const PATIENCE = 1000;

/** What a camera needs of the browser. */
interface World {
  now(): number;
  /** Whether nothing may move by itself. */
  isStill(): boolean;
  /** Calls with the next frame, or after a wait, until what is given back is called. */
  nextFrame(then: () => void): () => void;
  later(then: () => void, wait: number): () => void;
  show(camera: Camera): void;
  /** Where it may be. */
  keep(camera: Camera): Camera;
}

export interface MovingCamera {
  /** By a hand or a key: at once, and whatever glides stops. */
  change(how: (camera: Camera) => Camera): void;
  /** A hand comes to the table or leaves it: whatever glides stops, and what waits goes on waiting. */
  touch(isHeld: boolean): void;
  /** By itself: between two decisions, not under a hand, in a glide or a cut. */
  glide(to: Camera): void;
  /** The view that a person chose last. */
  back(): void;
  stop(): void;
}

export function movingCamera(first: Camera, world: World): MovingCamera {
  let now = first;
  let own = first;
  let touched = Number.NEGATIVE_INFINITY;
  let stopped = () => {};
  let waitsFor: Camera | null = null;
  let held = false;

  const set = (to: Camera) => {
    now = world.keep(to);
    world.show(now);
  };
  const stop = () => {
    stopped();
    stopped = () => {};
    waitsFor = null;
  };
  const glide = (to: Camera) => {
    stop();
    const wait = touched + PATIENCE - world.now();
    if (held || wait > 0) {
      waitsFor = to;
      if (!held) stopped = world.later(() => glide(to), wait);
    } else if (world.isStill()) set(to);
    else step(now, to, world.now());
  };
  const step = (from: Camera, to: Camera, began: number) => {
    stopped = world.nextFrame(() => {
      const part = Math.min(1, (world.now() - began) / GLIDE);
      const eased = part * part * (3 - 2 * part);
      const between = (a: number, b: number): number => a + (b - a) * eased;
      set({ x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) });
      if (part < 1) step(from, to, began);
    });
  };
  const touch = (isHeld: boolean) => {
    const waited = waitsFor;
    stop();
    held = isHeld;
    touched = world.now();
    if (waited) glide(waited);
  };
  const change = (how: (camera: Camera) => Camera) => {
    stop();
    touched = world.now();
    set(how(now));
    own = now;
  };
  return { change, touch, glide, back: () => change(() => own), stop };
}
