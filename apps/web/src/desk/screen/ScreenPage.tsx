import './screen.css';
import { currentRound, currentStage, type EventState, viewOf } from '@faultline/tournament';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { CheckLetters } from '../CheckLetters.tsx';
import { useDesk } from '../desk.ts';
import { roundName } from '../roundName.ts';
import { type DeskWords, useDeskWords } from '../../i18n/deskWords.ts';
import { ScreenClock } from './ScreenClock.tsx';
import { ScreenList } from './ScreenList.tsx';
import { ScreenName } from './ScreenName.tsx';
import { ScreenPairings } from './ScreenPairings.tsx';
import { ScreenBracket, ScreenStandings } from './ScreenStandings.tsx';
import { turnSound } from './sound.ts';

/** For the wall of the hall: what everybody may see, to be read from afar. It follows the desk. */
export function ScreenPage() {
  const w = useDeskWords();
  const state = viewOf(useDesk().event.state, '');
  const round = currentRound(state);
  return (
    <main class="screen" data-round={round?.n} data-state={round?.state}>
      <header class="screen-top">
        <h1>{state.founding.name}</h1>
        <span>{titleOf(state, w)}</span>
        <CheckLetters />
        <SoundButton />
      </header>
      <Shown state={state} />
    </main>
  );
}

/** In the cut the whole bracket, in a round who plays where, between rounds the standings, before the first who is here. */
function Shown({ state }: { readonly state: EventState }) {
  const [stage, round] = [currentStage(state), currentRound(state)];
  const live = round !== undefined && round.state !== 'closed';
  const clock = live ? <ScreenClock state={state} round={round} /> : null;
  if (stage?.format === 'elimination' && !state.ranking)
    return (
      <div class="screen-cut" style={{ '--rounds': stage.roundsPlanned }}>
        {clock}
        <ScreenBracket state={state} stage={stage} />
      </div>
    );
  if (live)
    return (
      <>
        {clock}
        <ScreenPairings state={state} round={round} />
      </>
    );
  return stage ? <ScreenStandings state={state} /> : <ScreenWait state={state} />;
}

function titleOf(state: EventState, w: DeskWords): string {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (!stage || !round || state.phase === 'finished') return w.phases[state.phase];
  return stage.n === 1 ? w.roundOf(round.n, stage.roundsPlanned) : roundName(stage, round.n, w);
}

function SoundButton() {
  const w = useDeskWords();
  const [on, setOn] = useState(false);
  const turn = () => {
    turnSound(!on);
    setOn(!on);
  };
  useEffect(() => () => turnSound(false), []);
  return (
    <button type="button" class="button screen-sound" aria-pressed={on} onClick={turn}>
      {on ? w.soundOn : w.soundOff}
    </button>
  );
}

/** Everybody finds their name, and sees whether they are checked in. */
function ScreenWait({ state }: { readonly state: EventState }) {
  const w = useDeskWords();
  const here = state.entrants
    .filter((entrant) => entrant.state !== 'withdrawn')
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (here.length === 0)
    return (
      <section class="screen-early" aria-label={w.playersTitle}>
        <p>{state.founding.name}</p>
        <h2>{w.screenWaits}</h2>
      </section>
    );
  const checkedIn = here.filter((entrant) => entrant.state === 'active').length;
  return (
    <section class="screen-wait" aria-label={w.playersTitle}>
      <ScreenList
        most={18}
        items={here.map((entrant) => ({
          key: entrant.player,
          shown: (
            <>
              <b>
                <ScreenName name={entrant.name} fits={16} />
              </b>
              {entrant.state === 'active' ? (
                <Icon name="confirm" label={w.checkedIn} />
              ) : (
                <small>{w.entrantStates[entrant.state]}</small>
              )}
            </>
          ),
        }))}
      >
        <h2>{w.screenGathers(checkedIn, here.length)}</h2>
      </ScreenList>
    </section>
  );
}
