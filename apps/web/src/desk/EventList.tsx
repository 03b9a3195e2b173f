import './eventList.css';
import { importEvent, isRefused, type Reason } from '@faultline/events';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/Icon.tsx';
import { addressOf, go } from '../shell/route.ts';
import { keep, type Kept, keptEvent, keptEvents } from './kept/store.ts';
import { Reasons } from './Reasons.tsx';
import { TopBar } from './TopBar.tsx';
import { useDeskSpeech } from './words.ts';

export function EventList() {
  const { words: w, language } = useDeskSpeech();
  const [events, setEvents] = useState<readonly Kept[] | null>(null);
  useEffect(() => {
    keptEvents().then(setEvents, () => setEvents([]));
  }, []);
  const day = (text: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(text));
  return (
    <div class="desk">
      <TopBar title={w.title} />
      <main class="desk-narrow">
        <p class="desk-lead">{w.lead}</p>
        <p class="desk-ways">
          <a class="button filled" href={addressOf('desk', 'new')}>
            {w.newEvent}
          </a>
          <OpenFile />
        </p>
        {events && events.length > 0 && (
          <ul class="panel desk-list" aria-label={w.events}>
            {events.map(({ id, name, firstDay, phase, players }) => (
              <li key={id}>
                <a href={addressOf('desk', id)}>
                  <b>{name}</b>
                  <span>{[day(firstDay), w.players(players), w.phases[phase]].join(' · ')}</span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

/** An event file becomes an event of this browser; one that is here already is only opened. */
function OpenFile() {
  const { words: w } = useDeskSpeech();
  const [refused, setRefused] = useState<readonly Reason[]>([]);
  const read = async (file: File) => {
    const answer = importEvent(await file.text());
    if (isRefused(answer)) {
      setRefused(answer.refused.slice(0, 1));
      return;
    }
    const { id } = answer.event.state.founding;
    const here = await keptEvent(id);
    const agrees = here?.log.every((entry, n) => JSON.stringify(entry) === JSON.stringify(answer.event.log[n])) ?? true;
    const longer = answer.event.log.length > (here?.log.length ?? 0);
    if (agrees && longer) await keep(answer.event, here?.log.length ?? 0);
    if (agrees || here === null) go(['desk', id]);
    else setRefused([{ code: 'otherHistory', says: w.otherHistory, facts: {} }]);
  };
  return (
    <>
      <label class="button desk-file">
        <Icon name="save" /> {w.openFile}
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (file) void read(file);
            input.value = '';
          }}
        />
      </label>
      <Reasons reasons={refused} />
    </>
  );
}
