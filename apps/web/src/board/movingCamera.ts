/** How long the camera glides, at most. */
const GLIDE = 420;

/** So long after a touch it leaves the table where the hand put it. */
const PATIENCE = 1000;

/** What a camera needs of the browser. */
interface World<C> {
  now(): number;
  /** Whether nothing may move by itself. */
  isStill(): boolean;
  /** Calls with the next frame, or after a wait, until what is given back is called. */
  nextFrame(then: () => void): () => void;
  later(then: () => void, wait: number): () => void;
  show(camera: C): void;
  /** Where it may be. */
  keep(camera: C): C;
}

export interface MovingCamera<C> {
  /** By a hand or a key: at once, and whatever glides stops. */
  change(how: (camera: C) => C): void;
  /** A hand comes to the table or leaves it: whatever glides stops, and what waits goes on waiting. */
  touch(isHeld: boolean): void;
  /** By itself: between two decisions, not under a hand, in a glide or a cut. */
  glide(to: C): void;
  /** Where a person wants it: at once, in a glide or a cut. */
  go(to: C): void;
  /** The view that a person chose last. */
  back(): void;
  stop(): void;
}

/** A camera is told by numbers, each of which glides by itself. */
export function movingCamera<C extends { readonly [K in keyof C]: number }>(
  first: C,
  world: World<C>,
): MovingCamera<C> {
  let now = first;
  let own = first;
  let touched = Number.NEGATIVE_INFINITY;
  let stopped = () => {};
  let waitsFor: C | null = null;
  let held = false;

  const set = (to: C) => {
    now = world.keep(to);
    world.show(now);
  };
  const stop = () => {
    stopped();
    stopped = () => {};
    waitsFor = null;
  };
  const glide = (to: C) => {
    stop();
    const wait = touched + PATIENCE - world.now();
    if (held || wait > 0) {
      waitsFor = to;
      if (!held) stopped = world.later(() => glide(to), wait);
    } else if (world.isStill()) set(to);
    else step(now, to, world.now());
  };
  const step = (from: C, to: C, began: number) => {
    stopped = world.nextFrame(() => {
      const part = Math.min(1, (world.now() - began) / GLIDE);
      const eased = part * part * (3 - 2 * part);
      const keys = Object.keys(to) as (keyof C)[];
      set(Object.fromEntries(keys.map((key) => [key, from[key] + (to[key] - from[key]) * eased])) as unknown as C);
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
  const change = (how: (camera: C) => C) => {
    stop();
    touched = world.now();
    set(how(now));
    own = now;
  };
  const go = (to: C) => {
    own = to;
    touched = Number.NEGATIVE_INFINITY;
    held = false;
    glide(to);
  };
  return { change, touch, glide, go, back: () => change(() => own), stop };
}
