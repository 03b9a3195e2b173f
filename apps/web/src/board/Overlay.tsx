import { useMemo } from 'preact/hooks';
import { lazy } from '../ui/lazy.tsx';
import { type Live, useLive } from '../ui/signal.ts';
import { BaseLabels, labelSize, placedLabels } from './Base.tsx';
import type { Frame } from './frame.ts';
import { labelBounds } from './labels.ts';
import { Count, EngagedTie, GhostBase, placedBadges } from './Overlays.tsx';
import type { Planned, Scene } from './scene.ts';

const Sights = lazy(() => import('./Sights.tsx'));

interface OverlayProps {
  readonly scene: Scene;
  readonly frame: Frame;
  readonly named: string | null;
}

/** Over the table: lines, names and plans. Under a hand that drags, lines, ties and ghost are drawn by themselves. */
export function Overlay({ scene, frame, named }: OverlayProps) {
  const { bases, objectives, planned, wedge, ruler } = scene;
  const { pixel, flipped } = frame;
  const hasSights = useLive(planned, ({ sights }) => sights.length > 0);
  const drawsSights = hasSights || wedge !== null || ruler !== null;
  const badges = useMemo(
    () =>
      placedBadges(
        frame,
        objectives.filter(({ active }) => active),
        scene,
      ),
    [objectives, bases, pixel, flipped],
  );
  const places = useMemo(
    () =>
      placedLabels(
        frame,
        bases,
        named,
        badges.map(([, rect]) => rect),
      ),
    [bases, named, badges],
  );
  // What is not Active gives way to names.
  const letters = useMemo(() => {
    const names = places.flatMap((place) => (place ? [labelBounds(place, labelSize(frame))] : []));
    const inactive = objectives.filter(({ active }) => !active);
    return new Map([...badges, ...placedBadges(frame, inactive, scene, names)]);
  }, [objectives, places]);
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
      {drawsSights && <Sights part="lines" scene={scene} frame={frame} labels={places} />}
      <Ties planned={planned} frame={frame} />
      {labels}
      {counts}
      {drawsSights && <Sights part="tags" scene={scene} frame={frame} labels={places} />}
      {scene.ghosts?.map((each) => (
        <GhostBase key={each.number} frame={frame} ghost={each} />
      ))}
      <PlannedGhost planned={planned} frame={frame} />
    </>
  );
}

interface FollowingProps {
  readonly planned: Live<Planned>;
  readonly frame: Frame;
}

function Ties({ planned, frame }: FollowingProps) {
  const ties = useLive(planned, (newest) => newest.ties);
  return (
    <>
      {ties.map((tie) => (
        <EngagedTie key={tie.key} frame={frame} tie={tie} />
      ))}
    </>
  );
}

function PlannedGhost({ planned, frame }: FollowingProps) {
  const ghost = useLive(planned, (newest) => newest.ghost);
  return ghost && <GhostBase frame={frame} ghost={ghost} />;
}
