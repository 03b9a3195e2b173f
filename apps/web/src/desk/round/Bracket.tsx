import './bracket.css';
import { type EventState, nameOf, scoresOf, type Stage } from '@faultline/tournament';
import { Icon } from '../../ui/Icon.tsx';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { type BracketGame, bracketSlots } from './bracketSlots.ts';

/** The elimination rounds at the desk. */
export function Bracket({ stage }: { readonly stage: Stage }) {
  const w = useDeskWords();
  const { state } = useDesk().event;
  return (
    <div class="panel desk-bracket">
      <header class="desk-head">
        <h2>{w.bracket}</h2>
        <span>{w.bracketHint}</span>
      </header>
      <BracketRounds stage={stage} state={state} />
    </div>
  );
}

/** The whole bracket, rounds to come too, seeds in front of the names. */
export function BracketRounds({ stage, state }: { readonly stage: Stage; readonly state: EventState }) {
  const w = useDeskWords();
  const rounds = bracketSlots(stage);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide bracket is scrolled by keyboard
    <section class="desk-bracket-rounds" tabIndex={0} aria-label={w.bracket}>
      {rounds.map((games, n) => (
        <div key={n} class="desk-bracket-round">
          <h3 class="cap">{w.cutRound(n + 1, stage.roundsPlanned)}</h3>
          <ol>
            {games.map((game, at) => (
              <Game key={at} game={game} stage={stage} state={state} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface GameProps {
  readonly game: BracketGame;
  readonly stage: Stage;
  readonly state: EventState;
}

/** On the wall a name of more letters is set smaller, in two lines. */
const ONE_LINE = 12;

const Name = ({ name }: { readonly name: string }) => (
  <span class={name.length > ONE_LINE ? 'desk-bracket-name long' : 'desk-bracket-name'}>{name}</span>
);

function Game({ game: { places, match, goesOn }, stage, state }: GameProps) {
  const w = useDeskWords();
  const scores = match?.result ? scoresOf(match, match.result) : null;
  const bySeed = match?.result && match.result.winner === undefined && goesOn !== null;
  return (
    <li class="desk-bracket-game">
      {places.map((player, n) => {
        const score = scores?.[player === match?.a ? 0 : 1];
        const seed = player === null ? 0 : stage.seeds.indexOf(player) + 1;
        return (
          <span key={n} class={player !== null && player === goesOn ? 'won' : ''} data-player={player ?? ''}>
            <i class="numbers">{player === null ? '' : seed}</i>{' '}
            <Name name={player === null ? '–' : nameOf(state, player)} />{' '}
            {player !== null && player === goesOn && <Icon name="confirm" label={w.goesOn} />}
            {score && <b class="numbers">{score.sc}</b>}
          </span>
        );
      })}
      {bySeed && <small>{w.bySeed}</small>}
      {match === null && goesOn !== null && <small>{w.through}</small>}
    </li>
  );
}
