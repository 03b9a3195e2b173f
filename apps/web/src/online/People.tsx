import './people.css';
import { MOST, type OfferKind, type Phrase, PHRASES } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { post } from '../port/api.ts';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { useReading } from './reading.ts';
import { HandOver } from './Device.tsx';
import { asGuest } from './guest.ts';
import { Invite } from './Invite.tsx';
import { Mend } from './Mend.tsx';
import { NameForm } from './NameForm.tsx';
import { useRunning } from './onlineContext.ts';
import { SealsSeen } from './Seals.tsx';

export const PeoplePanel = () => (
  <section class="panel people">
    <People />
  </section>
);

/** Who is here, what is said, and what can be asked of each other. */
export function People() {
  const { running } = useRunning();
  const isOver = useGame().view.open.result !== null;
  return (
    <>
      <Here />
      {!isOver && <ClockNote />}
      {/* A server that takes no wishes of players carries no words. */}
      {(running.wishes || running.you === null) && <Talk />}
      {running.you !== null && <Ways isOver={isOver} />}
      {!isOver && <SealsSeen />}
    </>
  );
}

export function Here() {
  const { words, running } = useRunning();
  const { people: w } = words;
  const { names, terms } = running.head;
  const { seats, spectators } = running.presence;
  const delay = Math.round((terms.watch?.delay ?? 0) / 60_000);
  return (
    <ul class="people-here">
      {([0, 1] as readonly Seat[])
        .filter((seat) => seat !== running.you)
        .map((seat) => (
          <li key={seat} data-here={seats[seat]}>
            <Icon name={seats[seat] ? 'confirm' : 'warning'} />{' '}
            {seats[seat] ? w.here(names[seat]) : w.away(names[seat])}
          </li>
        ))}
      {spectators > 0 && (
        <li data-spectators={spectators}>
          <Icon name="los" /> {w.watching(spectators)}
        </li>
      )}
      {running.you === null && <li>{`${w.youWatch}${delay > 0 ? ` (${w.late(delay)})` : ''}`}</li>}
    </ul>
  );
}

/** The newest of what was said. */
export function Said({ most }: { readonly most: number }) {
  const { words, running } = useRunning();
  return (
    <ol class="talk-said" aria-live="polite">
      {running.said.slice(-most).map(({ id, name, phrase, text }) => (
        <li key={id}>
          <b>{name}</b> {phrase ? words.talk.phrases[phrase] : text}
        </li>
      ))}
    </ol>
  );
}

/** So long a word stands over the table of a phone. */
const WHILE = 8000;

/** What somebody else has just said, where there is no room for more. */
export function Heard() {
  const { words, running } = useRunning();
  const [first] = useState(running.said.length);
  const last = running.said.length > first ? running.said.at(-1) : undefined;
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setGone(last.id), WHILE);
    return () => clearTimeout(timer);
  }, [last?.id]);
  if (!last || last.id === gone || last.by === running.you) return null;
  return (
    <p class="playground-note" role="status" data-heard>
      <b>{last.name}</b> {last.phrase ? words.talk.phrases[last.phrase] : last.text}
    </p>
  );
}

function ClockNote() {
  const { words, running } = useRunning();
  const { missionCritical, timeCalled } = useReading();
  const { clock: w } = words;
  if (running.head.terms.clock.kind === 'none') return null;
  const says = [
    running.clock.stopped === null ? null : w.stopped,
    missionCritical ? w.critical : null,
    timeCalled ? w.called : null,
  ].filter((each) => each !== null);
  const { kind } = running.head.terms.clock;
  if (running.clock.stopped === null && kind !== 'round') says.push(w.runs);
  return says.length > 0 ? <p class="people-note">{says.join(' · ')}</p> : null;
}

/** Those that are always in sight; the others are behind a button. */
const FEW = 4;

const BY_TAP = PHRASES.filter((phrase) => phrase !== 'skipping');

function Talk() {
  const { words, running, online, person, known } = useRunning();
  const { talk: w } = words;
  const [all, setAll] = useState(false);
  const { wishes } = running;
  const phrases = all ? BY_TAP : BY_TAP.slice(0, FEW);
  const say = (phrase: Phrase) => void online.ask({ t: 'say', phrase });
  return (
    <div class="talk">
      <h3>{w.title}</h3>
      {wishes?.muteOther && <p class="people-note">{w.muted}</p>}
      <Said most={MOST_SHOWN} />
      {person === null ? (
        <NameForm words={words} name="" go={words.name.go} save={(name) => asGuest(name, words, known)} />
      ) : (
        <p class="talk-phrases">
          {phrases.map((phrase) => (
            <button key={phrase} type="button" class="button" data-phrase={phrase} onClick={() => say(phrase)}>
              {w.phrases[phrase]}
            </button>
          ))}
          <button type="button" class="button quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            <Icon name="more" /> {all ? w.fewer : w.more}
          </button>
        </p>
      )}
      {running.you !== null && <FreeText />}
    </div>
  );
}

