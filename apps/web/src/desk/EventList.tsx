import './eventList.css';
import type { Reason } from '@faultline/tournament';
import { useEffect, useState } from 'preact/hooks';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { addressOf, go } from '../shell/route.ts';
import { WhereUnsafe } from '../shell/WhereUnsafe.tsx';
import { eventFiles } from './kept/files.ts';
import { eventStore, type KeptEvent } from './kept/store.ts';
import { Reasons } from './Reasons.tsx';
import { TopBar } from './TopBar.tsx';
import { useDeskSpeech } from '../i18n/deskWords.ts';

export function EventList() {
  const { words: w, language } = useDeskSpeech();
  const [events, setEvents] = useState<readonly KeptEvent[] | null>(null);
  useEffect(() => {
    eventStore.all().then(setEvents, () => setEvents([]));
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
        <WhereUnsafe />
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
  const inOurWords = (reason: Reason) =>
    reason.code === 'otherHistory' ? { ...reason, says: w.otherHistory } : reason;
  const read = async (file: File) => {
    const brought = await eventFiles.bring(await file.text());
    if ('refused' in brought) setRefused(brought.refused.slice(0, 1).map(inOurWords));
    else go(['desk', brought.id]);
  };
  return (
    <>
      <FileButton kind="desk-file" take={read}>
        <Icon name="save" /> {w.openFile}
      </FileButton>
      <div role="alert">
        <Reasons reasons={refused} />
      </div>
    </>
  );
}
