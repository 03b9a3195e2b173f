// A perfect matching of least cost in a complete graph: Edmonds' blossoms with dual values, in cubic time.
// A cost is a list of whole numbers, and the first difference decides.
// Vertices are 1..size, blossoms follow; 0 means "none". The order of the vertices alone breaks ties.

import { type Costs, Duals } from './duals.ts';

const FREE = -1;
const OUTER = 0;
const INNER = 1;

/** The partner of every vertex, both counted from 0. The size must be even. */
export function leastCostMatching(size: number, costs: Costs): readonly number[] {
  const search = new BlossomSearch(size, costs);
  for (let pair = 0; pair < size / 2; pair++) search.addPair();
  return search.partners();
}

class BlossomSearch {
  readonly #size: number;
  readonly #span: number;
  readonly #duals: Duals;
  /** The real edge that stands for the one between two nodes: its ends inside the first and the second. */
  readonly #near: Uint16Array;
  readonly #far: Uint16Array;
  readonly #mate: Uint16Array;
  readonly #slack: Uint16Array;
  readonly #top: Uint16Array;
  readonly #parent: Uint16Array;
  readonly #label: Int8Array;
  readonly #seen: Uint32Array;
  readonly #childWith: Uint16Array;
  readonly #petals: number[][];
  #queue: number[] = [];
  #nodes: number;
  #visit = 0;

  constructor(size: number, costs: Costs) {
    const span = size + size / 2 + 2;
    this.#size = size;
    this.#span = span;
    this.#nodes = size;
    this.#duals = new Duals(size, span, costs);
    this.#near = new Uint16Array(span * span);
    this.#far = new Uint16Array(span * span);
    this.#mate = new Uint16Array(span);
    this.#slack = new Uint16Array(span);
    this.#top = new Uint16Array(span);
    this.#parent = new Uint16Array(span);
    this.#label = new Int8Array(span);
    this.#seen = new Uint32Array(span);
    this.#childWith = new Uint16Array(span * (size + 1));
    this.#petals = Array.from({ length: span }, () => []);
    for (let u = 1; u <= size; u++) {
      this.#top[u] = u;
      this.#childWith[u * (size + 1) + u] = u;
      for (let v = 1; v <= size; v++) {
        this.#near[u * span + v] = u;
        this.#far[u * span + v] = v;
      }
    }
  }

  partners(): readonly number[] {
    return Array.from({ length: this.#size }, (_, u) => (this.#mate[u + 1] as number) - 1);
  }

  #isTight(x: number, y: number): boolean {
    const edge = x * this.#span + y;
    return this.#duals.isTight(this.#near[edge] as number, this.#far[edge] as number);
  }

  #isTighter(x: number, y: number, thanX: number, thanY: number): boolean {
    const edge = x * this.#span + y;
    const than = thanX * this.#span + thanY;
    const [near, far] = [this.#near, this.#far];
    return this.#duals.isTighter(near[edge] as number, far[edge] as number, near[than] as number, far[than] as number);
  }

  #offerSlack(u: number, x: number): void {
    const held = this.#slack[x] as number;
    if (held === 0 || this.#isTighter(u, x, held, x)) this.#slack[x] = u;
  }

  #resetSlack(x: number): void {
    this.#slack[x] = 0;
    for (let u = 1; u <= this.#size; u++) {
      const root = this.#top[u] as number;
      if (root !== x && this.#label[root] === OUTER) this.#offerSlack(u, x);
    }
  }

  #enqueue(x: number): void {
    if (x <= this.#size) this.#queue.push(x);
    else for (const petal of this.#petals[x] as number[]) this.#enqueue(petal);
  }

  #putUnder(x: number, root: number): void {
    this.#top[x] = root;
    if (x > this.#size) for (const petal of this.#petals[x] as number[]) this.#putUnder(petal, root);
  }

  /** The even way round the blossom from its base to the petal; turns the blossom round where needed. */
  #evenWay(blossom: number, petal: number): number {
    const petals = this.#petals[blossom] as number[];
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    const [base, ...others] = petals;
    this.#petals[blossom] = [base as number, ...others.reverse()];
    return petals.length - place;
  }

  #marry(x: number, y: number): void {
    const u = this.#near[x * this.#span + y] as number;
    this.#mate[x] = this.#far[x * this.#span + y] as number;
    if (x <= this.#size) return;
    const petal = this.#childWith[x * (this.#size + 1) + u] as number;
    const place = this.#evenWay(x, petal);
    const petals = this.#petals[x] as number[];
    for (let i = 0; i < place; i++) this.#marry(petals[i] as number, petals[i % 2 === 0 ? i + 1 : i - 1] as number);
    this.#marry(petal, y);
    this.#petals[x] = [...petals.slice(place), ...petals.slice(0, place)];
  }

  #augment(from: number, to: number): void {
    let [x, y] = [from, to];
    for (;;) {
      const next = this.#top[this.#mate[x] as number] as number;
      this.#marry(x, y);
      if (next === 0) return;
      const above = this.#top[this.#parent[next] as number] as number;
      this.#marry(next, above);
      [x, y] = [above, next];
    }
  }

