import { useMessages } from '../i18n/language.ts';
import { useSettings } from '../shell/settings.ts';
import { useGame } from '../game/game.ts';
import { yieldOf } from '../game/passing.ts';

/** Who passes every reaction by in this Turn, told to both; a tap takes it back. */
export function Yielded() {
  const { play } = useMessages();
  const { playing, view, cast } = useGame();
  const { settings, choose } = useSettings();
  return (
    <>
      {([0, 1] as const).map((seat) => {
        const own = yieldOf(playing.id, view.open.turn, seat);
        if (!settings.yielded.includes(own)) return null;
        return (
          <p key={seat} class="prompt-yielded" role="status">
            {play.yielded(cast.player(seat))}
            <button
              type="button"
              class="button"
              data-way="ask-again"
              onClick={() => choose({ yielded: settings.yielded.filter((each) => each !== own) })}
            >
              {play.askMe}
            </button>
          </p>
        );
      })}
    </>
  );
}
