import type { NewEntry, Place, Snapshot, Storage, StoredEntry } from '../src/storage.ts';

/** A store in memory that several hosts may share, and that can be made to fail. */
export class MemoryStorage implements Storage {
  private readonly entries = new Map<string, (StoredEntry & Place)[]>();
  private readonly snapshots = new Map<string, Snapshot[]>();
  /** Asked before anything is stored, and after: what it throws is what the host hears. */
  before: () => void = () => {};
  after: () => void = () => {};
  now = 0;
  /** How often it was read or written, by what was done. */
  readonly asked: Record<'append' | 'read' | 'snapshot', number> = { append: 0, read: 0, snapshot: 0 };

  private of(game: string): (StoredEntry & Place)[] {
    const list = this.entries.get(game) ?? [];
    this.entries.set(game, list);
    return list;
  }

  async append(game: string, { segment, version }: Place, fresh: NewEntry) {
    this.asked.append += 1;
    await Promise.resolve();
    this.before();
    const list = this.of(game);
    const taken = list.some((one) => one.id === fresh.id || (one.segment === segment && one.version === version + 1));
    if (taken) return 'stale' as const;
    this.now += 1000;
    const entry = JSON.parse(JSON.stringify({ ...fresh.entry, time: this.now }));
    list.push({ ...fresh, entry, segment, version: version + 1 });
    this.after();
    return { time: this.now };
  }

  async entriesAfter(game: string, { segment, version }: Place, upTo = Number.POSITIVE_INFINITY) {
    this.asked.read += 1;
    await Promise.resolve();
    return this.of(game).filter((one) => one.segment === segment && one.version > version && one.version <= upTo);
  }

  async find(game: string, id: string) {
    await Promise.resolve();
    return this.of(game).find((one) => one.id === id) ?? null;
  }

  async snapshotAt(game: string, { segment, version }: Place) {
    await Promise.resolve();
    const fit = (this.snapshots.get(game) ?? []).filter((one) => one.segment === segment && one.version <= version);
    return fit.at(-1) ?? null;
  }

  async keepSnapshot(game: string, snapshot: Snapshot) {
    this.asked.snapshot += 1;
    this.snapshots.set(game, [...(this.snapshots.get(game) ?? []), JSON.parse(JSON.stringify(snapshot))]);
  }

  /** Throws the cache away. */
  forgetSnapshots(): void {
    this.snapshots.clear();
  }

  /** Changes what is written down, as a fault would. */
  tamper(game: string, change: (snapshot: Snapshot) => Snapshot): void {
    this.snapshots.set(game, (this.snapshots.get(game) ?? []).map(change));
  }

  all(game: string): readonly StoredEntry[] {
    return this.of(game);
  }
}
