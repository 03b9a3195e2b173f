import Totals from '../cards/Totals.tsx';
import { useGame } from '../game/game.ts';
import { useSpeech } from '../i18n/language.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';

/** Who won and why, where a question would stand. */
export default function Ending() {
  const { t } = useSpeech();
  const { view, cast, playing, me } = useGame();
  const result = view.open.result;
  if (!result) return null;
  const alone = playing.players.some((player) => player !== 'person');
  const won =
    result.winner === null
      ? t.play.drawn
      : !alone
        ? t.play.wonBy(cast.player(result.winner))
        : result.winner === me
          ? t.play.won
          : t.play.lost;
  return (
    <section class="prompt ending" aria-live="polite">
      <div class="prompt-question">
        <p class="cap">{t.play.because[result.why]}</p>
        <h2>{won}</h2>
      </div>
      <Totals />
      <div class="prompt-ways">
        <a class="button" data-way="look-back" href={addressOf('play', playing.id, 'at')}>
          <Icon name="clock" /> {t.log.lookBack}
        </a>
        <a class="button filled" href={addressOf()}>
          {t.play.newGame}
        </a>
      </div>
    </section>
  );
}
