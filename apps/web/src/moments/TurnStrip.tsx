import './turnStrip.css';
import type { LogLine } from '@faultline/text';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMomentsWords } from '../i18n/momentsWords.ts';
import { computersOf } from '../port/port.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Frame, isBand } from './frames.ts';
import { Picture } from './Picture.tsx';
import type { Player } from './player.ts';
import { recapOf } from './recap.ts';
import type { Shown } from './shown.ts';
import { sentencesOf } from './told.ts';

interface StripProps {
  readonly shown: Shown;
  readonly player: Player;
  readonly lines: readonly LogLine[] | null;
}

/** The computer's Turn as it happens or once more: a picture and a line each, the one that is shown lit. */
export default function TurnStrip({ shown, player, lines }: StripProps) {
  const { playing } = useGame();
  const w = useMomentsWords();
  const { moment, frame, again } = shown;
  const happened = useMemo(
    () => recapOf(moment.story, moment.view.open, computersOf(playing.players)),
    [moment.story, playing],
  );
  // An attack of one's own that would pass unseen stands alone.
  const all = again ?? (frame && !happened.some((each) => isSame(each, frame)) ? [frame] : happened);
  const at = frame ? all.findIndex((each) => isSame(each, frame)) : all.length - 1;
  const isTheirs = playing.players[moment.view.open.active] !== 'person';
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const strip = element.current;
    const frames = strip?.querySelector('.turn-frames');
    if (frames) frames.scrollLeft = frames.scrollWidth;
    // Whoever is on its buttons by key goes on when they want.
    if (strip?.querySelector(':focus-visible')) player.hold();
  }, [frame]);
  if (!w || at < 0 || (frame && isBand(frame) && happened.length === 0)) return null;
  return (
    <section
      ref={element}
      class="turn-strip"
      aria-label={w.strip}
      onFocusCapture={() => holdAt(element.current, player)}
    >
      {frame && (
        <div class="turn-ways">
          {(isTheirs || again) && <span class="turn-count numbers">{w.turn(at + 1, again ? again.length : null)}</span>}
          <button type="button" class="button quiet" data-way="next-frame" onClick={() => player.next()}>
            <Icon name="next" /> {w.next} <kbd>{w.space}</kbd>
          </button>
          <button type="button" class="button quiet" data-way="skip-frames" onClick={() => player.skip()}>
            {w.skip} <kbd>Esc</kbd>
          </button>
        </div>
      )}
      <ol class="turn-frames">
        {all.slice(0, at + 1).map((each, i) => (
          <li key={i} class={each.kind} {...(frame && i === at ? { 'aria-current': 'step' } : {})}>
            <Picture frame={each} />
            <p>{sentencesOf(each, lines).join('. ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isSame = (one: Frame, other: Frame): boolean =>
  one.version === other.version && one.events[0] === other.events[0];

const holdAt = (strip: Element | null, player: Player): void => {
  if (strip?.querySelector(':focus-visible')) player.hold();
};
