import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What whoever hosts can watch, as Prometheus reads it. */
export class Metrics {
  readonly registry = new Registry();
  readonly entries = this.counter('faultline_entries_total', 'Entries by what came of them', ['end']);
  readonly refusals = this.counter('faultline_refusals_total', 'Things asked that were refused, by why', ['why']);
  readonly departed = this.counter('faultline_departed_total', 'Games that came to another state than is stored', []);
  readonly moved = this.counter('faultline_moved_total', 'Games that went on under other rules or cards', []);
  readonly seconds = new Histogram({
    name: 'faultline_entry_seconds',
    help: 'From an entry heard to its answer',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers: [this.registry],
  });

  constructor(now: { readonly lines: () => number; readonly games: () => number }) {
    this.gauge('faultline_lines', 'Open lines', now.lines);
    this.gauge('faultline_games_here', 'Games in the memory of this process', now.games);
    collectDefaultMetrics({ register: this.registry });
  }

  private counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: (): void => gauge.set(read()) });
  }
}
