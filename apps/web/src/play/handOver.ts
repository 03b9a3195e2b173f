import type { Seat } from '@faultline/rules';
import { useEffect, useState } from 'preact/hooks';
import { type Settings, useSettings } from '../shell/settings.ts';
import type { Game } from '../game/game.ts';

interface Passing {
  /** Whoever was last known to look at the screen; null before anybody said so. */
  readonly atScreen: Seat | null;
  readonly asked: Seat;
  /** Whoever is asked knows something that the other player does not. */
  readonly secret: boolean;
  /** Another Turn has begun since the screen last changed hands. */
  readonly turned: boolean;
  readonly handOver: Settings['handOver'];
}

/** Whether the screen has to change hands before the question is shown. */
export function mustHandOver({ atScreen, asked, secret, turned, handOver }: Passing): boolean {
  if (atScreen === asked || handOver === 'never') return false;
  return handOver === 'always' || secret || (handOver === 'turns' && turned);
}

/** Who took the screen, and in which Turn. */
interface Taken {
  readonly atScreen: Seat | null;
  readonly turn: number | null;
}

interface HandOver {
  readonly to: Seat;
  readonly take: () => void;
}

/** With two people at one screen: to whom it must be given now, and how that is said; null where it need not. */
export function useHandOver(game: Game | null): HandOver | null {
  const { handOver } = useSettings().settings;
  const [taken, setTaken] = useState<Taken>({ atScreen: null, turn: null });
  const together = game?.playing.players.every((player) => player === 'person') === true;
  const asked = game?.decision?.seat ?? null;
  const secret = game?.moment.secret === true;
  const turn = game?.view.open.turn ?? null;
  const turned = taken.turn !== turn;
  const must =
    together && asked !== null && mustHandOver({ atScreen: taken.atScreen, asked, secret, turned, handOver });
  useEffect(() => {
    if (!must && asked !== null) setTaken({ atScreen: asked, turn });
  }, [must, asked, turn]);
  return must ? { to: asked, take: () => setTaken({ atScreen: asked, turn }) } : null;
}
