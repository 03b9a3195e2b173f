import type { Intents } from './scene.ts';

/** To the right and down, as the screen has it. */
type Arrow = readonly [right: number, down: number];

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Hundredths of a millimetre for one press; with Shift five times as far. */
const NUDGE = 200;

/** What keys change of a view. */
interface ViewKeys {
  /** To the east and the north, where an arrow points. */
  readonly along: (arrow: Arrow) => readonly [number, number];
  readonly pan: (arrow: Arrow, far: number) => void;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly turn: () => void;
  readonly back: () => void;
  /** By their keys, what only this view can do. */
  readonly others?: Readonly<Record<string, () => void>>;
}

/** The keys of the table, the same in each of its views. */
export const boardKeys =
  ({ onNudge, onConfirm, onCancel }: Intents, view: ViewKeys) =>
  (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const far = event.shiftKey ? 5 : 1;
    const key = event.key.toLowerCase();
    const other = view.others?.[key];
    if (arrow && onNudge) {
      const [east, north] = view.along(arrow);
      onNudge(east * NUDGE * far, north * NUDGE * far);
    } else if (arrow) view.pan(arrow, far);
    else if (key === '+') view.zoom(1.2);
    else if (key === '-') view.zoom(1 / 1.2);
    else if (key === '0') view.fit();
    else if (key === 'f') view.turn();
    else if (key === 'v') view.back();
    else if (key === 'enter') onConfirm?.();
    else if (key === 'escape') onCancel?.();
    else if (other) other();
    else return;
    event.preventDefault();
  };
