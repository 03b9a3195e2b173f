import type { DiceProof, SealFault } from '@faultline/rules';

/** What a browser found out about the dice of a game that is over. */
export interface DiceVerdict {
  /** What does not fit; null where everything does. */
  readonly fault: SealFault | 'replay' | null;
  /** What the file says; null where it says nothing of seals. */
  readonly proof: DiceProof | null;
  /** Compared with what this browser saw before anybody opened. */
  readonly hasReceipt: boolean;
  readonly entries: number;
  /** Rolls and shuffles that were worked out again. */
  readonly rolls: number;
  readonly hashes: number;
  /** Entries that other rules played: a record, and not rolled again. */
  readonly recorded: number;
  /** The first entry that set something by hand; null where none did. */
  readonly corrected: number | null;
}
