import type { Seat } from '@faultline/rules';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../shell/settings.ts';
import type { Game } from './game.ts';

interface Passing {
  /** Whoever was last known to look at the screen; null before anybody said so. */
  readonly atScreen: Seat | null;
  readonly asked: Seat;
  /** Whoever is asked knows something that the other player does not. */
  readonly secret: boolean;
  readonly handOver: 'secrets' | 'always' | 'never';
}

/** Whether the screen has to change hands before the question is shown. */
export const mustHandOver = ({ atScreen, asked, secret, handOver }: Passing): boolean =>
  atScreen !== asked && (handOver === 'always' || (handOver === 'secrets' && secret));

interface HandOver {
  readonly to: Seat;
  readonly take: () => void;
}

/** With two people at one screen: to whom it must be given now, and how that is said; null where it need not. */
export function useHandOver(game: Game | null): HandOver | null {
  const { handOver } = useSettings().settings;
  const [atScreen, setAtScreen] = useState<Seat | null>(null);
  const together = game?.playing.players.every((player) => player === 'person') === true;
  const asked = game?.decision?.seat ?? null;
  const secret = game?.moment.secret === true;
  const must = together && asked !== null && mustHandOver({ atScreen, asked, secret, handOver });
  useEffect(() => {
    if (!must && asked !== null) setAtScreen(asked);
  }, [must, asked]);
  return must ? { to: asked, take: () => setAtScreen(asked) } : null;
}
