import './resultPad.css';
import { type Match, MOST_WOUNDS, nameOf } from '@faultline/tournament';
import { useDesk } from '../desk.ts';
import { focusOnce } from '../WithWhy.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

export type Figures = readonly [number, number];
/** As typed: an empty one was left out. */
export type Typed = readonly [string, string];

export const typed = ([a, b]: Figures): Typed => [`${a}`, `${b}`];

/** Both figures, or null where one was left out: half of them is not noted either. */
export function figures([a, b]: Typed): Figures | null {
  if (a.trim() === '' || b.trim() === '') return null;
  return [Math.trunc(Number(a) || 0), Math.trunc(Number(b) || 0)];
}

interface FiguresProps {
  readonly match: Pick<Match, 'a' | 'b'>;
  readonly value: Typed;
  readonly change: (value: Typed) => void;
}

/** What a game brings is a tap; more is typed. */
const USUAL = Array.from({ length: 14 }, (_, n) => n);

interface WoundsProps extends FiguresProps {
  /** With a keyboard at hand it opens ready to type. */
  readonly ready?: boolean;
}

export function Wounds({ match, value, change, ready = false }: WoundsProps) {
  const w = useDeskWords();
  const open = value[0].trim() === '' || value[1].trim() === '';
  return (
    <fieldset class="desk-wounds">
      <legend class="cap">{w.wounds}</legend>
      <Seats match={match} value={value} change={change} most={MOST_WOUNDS} taps={USUAL} ready={ready} />
      {open && <p class="desk-hint">{w.woundsLater}</p>}
    </fieldset>
  );
}

export function CardsSoFar({ match, value, change }: FiguresProps) {
  const w = useDeskWords();
  return (
    <fieldset class="desk-wounds">
      <legend class="cap">{w.cardsSoFar}</legend>
      <Seats match={match} value={value} change={change} most={1} taps={[0, 1]} />
    </fieldset>
  );
}

interface SeatsProps extends FiguresProps {
  readonly most: number;
  readonly taps: readonly number[];
  readonly ready?: boolean;
}

function Seats({ match, value, change, most, taps, ready = false }: SeatsProps) {
  const { state } = useDesk().event;
  const typing = ready && !matchMedia('(pointer: coarse)').matches;
  const set = (seat: 0 | 1, now: string) => change(seat === 0 ? [now, value[1]] : [value[0], now]);
  return (
    <>
      {([0, 1] as const).map((seat) => {
        const name = nameOf(state, seat === 0 ? match.a : match.b);
        return (
          <div key={seat} class="desk-figures">
            <label>
              <span>{name}</span>
              <input
                type="number"
                inputMode="numeric"
                name={seat === 0 ? 'figure-a' : 'figure-b'}
                min={0}
                max={most}
                value={value[seat]}
                ref={typing && seat === 0 ? focusOnce : null}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onInput={({ currentTarget }) => set(seat, currentTarget.value)}
              />
            </label>
            <span class="desk-taps">
              {taps.map((n) => (
                <button
                  key={n}
                  type="button"
                  class="numbers"
                  // The keyboard types into the field, and goes on to the next one.
                  tabIndex={-1}
                  data-tap={n}
                  aria-label={`${name}: ${n}`}
                  aria-pressed={value[seat] === `${n}`}
                  onClick={() => set(seat, `${n}`)}
                >
                  {n}
                </button>
              ))}
            </span>
          </div>
        );
      })}
    </>
  );
}
