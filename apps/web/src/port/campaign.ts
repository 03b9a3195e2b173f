import type { Seat } from '@faultline/rules';
import { openThread } from './thread.ts';
import { remote } from './wire.ts';

/** Of which campaign a game is, and how many of its operations were played before it. */
export interface CampaignMark {
  readonly id: string;
  readonly before: number;
  /** The active Advantages of each role, by name, that people apply themselves. */
  readonly reminders?: Readonly<Record<'aggressor' | 'sentinel', readonly string[]>>;
}

/** A game of a campaign: which one, and what each side's Veteran has besides what is printed. */
export interface CampaignGame {
  /** By which the saved game is called. */
  readonly name: string;
  readonly mark: CampaignMark;
  readonly veterans: readonly [VeteranInForce, VeteranInForce];
}

export interface VeteranInForce {
  readonly unit: string;
  readonly role: string;
  /** What is in force for it, as the campaign has it. */
  readonly effects: readonly { readonly id: string; readonly abilities: readonly object[] }[];
}

/** How a saved game ended. */
export interface SavedOutcome {
  readonly winner: Seat | null;
  readonly why: string;
  /** Of its last state. */
  readonly hash: string;
}

/** What was read of a file of Advantages, or what is wrong with it. */
type EffectsRead =
  | { readonly effects: readonly { readonly id: string; readonly abilities: readonly object[] }[] }
  | { readonly fault: string };

/** What campaigns ask of the engine. */
export interface Campaigns {
  /** How a saved game ended; null where it goes on or is not there. */
  outcome(id: string): Promise<SavedOutcome | null>;
  /** Reads a file of Advantages (docs/campaigns.md) for games of a mode. */
  advantages(text: string, mode: string): Promise<EffectsRead>;
}

/** Asks a thread of its own, which ends with the answer. */
export async function askOfCampaigns<T>(ask: (campaigns: Campaigns) => Promise<T>): Promise<T> {
  const { engine, leave } = openThread();
  try {
    const { port1, port2 } = new MessageChannel();
    await engine.campaigns(port2);
    return await ask(remote<Campaigns>(port1));
  } finally {
    leave();
  }
}
