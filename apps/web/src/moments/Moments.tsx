import type { LogLine } from '@faultline/text';
import { useGame } from '../game/game.ts';
import { Bands } from './Bands.tsx';
import type { Player } from './player.ts';
import type { Shown } from './shown.ts';
import { useGoOn, usePassOn } from './useGoOn.ts';
import { useMotion } from './useMotion.ts';

interface MomentsProps {
  readonly shown: Shown;
  readonly player: Player;
  readonly lines: readonly LogLine[] | null;
}

/** What lies over the table while something is shown, and how one goes on from it. */
export default function Moments({ shown: { frame, passing }, player, lines }: MomentsProps) {
  const { moment } = useGame();
  useGoOn(player, frame !== null);
  usePassOn(player, passing !== null);
  useMotion(frame ?? passing, moment);
  return <Bands frame={frame ?? passing} isPassing={passing !== null} lines={lines} />;
}
