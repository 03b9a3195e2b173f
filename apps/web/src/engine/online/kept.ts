import type { Ask, Receipt } from '@faultline/host/wire';
import { type DBSchema, openDB } from 'idb';

/** What this player's machine wrote down while dice were sealed; `round` tells one start of a game from another. */
export interface KeptReceipt extends Omit<Receipt, 'seals'> {
  readonly round: number;
  /** As they were shown before anybody opened; null until all three were. */
  readonly seals: Receipt['seals'] | null;
}

type Lasting = Extract<Ask, { readonly id: string }>;

interface Kept extends DBSchema {
  receipts: { key: string; value: KeptReceipt };
  /** What was said in a game and not answered yet. */
  unanswered: { key: string; value: readonly Lasting[] };
}

const opened = () =>
  openDB<Kept>('faultline-online', 1, {
    upgrade(db) {
      db.createObjectStore('receipts');
      db.createObjectStore('unanswered');
    },
  });

const keyOf = (game: string, round: number): string => `${game} ${round}`;

export const keptReceipt = async (game: string, round: number): Promise<KeptReceipt | null> =>
  (await (await opened()).get('receipts', keyOf(game, round))) ?? null;

export async function keepReceipt(receipt: KeptReceipt): Promise<void> {
  await (await opened()).put('receipts', receipt, keyOf(receipt.game, receipt.round));
}

/** A browser that keeps nothing has forgotten: the server still knows what it stored. */
export const keptUnanswered = async (game: string): Promise<readonly Lasting[]> =>
  opened()
    .then((db) => db.get('unanswered', game))
    .then(
      (kept) => kept ?? [],
      () => [],
    );

export async function keepUnanswered(game: string, asks: readonly Lasting[]): Promise<void> {
  const db = await opened();
  await (asks.length === 0 ? db.delete('unanswered', game) : db.put('unanswered', asks, game));
}
