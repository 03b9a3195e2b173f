import { useLookBackWords } from '../i18n/lookBackWords.ts';
import { type Moments, placeOf } from '../game/moments.ts';

interface SliderProps {
  readonly moments: Moments;
  readonly version: number;
  readonly goTo: (version: number) => void;
  /** What is told of the moment. */
  readonly text: string;
}

/** Turns are numbered where there is room for it. */
const NUMBERED = 14;

/** The whole game on one line, with a mark where each Turn begins. */
export function MomentSlider({ moments, version, goTo, text }: SliderProps) {
  const lookBack = useLookBackWords();
  const { path, turns } = moments;
  const most = Math.max(1, path.length - 1);
  const every = Math.ceil(turns.length / NUMBERED);
  return (
    <div class="moment-slider">
      <input
        type="range"
        min={0}
        max={path.length - 1}
        value={placeOf(moments, version)}
        aria-label={lookBack.moment}
        aria-valuetext={text}
        onInput={({ currentTarget }) => goTo(path[Number(currentTarget.value)] ?? version)}
      />
      <span class="moment-marks numbers" aria-hidden="true">
        {turns.map(({ turn, version: first }) => (
          <span key={turn} style={{ '--at': placeOf(moments, first) / most }}>
            {turn > 0 && turn % every === 0 ? turn : ''}
          </span>
        ))}
      </span>
    </div>
  );
}
