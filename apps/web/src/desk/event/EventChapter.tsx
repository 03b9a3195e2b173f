import './event.css';
import {
  alteredBy,
  announcement,
  exportEvent,
  pairingsCsv,
  standingsCsv,
  verifyEvent,
  viewOf,
} from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { go } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { download } from '../download.ts';
import { eventStore } from '../kept/store.ts';
import { useDoing } from '../Told.tsx';
import { useDeskWords, useSentences } from '../../i18n/deskWords.ts';
import { WithWhy } from '../WithWhy.tsx';
import { DetailFields, detailsIn } from './DetailFields.tsx';
import { EventLog } from './EventLog.tsx';
import { Officials } from './Officials.tsx';

const BEFORE = ['draft', 'announced', 'registration', 'checkIn'];
const OVER = ['finished', 'cancelled'];

/** What was announced, who helps, files, and everything that was done. */
export function EventChapter() {
  const { phase } = useDesk().event.state;
  return (
    <main class="desk-columns">
      <div class="desk-side">
        <Files />
        <Officials />
        {!OVER.includes(phase) && <Cancel />}
        <Forget />
      </div>
      <div class="desk-wide">
        <Announcement />
        {BEFORE.includes(phase) && <EditDetails />}
        <EventLog />
      </div>
    </main>
  );
}

function Cancel() {
  const w = useDeskWords();
  const { does, refusal } = useDoing();
  return (
    <section class="panel desk-box">
      <WithWhy title={w.cancelEvent} way="cancel" act={(why) => does({ kind: 'cancel' }, { why })} />
      {refusal}
    </section>
  );
}

function EditDetails() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  return (
    <form
      class="panel desk-box desk-form"
      onSubmit={(submit) => {
        submit.preventDefault();
        void does({ kind: 'write', details: detailsIn(new FormData(submit.currentTarget)) });
      }}
    >
      <h2>{w.changeDetails}</h2>
      <DetailFields details={event.state.details} />
      <button type="submit" class="button">
        {w.saveDetails}
      </button>
      {refusal}
    </form>
  );
}

/** Gone for good, so the event's own name is typed. */
function Forget() {
  const w = useDeskWords();
  const { id, name } = useDesk().event.state.founding;
  const [fault, setFault] = useState('');
  const act = async (typed: string) => {
    setFault(typed.trim() === name ? '' : w.forgetWrong(name));
    if (typed.trim() !== name) return false;
    await eventStore.forget(id);
    go(['desk'], true);
    return true;
  };
  return (
    <section class="panel desk-box">
      <WithWhy title={w.forget} way="forget" asks={w.forgetHint(name)} act={act} />
      <p class="desk-fault" role="alert">
        {fault}
      </p>
    </section>
  );
}

function Announcement() {
  const w = useDeskWords();
  const sentence = useSentences();
  const { state } = useDesk().event;
  const altered = alteredBy(state);
  return (
    <section class="panel desk-box" aria-label={w.announcement}>
      <h2>{w.announcement}</h2>
      <dl class="desk-facts">
        {announcement(state)
          .filter(({ topic }) => topic !== 'altered')
          .map(({ topic, value, rule }) => (
            <div key={topic}>
              <dt>{w.topics[topic] ?? topic}</dt>
              <dd>
                {w.topicValue(topic, value)} <span class="desk-rule">{rule}</span>
              </dd>
            </div>
          ))}
      </dl>
      {altered.map((reason) => (
        <p key={reason.code} class="desk-hint">
          {sentence(reason)} <span class="desk-rule">{reason.rule}</span>
        </p>
      ))}
    </section>
  );
}

function Files() {
  const w = useDeskWords();
  const { event } = useDesk();
  const { state } = event;
  const [verified, setVerified] = useState<string | null>(null);
  const file = (ending: string) => `${state.founding.id}${ending}`;
  const seen = viewOf(state, '');
  const rounds = seen.stages.flatMap((stage) => stage.rounds.map((round) => ({ stage, round })));
  const [swiss] = seen.stages;
  const pairings = () =>
    rounds
      .map(({ stage, round }, n) => {
        const text = pairingsCsv(seen, stage, round);
        return n === 0 ? text : text.slice(text.indexOf('\r\n') + 2);
      })
      .join('');
  return (
    <section class="panel desk-box" aria-label={w.files}>
      <h2>{w.files}</h2>
      <button
        type="button"
        class="button"
        data-way="export"
        onClick={() => download(file('.json'), 'application/json', exportEvent(event))}
      >
        <Icon name="save" /> {w.exportEvent}
      </button>
      <p class="desk-hint">{w.exportHint}</p>
      {swiss && (
        <div class="desk-ways">
          <button
            type="button"
            class="button"
            data-way="standingsCsv"
            onClick={() => download(file('-standings.csv'), 'text/csv', standingsCsv(seen, swiss))}
          >
            {w.standingsCsv}
          </button>
          <button
            type="button"
            class="button"
            data-way="pairingsCsv"
            onClick={() => download(file('-pairings.csv'), 'text/csv', pairings())}
          >
            {w.pairingsCsv}
          </button>
        </div>
      )}
      <button
        type="button"
        class="button"
        data-way="verify"
        onClick={() => {
          const { checked, differences } = verifyEvent(event);
          setVerified(w.verified(event.log.length, checked, differences.length));
        }}
      >
        {w.verify}
      </button>
      {verified && <p role="status">{verified}</p>}
    </section>
  );
}
