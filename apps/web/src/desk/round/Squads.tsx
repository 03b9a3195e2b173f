import { nameOf, picksShown, type Round, squadLedger } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

/** Premier: each player takes two of four squads, also with a bye (PR-PICK-07); hidden until both have chosen. */
export function Squads({ players, round }: { readonly players: readonly string[]; readonly round: Round }) {
  const { state } = useDesk().event;
  if (state.founding.format !== 'premier' || round.state === 'prepared') return null;
  return (
    <div class="desk-inner desk-squads">
      {players.map((player) => (
        <Choice key={player} player={player} round={round} />
      ))}
    </div>
  );
}

function Choice({ player, round }: { readonly player: string; readonly round: Round }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const name = nameOf(event.state, player);
  const pick = round.picks.find((one) => one.player === player);
  const shown = picksShown(round).find((one) => one.player === player);
  if (shown)
    return (
      <p>
        {w.plays(
          name,
          shown.squads.map((squad) => squad + 1),
        )}
      </p>
    );
  if (pick) return <p>{w.hasChosen(name)}</p>;
  if (round.state !== 'posted') return null;
  const turn = (squad: number) =>
    setChosen(chosen.includes(squad) ? chosen.filter((one) => one !== squad) : [...chosen, squad].slice(-2));
  const [first, second] = chosen;
  return (
    <fieldset class="desk-inline-form">
      <legend>
        {w.choosesSquads(name)}{' '}
        <small data-unused>{w.unusedSquads(squadLedger(event.state, player).unused.map((squad) => squad + 1))}</small>
      </legend>
      {[0, 1, 2, 3].map((squad) => (
        <label key={squad} class="desk-switch">
          <input type="checkbox" checked={chosen.includes(squad)} onChange={() => turn(squad)} /> {squad + 1}
        </label>
      ))}
      <button
        type="button"
        class="button"
        disabled={second === undefined}
        onClick={() => {
          if (first !== undefined && second !== undefined)
            void does({ kind: 'chooseSquads', player, squads: [first, second] });
        }}
      >
        {w.choose}
      </button>
      {refusal}
    </fieldset>
  );
}
