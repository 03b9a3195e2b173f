import type { Decision } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';
import { useAsked } from '../game/useAsked.ts';
import { actingCharacters, attacksBy } from '../game/acting.ts';

/** The actions on offer that would do nothing now, each with the reason. */
export function useIdle(decision: Decision): Readonly<Record<string, string>> {
  const { play } = useMessages();
  const game = useGame();
  const { moment, view } = game;
  const unit = decision.step === 'activation.main' ? view.open.units[view.open.activation?.unit ?? -1] : undefined;
  const offered = (id: string) => unit !== undefined && decision.options.some((option) => option.id === id);
  const targets = useAsked(offered('combat') ? `${moment.version} targets` : null, async () => {
    const each = await Promise.all(actingCharacters(view.open).map((name) => attacksBy(game, name)));
    return each.flat().filter(({ later }) => !later).length;
  });
  return {
    ...(offered('combat') && targets === 0 ? { combat: play.noTarget } : {}),
    ...(offered('recover') && unit?.damage === 0 && unit.conditions.length === 0
      ? { recover: play.nothingToHeal }
      : {}),
  };
}
