import { type Ask, type Meeting, type OfEach, sealOf } from '@faultline/host/wire';
import { freshKey } from '../chance.ts';
import type { KeptReceipt } from './kept.ts';

/** Where receipts are kept. */
export interface Receipts {
  get(game: string, round: number): Promise<KeptReceipt | null>;
  keep(receipt: KeptReceipt): Promise<void>;
}

/** What is to be said while dice are sealed; or that the seals are not those that this browser saw. */
export type Sealed = { readonly asks: readonly Ask[] } | 'changed';

const NOTHING: Sealed = { asks: [] };

/**
 * A player's part in sealing: first the seal alone, and the bytes only when all three seals were seen and written down
 * (docs/dice.md). Said from the receipt after a reload, as long as the server has not heard it; other seals than those seen are never opened for.
 */
export async function seal(meeting: Meeting, receipts: Receipts): Promise<Sealed> {
  const { g, status, you, round, seals, sealed, opened } = meeting;
  if (status !== 'sealing' || you === null || !seals) return NOTHING;
  const who = you === 0 ? '0' : '1';
  const kept = await receipts.get(g, round);
  const receipt = kept ?? { game: g, who, bytes: freshKey(), round, seals: null };
  if (!kept) await receipts.keep(receipt);
  const own = sealOf(g, who, receipt.bytes);
  const [server, one, other] = seals;
  if (one === null || other === null) return sealed[you] ? NOTHING : { asks: [{ t: 'seal', g, round, value: own }] };
  const shown: OfEach = [server, one, other];
  if (shown[you + 1] !== own || (receipt.seals && receipt.seals.join() !== shown.join())) return 'changed';
  if (!receipt.seals) await receipts.keep({ ...receipt, seals: shown });
  return opened[you] ? NOTHING : { asks: [{ t: 'open', g, round, value: receipt.bytes }] };
}
