import './asks.css';
import type { OfferTold } from '@faultline/host/wire';
import type { Refusal } from '@faultline/rules';
import type { Cast } from '@faultline/text';
import { useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useSpeech } from '../i18n/language.ts';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { toldOf } from '../play/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Corrected, lateText } from './Mend.tsx';
import { useReading } from './reading.ts';
import { useRunning } from './onlineContext.ts';
import { useSkippingTold } from './useSkippingTold.ts';

/** What the two ask each other, and what is to be said of the time. */
export function Asks() {
  const { running, news } = useRunning();
  useSkippingTold();
  if (running.you === null) return null;
  return (
    <>
      {running.offers.map((offer) =>
        offer.by === running.you ? <Asked key={offer.id} offer={offer} /> : <Asking key={offer.id} offer={offer} />,
      )}
      <Answered />
      <Refused key={news.refused?.nth} />
      <Paused />
      <TimeUp />
    </>
  );
}

function question({ kind, body }: OfferTold, words: OnlineWords, cast: Cast): string {
  const { offers: w } = words;
  if (kind === 'late') return w.late(body?.do === 'late' ? lateText(body.use, cast, words) : '');
  return w[kind];
}

/** The other asks: it is said what it would cost. */
function Asking({ offer }: { readonly offer: OfferTold }) {
  const { words, running, online, other } = useRunning();
  const { cast } = useGame();
  const { offers: w } = words;
  const reply = (how: 'accept' | 'decline') => void online.ask({ t: 'reply', offer: offer.id, how });
  const never = () => {
    reply('decline');
    void online.ask({ t: 'wish', muteOffers: true });
  };
  return (
    <section
      class="online-ask"
      data-offer={offer.kind}
      role="alertdialog"
      aria-label={w.asks(running.head.names[other])}
    >
      <Icon name={offer.kind === 'undo' ? 'undo' : 'why'} />
      <div>
        <p class="cap">{w.asks(running.head.names[other])}</p>
        <h2>{question(offer, words, cast)}</h2>
        {offer.kind === 'undo' && <p>{w.undoHint}</p>}
        {offer.body?.do === 'correct' && (
          <>
            <Corrected set={offer.body.set} />
            <p>{offer.body.why}</p>
          </>
        )}
      </div>
      <p class="online-ways">
        <button type="button" class="button quiet" data-way="never" onClick={never}>
          {w.never}
        </button>
        <button type="button" class="button" data-way="decline" onClick={() => reply('decline')}>
          {w.no}
        </button>
        <button type="button" class="button filled" data-way="accept" onClick={() => reply('accept')}>
          <Icon name="confirm" /> {offer.kind === 'undo' ? w.takeBack : w.yes}
        </button>
      </p>
    </section>
  );
}

/** One has asked, and may think better of it. */
function Asked({ offer }: { readonly offer: OfferTold }) {
  const { words, running, online, other } = useRunning();
  const { offers: w } = words;
  return (
    <section class="online-ask brief" data-asked={offer.kind} aria-live="polite">
      <p>{w.youAsk(running.head.names[other])}</p>
      <button
        type="button"
        class="button"
        data-way="withdraw"
        onClick={() => void online.ask({ t: 'reply', offer: offer.id, how: 'withdraw' })}
      >
        {w.withdraw}
      </button>
    </section>
  );
}

/** What became of the last thing one asked, until the next. */
function Answered() {
  const { words, news, running, other } = useRunning();
  const [seen, setSeen] = useState<string | null>(null);
  const { lastOffer } = news;
  if (!lastOffer || lastOffer.by !== running.you || lastOffer.id === seen) return null;
  if (lastOffer.how === 'accepted' || lastOffer.how === 'withdrawn') return null;
  const { offers: w } = words;
  return (
    <section class="online-ask brief" data-answered={lastOffer.how} role="status">
      <p>{lastOffer.how === 'declined' ? w.declined(running.head.names[other]) : w.lapsed}</p>
      <button type="button" class="button quiet" onClick={() => setSeen(lastOffer.id)}>
        {words.line.seen}
      </button>
    </section>
  );
}

/** What the rules say against something that was asked beside the questions of the game. */
function Refused() {
  const { words, news } = useRunning();
  const { t } = useSpeech();
  const { cast } = useGame();
  const [seen, setSeen] = useState(false);
  const refused = news.refused?.refused;
  if (seen || !refused || refused.why in words.faults) return null;
  const told = toldOf(refused as Refusal, t.words, cast).map(({ sentence }) => sentence);
  return (
    <section class="online-ask brief" data-refused={refused.why} role="alert">
      <p>{told.join(' ')}</p>
      <button type="button" class="button quiet" onClick={() => setSeen(true)}>
        {words.line.seen}
      </button>
    </section>
  );
}

/** While both have stopped the clock nobody plays. */
function Paused() {
  const { words, running, online } = useRunning();
  const asks = running.offers.some(({ kind }) => kind === 'resume');
  if (running.clock.stopped === null || asks) return null;
  return (
    <section class="online-ask brief" data-paused role="status">
      <p>
        <Icon name="pause" /> <b>{words.clock.stopped}.</b> {words.clock.stoppedHint}
      </p>
      <button
        type="button"
        class="button filled"
        data-way="ask-resume"
        onClick={() => void online.ask({ t: 'offer', kind: 'resume' })}
      >
        {words.offers.askResume}
      </button>
    </section>
  );
}

const LAST_MINUTE = 60_000;

/** The thinker is warned first; then the other may wait or claim. */
function TimeUp() {
  const { words, running, online, other } = useRunning();
  const { left, flag, timeCalled } = useReading();
  const [waits, setWaits] = useState(false);
  const { clock: w } = words;
  const { you } = running;
  if (you === null) return null;
  if (flag === other && !waits && running.wishes)
    return (
      <section class="online-ask" data-flag="theirs" role="status">
        <Icon name="clock" />
        <div>
          <h2>{w.theirsOut(running.head.names[other])}</h2>
        </div>
        <p class="online-ways">
          <button type="button" class="button" data-way="wait" onClick={() => setWaits(true)}>
            {w.wait}
          </button>
          <button
            type="button"
            class="button"
            data-way="ask-pause"
            onClick={() => void online.ask({ t: 'offer', kind: 'pause' })}
          >
            {words.offers.askPause}
          </button>
          <button type="button" class="button filled" data-way="claim" onClick={() => void online.ask({ t: 'claim' })}>
            {w.claim}
          </button>
        </p>
      </section>
    );
  const says =
    flag === you
      ? w.yoursOut
      : timeCalled
        ? w.called
        : running.clock.asked === you && left && left[you] < LAST_MINUTE
          ? w.yoursSoon
          : null;
  return says === null ? null : (
    <section class="online-ask brief" data-flag="mine" role="status">
      <p>
        <Icon name="clock" /> {says}
      </p>
    </section>
  );
}
