import './keyMoments.css';
import type { Review } from '@faultline/ai';
import { reviewText } from '@faultline/text';
import { useEffect, useRef, useState } from 'preact/hooks';
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

/** Three activations of those who play here, and what the Master would have done: worked out when it is asked for, Turn by Turn. */
export function KeyMoments({ turns, words }: KeyMomentsProps) {
  const { under, found, find, cancel } = useReview(turns);
  return (
    <section class="key-moments" aria-label={words.keyMoments}>
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
      <div role="status">{found && <Moments found={found} words={words} />}</div>
    </section>
  );
}

/** The Turn that is under review, and what was found; whoever leaves or cancels asks for no further Turn. */
function useReview(turns: number) {
  const { port, playing, me } = useGame();
  const [under, setUnder] = useState<number | null>(null);
  const [found, setFound] = useState<readonly Review[] | null>(null);
  const run = useRef(0);
  const cancel = () => {
    run.current += 1;
    setUnder(null);
  };
  useEffect(() => cancel, []);
  const find = async () => {
    run.current += 1;
    const mine = run.current;
    const people = seatsOf(playing.players);
    const reviews: Review[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      setUnder(turn);
      const review = await port.review(turn, people.length > 0 ? people : [me]);
      if (run.current !== mine) return;
      if (review) reviews.push(review);
    }
    setFound(await port.keyMoments(reviews));
    setUnder(null);
  };
  return { under, found, find, cancel };
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
            {isWhole(t.words) ? reviewText(t.words, cast, review) : ''}
          </a>
        </li>
      ))}
    </ol>
  );
}
