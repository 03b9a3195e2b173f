import type { Message, Spoken, Wish } from '@faultline/rules';
import {
  Misfit,
  oneOf,
  optional,
  type RecordOf,
  record,
  type Shape,
  shape,
  textOf,
  whole,
  yesOrNo,
} from '@faultline/shape';
import { isRecord } from '@faultline/shape/guards';
import { MOST } from './bounds.ts';
import { bytes, id, place } from './fields.ts';
import { PHRASES } from './phrases.ts';
import { team } from './terms.ts';

/** What a seat says by itself: all else is offered, or is the clock's. */
const SAID_ALONE = ['answer', 'undo', 'concede'] as const;
export type EntryAsked = Extract<Spoken, { readonly do: (typeof SAID_ALONE)[number] }>;

const saying = <T extends Message>(kinds: readonly string[]): Shape<T> =>
  shape(`a message that does one of ${kinds.join(', ')}`, (value): value is T => {
    return isRecord(value) && kinds.some((kind) => kind === value.do);
  });

/** What is offered and waits for the other person. */
export const OFFERS = ['undo', 'correct', 'late', 'draw', 'pause', 'resume', 'rematch'] as const;
export type OfferKind = (typeof OFFERS)[number];

const g = id;

/** Everything a page says over the socket, by its kind. Nobody's seat, time, name or consent is among it. */
export const ASKS = {
  /** First of all. */
  hello: { protocol: whole(0, 10_000), rules: optional(textOf(40)), data: optional(textOf(100)) },
  /** From now on hears of this game: what came after `since`, else the whole of it. Said again after every cut. */
  join: { g, since: optional(place), as: optional(oneOf(['seat', 'spectator'] as const)) },
  leave: { g },
  /** A team, face down; once somebody is ready, theirs is fixed. */
  bring: { g, team, ready: yesOrNo },
  /** Sealed dice: first the seal of one's bytes, and when all three are shown, the bytes (docs/dice.md). */
  seal: { g, round: whole(1, 1000), value: bytes },
  open: { g, round: whole(1, 1000), value: bytes },
  /** Begins sealing anew where the other does not open; it is counted and shown. */
  reseal: { g, round: whole(1, 1000) },
  /** Into the record. The rules look at what is said (rules: whyNotMessage); the id makes it one however often it is sent. */
  entry: { g, id, segment: whole(0, 10_000), entry: saying<EntryAsked>(SAID_ALONE) },
  /** The other's time is up; the stored times say whether that is so. */
  claim: { g, id },
  /** `body` is a wish of the rules for undo, correct and late, and nothing for the others. */
  offer: { g, id, kind: oneOf(OFFERS), body: optional(saying<Wish>(['undo', 'correct', 'late'])) },
  reply: { g, offer: id, how: oneOf(['accept', 'decline', 'withdraw'] as const) },
  /** A phrase by its id, or free text where both players allow it. */
  say: { g, id, phrase: optional(oneOf(PHRASES)), text: optional(textOf(MOST.text)) },
  /** What one wants to hear in this game: free text, offers, words of the other, words of those who look on. */
  wish: {
    g,
    freeText: optional(yesOrNo),
    muteOffers: optional(yesOrNo),
    muteOther: optional(yesOrNo),
    muteSpectators: optional(yesOrNo),
  },
  /** Is the line alive; what time is it there. */
  ping: { n: whole(0, 1_000_000_000) },
} as const;

type Asks = typeof ASKS;
export type AskKind = keyof Asks;
export type Ask = { [K in AskKind]: { readonly t: K } & RecordOf<Asks[K]> }[AskKind];
export type AskOf<K extends AskKind> = Extract<Ask, { readonly t: K }>;

const KINDS = new Map(
  // order: each is looked up by its name
  Object.entries(ASKS).map(([kind, fields]) => [
    kind,
    record({ t: oneOf([kind]), ...(fields as Readonly<Record<string, Shape<unknown>>>) }),
  ]),
);

/** Reads what came over a socket; its size was looked at before. Throws a Misfit that says what is wrong. */
export function readAsk(value: unknown): Ask {
  const kind = isRecord(value) && typeof value.t === 'string' ? KINDS.get(value.t) : undefined;
  if (!kind) throw new Misfit('t', `one of ${[...KINDS.keys()].join(', ')}`, undefined);
  return kind.read(value, '') as Ask;
}
