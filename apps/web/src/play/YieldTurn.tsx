import type { Decision } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useSettings } from '../shell/settings.ts';
import { useGame } from '../game/game.ts';
import { yieldOf } from '../game/passing.ts';

/** Where a reaction is in question: pass, and pass all others until the end of the Turn. */
export default function YieldTurn({ decision }: { readonly decision: Decision }) {
  const { play } = useMessages();
  const { playing, view, answer } = useGame();
  const { settings, choose } = useSettings();
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
