import { describe, expect, it } from 'vitest';
import { fitted } from '../src/board/camera.ts';
import { movingCamera } from '../src/board/movingCamera.ts';

const WHOLE = fitted(914);
const CLOSE = { x: 200, y: 300, zoom: 3 };
const OWN = { x: 100, y: 100, zoom: 2 };

/** A camera in a world whose clock goes on by frames of 20 ms. */
function filmed({ isStill = false } = {}) {
  let now = 0;
  let shown = WHOLE;
  const due = new Map<() => void, number>();
  const soon = (then: () => void, wait: number) => {
    due.set(then, now + wait);
    return () => void due.delete(then);
  };
  const camera = movingCamera(WHOLE, {
    now: () => now,
    isStill: () => isStill,
    nextFrame: (then) => soon(then, 20),
    later: soon,
    show: (to) => {
      shown = to;
    },
    keep: (to) => to,
  });
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; ) {
      now += 20;
      for (const [then, at] of [...due]) if (at <= now && due.delete(then)) then();
    }
  };
  return { ...camera, pass, shown: () => shown };
}

describe('the camera', () => {
  it('glides to a decision within 420 ms, and then rests', () => {
    const film = filmed();
    film.glide(CLOSE);
    film.pass(200);
    expect([film.shown().zoom > 1, film.shown().zoom < 3]).toEqual([true, true]);
    film.pass(220);
    expect(film.shown()).toEqual(CLOSE);
  });

  it('stays where a hand put it for a second after the last touch', () => {
    const film = filmed();
    film.change(() => OWN);
    film.glide(CLOSE);
    film.pass(500);
    film.touch(true);
    film.touch(false);
    film.pass(980);
    expect(film.shown()).toEqual(OWN);
    film.pass(460);
    expect(film.shown()).toEqual(CLOSE);
  });

  it('waits for as long as a hand rests on the table', () => {
    const film = filmed();
    film.touch(true);
    film.glide(CLOSE);
    film.pass(5000);
    expect(film.shown()).toEqual(WHOLE);
    film.touch(false);
    film.pass(1460);
    expect(film.shown()).toEqual(CLOSE);
  });

  it('stops gliding at a touch', () => {
    const film = filmed();
    film.glide(CLOSE);
    film.pass(200);
    film.touch(true);
    const there = film.shown();
    film.touch(false);
    film.pass(3000);
    expect(film.shown()).toEqual(there);
  });

  it('cuts where nothing may move by itself', () => {
    const film = filmed({ isStill: true });
    film.glide(CLOSE);
    expect(film.shown()).toEqual(CLOSE);
  });

  it('goes back to the view that a person chose', () => {
    const film = filmed();
    film.change(() => OWN);
    film.pass(1000);
    film.glide(CLOSE);
    film.pass(420);
    film.back();
    expect(film.shown()).toEqual(OWN);
  });
});
