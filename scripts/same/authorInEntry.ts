// The packages as they were called while an entry said itself who speaks: a copy of today.ts as it was then. `take` left
// the rules with that, so it tells these commits from later ones.

import type { Entry, Game, Match, Options, Setup, Viewer as RulesViewer } from '@faultline/rules';
import type { Adapter, Answer, Beginning, Command, Offers, Play, Question, Side, Viewer } from './side.ts';

interface Modules {
  readonly rules: typeof import('@faultline/rules');
  readonly cards: typeof import('@faultline/cards');
  readonly geometry: typeof import('@faultline/geometry');
  readonly testkit: typeof import('@faultline/testkit');
  readonly ai: typeof import('@faultline/ai');
}

/** All that is needed of each package. */
const NAMES = {
  rules: [
    'gameOf',
    'Match',
    'openGame',
    'OPEN_TABLE',
    'OPTIONS',
    'parseGame',
    'RULING_OPTIONS',
    'seal',
    'take',
    'viewFor',
    'whyNot',
  ],
  cards: ['libraryOf', 'SHEETS'],
  geometry: ['TABLE_IDS', 'TABLES'],
  testkit: ['coreGame', 'seeded'],
  ai: ['restlessOpponent'],
} as const;

type Packages = {
  readonly [P in keyof Modules]: Pick<Modules[P], Extract<(typeof NAMES)[P][number], keyof Modules[P]>>;
};

export const authorInEntry: Adapter = { names: NAMES, side: (packages) => new Then(packages as unknown as Packages) };

class Then implements Side {
  readonly #packages: Packages;
  readonly offers: Offers;

  constructor(packages: Packages) {
    this.#packages = packages;
    this.offers = offersOf(packages);
  }

  begin({ seed, generator, table, sheet, options, setup }: Beginning): Play {
    const { rules, cards, geometry, testkit } = this.#packages;
    const game = testkit.coreGame({
      table: table === 'open' ? rules.OPEN_TABLE : geometry.TABLES[table as keyof typeof geometry.TABLES],
      library: cards.libraryOf(sheet),
      options: { ...rules.OPTIONS, ...(options as Partial<Options>) },
    });
    const match = rules.Match.begin(game, structuredClone(setup) as Setup, testkit.seeded(seed, generator));
    return new PlayThen(this.#packages, match, seed, null);
  }

  open(text: string): Play {
    const { rules, cards, testkit } = this.#packages;
    const file = rules.parseGame(text);
    const { mode, space } = testkit.coreGame();
    const game = rules.gameOf(file, cards.libraryOf(file.sheet), [mode], space);
    const { match, how, changed } = rules.openGame(game, file);
    return new PlayThen(this.#packages, match, '', [how, ...changed].join('; '));
  }
}

function offersOf({ rules, cards, geometry }: Packages): Offers {
  const { units, abilities, missions } = cards.libraryOf(cards.SHEETS.at(-1)?.sheet ?? '');
  const playable = Object.values(units).filter((card) => card.abilities.some((id) => abilities[id]));
  return {
    units: playable.map(({ id }) => id),
    missions: Object.keys(missions),
    tables: ['open', ...geometry.TABLE_IDS],
    sheets: cards.SHEETS.map(({ sheet }) => sheet),
    options: Object.fromEntries(Object.entries(rules.RULING_OPTIONS).map(([name, { choices }]) => [name, choices])),
  };
}

class PlayThen implements Play {
  readonly remark: string;
  /** What happened before the first question; nobody tells it of a game that goes on. */
  #begun: unknown;
  readonly #rules: Packages['rules'];
  readonly #match: Match;
  readonly #opponents;
  /** The version of a game opened by its entries goes on, that of one opened from its state begins anew. */
  #first: number;

  /** @param opened how a file was opened; null for a game that begins */
  constructor({ rules, ai }: Packages, match: Match, seed: string, opened: string | null) {
    this.#rules = rules;
    this.#match = match;
    this.#first = match.state.open.version;
    this.remark = opened ?? '';
    this.#begun = opened === null ? match.eventsSince() : [];
    const opponent = (seat: string) => ai.restlessOpponent(match.game, `${seed}/${seat}`);
    this.#opponents = [opponent('a'), opponent('b')] as const;
  }

  get #game(): Game {
    return this.#match.game;
  }

  get version(): number {
    return this.#match.state.open.version - this.#first;
  }

  countFromHere(): void {
    this.#first = this.#match.state.open.version;
    this.#begun = [];
  }

  begun(): unknown {
    return this.#begun;
  }

  question(): Question | null {
    return this.#match.state.open.decision;
  }

  view(who: Viewer): unknown {
    const view = this.#rules.viewFor(this.#match.state, who as RulesViewer);
    return { ...view, open: { ...view.open, version: this.version } };
  }

  refusal(command: Command): unknown {
    const entry = this.#entry(command);
    const legal = this.#rules.whyNot({ game: this.#game, open: this.#match.state.open }, entry) === null;
    return legal ? null : this.#send(entry);
  }

  take(command: Command): unknown {
    return this.#send(this.#entry(command));
  }

  #send(entry: Entry): unknown {
    return (this.#match as unknown as { send(entry: Entry): unknown }).send(entry);
  }

  choose(): Answer {
    const { state } = this.#match;
    const { decision } = state.open;
    if (!decision) throw new Error('Nobody is asked anything.');
    const view = this.#rules.viewFor(state, decision.seat);
    return { ...this.#opponents[decision.seat].decide(view, decision, { trials: 0 }) };
  }

  isInAttack(): boolean {
    return this.#match.state.open.frames.some(({ at }) => at.startsWith('attack.'));
  }

  hash(): string {
    return this.#match.hash;
  }

  file(departing: boolean): string {
    const { seal: _seal, ...file } = this.#match.file();
    if (!departing) return JSON.stringify(this.#rules.seal(file));
    const beyond = { version: file.entries.length + 1, turn: 0, hash: 'of an entry that is not there' };
    return JSON.stringify(
      this.#rules.seal({ ...file, rulesVersion: `before ${file.rulesVersion}`, marks: [...file.marks, beyond] }),
    );
  }

  #entry({ seat, version, answer }: Command): Extract<Entry, { do: 'answer' }> {
    return { do: 'answer', seat, version: version + this.#first, answer: answer as never };
  }
}
