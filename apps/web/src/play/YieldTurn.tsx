import type { Decision } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useSettings } from '../shell/settings.ts';
import { useGame } from '../game/game.ts';
import { reactionsOf, yieldOf } from '../game/passing.ts';

/** Where a reaction is in question: pass, and pass all others until the end of the Turn. */
export function YieldTurn({ decision }: { readonly decision: Decision }) {
  const { play } = useMessages();
  const { playing, view, answer } = useGame();
  const { settings, choose } = useSettings();
  if (reactionsOf(decision).length === 0) return null;
  const own = yieldOf(playing.id, view.open.turn, decision.seat);
  const yieldTurn = () => {
    choose({ yielded: [...settings.yielded.filter((each) => each.startsWith(turnOf(own))), own] });
    void answer({ option: 'pass' });
  };
  return (
    <button type="button" class="button quiet" data-way="yield" onClick={yieldTurn}>
      {play.yield}
    </button>
  );
}

/** What Turns before this one left behind is forgotten. */
const turnOf = (kept: string): string => kept.slice(0, -1);

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
