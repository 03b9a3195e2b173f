import './keyMoments.css';
import type { Review } from '@faultline/ai';
import { reviewText } from '@faultline/text';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import type { EndingWords } from '../i18n/endingWords.ts';
import { isWhole, useSpeech } from '../i18n/language.ts';
import { seatsOf } from '../port/port.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';

interface KeyMomentsProps {
  readonly turns: number;
  readonly words: EndingWords;
}

/** Activations of those who play here, and what the Master would have done: worked out when it is asked for, Turn by Turn. */
export function KeyMoments({ turns, words }: KeyMomentsProps) {
  const section = useRef<HTMLElement>(null);
  const { under, found, failed, find, cancel } = useReview(turns, useHandOn(section));
  return (
    <section ref={section} class="key-moments" aria-label={words.keyMoments}>
      <h2>
        {words.keyMoments}
        <small>{words.keyMomentsHint}</small>
      </h2>
      {under !== null && (
        <p class="key-moments-under">
          <progress max={turns} value={under} aria-label={words.reviewing(under, turns)} />
          <span aria-hidden="true">{words.reviewing(under, turns)}</span>
          <button type="button" class="button" data-way="stop-review" onClick={cancel}>
            <Icon name="cancel" /> {words.stopReview}
          </button>
        </p>
      )}
      {under === null && found === null && (
        <button type="button" class="button" data-way="find-moments" onClick={() => void find()}>
          <Icon name="why" /> {words.findMoments}
        </button>
      )}
      <div role="status">
        {failed && <p>{words.noReview}</p>}
        {found && <Moments found={found} words={words} />}
      </div>
    </section>
  );
}

/** Whoever was on a button that is gone is on what came in its place. */
function useHandOn(section: { readonly current: HTMLElement | null }): () => void {
  const [from, note] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (from && !from.isConnected) section.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [from]);
  return () => {
    const { activeElement } = document;
    if (section.current?.contains(activeElement)) note(activeElement);
  };
}

/** The Turn that is under review, and what was found; whoever leaves or cancels asks for no further Turn. */
function useReview(turns: number, handOn: () => void) {
  const { port, playing, me } = useGame();
  const [under, setUnder] = useState<number | null>(null);
  const [found, setFound] = useState<readonly Review[] | null>(null);
  const [failed, setFailed] = useState(false);
  const run = useRef(0);
  const end = () => {
    run.current += 1;
    setUnder(null);
  };
  useEffect(() => end, []);
  const reviewed = async (mine: number): Promise<readonly Review[] | null> => {
    const people = seatsOf(playing.players);
    const reviews: Review[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      if (run.current !== mine) return null;
      setUnder(turn);
      const review = await port.review(turn, people.length > 0 ? people : [me]);
      if (review) reviews.push(review);
    }
    return port.keyMoments(reviews);
  };
  const find = async () => {
    run.current += 1;
    const mine = run.current;
    handOn();
    setFailed(false);
    const moments = await reviewed(mine).catch(() => undefined);
    if (moments === null || run.current !== mine) return;
    handOn();
    setFailed(moments === undefined);
    setFound(moments ?? null);
    end();
  };
  const cancel = () => {
    handOn();
    end();
  };
  return { under, found, failed, find, cancel };
}

function Moments({ found, words }: { readonly found: readonly Review[]; readonly words: EndingWords }) {
  const { t } = useSpeech();
  const { playing, cast } = useGame();
  if (found.length === 0) return <p>{words.noMoments}</p>;
  return (
    <ol class="key-moments-found">
      {found.map((review) => (
        <li key={review.version}>
          <a href={addressOf('play', playing.id, 'at', String(review.version))} data-moment={review.version}>
            <b>{`${words.turn(review.turn)} · ${cast.player(review.decision.seat)}`}</b>{' '}
            <span>{isWhole(t.words) ? reviewText(t.words, cast, review) : ''}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
