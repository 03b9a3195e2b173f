import './bands.css';
import type { LogLine } from '@faultline/text';
import { type Frame, isBand } from './frames.ts';
import { Band } from './Band.tsx';

/** Says aloud what is shown across the screen; there before the first, or nobody would hear it. */
export const Bands = ({
  frame,
  lines,
}: {
  readonly frame: Frame | null;
  readonly lines: readonly LogLine[] | null;
}) => (
  <div class="bands" role="status" aria-live="assertive">
    {frame && isBand(frame) && <Band key={`${frame.version} ${frame.kind}`} frame={frame} lines={lines} />}
  </div>
);
