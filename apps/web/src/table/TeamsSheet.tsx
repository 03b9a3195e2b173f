import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { SignSheet } from '../ui/SheetButton.tsx';
import { useGame } from '../game/game.ts';
import { Side } from './Side.tsx';

/** Both teams over the table, where there is no room beside it. */
export function TeamsButton() {
  const { play } = useMessages();
  return (
    <SignSheet title={play.teams} sign="order-card" way="teams" own="teams-button" sheet="teams-sheet">
      <Teams />
    </SignSheet>
  );
}

function Teams() {
  const { me, cast } = useGame();
  const sides = me === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const [seat, setSeat] = useState<0 | 1>(me);
  return (
    <>
      <div class="segments">
        {sides.map((each) => (
          <button key={each} type="button" aria-pressed={each === seat} onClick={() => setSeat(each)}>
            {cast.player(each)}
          </button>
        ))}
      </div>
      <Side seat={seat} />
    </>
  );
}
