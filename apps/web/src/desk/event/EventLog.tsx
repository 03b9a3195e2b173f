import { type Entry, undoneEntries } from '@faultline/tournament';
import { useDesk } from '../desk.ts';
import { useDoing } from '../Told.tsx';
import { useDeskSpeech } from '../../i18n/deskWords.ts';
import { aboutAct } from './aboutAct.ts';

/** Every act, the newest first; each can be taken back unless a later one depends on it. */
export function EventLog() {
  const { words: w } = useDeskSpeech();
  const { event } = useDesk();
  const undone = undoneEntries(event.log);
  return (
    <details class="panel desk-box">
      <summary>{w.log(event.log.length)}</summary>
      <ol class="desk-log" reversed>
        {[...event.log].reverse().map((entry) => (
          <Line key={entry.n} entry={entry} undone={undone.has(entry.n)} />
        ))}
      </ol>
    </details>
  );
}

function Line({ entry: { n, at, by, why, command }, undone }: { readonly entry: Entry; readonly undone: boolean }) {
  const { words: w, language } = useDeskSpeech();
  const { event, does, refusal } = useDoing();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <li class={undone ? 'undone' : ''}>
      <span class="numbers desk-dim">
        {n} · {time.format(at)}
      </span>
      <span>
        {by}: {w.acts[command.kind]} <b>{aboutAct(event.state, command)}</b> {why !== '' && `(${why})`}{' '}
        {undone && <i>{w.takenBack}</i>}
      </span>
      {n > 0 && !undone && (
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
      {refusal}
    </li>
  );
}