const MOST_SHOWN = 6;

/** Open when both allow it; each may close it again. */
function FreeText() {
  const { words, running, online, other } = useRunning();
  const { talk: w } = words;
  const [text, setText] = useState('');
  const { wishes } = running;
  if (!wishes) return null;
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void online.ask({ t: 'say', text: text.trim() });
    setText('');
  };
  return (
    <>
      {wishes.bothFreeText && (
        <form class="talk-free" onSubmit={send}>
          <input
            class="field"
            aria-label={w.write}
            placeholder={w.write}
            maxLength={MOST.text}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="button">
            {w.send}
          </button>
        </form>
      )}
      <label class="talk-wish">
        <input
          type="checkbox"
          data-wish="freeText"
          checked={wishes.freeText}
          onChange={() => void online.ask({ t: 'wish', freeText: !wishes.freeText })}
        />
        {w.freeOn}
      </label>
      {wishes.freeText && !wishes.bothFreeText && <p class="people-note">{w.freeHint(running.head.names[other])}</p>}
      {(['muteOther', 'muteSpectators', 'muteOffers'] as const).map((wish) => (
        <label key={wish} class="talk-wish">
          <input
            type="checkbox"
            data-wish={wish}
            checked={wishes[wish]}
            onChange={() => void online.ask({ t: 'wish', [wish]: !wishes[wish] })}
          />
          {w.wishes[wish]}
        </label>
      ))}
    </>
  );
}

function Ways({ isOver }: { readonly isOver: boolean }) {
  const { words, running, online, g } = useRunning();
  const { offers: w } = words;
  const canAsk = running.wishes !== null && !isOver;
  const hasClock = running.head.terms.clock.kind !== 'none';
  const pause = running.clock.stopped === null ? 'pause' : 'resume';
  /** What waits for an answer is shown at the table. */
  const asking = (kind: OfferKind) => (event: Event) => {
    (event.currentTarget as Element).closest('dialog')?.close();
    void online.ask({ t: 'offer', kind });
  };
  return (
    <p class="people-ways">
      {canAsk && (
        <SheetButton
          title={words.mend.title}
          kind="button"
          face={words.mend.title}
          mark={{ 'data-way': 'mend' }}
          sheet="online-sheet"
        >
          <Mend />
        </SheetButton>
      )}
      {canAsk && (
        <button type="button" class="button" data-way="ask-draw" onClick={asking('draw')}>
          {w.askDraw}
        </button>
      )}
      {canAsk && hasClock && (
        <button type="button" class="button" data-way={`ask-${pause}`} onClick={asking(pause)}>
          {pause === 'pause' ? w.askPause : w.askResume}
        </button>
      )}
      {running.head.terms.watch && (
        <SheetButton title={words.lobby.watchLink} kind="button" face={words.lobby.watchLink} sheet="online-sheet">
          <h2>{words.lobby.watchLink}</h2>
          <Invite words={words} to={['watch', g]} />
        </SheetButton>
      )}
      <SheetButton title={words.device.title} kind="button" face={words.device.title} sheet="online-sheet">
        <HandOver words={words} />
      </SheetButton>
      {running.wishes && <ReportButton />}
    </p>
  );
}

function ReportButton() {
  const { words } = useRunning();
  const { talk: w } = words;
  return (
    <SheetButton
      title={w.reportTitle}
      kind="button"
      face={w.report}
      mark={{ 'data-way': 'report' }}
      sheet="online-sheet"
    >
      <Report />
    </SheetButton>
  );
}

const ABOUT = ['person', 'problem'] as const;

/** To whoever hosts the server; the log goes along. */
function Report() {
  const { words, g } = useRunning();
  const { talk: w, faults } = words;
  const [about, setAbout] = useState<(typeof ABOUT)[number]>('person');
  const [text, setText] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const send = async () => {
    const answer = await post('report', { game: g, about, text });
    setTold('value' in answer ? w.reported : faults[answer.fault]);
  };
  return (
    <>
      <h2>{w.reportTitle}</h2>
      <p class="sheet-hint">{w.reportHint}</p>
      <div class="segments">
        {ABOUT.map((each) => (
          <button key={each} type="button" aria-pressed={each === about} onClick={() => setAbout(each)}>
            {w.reportKinds[each]}
          </button>
        ))}
      </div>
      <label class="report-what">
        {w.reportWhat}
        <textarea
          class="field"
          rows={4}
          maxLength={MOST.report}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p class="sheet-ways">
        <span aria-live="polite">{told}</span>
        <button
          type="button"
          class="button filled"
          data-way="send-report"
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {w.reportSend}
        </button>
      </p>
    </>
  );
}
