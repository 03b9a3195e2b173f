import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Extent } from '../board/camera.ts';
import { litObjectives } from '../board/lit.ts';
import type { Ghost, Planned, Scene } from '../board/scene.ts';
import { drawsWith } from '../shell/canDraw.ts';
import { useLive } from '../ui/signal.ts';
import { areasOf } from './areas.ts';
import { type Atlas, atlasOf } from './atlas.ts';
import { bodiesOf, bodyKey, cloaksOf, facesOf, ghostFaces } from './figures.ts';
import { standing } from './figureShape.ts';
import type { Lens } from './lens.ts';
import { blockingOf, marksOf } from './marks.ts';
import { beaconsOf } from './objectives.ts';
import { type Palette, paletteOf } from './palette.ts';
import { floorPicture, groundPicture, patternPictures } from './patterns.ts';
import { picturesFor } from './pictures.ts';
import { slabOf } from './slab.ts';
import type { Cell, Soup } from './soup.ts';
import { INCH } from './space.ts';
import { type Cost, openStage, type Stage } from './stage.ts';
import { TOPS, terrainOf } from './terrain.ts';
import { bodiesIn, coinsOf, thingFaces } from './things.ts';
import { useDice } from './useDice.ts';

/** How fine the picture is: a phone gets less of everything, and a machine without a graphics card fewer pixels. */
const FINE = { corners: 32, shadows: 2048, ground: 2048, atlas: 2048, ratio: 2, antialias: true, sharp: 8 };
const COARSE = { corners: 18, shadows: 1024, ground: 1024, atlas: 1024, ratio: 1.5, antialias: false, sharp: 8 };
const QUICK = { ...FINE, shadows: 1024, ground: 1024, ratio: 1, antialias: false, sharp: 1 };

const detailFor = ({ width, height }: Extent) =>
  Math.min(width, height) < 560 ? COARSE : drawsWith() === 'processor' ? QUICK : FINE;

export interface Staging {
  /** The first picture has been drawn. */
  readonly isHere: boolean;
  /** The graphics card has taken the picture away, and may give it back. */
  readonly isLost: boolean;
  readonly draw: () => void;
}

/**
 * Keeps a stage in step with a scene, and draws it once for each change and never else.
 * Everything it has made is given back when the table is left.
 */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: Scene,
  lens: Lens,
  extent: Extent,
  onFailed: () => void,
): Staging {
  const stage = useRef<Stage | null>(null);
  const atlas = useRef<Atlas | null>(null);
  const palette = useRef<Palette | null>(null);
  const asked = useRef(0);
  const newest = useRef({ scene, lens });
  newest.current = { scene, lens };
  const [isHere, setHere] = useState(false);
  const [isLost, setLost] = useState(false);
  const lost = useRef(false);
  const drawn = useRef(false);
  const casting = useRef('');
  const theme = useTheme();
  const emblems = useLive(scene.planned, (planned) => emblemsOf(ghostsIn(scene, planned)));
  const [pictures, setPictures] = useState(0);
  const detail = detailFor(extent);

  // Cloaks stay however the table is looked at, unless they sink.
  const cloaked = useRef('');
  const layCloaks = (open: Stage, { scene: { bases, size }, lens: { pose } }: Seen, colours: Palette) => {
    const stands = standing(pose.pitch);
    const [before, after] = [cloaked.current, `${casting.current} ${stands}`];
    if (before === after) return;
    cloaked.current = after;
    open.lay('cloaks', cloaksOf(bases, size, colours, detail, stands));
    // Whoever has risen casts his whole shadow again.
    if (stands === 1) open.shade();
  };

  const dice = useDice(() => draw());
  const draw = () => {
    if (asked.current) return;
    asked.current = requestAnimationFrame(() => {
      asked.current = 0;
      const open = stage.current;
      if (!open || !palette.current || !canvas.current || lost.current) return;
      // The first picture lies on the flat board's pixels: not before it is known how large it is.
      if (!drawn.current && canvas.current.clientWidth !== Math.round(newest.current.lens.width)) return;
      drawn.current = true;
      const cells = (key: string) => atlas.current?.cell(key) ?? null;
      layTurning(open, newest.current, palette.current, cells);
      layCloaks(open, newest.current, palette.current);
      if (dice.lay(open, newest.current, palette.current, cells)) draw();
      tell(canvas.current, open.draw(newest.current.lens), newest.current.lens);
      setHere(true);
    });
  };

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const taken = (event: Event) => {
      event.preventDefault();
      lost.current = true;
      setLost(true);
    };
    const restored = () => {
      lost.current = false;
      setLost(false);
      stage.current?.shade();
      draw();
    };
    try {
      stage.current = openStage(element, detail);
    } catch {
      onFailed();
      return;
    }
    atlas.current = atlasOf(detail.atlas);
    element.addEventListener('webglcontextlost', taken);
    element.addEventListener('webglcontextrestored', restored);
    return () => {
      element.removeEventListener('webglcontextlost', taken);
      element.removeEventListener('webglcontextrestored', restored);
      cancelAnimationFrame(asked.current);
      asked.current = 0;
      stage.current?.close();
      stage.current = null;
      atlas.current = null;
    };
  }, []);

  // What belongs to the colours and the terrain.
  useEffect(() => {
    const open = stage.current;
    if (!open || !canvas.current) return;
    palette.current = paletteOf(canvas.current);
    layTable(open, scene, palette.current, detail.ground);
    atlas.current = atlasOf(detail.atlas);
    open.shade();
    draw();
  }, [theme, scene.parts, scene.table, scene.size, detail]);

  useEffect(() => {
    stage.current?.resize(extent.width, extent.height, Math.min(devicePixelRatio, detail.ratio));
    draw();
  }, [extent, detail]);

  // Who stands where.
  useEffect(() => {
    const [open, colours, own] = [stage.current, palette.current, atlas.current];
    if (!open || !colours || !own) return;
    // Who is only pointed at, or hurt, casts the shadow that is there.
    const cast = JSON.stringify([theme, detail, scene.size, ...scene.bases.map(bodyKey), ...bodiesIn(scene.things)]);
    if (cast !== casting.current) {
      open.lay('figures', bodiesOf(scene.bases, scene.size, colours, detail));
      open.lay('coins', coinsOf(scene.things, scene.size, colours, detail));
      open.shade();
    }
    casting.current = cast;
    let here = true;
    const asked = emblems === '' ? [] : emblems.split(' ');
    void own.fill(picturesFor(scene, asked, colours)).then((drawn) => {
      if (!here || stage.current !== open) return;
      if (drawn) open.paint('atlas', own.canvas, false);
      setPictures((times) => times + 1);
    });
    return () => {
      here = false;
    };
  }, [scene.bases, scene.objectives, scene.things, emblems, theme, detail]);

  useEffect(() => {
    const [open, colours] = [stage.current, palette.current];
    if (!open || !colours) return;
    const { fill, edges } = areasOf(scene, colours);
    open.lay('areas', fill);
    open.lay('areaEdges', edges);
    draw();
  }, [scene.areas, scene.wedge, scene.parts, theme]);

  // What follows a plan, and so a hand that drags.
  useEffect(() => {
    const layMarks = () => {
      const [open, colours] = [stage.current, palette.current];
      if (!open || !colours) return;
      const { scene: shown } = newest.current;
      const planned = shown.planned.now();
      const marks = marksOf(shown, planned, colours);
      const { hatched, edges } = blockingOf(shown, planned.lit, colours);
      open.lay('blocking', hatched);
      open.lay('marks', merged(marks, edges));
      open.lay('marksHidden', faded(merged(marks, edges), 0.42));
      draw();
    };
    layMarks();
    return scene.planned.follow(layMarks);
  }, [scene.planned, scene.bases, scene.ruler, scene.trails, scene.ghosts, scene.objectives, scene.parts, theme]);

  useEffect(() => litObjectives.follow(draw), []);
  useEffect(draw, [lens, pictures]);
  return { isHere, isLost, draw };
}

