import {
  type Answer,
  type GameEvent,
  type Match,
  type Option,
  type Refusal,
  type Seat,
  type Unit,
  unitName,
} from '@faultline/rules';
import { CheckedMatch } from './checked.ts';

export const INCH = 2540;
const SIDES = ['red', 'blue'];
const WHO = ['character', 'attacker', 'target'];

/** What an option asks for beside its name: a place in inches, on the ground unless a height is given. */
interface More {
  readonly to?: readonly [x: number, y: number, z?: number];
  readonly direction?: readonly [number, number];
}

const hundredths = (inches: number): number => Math.round(inches * INCH);

/** A game told choice by choice. Names of the set-up stand for units, `name.2` for a second character. */
export class Story {
  readonly checked: CheckedMatch;
  private readonly names: ReadonlyMap<string, string>;
  /** Why the newest attempt was refused. */
  refusal: Refusal | null = null;

  constructor(match: Match, names: ReadonlyMap<string, string>) {
    this.checked = new CheckedMatch(match);
    this.names = names;
  }

  get match(): Match {
    return this.checked.match;
  }

  get open() {
    return this.match.state.open;
  }

  /** The lasting name behind a name of the set-up: `maul` is a1, `maul.1` its first character. */
  name(name: string): string {
    const [unit = '', character] = name.split('.');
    const lasting = this.names.get(unit);
    if (lasting === undefined) return name;
    return character === undefined ? lasting : `${lasting}.${character}`;
  }

  unit(name: string) {
    const found = this.open.units.find((u) => `${'ab'[u.seat]}${u.slot}` === this.name(name));
    if (!found) throw new Error(`Nobody here is called ${name}.`);
    return found;
  }

  character(name: string) {
    const [unit = '', number = '1'] = name.split('.');
    const id = this.unit(unit).characters[Number(number) - 1];
    const found = this.open.characters.find((c) => c.id === id);
    if (!found) throw new Error(`Nobody here is called ${name}.`);
    return found;
  }

  /** Who is asked and which of the ledger's questions it is: `red DP-40`. */
  get asked(): string {
    const { decision } = this.open;
    return decision ? `${SIDES[decision.seat]} ${decision.point}` : 'nobody';
  }

  /** What has happened so far of some kinds, a line each: the event, then its plain facts in order. */
  told(...kinds: readonly GameEvent['event'][]): string[] {
    return this.match
      .eventsSince()
      .filter((event) => kinds.includes(event.event))
      .map((event) =>
        Object.entries(event)
          .flatMap((field) => this.plain(...field))
          .join(' '),
      );
  }

  private plain(field: string, value: unknown): (string | number)[] {
    if (field === 'seat' || field === 'by') return typeof value === 'number' ? [SIDES[value] ?? value] : [];
    if (field === 'number') return [];
    if (field === 'unit') return [this.back(`${unitName(this.open.units[value as number] as Unit)}`)];
    if (WHO.includes(field)) return [this.back(this.lasting(value as number))];
    if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? [value.join(',')] : [];
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  }

  get offered(): string[] {
    return (this.open.decision?.options ?? []).map((option) => this.readable(option));
  }

  /** The Force an offered option costs. */
  cost(option: string): number | undefined {
    return this.open.decision?.options.find((offered) => this.readable(offered) === option)?.cost;
  }

  private back(lasting: string): string {
    const [unit = '', character] = lasting.split('.');
    const own = [...this.names].find(([, value]) => value === unit)?.[0] ?? unit;
    return character === undefined || !this.names.has(own) ? own : `${own}.${character}`;
  }

  private readable(option: Option): string {
    const [what = '', at] = option.id.split('@');
    return at === undefined
      ? option.id
          .split(':')
          .map((part) => this.back(part))
          .join(':')
      : `${what}@${this.back(at)}`;
  }

  /** Plain choices, one after the other. */
  plays(...options: readonly string[]): this {
    for (const option of options) this.chooses(option);
    return this;
  }

  /** Answers the open question; places in inches. */
  chooses(option: string, more: More = {}): this {
    const refused = this.tries(option, more).refusal;
    if (refused)
      throw new Error(`${option} was refused: ${JSON.stringify(refused)}; offered: ${this.offered.join(', ')}.`);
    return this;
  }

  tries(option: string, more: More = {}, seat?: Seat): this {
    const { decision } = this.open;
    if (!decision) throw new Error('Nobody is asked anything.');
    const id = decision.options.find((o) => this.readable(o) === option || o.id === option)?.id ?? option;
    const answer: Answer = { option: id, ...this.parameters(id, more) };
    const sent = this.checked.send({ do: 'answer', seat: seat ?? decision.seat, version: this.open.version, answer });
    this.refusal = 'refused' in sent ? sent.refused : null;
    return this;
  }

  private parameters(id: string, more: More): Partial<Answer> {
    const asks = this.open.decision?.options.find((o) => o.id === id)?.asks;
    const to = more.to && ([hundredths(more.to[0]), hundredths(more.to[1]), hundredths(more.to[2] ?? 0)] as const);
    const direction =
      more.direction && ([Math.round(more.direction[0] * 32768), Math.round(more.direction[1] * 32768)] as const);
    const { game } = this.match;
    if (asks?.kind === 'walk' && to) {
      const [x, y, z] = asks.from;
      const piece = { x, y, z, r: asks.radius };
      return { to, tool: game.space.findTool({ game, open: this.open }, piece, asks.move, to, asks.axis) };
    }
    if (asks?.kind !== 'move' || !to) return { ...(to ? { to } : {}), ...(direction ? { direction } : {}) };
    const who = this.open.characters.find((c) => this.lasting(c.id) === asks.character);
    const tool = who && game.space.findTool({ game, open: this.open }, who.id, asks.move, to, asks.axis);
    return tool ? { to, tool } : { to };
  }

  private lasting(id: number): string {
    const c = this.open.characters[id];
    const u = c && this.open.units[c.unit];
    return u ? `${'ab'[u.seat]}${u.slot}.${c.number}` : '';
  }
}
