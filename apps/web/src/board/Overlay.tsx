import { useMemo } from 'preact/hooks';
import { lazy } from '../ui/lazy.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { BaseLabels, labelSize, placedLabels } from './Base.tsx';
import { type Frame, onPage } from './frame.ts';
import { boundsOf, labelBounds, type Rect } from './labels.ts';
import { EngagedTie, placedBadges, signOfTie } from './Overlays.tsx';
import type { Planned, Scene } from './scene.ts';
import { useKept } from './useKept.ts';

const Sights = lazy(() => import('./Sights.tsx'));
const HeightLabels = lazy(() => import('./HeightLabels.tsx'));
const Count = lazy(() => import('./Count.tsx'));
const GhostBase = lazy(() => import('./GhostBase.tsx'));
const Scrim = lazy(() => import('./Scrim.tsx'));

interface OverlayProps {
  readonly scene: Scene;
  readonly frame: Frame;
  readonly named: string | null;
  /** What lies under panels. */
  readonly hidden: readonly Rect[];
}

/** Over the table: lines, names and plans. Under a hand that drags, lines, ties and ghost are drawn by themselves. */
export function Overlay({ scene, frame, named, hidden }: OverlayProps) {
  const { bases, objectives, parts, planned, wedge, ruler } = scene;
  const { pixel, flipped } = frame;
  const hasSights = useLive(planned, ({ sights }) => sights.length > 0);
  const drawsSights = hasSights || wedge !== null || ruler !== null;
  const badges = useMemo(
    () =>
      placedBadges(
        frame,
        objectives.filter(({ active }) => active),
        scene,
        hidden,
      ),
    [objectives, bases, pixel, flipped, hidden],
  );
  const signs = useLive(planned, signsOfTies(frame));
  const kept = useMemo(
    () => [
      ...badges.map(([, rect]) => rect),
      ...(JSON.parse(signs) as readonly Rect[]),
      ...activeDiscs(scene, frame),
      ...hidden,
    ],
    [badges, signs],
  );
  const places = useMemo(() => placedLabels(frame, bases, named, kept), [bases, named, kept]);
  // What is not Active gives way to names.
  const letters = useMemo(() => {
    const names = places.flatMap((place) => (place ? [labelBounds(place, labelSize(frame))] : []));
    const inactive = objectives.filter(({ active }) => !active);
    return new Map([...badges, ...placedBadges(frame, inactive, scene, [...names, ...hidden])]);
  }, [objectives, places]);
  const heights = useMemo(() => {
    const names = places.flatMap((place) => (place ? [labelBounds(place, labelSize(frame))] : []));
    const standing = bases.map((base) => boundsOf({ ...onPage(frame, base), r: base.r / 100 }));
    const taken = [...standing, ...kept, ...names, ...letters.values()];
    return <HeightLabels frame={frame} parts={parts} taken={taken} />;
  }, [parts, letters]);
  const labels = useMemo(() => <BaseLabels size={labelSize(frame)} bases={bases} places={places} />, [places]);
  const counts = useMemo(
    () =>
      objectives.flatMap((objective) => {
        const place = letters.get(objective.key);
        return place
          ? [<Count key={objective.key} frame={frame} objective={objective} place={place} planned={planned} />]
          : [];
      }),
    [objectives, letters, planned],
  );
  return (
    <>
      {drawsSights && <Sights part="lines" scene={scene} frame={frame} labels={places} hidden={hidden} />}
      {heights}
      <Ties planned={planned} frame={frame} version={scene.version} />
      {labels}
      {counts}
      {scene.holes && <Scrim frame={frame} holes={scene.holes} />}
      {drawsSights && <Sights part="tags" scene={scene} frame={frame} labels={places} hidden={hidden} />}
      {scene.ghosts?.map((each) => (
        <GhostBase key={each.number} frame={frame} ghost={each} />
      ))}
      <PlannedGhost planned={planned} frame={frame} />
    </>
  );
}

/**
 * What lies over the ties that are, for names to keep off: as a text, which is the same for as long as they are. A tie
 * that goes with the hand would have every name placed anew with every move.
 */
const signsOfTies =
  (frame: Frame) =>
  ({ ties }: Planned): string =>
    JSON.stringify(
      ties.filter(({ planned, carried }) => !planned && !carried).map((tie) => boundsOf(signOfTie(frame, tie))),
    );

const activeDiscs = ({ objectives }: Scene, frame: Frame): readonly Rect[] =>
  objectives.filter(({ active }) => active).map((each) => boundsOf({ ...onPage(frame, each), r: each.r / 100 + 4 }));

interface FollowingProps {
  readonly planned: Live<Planned>;
  readonly frame: Frame;
}

/** In a group of their own: one that comes or goes would have the browser style everything beside it anew. */
function Ties({ planned, frame, version }: FollowingProps & { readonly version: number }) {
  const ties = useKept(
    useLive(planned, (newest) => newest.ties),
    ({ key }) => key,
    version,
  );
  return (
    <g>
      {ties.map((tie) => (
        <EngagedTie key={tie.key} frame={frame} tie={tie} hidden={tie.hidden} />
      ))}
    </g>
  );
}

function PlannedGhost({ planned, frame }: FollowingProps) {
  const ghost = useLive(planned, (newest) => newest.ghost);
  return ghost && <GhostBase frame={frame} ghost={ghost} />;
}