/** All who would stand somewhere: where suggestions lead, and where the plan does. */
const ghostsIn = ({ ghosts = [] }: Scene, { ghost }: Planned): readonly Ghost[] =>
  ghost ? [...ghosts, ghost] : ghosts;

/** As one text, which is the same for as long as they are. */
const emblemsOf = (ghosts: readonly Ghost[]): string => [...new Set(ghosts.map(({ emblem }) => emblem))].join(' ');

/** Which colours the page has: known as soon as its root does. */
function useTheme(): string {
  const read = () => `${document.documentElement.dataset.theme} ${document.documentElement.dataset.palette}`;
  const [theme, setTheme] = useState(read);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(read()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

/** What the picture cost and how the table is looked at, for whoever measures. */
function tell(canvas: HTMLCanvasElement, cost: Cost, { pose }: Lens): void {
  Object.assign(canvas.dataset, cost, pose);
}

function layTable(stage: Stage, scene: Scene, palette: Palette, ground: number): void {
  stage.relight(palette);
  const terrain = terrainOf(scene, palette);
  for (const top of TOPS) stage.lay(top, terrain.tops[top]);
  stage.lay('walls', terrain.walls);
  stage.lay('sides', terrain.sides);
  stage.lay('rods', terrain.rods);
  stage.edges(terrain.edges);
  for (const [name, picture] of Object.entries(patternPictures(palette)))
    stage.paint(name as keyof ReturnType<typeof patternPictures>, picture, true);
  stage.paint('floor', floorPicture(palette), false);
  stage.paint('ground', groundPicture(scene.parts, scene.size, palette, ground), false);
  const { floor, top, slab } = slabOf(scene.size / 2 / INCH, palette);
  stage.lay('floor', floor);
  stage.lay('ground', top);
  stage.lay('body', slab);
}

interface Seen {
  readonly scene: Scene;
  readonly lens: Lens;
}

/** What turns with whoever looks. */
function layTurning(stage: Stage, { scene, lens }: Seen, palette: Palette, cells: (key: string) => Cell | null): void {
  const { seen, hidden, rings, medals } = facesOf(scene.bases, scene.size, lens, cells, palette);
  const things = thingFaces(scene.things, scene.size, lens, cells);
  const { discs, poles, shafts } = beaconsOf(scene.objectives, scene.size, lens, palette, litObjectives.now(), cells);
  stage.lay('faces', merged(seen, things.seen));
  stage.lay('facesHidden', merged(hidden, things.hidden));
  stage.lay('rings', rings);
  stage.lay('medals', medals);
  stage.lay('tokens', merged(discs, things.marks));
  stage.lay('ghosts', ghostFaces(ghostsIn(scene, scene.planned.now()), scene, lens, cells));
  stage.lay('poles', poles);
  stage.lay('shafts', shafts);
}

const merged = (a: Soup, b: Soup): Soup => ({
  position: [...a.position, ...b.position],
  normal: [...a.normal, ...b.normal],
  colour: [...a.colour, ...b.colour],
  uv: [...a.uv, ...b.uv],
});

const faded = ({ colour, ...rest }: Soup, alpha: number): Soup => ({
  ...rest,
  colour: colour.map((each, i) => (i % 4 === 3 ? each * alpha : each)),
});
