import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Game, useGame } from '../game/game.ts';
import { spatialOptions } from '../game/plan.ts';

type Rolled = Extract<Game['moment']['events'][number], { event: 'first-player' }>;

/** The dice that made somebody First Player, until the first Turn begins: never over the table while a place on it is asked for. */
export function FirstRoll() {
  const { play } = useMessages();
  const { moment, view, cast, decision } = useGame();
  const [rolled, setRolled] = useState<Rolled | null>(null);
  useEffect(() => {
    const found = moment.events.findLast((event): event is Rolled => event.event === 'first-player');
    if (found) setRolled(found);
  }, [moment]);
  if (!rolled || view.open.turn > 0 || spatialOptions(decision).length > 0) return null;
  return (
    <p class="playground-note first-roll">
      <b>{play.firstPlayer(cast.player(rolled.seat))}</b>
      {rolled.rolls.map((faces, seat) => (
        <span key={seat} role="img" aria-label={`${play.rollOf(cast.player(seat as 0 | 1))}: ${faces.join(', ')}`}>
          <span aria-hidden="true">{cast.player(seat as 0 | 1)}</span>
          {faces.map((face, i) => (
            <Icon key={i} name={`atk-${face}`} />
          ))}
        </span>
      ))}
    </p>
  );
}
