import type { AskOf, OfferTold } from '@faultline/host/wire';
import { otherSeat, type Seat, type Spoken } from '@faultline/rules';
import type { GameHere } from '../games/gameHere.ts';
import type { House } from '../house.ts';
import type { Line } from '../lines/line.ts';
import { nextAfter } from '../meeting/rematch.ts';
import { Refused } from '../refused.ts';
import { isWaiting } from '../talk/offers.ts';

type Made = Pick<OfferTold, 'kind' | 'body'>;

/** What an offer puts into the record once it is accepted; null for a rematch, which is a game of its own. */
function entryFor({ kind, body }: Made): Spoken | null {
  if (kind === 'undo' || kind === 'correct' || kind === 'late') {
    if (body?.do !== kind) throw new Refused('malformed', { detail: `An offer of ${kind} says what in its body.` });
    return body;
  }
  if (body) throw new Refused('malformed', { detail: `An offer of ${kind} has no body.` });
  return kind === 'rematch' ? null : { do: kind };
}

/** Only what would be taken if the other agreed is offered. */
async function check(game: GameHere, by: Seat, made: Made): Promise<void> {
  const entry = entryFor(made);
  if (!entry && !game.open.result) throw new Refused('not-over');
  if (made.kind === 'pause' && game.clock.stopped !== null) throw new Refused('paused');
  if (made.kind === 'resume' && game.clock.stopped === null) throw new Refused('no-offer');
  const refused = entry && (await game.judge(by, entry, otherSeat(by)));
  if (refused) throw new Refused(refused.why, { reasons: refused.reasons, version: game.version });
}

export async function makeOffer(
  house: House,
  line: Line,
  seat: Seat,
  { g, id, ...made }: AskOf<'offer'>,
): Promise<void> {
  const game = await house.game(g);
  await check(game, seat, made);
  const wishes = await house.words.wishes(g);
  if (wishes[otherSeat(seat)].muteOffers) throw new Refused('offers-muted');
  await house.offers.make(g, seat, {
    id,
    kind: made.kind,
    ...(made.body && { body: made.body }),
    version: game.version,
  });
  line.tell('ok', { g, id });
  house.tell({ what: 'offers', of: g });
}

export async function replyTo(house: House, seat: Seat, { g, offer: id, how }: AskOf<'reply'>): Promise<void> {
  const game = await house.game(g);
  const offer = (await house.offers.waiting(g, game.version)).find((each) => each.id === id);
  if (!offer) throw new Refused('no-offer', { version: game.version });
  if ((offer.by === seat) !== (how === 'withdraw')) throw new Refused('own-offer');
  if (how === 'accept') await accept(house, game, offer, seat);
  await house.offers.end(g, id, how === 'accept' ? 'accepted' : how === 'decline' ? 'declined' : 'withdrawn');
  house.tell({ what: 'offers', of: g, id });
}

/**
 * The entry has the offer's id: accepted twice, by two devices or after a broken line, it is taken once; of an offer
 * that is withdrawn meanwhile, or about a moment that is past, nothing is taken.
 */
async function accept(house: House, game: GameHere, offer: OfferTold, seat: Seat): Promise<void> {
  const entry = entryFor(offer);
  if (!entry) return rematch(house, game.g);
  const verdict = await house.send(game, offer.id, offer.by, entry, seat, () => {
    if (!isWaiting(offer, game.version)) throw new Refused('no-offer', { version: game.version });
  });
  if (!('refused' in verdict)) return;
  if (await house.offers.ended(game.g, offer.id)) throw new Refused('no-offer', { version: verdict.version });
  throw new Refused(verdict.refused.why, { reasons: verdict.refused.reasons, version: verdict.version });
}

/** The same terms and people, sides changed. */
async function rematch(house: House, g: string): Promise<void> {
  const row = await house.row(g);
  const next = nextAfter(g);
  if (!(await house.rows.find(next))) {
    const people = (await house.seating.seats(g)).map(({ person }) => person);
    const insertions = house.rows.insertions(
      next,
      { terms: row.head.terms, begun: null },
      await house.rows.board(row.tableHash),
      { line: null, quick: false },
    );
    await house.seating.seatBoth(next, [people[1] ?? null, people[0] ?? null], ...insertions);
  }
  house.tell({ what: 'rematch', of: g });
}
