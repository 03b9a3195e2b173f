import './timeline.css';
import type { Tracker } from '@faultline/text';
import { useMemo } from 'preact/hooks';
import type { EndingWords } from '../i18n/endingWords.ts';
import { useMessages } from '../i18n/language.ts';
import { trackersOf } from '../log/lines.ts';
import { momentsOf } from '../game/moments.ts';
import { useGame } from '../game/game.ts';
import { addressOf } from '../shell/route.ts';

const SPACES = 8;
/** Width of a turn in the drawing; a space of the tracker is as high. */
const STEP = 10;
/** Pixels of the page that a finger needs for a turn. */
const LEAST = 24;

/** The Struggle from turn to turn: above the middle it went toward whoever looks. Momentum closes in from the edges.
 *  Where no token lies on the tracker it is a clock. Every turn leads to its first moment. */
export function Timeline({ ending }: { readonly ending: EndingWords }) {
  const { words } = useMessages();
  const { moment, playing, cast, me } = useGame();
  const all = useMemo(
    () => trackersOf(moment.story, playing.cards, words, [cast.player(0), cast.player(1)]),
    [moment.story, words],
  );
  const turns = useMemo(() => momentsOf(moment.story).turns.slice(-all.length), [moment.story, all]);
  if (all.length < 2) return null;
  const told = all.map((tracker) => seenBy(tracker, me));
  const clock = all.every(({ token, aggressor }) => token === null || aggressor !== undefined);
  const said = (i: number): string => {
    const { token = 0, mine = 0, theirs = 0 } = told[i] ?? {};
    const turn = turns[i]?.turn ?? 0;
    return clock ? ending.clockTurn(turn, mine + theirs) : ending.timelineTurn(turn, token);
  };
  const width = told.length * STEP;
  const high = 2 * SPACES * STEP;
  return (
    <figure class="timeline">
      <svg viewBox={`0 0 ${width} ${high}`} preserveAspectRatio="none" style={{ minWidth: `${told.length * LEAST}px` }}>
        <title>
          {clock
            ? ending.clockText(told.map(({ mine, theirs }) => mine + theirs).join(', '))
            : ending.timelineText(told.map(({ token }) => token).join(', '))}
        </title>
        {told.map(({ mine, theirs }, i) => (
          <g key={i}>
            <rect class="side-a" x={i * STEP} width={STEP} height={mine * STEP} />
            <rect class="side-b" x={i * STEP} width={STEP} y={high - theirs * STEP} height={theirs * STEP} />
          </g>
        ))}
        <path class="timeline-middle" d={`M0 ${high / 2}H${width}`} />
        {!clock && (
          <path
            class="timeline-token"
            d={`M${told.map(({ token }, i) => `${(i + 0.5) * STEP} ${high / 2 - token * STEP}`).join('L')}`}
          />
        )}
        {told.map((_, i) => (
          <a key={i} href={addressOf('play', playing.id, 'at', String(turns[i]?.version ?? 0))} aria-label={said(i)}>
            <title>{said(i)}</title>
            <rect class="timeline-turn" x={i * STEP} width={STEP} height={high} />
          </a>
        ))}
      </svg>
      <figcaption>{clock ? ending.clock : ending.timeline}</figcaption>
    </figure>
  );
}

function seenBy({ token, momentum }: Tracker, me: 0 | 1) {
  const lies = token ?? 0;
  return me === 0
    ? { token: lies, mine: momentum[0], theirs: momentum[1] }
    : { token: -lies, mine: momentum[1], theirs: momentum[0] };
}