  #commonAncestor(from: number, to: number): number {
    this.#visit += 1;
    let [x, y] = [from, to];
    while (x !== 0 || y !== 0) {
      if (x !== 0) {
        if (this.#seen[x] === this.#visit) return x;
        this.#seen[x] = this.#visit;
        x = this.#top[this.#mate[x] as number] as number;
        if (x !== 0) x = this.#top[this.#parent[x] as number] as number;
      }
      [x, y] = [y, x];
    }
    return 0;
  }

  #walkUp(from: number, base: number): number[] {
    const way: number[] = [];
    for (let x = from; x !== base; ) {
      const mate = this.#top[this.#mate[x] as number] as number;
      way.push(x, mate);
      this.#enqueue(mate);
      x = this.#top[this.#parent[mate] as number] as number;
    }
    return way;
  }

  #shrink(x: number, base: number, y: number): void {
    let blossom = this.#size + 1;
    while (blossom <= this.#nodes && this.#top[blossom] !== 0) blossom++;
    if (blossom > this.#nodes) this.#nodes = blossom;
    this.#duals.clear(blossom);
    this.#label[blossom] = OUTER;
    this.#mate[blossom] = this.#mate[base] as number;
    const left = this.#walkUp(x, base);
    this.#petals[blossom] = [base, ...left.reverse(), ...this.#walkUp(y, base)];
    this.#putUnder(blossom, blossom);
    this.#tieEdges(blossom);
    this.#resetSlack(blossom);
  }

  /** For every node outside, the tightest edge that any petal has to it. */
  #tieEdges(blossom: number): void {
    const { length } = this.#top;
    const row = this.#size + 1;
    this.#near.fill(0, blossom * this.#span, blossom * this.#span + length);
    this.#childWith.fill(0, blossom * row, (blossom + 1) * row);
    for (const petal of this.#petals[blossom] as number[]) {
      for (let x = 1; x <= this.#nodes; x++) {
        if (this.#top[x] === 0 || x === blossom || this.#near[petal * this.#span + x] === 0) continue;
        const known = this.#near[blossom * this.#span + x] !== 0;
        if (known && !this.#isTighter(petal, x, blossom, x)) continue;
        this.#near[blossom * this.#span + x] = this.#near[petal * this.#span + x] as number;
        this.#far[blossom * this.#span + x] = this.#far[petal * this.#span + x] as number;
        this.#near[x * this.#span + blossom] = this.#near[x * this.#span + petal] as number;
        this.#far[x * this.#span + blossom] = this.#far[x * this.#span + petal] as number;
      }
      for (let u = 1; u <= this.#size; u++) {
        if (this.#childWith[petal * row + u] !== 0) this.#childWith[blossom * row + u] = petal;
      }
    }
  }

  #expand(blossom: number): void {
    for (const petal of this.#petals[blossom] as number[]) this.#putUnder(petal, petal);
    const parent = this.#parent[blossom] as number;
    const entry = this.#near[blossom * this.#span + parent] as number;
    const door = this.#childWith[blossom * (this.#size + 1) + entry] as number;
    const place = this.#evenWay(blossom, door);
    const petals = this.#petals[blossom] as number[];
    for (let i = 0; i < place; i += 2) {
      const inner = petals[i] as number;
      const outer = petals[i + 1] as number;
      this.#parent[inner] = this.#near[outer * this.#span + inner] as number;
      this.#label[inner] = INNER;
      this.#label[outer] = OUTER;
      this.#slack[inner] = 0;
      this.#resetSlack(outer);
      this.#enqueue(outer);
    }
    this.#label[door] = INNER;
    this.#parent[door] = parent;
    for (const petal of petals.slice(place + 1)) {
      this.#label[petal] = FREE;
      this.#resetSlack(petal);
    }
    this.#top[blossom] = 0;
  }

  /** Grows the forest over a tight edge; true once that completes a way between two unmatched nodes. */
  #follow(nearNode: number, farNode: number): boolean {
    const u = this.#near[nearNode * this.#span + farNode] as number;
    const x = this.#top[u] as number;
    const y = this.#top[this.#far[nearNode * this.#span + farNode] as number] as number;
    if (this.#label[y] === FREE) {
      this.#parent[y] = u;
      this.#label[y] = INNER;
      const mate = this.#top[this.#mate[y] as number] as number;
      this.#slack[y] = 0;
      this.#slack[mate] = 0;
      this.#label[mate] = OUTER;
      this.#enqueue(mate);
    } else if (this.#label[y] === OUTER) {
      const base = this.#commonAncestor(x, y);
      if (base === 0) {
        this.#augment(x, y);
        this.#augment(y, x);
        return true;
      }
      this.#shrink(x, base, y);
    }
    return false;
  }

  addPair(): void {
    this.#label.fill(FREE);
    this.#slack.fill(0);
    this.#queue = [];
    for (let x = 1; x <= this.#nodes; x++) {
      if (this.#top[x] !== x || this.#mate[x] !== 0) continue;
      this.#parent[x] = 0;
      this.#label[x] = OUTER;
      this.#enqueue(x);
    }
    while (!this.#search()) {
      this.#raiseDuals();
      if (this.#followNewlyTight()) return;
    }
  }

  #search(): boolean {
    for (let at = 0; at < this.#queue.length; at++) {
      const u = this.#queue[at] as number;
      if (this.#label[this.#top[u] as number] === INNER) continue;
      for (let v = 1; v <= this.#size; v++) {
        if (this.#top[u] === this.#top[v]) continue;
        if (this.#isTight(u, v)) {
          if (this.#follow(u, v)) return true;
        } else this.#offerSlack(u, this.#top[v] as number);
      }
    }
    return false;
  }

  #raiseDuals(): void {
    this.#duals.forgetStep();
    for (let x = 1; x <= this.#nodes; x++) {
      if (this.#top[x] !== x) continue;
      const label = this.#label[x];
      if (x > this.#size && label === INNER) this.#duals.limitByBlossom(x);
      const held = this.#slack[x] as number;
      if (held === 0 || label === INNER) continue;
      const edge = held * this.#span + x;
      this.#duals.limitByEdge(this.#near[edge] as number, this.#far[edge] as number, label === OUTER ? 2 : 1);
    }
    for (let x = 1; x <= this.#nodes; x++) {
      if (x > this.#size && this.#top[x] !== x) continue;
      const label = this.#label[this.#top[x] as number];
      if (label === FREE) continue;
      this.#duals.moveByStep(x, (label === OUTER ? -1 : 1) * (x > this.#size ? -2 : 1));
    }
  }

  #followNewlyTight(): boolean {
    this.#queue = [];
    for (let x = 1; x <= this.#nodes; x++) {
      const held = this.#slack[x] as number;
      if (this.#top[x] !== x || held === 0 || this.#top[held] === x || !this.#isTight(held, x)) continue;
      if (this.#follow(held, x)) return true;
    }
    for (let x = this.#size + 1; x <= this.#nodes; x++) {
      if (this.#top[x] !== x || this.#label[x] !== INNER) continue;
      if (this.#duals.isNothing(x)) this.#expand(x);
    }
    return false;
  }
}
