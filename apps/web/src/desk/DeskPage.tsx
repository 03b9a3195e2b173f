import './desk.css';
import './form.css';
import { useEffect } from 'preact/hooks';
import { Loading } from '../shell/notices.tsx';
import type { PageProps } from '../shell/page.ts';
import { EventDesk } from './EventDesk.tsx';
import { EventList } from './EventList.tsx';
import { NewEvent } from './event/NewEvent.tsx';
import { tellWhenKept } from './offline.ts';
import { Snapshot } from './share/Snapshot.tsx';
import { DeskSpeechContext, useLoadedDeskSpeech } from '../i18n/deskWords.ts';

/** `#/desk` lists events, `#/desk/new` founds one, `#/desk/view/…` shows a shared page, `#/desk/<id>/<chapter>` runs one. */
export default function DeskPage({ rest: [first, ...others] }: PageProps) {
  const speech = useLoadedDeskSpeech();
  useEffect(() => {
    void tellWhenKept();
  }, []);
  if (!speech) return <Loading />;
  return (
    <DeskSpeechContext.Provider value={speech}>
      {first === undefined ? (
        <EventList />
      ) : first === 'new' ? (
        <NewEvent />
      ) : first === 'view' ? (
        <Snapshot code={others[0] ?? ''} />
      ) : (
        <EventDesk key={first} id={first} chapter={others[0]} detail={others[1]} />
      )}
    </DeskSpeechContext.Provider>
  );
}
