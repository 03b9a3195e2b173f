import type { Author, Entry, Match, Sent, Voice, Wish } from '@faultline/rules';

type Wished = Extract<Entry, { readonly consent: Author | null }>;

function wishIn(entry: Wished): Wish {
  const { by: _by, consent: _consent, ...wish } = entry;
  return wish;
}

/**
 * Says to a match what an entry tells of, as those would whom it names: what somebody agrees to is offered by one and
 * accepted by the other. So stories and scenario files go through the same validation as everybody.
 */
export function say(match: Match, entry: Entry): Sent {
  if (entry.do === 'answer') {
    const { seat, ...message } = entry;
    return match.send(seat, message);
  }
  if (!('consent' in entry)) {
    const { by, ...message } = entry;
    return match.send(by as Voice, message);
  }
  const wish = wishIn(entry);
  if (entry.consent === null) return match.send(entry.by, wish);
  const offered = match.send(entry.by, { do: 'offer', what: wish });
  if ('refused' in offered || offered.offer === undefined) return offered;
  const accepted = match.send(entry.consent, { do: 'accept', offer: offered.offer });
  if ('refused' in accepted) match.send(entry.by, { do: 'withdraw', offer: offered.offer });
  return accepted;
}
