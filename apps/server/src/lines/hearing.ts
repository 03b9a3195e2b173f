import { RATES } from '@faultline/host/wire';
import { Allowances } from './limits.ts';
import type { Line } from './line.ts';

/** How much somebody may say over all their lines, and all together who come from one address. A new line begins nothing anew. */
export class Hearing {
  private readonly people: Allowances;
  private readonly addresses: Allowances;
  private readonly openings: Allowances;

  constructor({ messages, burst }: { readonly messages: number; readonly burst: number }) {
    this.people = new Allowances(messages, burst);
    this.addresses = new Allowances(messages * RATES.people, burst * RATES.people);
    // All lines of an address may come back at once, twice over.
    this.openings = new Allowances(messages, 2 * Math.max(burst, RATES.connectionsOfAddress));
  }

  /** Whether one more line may be opened from an address now. */
  open(address: string, now: number): boolean {
    return this.openings.take(address, now);
  }

  /** Whether the next thing that is said on this line may be heard now. */
  take({ person, address }: Line, now: number): boolean {
    return this.people.take(person?.id ?? `nobody at ${address}`, now) && this.addresses.take(address, now);
  }

  /** Forgets those who have said little for a while. */
  sweep(now: number): void {
    this.people.sweep(now);
    this.addresses.sweep(now);
    this.openings.sweep(now);
  }
}
