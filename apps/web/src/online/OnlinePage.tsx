import './online.css';
import type { Someone } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import { type OnlineWords, useOnlineWords } from '../i18n/onlineWords.ts';
import { type Fault, get } from '../port/api.ts';
import { Loading, Nowhere } from '../shell/notices.tsx';
import { useRoute } from '../shell/route.ts';
import { Create } from './Create.tsx';
import { Device } from './Device.tsx';
import { Framed } from './Framed.tsx';
import { asGuest } from './guest.ts';
import { Join } from './Join.tsx';
import { Meet } from './Meet.tsx';
import { NameForm } from './NameForm.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { Told } from './Told.tsx';
import type { Hello } from './useDeviceAdded.ts';

/** `#/online` to meet, `#/online/new` to open a table, `#/online/<game>` to sit at one; `#/watch/<game>` looks on,
 *  `#/join/<code>` is the link to a seat, `#/device/<code>` brings somebody to another device. */
export default function OnlinePage() {
  const words = useOnlineWords();
  const [name, what] = useRoute() ?? [];
  const { hello, fault, known, again } = useHello();
  if (!words || (!hello && !fault)) return <Loading />;
  if (!hello)
    return (
      <Framed title={words.title}>
        <Told title={words.faults[fault ?? 'away']} hint={words.none}>
          <button type="button" class="button filled" onClick={again}>
            {words.meet.again}
          </button>
        </Told>
      </Framed>
    );
  const { person } = hello;
  const who = { person, known };
  // Whoever takes a name while they look on comes back under it.
  if (name === 'watch' && what !== undefined)
    return <OnlineTable key={`${what} ${person?.id}`} g={what} as="spectator" words={words} {...who} />;
  if (name === 'device') return <Device key={what} code={what ?? ''} words={words} taken={known} />;
  if (name === 'join') return <Join key={what} code={what ?? ''} words={words} person={person} known={known} />;
  if (name !== 'online') return <Nowhere />;
  if (!person) return <WhoAreYou words={words} known={known} />;
  if (what === 'new') return <Create words={words} />;
  if (what !== undefined) return <OnlineTable key={what} g={what} words={words} {...who} />;
  return <Meet words={words} hello={hello} person={person} known={known} />;
}

function useHello() {
  const [hello, setHello] = useState<Hello | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    void get('/api/hello').then((answer) => {
      if (!here) return;
      if ('value' in answer) setHello({ ...answer.value, ahead: answer.value.now - Date.now() });
      else setFault(answer.fault);
    });
    return () => {
      here = false;
    };
  }, [attempt]);
  return {
    hello,
    fault,
    again: () => {
      setFault(null);
      setAttempt(attempt + 1);
    },
    known: (person: Someone | null) => setHello((before) => before && { ...before, person }),
  };
}

interface WhoProps {
  readonly words: OnlineWords;
  readonly known: (person: Someone) => void;
}

/** Nobody registers: a name is enough. */
const WhoAreYou = ({ words, known }: WhoProps) => (
  <Framed title={words.title}>
    <section class="panel online-panel">
      <h2>{words.name.title}</h2>
      <NameForm words={words} name="" go={words.name.go} save={(name) => asGuest(name, words, known)} />
    </section>
  </Framed>
);
