import { RATES } from '@faultline/host/wire';
import { Allowances } from './limits.ts';
import type { Line } from './line.ts';

/** How much somebody may say over all their lines, and all together who come from one address. A new line begins nothing anew. */
export class Hearing {
  private readonly people: Allowances;
  private readonly addresses: Allowances;

  constructor({ messages, burst }: { readonly messages: number; readonly burst: number }) {
    this.people = new Allowances(messages, burst);
    this.addresses = new Allowances(messages * RATES.people, burst * RATES.people);
  }

  /** Whether the next thing that is said on this line may be heard now. */
  take({ person, address }: Line, now: number): boolean {
    return this.people.take(person?.id ?? `nobody at ${address}`, now) && this.addresses.take(address, now);
  }

  /** Forgets those who have said little for a while. */
  sweep(now: number): void {
    this.people.sweep(now);
    this.addresses.sweep(now);
  }
}
