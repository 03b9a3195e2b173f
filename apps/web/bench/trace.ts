/** One line of a browser's trace; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own processor time: what others do on a busy machine is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Script and layout, by the names the browser gives them; painting is done by other threads. */
const WORK = new Set([
  'EventDispatch',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'TimerFire',
  'HandlePostMessage',
  'UpdateLayoutTree',
  'Layout',
]);

/** Of these, what is styled and laid out; the browser may do it in the middle of a script. */
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

/** The work of the page's main thread from each event of a type to the next one, in milliseconds. */
export function workByEvent(trace: string, type: string) {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly Traced[] };
  const isEvent = ({ name, args }: Traced) => name === 'EventDispatch' && args?.data?.type === type;
  const first = traceEvents.find(isEvent);
  if (!first) throw new Error(`The trace holds no ${type}.`);
  const main = traceEvents
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const starts = main.filter(isEvent).map(({ ts }) => ts);
  const spans = outermost(main.filter(({ name, ph }) => ph === 'X' && WORK.has(name)));
  const laid = main.filter(({ name, ph }) => ph === 'X' && LAYOUT.has(name));
  const each = (all: readonly Traced[]) =>
    starts.map((start, i) => {
      const end = starts[i + 1] ?? Number.POSITIVE_INFINITY;
      const mine = all.filter(({ ts }) => ts >= start && ts < end);
      return mine.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
    });
  const work = each(spans);
  const layout = each(laid);
  const script = work.map((all, i) => all - (layout[i] ?? 0));
  const frames = main.filter(({ name }) => name === 'Commit').map(({ ts }) => ts / 1000);
  const apart = frames.slice(1).map((at, i) => at - (frames[i] ?? at));
  return {
    events: work.length,
    median: quantile(work, 0.5),
    p95: quantile(work, 0.95),
    most: Math.max(...work),
    scriptMedian: quantile(script, 0.5),
    scriptP95: quantile(script, 0.95),
    frameMedian: quantile(apart, 0.5),
    frameP95: quantile(apart, 0.95),
  };
}

/** Work inside other work is counted with it. Sorted by beginning. */
function outermost(spans: readonly Traced[]): readonly Traced[] {
  let until = 0;
  return spans.filter(({ ts, dur = 0 }) => {
    const inside = ts < until;
    until = Math.max(until, ts + dur);
    return !inside;
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
