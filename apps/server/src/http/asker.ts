import type { IncomingMessage } from 'node:http';
import { nameIn } from '../../../../scripts/serving/hosts.mjs';
import type { House } from '../house.ts';
import type { Person } from '../people/people.ts';
import { tokenIn } from '../people/secrets.ts';
import { householdOf } from './household.ts';

/** What a request says of where it comes from. */
export interface From {
  /** What floods are counted by. */
  readonly address: string;
  /** The page that asks is ours. Requests without an origin are not from a page. */
  readonly isOwnOrigin: boolean;
  /** It came over TLS, as far as the names of this server tell. */
  readonly secure: boolean;
  readonly token: string | null;
}

/** Who asks: by cookie, origin and address, never by what is asked. */
export class Asker {
  private readonly house: House;
  private readonly origins: readonly URL[];
  /** How many proxies of our own stand in front: so many addresses at the end of a list are true. */
  private readonly proxies: number;

  constructor(house: House, origins: readonly URL[], proxies: number) {
    this.house = house;
    this.origins = origins;
    this.proxies = proxies;
  }

  of({ headers, socket }: IncomingMessage): From {
    const name = nameIn(headers.host);
    const secure = this.origins.some(({ protocol, hostname }) => protocol === 'https:' && nameIn(hostname) === name);
    return {
      address: householdOf(this.addressOf(headers['x-forwarded-for'], socket.remoteAddress ?? '')),
      isOwnOrigin: this.isOwn(headers.origin, headers.host),
      secure,
      token: tokenIn(headers.cookie, secure),
    };
  }

  private isOwn(origin: string | undefined, host: string | undefined): boolean {
    if (!origin || !URL.canParse(origin)) return false;
    return new URL(origin).host === host?.toLowerCase() || this.origins.some((known) => known.origin === origin);
  }

  private addressOf(forwarded: string | string[] | undefined, direct: string): string {
    if (this.proxies === 0) return direct;
    const list = String(forwarded ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    return list.at(-this.proxies) ?? direct;
  }

  personOf(request: IncomingMessage): Promise<Person | null> {
    return this.house.people.speaking(this.of(request).token);
  }
}
