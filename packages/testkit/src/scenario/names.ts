import { SEAT_LETTERS, type Seat, SHATTERPOINT } from '@faultline/rules';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

export const seatOf = (side: Side): Seat => (side === 'red' ? 0 : 1);
export const sideOf = (seat: Seat): Side => (seat === 0 ? 'red' : 'blue');

/** A unit of the file: its short name, and where it stands in its side's list. */
export interface Member {
  readonly name: string;
  readonly side: Side;
  readonly slot: number;
  readonly card: string;
  readonly bases: number;
}

const lastingOf = (m: Member): string => `${SEAT_LETTERS[seatOf(m.side)]}${m.slot}`;

/**
 * Short names of a file and lasting names of the rules. A character is `maul` in a Unit of one,
 * `clones.2` in a Unit of several; its lasting name is `a1.1`.
 */
export class Names {
  readonly members: readonly Member[];

  constructor(members: readonly Member[]) {
    this.members = members;
  }

  member(name: string): Member | undefined {
    return this.members.find((m) => m.name === name);
  }

  get units(): string[] {
    return this.members.map((m) => m.name);
  }

  get characters(): string[] {
    return this.members.flatMap((m) => this.charactersOf(m));
  }

  charactersOf(m: Member): string[] {
    return m.bases === 1 ? [m.name] : Array.from({ length: m.bases }, (_, i) => `${m.name}.${i + 1}`);
  }

  /** `maul.1` is `maul` where there is only one; undefined for nobody. */
  character(name: string): string | undefined {
    const [unit = '', number] = name.split('.');
    const m = this.member(unit);
    const plain = m?.bases === 1 && number === '1' ? unit : name;
    return this.characters.find((known) => known === plain);
  }

  lastingUnit(name: string): string {
    const m = this.member(name);
    return m ? lastingOf(m) : name;
  }

  lastingCharacter(name: string): string {
    const [unit = '', number = '1'] = name.split('.');
    return `${this.lastingUnit(unit)}.${number}`;
  }

  lastingCard(name: string): string {
    return name === SHATTERPOINT ? name : this.lastingUnit(name);
  }

  /** Turns one lasting name back; whatever is none stays as it is. */
  short(lasting: string): string {
    const [unit = '', number] = lasting.split('.');
    const m = this.members.find((one) => lastingOf(one) === unit);
    if (!m) return lasting;
    return number === undefined || m.bases === 1 ? m.name : `${m.name}.${number}`;
  }

  /** All lasting names inside a text, turned back: option ids, sentences of the rules. */
  readable(said: string): string {
    return said.replace(/\b[ab]\d+(?:\.\d+)?\b/g, (lasting) => this.short(lasting));
  }
}
