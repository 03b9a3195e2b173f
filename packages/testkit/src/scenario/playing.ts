import {
  type Answer,
  areEngaged,
  type Author,
  type Character,
  type CharacterId,
  characterNamed,
  type Decision,
  type Entry,
  type GameEvent,
  type GameFile,
  Match,
  nameOfCharacter,
  type Option,
  type Place,
  type Position,
  type Refusal,
  type Seat,
  type State,
} from '@faultline/rules';
import { CheckedMatch } from '../checked.ts';
import { type Names, type Side, seatOf, sideOf } from './names.ts';
import { idOfName, nameOfOption, nameOfQuestion, optionsCalled } from './optionName.ts';
import type { Found } from './paths.ts';
import { nearest, type Spot } from './problem.ts';
import type { Layout } from './layout.ts';
import type { Scenario } from './scenario.ts';
import { isStop, stopping } from './stopping.ts';

/** A step that did not go as the file says. */
export class Failed extends Error {
  readonly spot: Spot;
  readonly expected: string;
  readonly found: string;

  constructor(spot: Spot, expected: string, found: string) {
    super(`expected ${expected}, found ${found}`);
    this.spot = spot;
    this.expected = expected;
    this.found = found;
  }
}

/** What came of a step that must be refused; null where it was taken. */
export interface Attempt {
  refusal: Refusal | null;
  /** It was no option of the open question at all. */
  notOffered: boolean;
}

export const authorOf = (name: Side | 'arbiter'): Author => (name === 'arbiter' ? name : seatOf(name));

/** The game of a scenario while it is told: every entry goes through a checked match, names are those of the file. */
export class Playing {
  readonly checked: CheckedMatch;
  readonly names: Names;
  readonly marks = new Map<string, number>();
  /** What happened since the last look. */
  events: GameEvent[];
  /** Set while a step is tried that must be refused. */
  private trying: Attempt | null = null;

  private readonly layout: Layout;

  constructor({ layout, names }: Scenario) {
    const { game, stop, setup, chance } = layout;
    const mode = stop ? stopping(game.mode, stop) : game.mode;
    const match = Match.begin({ ...game, mode }, setup, chance);
    this.layout = layout;
    this.events = [...match.eventsSince()];
    this.checked = new CheckedMatch(match);
    this.names = names;
  }

  /** What values are read from. */
  get now(): Omit<Found, 'subject'> {
    const { game, setup } = this.layout;
    const teams = setup.kind === 'teams' ? setup.teams : null;
    return { state: this.state, names: this.names, library: game.library, teams, standing: () => this.match.standing };
  }

  /** The game's file. One that stands still is left at the question before, from which anybody can play on. */
  file(): GameFile {
    const { game, stop, setup, chance } = this.layout;
    if (!stop) return this.match.file();
    const plain = Match.begin(game, setup, chance);
    for (const entry of this.match.entries.slice(0, this.isStopped ? -1 : undefined)) plain.retake(entry);
    return plain.file();
  }

  get match(): Match {
    return this.checked.match;
  }

  get state(): State {
    return this.match.state;
  }

  get position(): Position {
    return { game: this.match.game, open: this.state.open };
  }

  get decision(): Decision | null {
    const { decision } = this.state.open;
    return decision && isStop(decision) ? null : decision;
  }

  /** Whether the game has come to where its file lets it stand still. */
  get isStopped(): boolean {
    const { decision } = this.state.open;
    return decision !== null && isStop(decision);
  }

  decisionAt(spot: Spot): Decision {
    if (!this.decision) throw new Failed(spot, 'an open decision', 'none');
    return this.decision;
  }

  get isTrying(): boolean {
    return this.trying !== null;
  }

  /** Tries a step and gives the refusal it ran into, or null if it was taken. */
  attempt(tell: () => void): Readonly<Attempt> | null {
    const attempt: Attempt = { refusal: null, notOffered: false };
    this.trying = attempt;
    try {
      tell();
      return null;
    } catch (error) {
      if (attempt.refusal) return attempt;
      throw error;
    } finally {
      this.trying = null;
    }
  }

  /** Ends the step as refused: what the file expects, or a failure. */
  refuse(spot: Spot, what: string, refusal: Refusal): never {
    if (this.trying) this.trying.refusal = refusal;
    throw new Failed(spot, `${what} to be taken`, `it is refused: ${this.sayRefusal(refusal)}`);
  }

