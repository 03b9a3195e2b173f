import './recap.css';
import type { LogLine } from '@faultline/text';
import { useMemo } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMomentsWords } from '../i18n/momentsWords.ts';
import { computersOf } from '../port/port.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from './Picture.tsx';
import type { Player } from './player.ts';
import { listed, mostTelling, recapOf } from './recap.ts';
import { sentencesOf } from './told.ts';

interface RecapProps {
  readonly player: Player;
  readonly lines: readonly LogLine[] | null;
  /** One line alone. */
  readonly brief?: boolean;
}

/** What the computer just did, until somebody here acts; a button plays it again. */
export default function Recap({ player, lines, brief = false }: RecapProps) {
  const { moment, playing, view } = useGame();
  const w = useMomentsWords();
  const frames = useMemo(
    () => recapOf(moment.story, view.open, computersOf(playing.players)),
    [moment.story, view, playing],
  );
  const best = mostTelling(frames);
  if (!w || !best) return null;
  const told = brief ? [best] : listed(frames);
  return (
    <section class={`recap${brief ? ' brief' : ' panel'}`} aria-label={w.happened}>
      <header>
        {!brief && <h2>{w.happened}</h2>}
        <button
          type="button"
          class="button quiet"
          data-way="again"
          aria-keyshortcuts="a"
          {...(brief && { 'aria-label': w.again })}
          title={w.again}
          onClick={() => player.again()}
        >
          <Icon name="play" /> {!brief && w.again} {!brief && <kbd>A</kbd>}
        </button>
      </header>
      <ul>
        {told.map((frame, i) => (
          <li key={i}>
            <Picture frame={frame} />
            <span>{sentencesOf(frame, lines).join('. ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
