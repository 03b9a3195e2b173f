// Every act carries a link: the digest of the link before it and of the act as it is written down. Whoever changes an
// act afterwards has to make all later links anew, and the letters on paper are of the old ones.
import { sha256 } from '@faultline/chance';
import { byText } from '../pairing/field.ts';

export type Link = string;

/** An entry of any record: of an event, of a campaign. */
export interface Linked {
  readonly n: number;
  readonly link?: Link;
}

/** Before the first act. */
const NO_LINK = '';

/** JSON without spaces and with the names of every record in order: one text for one act, whoever writes it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => byText(one, other));
  const written = fields.filter(([, field]) => field !== undefined);
  return `{${written.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** The link an act has to carry after the one before it. */
function linkAfter(former: Link, { link: _, ...act }: Linked): Link {
  return sha256(`${former}\n${canonical(act)}`);
}

/** The links as the log keeps them; an act from before there were any has the one it would have been given. */
export function linksOf(log: readonly Linked[]): readonly Link[] {
  const links: Link[] = [];
  for (const entry of log) links.push(entry.link ?? linkAfter(links.at(-1) ?? NO_LINK, entry));
  return links;
}

export function newestLink(log: readonly Linked[]): Link {
  return log.at(-1)?.link ?? linksOf(log).at(-1) ?? NO_LINK;
}

export function withLink<E extends Linked>(log: readonly Linked[], entry: E): E {
  return { ...entry, link: linkAfter(newestLink(log), entry) };
}

export interface Chain<E extends Linked> {
  /** The first act that carries its link; null in a log from before there were any. */
  readonly from: number | null;
  /** Acts whose link does not follow from them and the link before. */
  readonly altered: readonly E[];
  /** Acts without a link behind others that have one. */
  readonly bare: readonly E[];
}

export function chainOf<E extends Linked>(log: readonly E[]): Chain<E> {
  const links = linksOf(log);
  const from = log.find((entry) => entry.link !== undefined)?.n ?? null;
  return {
    from,
    altered: log.filter((entry, at) => {
      return entry.link !== undefined && entry.link !== linkAfter(links[at - 1] ?? NO_LINK, entry);
    }),
    bare: log.filter((entry) => entry.link === undefined && from !== null && entry.n > from),
  };
}
