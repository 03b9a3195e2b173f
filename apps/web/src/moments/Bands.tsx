import './bands.css';
import type { LogLine } from '@faultline/text';
import { type Frame, isBand } from './frames.ts';
import { Band } from './Band.tsx';

interface BandsProps {
  readonly frame: Frame | null;
  /** The game goes on below. */
  readonly isPassing: boolean;
  readonly lines: readonly LogLine[] | null;
}

/** Says aloud what is shown across the screen; there before the first, or nobody would hear it. */
export const Bands = ({ frame, isPassing, lines }: BandsProps) => (
  <div class={`bands${isPassing ? ' passing' : ''}`} role="status" aria-live="assertive">
    {frame && isBand(frame) && <Band key={`${frame.version} ${frame.kind}`} frame={frame} lines={lines} />}
  </div>
);
