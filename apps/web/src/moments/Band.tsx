import type { LogLine } from '@faultline/text';
import { useGame } from '../game/game.ts';
import { useMomentsWords } from '../i18n/momentsWords.ts';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import type { Frame } from './frames.ts';
import { unitIn } from './Picture.tsx';
import { toldOf } from './told.ts';
import { bandPart } from './modes/index.ts';

/** A Wound, a Struggle won, the end: across the whole screen. */
export function Band({ frame, lines }: { readonly frame: Frame; readonly lines: readonly LogLine[] | null }) {
  const { view, me } = useGame();
  const w = useMomentsWords();
  const [first] = frame.events;
  const unit = first && view.open.units[unitIn(first, view.open) ?? -1];
  const seat = unit?.seat ?? winnerIn(frame);
  const side = seat === null ? '' : ` side-${seat === me ? 'a' : 'b'}`;
  const [title = '', ...more] = toldOf(frame, lines);
  // What follows is told with what is over.
  const rest = more.filter((sentence) => !title.includes(sentence));
  const Part = frame.kind === 'won' ? bandPart(view.open) : null;
  return (
    <div class={`band ${frame.kind}${side}`}>
      <div class="band-sign" aria-hidden="true">
        {unit ? <BrokenPlate card={unit.card} isRound={seat === me} /> : <i class="band-side" />}
      </div>
      <div class="band-words">
        <h2>{title}</h2>
        {rest.length > 0 && <p>{rest.join('. ')}</p>}
        <small aria-hidden="true">{w?.anyKey}</small>
      </div>
      {Part && <Part frame={frame} />}
    </div>
  );
}

/** Who won a Struggle, a Stage or the game. */
function winnerIn({ events }: Frame): 0 | 1 | null {
  for (const event of events) {
    if (event.event === 'struggle-won') return event.seat;
    if (event.event === 'stage-ended') return event.winner;
    if (event.event === 'over') return event.result.winner;
  }
  return null;
}

/** The plate of the Unit breaks along the fault. */
function BrokenPlate({ card, isRound }: { readonly card: string; readonly isRound: boolean }) {
  const plate = isRound ? <circle r="44" /> : <path d="M0-50 50 0 0 50-50 0Z" />;
  const emblem = <use href={`#i-${emblemOf(card)}`} x="-30" y="-30" width="60" height="60" />;
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true">
      {(['left', 'right'] as const).map((half) => (
        <g key={half} class={`plate-half ${half}`} clip-path={`url(#band-${half})`}>
          {plate}
          <g class="plate-emblem">{emblem}</g>
        </g>
      ))}
      <clipPath id="band-left">
        <path d="M-60-60H4L-10-8 8 4-6 60H-60Z" />
      </clipPath>
      <clipPath id="band-right">
        <path d="M60-60H4L-10-8 8 4-6 60H60Z" />
      </clipPath>
    </svg>
  );
}
