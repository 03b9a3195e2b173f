// Dual values of vertices and blossoms beside the costs of edges, as lists of whole numbers that are never rounded.

export interface Costs {
  /** Numbers per cost. */
  readonly width: number;
  /** Cost number c stands at places c * width to c * width + width - 1. */
  readonly table: Float64Array;
  /** The number of the cost between two vertices, both counted from 0. */
  readonly between: (u: number, v: number) => number;
}

export class Duals {
  readonly #width: number;
  readonly #row: number;
  readonly #table: Float64Array;
  readonly #cost: Uint32Array;
  readonly #value: Float64Array;
  readonly #step: Float64Array;
  #stepKnown = false;

  constructor(size: number, nodes: number, { width, table, between }: Costs) {
    this.#width = width;
    this.#row = size + 1;
    this.#table = table;
    this.#cost = new Uint32Array(this.#row * this.#row);
    this.#value = new Float64Array(nodes * width);
    this.#step = new Float64Array(width);
    for (let u = 1; u <= size; u++) {
      for (let v = 1; v <= size; v++) if (u !== v) this.#cost[u * this.#row + v] = between(u - 1, v - 1) * width;
    }
  }

  /** Both duals and twice the cost of an edge; an edge at 0 is tight. */
  #looseness(u: number, v: number, at: number): number {
    const cost = this.#table[(this.#cost[u * this.#row + v] as number) + at] as number;
    return (this.#value[u * this.#width + at] as number) + (this.#value[v * this.#width + at] as number) + 2 * cost;
  }

  isTight(u: number, v: number): boolean {
    for (let at = 0; at < this.#width; at++) if (this.#looseness(u, v, at) !== 0) return false;
    return true;
  }

  isTighter(u: number, v: number, thanU: number, thanV: number): boolean {
    for (let at = 0; at < this.#width; at++) {
      const difference = this.#looseness(u, v, at) - this.#looseness(thanU, thanV, at);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  isNothing(node: number): boolean {
    for (let at = 0; at < this.#width; at++) if (this.#value[node * this.#width + at] !== 0) return false;
    return true;
  }

  clear(node: number): void {
    this.#value.fill(0, node * this.#width, (node + 1) * this.#width);
  }

  forgetStep(): void {
    this.#stepKnown = false;
  }

  /** The next step goes no further than the dual of this blossom allows. */
  limitByBlossom(blossom: number): void {
    this.#limit((at) => (this.#value[blossom * this.#width + at] as number) / 2);
  }

  /** The next step goes no further than this edge allows; an edge between two outer nodes closes from both sides. */
  limitByEdge(u: number, v: number, sides: 1 | 2): void {
    this.#limit((at) => this.#looseness(u, v, at) / sides);
  }

  #limit(value: (at: number) => number): void {
    let difference = this.#stepKnown ? 0 : -1;
    for (let at = 0; difference === 0 && at < this.#width; at++) difference = value(at) - (this.#step[at] as number);
    for (let at = 0; difference < 0 && at < this.#width; at++) this.#step[at] = value(at);
    this.#stepKnown = true;
  }

  moveByStep(node: number, factor: number): void {
    for (let at = 0; at < this.#width; at++) {
      const place = node * this.#width + at;
      this.#value[place] = (this.#value[place] as number) + factor * (this.#step[at] as number);
    }
  }
}
