import { type Command, currentMatchOf, currentRound, type Entrant, type Match, nameOf } from '@faultline/tournament';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardsSoFar, figures, type Typed, typed, Wounds } from '../round/Figures.tsx';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

/** Leaving: while a round is on, the desk asks whether now or when it is over (SD-DROP-01, SD-R-31). */
export function Drop({ entrant: { player, name } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [asking, setAsking] = useState(false);
  const { state } = event;
  const round = currentRound(state);
  const isOn = round?.state === 'posted' || round?.state === 'running';
  const asked = state.requests.find(({ kind, by, answer }) => kind === 'drop' && by === player && answer === 'open');
  const match = currentMatchOf(state, player);
  const plays = round?.state === 'running' && match?.confirmed === false;
  const form = useRef<HTMLFieldSetElement>(null);
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), [asking]);
  const act = async (commands: Command | readonly Command[], by?: string) => {
    if (await does(commands, by === undefined ? {} : { by })) setAsking(false);
  };
  return (
    <div class="desk-drop">
      {asked && (
        <p class="desk-ways">
          <span>{w.leavesAfterRound}</span>
          <button
            type="button"
            class="button"
            data-way="stay"
            onClick={() => void act({ kind: 'decline', request: asked.n })}
          >
            {w.stays}
          </button>
        </p>
      )}
      {!asking && (
        <button
          type="button"
          class="button"
          data-way="drop"
          onClick={() => (isOn ? setAsking(true) : void act({ kind: 'drop', player }))}
        >
          {w.drop}
        </button>
      )}
      {asking && (
        <fieldset ref={form} class="desk-box desk-drop-when">
          <legend class="cap">{w.dropWhen(name)}</legend>
          {!asked && (
            <button
              type="button"
              class="button"
              data-way="drop-after"
              onClick={() => void act({ kind: 'askToDrop', player }, player)}
            >
              {w.dropAfter}
            </button>
          )}
          {plays && match ? (
            <Conceding match={match} player={player} act={(commands) => void act(commands)} />
          ) : (
            <button type="button" class="button" data-way="drop-now" onClick={() => void act({ kind: 'drop', player })}>
              {w.dropNow}
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => setAsking(false)}>
            {w.leaveIt}
          </button>
        </fieldset>
      )}
      {refusal}
    </div>
  );
}

interface ConcedingProps {
  readonly match: Match;
  readonly player: string;
  readonly act: (commands: readonly Command[]) => void;
}

/** Who leaves in the middle of a game gives it up, with what lies on the table (SD-R-23). */
function Conceding({ match, player, act }: ConcedingProps) {
  const w = useDeskWords();
  const { event } = useDoing();
  const [cards, setCards] = useState<Typed>(typed([0, 0]));
  const [wounds, setWounds] = useState<Typed>(['', '']);
  const winner = player === match.a ? match.b : match.a;
  const concede = () => {
    const [sc, noted] = [figures(cards) ?? ([0, 0] as const), figures(wounds)];
    if (noted !== null) return act([{ kind: 'drop', player, figures: { sc, w: noted } }]);
    const result = { how: 'concession', winner, sc, w: [0, 0], woundsOpen: true } as const;
    return act([
      { kind: 'enterResult', match: match.id, result },
      { kind: 'drop', player },
    ]);
  };
  return (
    <div class="desk-conceding">
      <p>{w.dropConcedes(match.table, nameOf(event.state, winner))}</p>
      <CardsSoFar match={match} value={cards} change={setCards} />
      <Wounds match={match} value={wounds} change={setWounds} />
      <button type="button" class="button" data-way="drop-now" onClick={concede}>
        {w.dropNow}
      </button>
    </div>
  );
}
