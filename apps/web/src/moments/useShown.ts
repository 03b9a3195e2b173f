import { useEffect, useRef, useState } from 'preact/hooks';
import { type Now, followed } from '../game/game.ts';
import type { LocalGame } from '../port/localGame.ts';
import { type Settings, useSettings } from '../shell/settings.ts';
import { isStill } from '../ui/still.ts';
import { letGo } from './letGo.ts';
import type { Player } from './player.ts';
import { plainly, type Shown } from './shown.ts';

/** What is to be shown of a game; once the player of moments is here it says when. Where it is quiet, only how it stands. */
export function useShown({ port, playing }: LocalGame, isQuiet: boolean) {
  const [shown, draw] = useState<Shown | null>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const { settings } = useSettings();
  const pace = useRef<Settings['pace'] | null>(settings.pace);
  pace.current = isQuiet ? null : settings.pace;
  const show = (next: Shown) => {
    letGo(next);
    draw(next);
  };
  useEffect(() => {
    let newest: Now | null = null;
    let plays: Player | null = null;
    const leave = followed(port, (now) => {
      const isFirst = newest === null;
      newest = now;
      if (plays) plays.take(now);
      else show(plainly(now, port));
      if (isFirst) void fetch();
    });
    // The board comes first; without the player everything is shown as it comes.
    const fetch = async () => {
      const module = await import('./player.ts').catch(() => null);
      if (!module || !newest) return;
      plays = new module.Player({ playing, port, show, pace: () => pace.current, still: isStill }, newest);
      setPlayer(plays);
    };
    return () => {
      newest = null;
      leave();
      plays?.end();
    };
  }, [port]);
  return { shown, player };
}
