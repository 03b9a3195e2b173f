/** So many on average, and some more at once; each costs one. */
export class Allowance {
  private left: number;
  private since: number;
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
    this.since = now;
  }

  /** Whether there is one left; it is gone then. */
  take(now: number): boolean {
    const earned = (Math.max(0, now - this.since) / 1000) * this.perSecond;
    this.left = Math.min(this.burst, this.left + earned);
    this.since = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + (Math.max(0, now - this.since) / 1000) * this.perSecond >= this.burst;
  }
}

/** An allowance for each of many, by name. Whoever has not used theirs for a while is forgotten. */
export class Allowances {
  private readonly each = new Map<string, Allowance>();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  take(name: string, now: number): boolean {
    const known = this.each.get(name) ?? new Allowance(this.perSecond, this.burst, now);
    this.each.set(name, known);
    return known.take(now);
  }

  sweep(now: number): void {
    for (const [name, allowance] of this.each) if (allowance.isFull(now)) this.each.delete(name);
  }

  get size(): number {
    return this.each.size;
  }
}
