import type { Answer, Decision, GameEvent, Refusal, Seat, View } from '@faultline/rules';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LocalGame } from '../port/localGame.ts';
import { type Chapter, type PastMoment, type Playing, type Port, seatsOf } from '../port/port.ts';
import type { Cast } from '@faultline/text';

/** The game a page is playing, as every part of the page sees it. */
export interface Game {
  readonly playing: Playing;
  readonly port: Port;
  readonly moment: Now;
  readonly view: View;
  readonly cast: Cast;
  /** Who looks at the screen: with two people here the one who decides. */
  readonly me: Seat;
  /** The open question, where somebody at this screen answers it. */
  readonly decision: Decision | null;
  /** The game as its file, and as a file for others. */
  readonly file: () => Promise<string>;
  readonly outward: () => Promise<string>;
  /** Answers the open question. */
  readonly answer: (answer: Answer) => Promise<void>;
  /** What came of the last answer, where it was not taken. */
  readonly outcome: AnswerFailure | null;
}

/** A refusal by the rules, or a defect of ours in a sentence. */
export type AnswerFailure = { readonly refused: Refusal } | { readonly broke: string };

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('There is no game above this component.');
  return game;
}

/** A moment, with the story of the game from its beginning. */
export interface Now extends PastMoment {
  /** What happened since the moment before. */
  readonly events: readonly GameEvent[];
}

/** Tells of every newer moment of a game, until what is given back is called. */
export function followed(port: Port, tell: (now: Now) => void): () => void {
  let here = true;
  const follow = async () => {
    let story: readonly Chapter[] = [];
    for (let version = -1; here; ) {
      const next = await port.since(version);
      version = next.version;
      story = [...story, ...next.story];
      if (here) tell({ ...next, story, events: next.story.flatMap(({ events }) => events) });
    }
  };
  void follow();
  return () => {
    here = false;
  };
}

/** What follows from the newest moment for the page. */
export function gameAt(
  { playing, port, file, outward }: LocalGame,
  moment: Now,
  cast: Cast,
  outcome: AnswerFailure | null,
  tell: (outcome: AnswerFailure | null) => void,
  /** What led to it is still being shown. */
  isHeld: boolean,
): Game {
  const { view, version } = moment;
  const seats = seatsOf(playing.players);
  const asked = view.open.decision;
  const mine = asked && seats.includes(asked.seat) ? asked : null;
  const decision = isHeld ? null : mine;
  const me = mine?.seat ?? (typeof view.who === 'number' ? view.who : (seats[0] ?? 0));
  return {
    playing,
    port,
    file,
    outward,
    moment,
    view,
    cast,
    me,
    decision,
    outcome,
    async answer(answer) {
      try {
        const sent = await port.send(me, { do: 'answer', version, answer });
        tell('refused' in sent ? { refused: sent.refused } : null);
      } catch (error) {
        tell({ broke: (error as Error).message });
      }
    },
  };
}