  send(spot: Spot, what: string, entry: Entry): void {
    const sent = this.checked.send(entry);
    if ('refused' in sent) this.refuse(spot, what, sent.refused);
    else this.events.push(...sent.events);
  }

  /** In a step that must be refused the rules answer even where nobody is asked. */
  answer(spot: Spot, option: string, more: Omit<Answer, 'option'> = {}, by?: Seat): void {
    const decision = this.trying ? this.decision : this.decisionAt(spot);
    const seat = by ?? decision?.seat ?? 0;
    const answer: Answer = { option, ...more };
    const version = this.state.open.version;
    this.send(spot, `"${this.names.readable(option)}"`, { do: 'answer', seat, version, answer });
  }

  /** The options a file may mean. */
  optionsCalled(called: string, unit?: string): readonly Option[] {
    return this.decision ? optionsCalled(this.names, this.decision, called, unit) : [];
  }

  /** The options of the open question by their names. */
  get offered(): string[] {
    const { decision } = this;
    return (decision?.options ?? []).map((option) => nameOfOption(this.names, decision as Decision, option));
  }

  /** The one option that is meant; anything else is a failure with the nearest spelling. */
  needOption(spot: Spot, called: string, meant: { readonly unit?: string; readonly seat?: Seat } = {}): Option {
    const [option, second] = this.optionsCalled(called, meant.unit);
    if (second) throw new Failed(spot, `one option called "${called}"`, `${this.sayQuestion()}: say which`);
    if (option) return option;
    if (this.trying) {
      this.trying.notOffered = true;
      this.answer(spot, this.idOfName(called, meant.unit), {}, meant.seat);
    }
    const near = nearest(called, this.offered);
    throw new Failed(
      spot,
      `the option "${called}"${near === null ? '' : ` (did you mean "${near}"?)`}`,
      this.sayQuestion(),
    );
  }

  private idOfName(called: string, unit?: string): string {
    return this.decision ? idOfName(this.names, this.match.game.library, this.decision, called, unit) : called;
  }

  /** Every engaged pair, red first. */
  get engaged(): (readonly [string, string])[] {
    const { characters, units } = this.state.open;
    const [red, blue] = [0, 1].map((seat) => characters.filter((c) => c.onTable && units[c.unit]?.seat === seat));
    return (red ?? []).flatMap((a) =>
      (blue ?? [])
        .filter((b) => areEngaged(this.position, a, b))
        .map((b) => [this.shortNameOf(a.id), this.shortNameOf(b.id)] as const),
    );
  }

  characterIn(name: string): Character | null {
    return characterNamed(this.state.open, this.names.lastingCharacter(name));
  }

  /** A character's short name. */
  shortNameOf(id: CharacterId): string {
    return this.names.short(nameOfCharacter(this.position, id));
  }

  placeOf(name: string): Place {
    const c = this.characterIn(name);
    return c ? [c.x, c.y, c.z] : [0, 0, 0];
  }

  sayQuestion(): string {
    const { decision } = this;
    const { result } = this.state.open;
    if (result) return `the game is over (${result.winner === null ? 'nobody' : sideOf(result.winner)} has won)`;
    if (this.isStopped) return `the ${this.layout.stop}`;
    if (!decision) return 'no open decision';
    const about = nameOfQuestion(this.names, decision);
    const subject = about === null ? '' : ` about ${about}`;
    return `${sideOf(decision.seat)} ${decision.point}${subject} with ${this.offered.join(', ')}`;
  }

  sayRefusal({ why, reasons }: Refusal): string {
    const facts = (given: object): string =>
      Object.entries(given)
        .map(
          ([name, value]) =>
            `${name} ${isLength(name, value) ? inMillimetres(value) : this.names.readable(String(value))}`,
        )
        .join(', ');
    const said = reasons.map((reason) => (reason.facts ? `${reason.rule} (${facts(reason.facts)})` : reason.rule));
    return [why, ...said].join(', ');
  }
}

/** Facts that measure something, as the rules give them: in hundredths of a millimetre. */
const LENGTHS = ['distance', 'allowed', 'beyondEdge', 'overhang', 'by', 'height', 'room', 'length'];

const isLength = (name: string, value: unknown): value is number => typeof value === 'number' && LENGTHS.includes(name);

export const inMillimetres = (length: number): string => `${Math.round(length) / 100} mm`;
