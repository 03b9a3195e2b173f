import { useMemo } from 'preact/hooks';
import { useLive } from '../ui/signal.ts';
import { BaseLabels, labelSize, placedLabels } from './Base.tsx';
import type { Frame } from './frame.ts';
import { Count, EngagedTie, GhostBase } from './Overlays.tsx';
import type { Scene } from './scene.ts';
import { PushWedge, Ruler, Sight, SightTags } from './Sights.tsx';

interface OverlayProps {
  readonly scene: Scene;
  readonly frame: Frame;
  readonly named: string | null;
}

/** Over the table: lines, names and plans. Under a hand that drags, nothing but this is drawn anew with every move. */
export function Overlay({ scene, frame, named }: OverlayProps) {
  const { bases, objectives, planned, wedge, ruler } = scene;
  const { pixel, flipped } = frame;
  const { sights, ties, ghost } = useLive(planned, (newest) => newest);
  const places = useMemo(() => placedLabels(frame, bases, named), [bases, named, pixel, flipped]);
  const labels = useMemo(() => <BaseLabels size={labelSize(frame)} bases={bases} places={places} />, [places]);
  const counts = useMemo(
    () =>
      objectives.map((objective) => (
        <Count key={objective.key} frame={frame} objective={objective} bases={bases} planned={planned} />
      )),
    [objectives, bases, planned, pixel, flipped],
  );
  return (
    <>
      {wedge && <PushWedge frame={frame} wedge={wedge} />}
      {sights.map((sight) => (
        <Sight key={sight.name} frame={frame} sight={sight} />
      ))}
      {ties.map((tie) => (
        <EngagedTie key={tie.key} frame={frame} tie={tie} />
      ))}
      {labels}
      {counts}
      <SightTags frame={frame} sights={sights} bases={bases} labels={places} />
      {scene.ghosts?.map((each) => (
        <GhostBase key={each.number} frame={frame} ghost={each} />
      ))}
      {ghost && <GhostBase frame={frame} ghost={ghost} />}
      {ruler && <Ruler frame={frame} ruler={ruler} />}
    </>
  );
}
