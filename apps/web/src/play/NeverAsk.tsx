import type { Decision } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useSettings } from '../shell/settings.ts';
import { useGame } from '../game/game.ts';
import { keyOf, reactionsOf } from '../game/passing.ts';

/** Where one reaction is in question: pass, and never be asked about it again. The game's menu takes it back. */
export default function NeverAsk({ decision }: { readonly decision: Decision }) {
  const { play } = useMessages();
  const { cast, answer } = useGame();
  const { settings, choose } = useSettings();
  const [ability, another] = reactionsOf(decision);
  if (ability === undefined || another !== undefined) return null;
  const never = () => {
    choose({ neverAsk: [...settings.neverAsk, keyOf(decision, ability)] });
    void answer({ option: 'pass' });
  };
  return (
    <button type="button" class="button quiet" data-way="never" onClick={never}>
      {play.neverAsk(cast.ability(ability))}
    </button>
  );
}
