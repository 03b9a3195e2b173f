import { useEffect, useRef } from 'preact/hooks';
import { type Extent, isSmall } from './camera.ts';
import type { Box, Scene } from './scene.ts';

/** On a small screen the table is shown where something is being decided: once for each decision, and where what is
 *  said of it has grown over it. */
export function useFocus(
  { focus, version }: Scene,
  flipped: boolean,
  extent: Extent,
  hiddenFrom: number,
  show: (box: Box) => void,
): void {
  const room = `${Math.round(extent.width / 40)} ${Math.round(extent.height / 40)}`;
  const seen = useRef('');
  const now = `${version} ${room} ${flipped} ${Math.round(hiddenFrom / 48)}`;
  useEffect(() => {
    if (!isSmall(extent) || !focus || seen.current === now) return;
    seen.current = now;
    show(focus);
  }, [now, focus]);
}
