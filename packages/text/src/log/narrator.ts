import type { CoreEvent, GameEvent, Open } from '@faultline/rules';
import { attackPhrases } from './attack.ts';
import { boardPhrases } from './board.ts';
import { type Cast, castOf, type Names } from '../cast.ts';
import type { WholeWords } from '../words/words.ts';
import { landmarksOf } from './heading.ts';
import { modePhrase } from './modes/index.ts';
import { scorePhrases } from './score.ts';
import { type Facts, factsOf, type LogLine, type Phrases, Teller } from './teller.ts';
import { turnPhrases } from './turn.ts';

const CORE: Phrases<CoreEvent['event']> = {
  ...turnPhrases,
  ...boardPhrases,
  ...attackPhrases,
  ...scorePhrases,
};

type Phrase = (t: Teller, e: GameEvent) => void;

const PHRASES = CORE as unknown as Readonly<Record<string, Phrase | undefined>>;

/** Events of modes that have no words are not told. */
const phraseFor = (event: string): Phrase | undefined => PHRASES[event] ?? (modePhrase(event) as Phrase | undefined);

/**
 * Tells a game in plain words from its events. Lines come out when they are complete: call `rest` at the end.
 * Damage, Force and the tracker are counted along; after an undo or a correction they are read from the table.
 */
export class Narrator {
  private readonly teller: Teller;

  constructor(names: Names, words: WholeWords, open: Open, players: readonly [string, string]) {
    this.teller = new Teller(castOf(names, words, open, players), words, open);
  }

  get cast(): Cast {
    return this.teller.cast;
  }

  /** What was counted along. */
  get facts(): Facts {
    return this.teller.facts;
  }

  tell(events: readonly GameEvent[], open: Open): LogLine[] {
    this.see(open.objectives);
    for (const event of events) tellOne(this.teller, event);
    if (events.some(({ event }) => event === 'undone' || event === 'corrected')) this.teller.facts = factsOf(open);
    return this.teller.take();
  }

  /** Where the objectives lie, for a story that was begun before they did. */
  see(objectives: Open['objectives']): void {
    const { facts } = this.teller;
    if (facts.objectives.length === 0) facts.objectives = landmarksOf(objectives);
  }

  /** What is still being gathered, as it stands: the story may go on with it. */
  get gathered(): readonly LogLine[] {
    return this.teller.unfinished();
  }

  rest(): LogLine[] {
    this.teller.flush();
    return this.teller.take();
  }
}

function tellOne(t: Teller, event: GameEvent): void {
  t.now = event;
  phraseFor(event.event)?.(t, event);
}

/** The lines of one turn; turn 0 is the preparation. */
export interface LogPart {
  readonly turn: number;
  readonly lines: readonly LogLine[];
}

/** Cuts a story before each turn. */
export function inParts(lines: readonly LogLine[]): LogPart[] {
  const parts: { turn: number; lines: LogLine[] }[] = [{ turn: 0, lines: [] }];
  for (const line of lines) {
    if (line.turn !== undefined) parts.push({ turn: line.turn, lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  return parts;
}
