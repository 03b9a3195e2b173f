import type { Why } from '@faultline/host/wire';
import type { Refusal } from '@faultline/rules';

/** What is not done, and why: thrown where it is found, told to whoever asked. Nothing has changed. */
export class Refused extends Error {
  readonly why: Why | Refusal['why'];
  readonly more: {
    readonly reasons?: Refusal['reasons'];
    readonly version?: number;
    readonly detail?: string;
    readonly game?: string;
  };

  constructor(why: Refused['why'], more: Refused['more'] = {}) {
    super(why);
    this.why = why;
    this.more = more;
  }
}
