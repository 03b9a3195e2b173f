import { undoneEntries } from '@faultline/events';
import { useDesk } from '../desk.ts';
import { useDeskSpeech } from '../words.ts';
import { aboutAct } from './aboutAct.ts';

/** Every act, the newest first; each can be taken back unless a later one depends on it. */
export function EventLog() {
  const { words: w, language } = useDeskSpeech();
  const { event, does } = useDesk();
  const undone = undoneEntries(event.log);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <details class="panel desk-box">
      <summary>{w.log(event.log.length)}</summary>
      <ol class="desk-log" reversed>
        {[...event.log].reverse().map(({ n, at, by, why, command }) => (
          <li key={n} class={undone.has(n) ? 'undone' : ''}>
            <span class="numbers desk-dim">
              {n} · {time.format(at)}
            </span>
            <span>
              {by}: {w.acts[command.kind]} <b>{aboutAct(event.state, command)}</b> {why !== '' && `(${why})`}{' '}
              {undone.has(n) && <i>{w.takenBack}</i>}
            </span>
            {n > 0 && !undone.has(n) && (
              <button
                type="button"
                class="button quiet"
                data-undo={n}
                aria-label={`${w.takeBack} ${n}`}
                onClick={() => void does({ kind: 'undo', entry: n })}
              >
                {w.takeBack}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
