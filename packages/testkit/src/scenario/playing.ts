import {
  type Answer,
  type Author,
  type Character,
  type CharacterId,
  characterNamed,
  type Decision,
  type Entry,
  type GameEvent,
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
import { nearest, type Spot } from './problem.ts';
import type { Scenario } from './scenario.ts';

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

export const authorOf = (name: Side | 'arbiter'): Author => (name === 'arbiter' ? name : seatOf(name));

/** The game of a scenario while it is told: every entry goes through a checked match, names are those of the file. */
export class Playing {
  readonly checked: CheckedMatch;
  readonly names: Names;
  readonly marks = new Map<string, number>();
  /** What happened since the last look. */
  events: GameEvent[];
  /** Set while a step is tried that must be refused. */
  private trying: { refusal: Refusal | null } | null = null;

  constructor({ layout, names }: Scenario) {
    const match = Match.begin(layout.game, layout.setup, layout.chance);
    this.events = [...match.eventsSince()];
    this.checked = new CheckedMatch(match);
    this.names = names;
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
    return this.state.open.decision;
  }

  decisionAt(spot: Spot): Decision {
    if (!this.decision) throw new Failed(spot, 'an open question', 'nobody is asked anything');
    return this.decision;
  }

  get isTrying(): boolean {
    return this.trying !== null;
  }

  /** Tries a step and gives the refusal it ran into, or null if it was taken. */
  refusalOf(tell: () => void): Refusal | null {
    const attempt: { refusal: Refusal | null } = { refusal: null };
    this.trying = attempt;
    try {
      tell();
      return null;
    } catch (error) {
      if (attempt.refusal) return attempt.refusal;
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

  /** The options a file may mean: by readable name, or by ability, then those of a unit. */
  optionsCalled(called: string, unit?: string): readonly Option[] {
    const lasting = unit === undefined ? undefined : this.names.lastingUnit(unit);
    const options = (this.decision?.options ?? []).filter(
      (option) => lasting === undefined || option.unit === undefined || option.unit === lasting,
    );
    const exact = options.filter((option) => this.names.readable(option.id) === called || option.id === called);
    return exact.length > 0 ? exact : options.filter((option) => option.ability === called);
  }

  get offered(): string[] {
    return (this.decision?.options ?? []).map((option) => this.names.readable(option.id));
  }

  /** The one option that is meant; anything else is a failure with the nearest spelling. */
  needOption(spot: Spot, called: string, meant: { readonly unit?: string; readonly seat?: Seat } = {}): Option {
    const [option, second] = this.optionsCalled(called, meant.unit);
    if (second) throw new Failed(spot, `one option called "${called}"`, `${this.sayQuestion()}: say which`);
    if (option) return option;
    if (this.trying) this.answer(spot, this.lasting(called), {}, meant.seat);
    const near = nearest(called, this.offered);
    throw new Failed(
      spot,
      `the option "${called}"${near === null ? '' : ` (did you mean "${near}"?)`}`,
      this.sayQuestion(),
    );
  }

  /** What the rules would call an option that is not offered: `rex` is the character where characters are. */
  private lasting(called: string): string {
    const people = this.decision?.options.some(({ character }) => character !== undefined);
    return called.replace(/[^:@]+/g, (name) => {
      const isCharacter = this.names.character(name) !== undefined;
      const isUnit = this.names.member(name) !== undefined;
      return isCharacter && (people || !isUnit) ? this.names.lastingCharacter(name) : this.names.lastingUnit(name);
    });
  }

  characterIn(name: string): Character | null {
    return characterNamed(this.state.open, this.names.lastingCharacter(name));
  }

  /** A character's short name. */
  nameOf(id: CharacterId): string {
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
    if (!decision) return 'nobody is asked anything';
    return `${sideOf(decision.seat)} ${decision.point} with ${this.offered.join(', ')}`;
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

const inMillimetres = (length: number): string => `${Math.round(length) / 100} mm`;
