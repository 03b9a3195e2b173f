import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  drawing,
  fast,
  Match,
  type Message,
  otherSeat,
  type Random,
  type Seat,
  type Sent,
  sha256,
  viewFor,
  type Wish,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Under a server nothing that players send, whatever it is, moves the clock, the result or the past of the other. */

const game = coreGame();
const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
const MESSAGES = 4000;

const pick = <T>(all: readonly T[], random: Random): T => all[random(all.length)] as T;

const wishOf = (match: Match, random: Random): Wish =>
  pick<Wish>(
    [
      { do: 'undo', to: match.version - random(12) + 1 },
      { do: 'undo', to: match.version - 1 },
      {
        do: 'late',
        use: `${pick(['flip', 'force-speed', 'deflect'], random)}@${pick(['a', 'b'], random)}${random(7)}`,
      },
      { do: 'correct', why: pick(['slip', ' '], random), set: [{ unit: `a${random(8)}`, damage: random(4) }] },
      { do: 'correct', why: 'tracker', set: [{ score: { token: random(3) } }] },
    ],
    random,
  );

/** What somebody adds who would like to be somebody else. */
const FORGED = [{ by: 'arbiter' }, { by: 0 }, { consent: 1 }, { consent: 'arbiter' }, { seat: 1 }, { time: 1 }];

function anyMessage(match: Match, n: number, random: Random): Message {
  const plain = pick<Message>(
    [
      { do: 'time-called' },
      { do: 'mission-critical' },
      { do: 'note', text: 'x'.repeat(random(600)) },
      { do: 'answer', version: match.version, answer: { option: pick(['end', 'pass', 'decline', 'x'], random) } },
      ...Array.from({ length: 4 }, (): Message => ({ do: 'offer', what: wishOf(match, random) })),
      ...Array.from({ length: 4 }, () => wishOf(match, random)),
      ...Array.from(
        { length: 5 },
        (): Message => ({
          do: pick(['accept', 'accept', 'decline', 'withdraw'] as const, random),
          offer: pick([...match.offers.map(({ id }) => id), random(5)], random),
        }),
      ),
      ...(n > MESSAGES - 100 ? [{ do: 'concede' } as const] : []),
    ],
    random,
  );
  return (random(4) === 0 ? { ...plain, ...pick(FORGED, random) } : plain) as Message;
}

/** A server's notes of a game: who offered what, in its own hand. */
class Witness {
  readonly seen = { undone: 0, agreed: 0, conceded: 0, refused: 0 };
  private readonly offered = new Map<number, { readonly by: Seat; readonly what: Wish }>();

  /** Why a message did what its author alone may not; null when it did not. */
  whyNot(match: Match, by: Seat, message: Message, send: () => Sent): string | null {
    const before = { version: match.version, result: match.state.open.result, free: match.freeUndo(by) };
    const sent = send();
    const { flags, result } = match.state.open;
    if (flags.timeCalled || flags.missionCritical) return 'the clock was moved';
    if (before.result && result !== before.result) return 'the result was changed';
    if ('refused' in sent) {
      this.seen.refused += 1;
      return match.version === before.version ? null : 'a refused message was written down';
    }
    if (message.do === 'offer' && sent.offer !== undefined) this.offered.set(sent.offer, { by, what: message.what });
    if (match.version === before.version) return null;
    return this.whyNotWritten(match, by, message, before.free);
  }

  private whyNotWritten(match: Match, by: Seat, message: Message, free: number): string | null {
    const entry = match.entries.at(-1);
    if (!entry || 'time' in entry) return 'a time was believed';
    if (entry.do === 'answer') return entry.seat === by ? null : 'an answer of another seat';
    if (entry.do === 'concede') {
      this.seen.conceded += 1;
      return entry.by === by && match.state.open.result?.winner === otherSeat(by) ? null : 'a concession for another';
    }
    if (entry.do === 'note') return entry.by === by && entry.text.length <= 500 ? null : 'a note for another';
    if (entry.do !== 'undo' && entry.do !== 'late' && entry.do !== 'correct') return `${entry.do} was taken`;
    if (entry.do === 'undo') this.seen.undone += 1;
    if (entry.consent === null) return entry.do === 'undo' && entry.by === by && entry.to >= free ? null : 'no consent';
    const made = message.do === 'accept' ? this.offered.get(message.offer) : undefined;
    this.seen.agreed += 1;
    return made && made.by === entry.by && made.by !== by && entry.consent === by ? null : 'a consent nobody gave';
  }
}

function playThrough(seed: string): { readonly found: readonly string[]; readonly seen: Witness['seen'] } {
  const random = drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const match = Match.begin(game, setup, seeded(seed), 'server');
  const opponent = restlessOpponent(game, seed);
  const witness = new Witness();
  const found: string[] = [];
  for (let n = 0; n < MESSAGES; n += 1) {
    const { decision, version } = match.state.open;
    // A game is long enough to have a past, and short enough not to be over before somebody gives in.
    const plays = decision !== null && random(match.version < 100 ? 3 : 30) === 0;
    const by: Seat = plays ? decision.seat : pick([0, 1] as const, random);
    const message: Message = plays
      ? { do: 'answer', version, answer: opponent.decide(viewFor(match.state, by), decision, { trials: 0 }) }
      : anyMessage(match, n, random);
    const why = witness.whyNot(match, by, message, () => match.send(by, message));
    if (why !== null) found.push(`${n} ${JSON.stringify(message)}: ${why}`);
  }
  return { found, seen: witness.seen };
}

describe('thousands of messages of two players to a server', () => {
  it.each(['forged 1', 'forged 2', 'forged 3'])(
    '[DP-59] %s: neither clock nor result nor the other player’s past is moved without them',
    (seed) => {
      const { found, seen } = playThrough(seed);
      expect(found).toEqual([]);
      expect([seen.undone > 20, seen.agreed > 20, seen.refused > 1000, seen.conceded]).toEqual([true, true, true, 1]);
    },
    60_000,
  );
});
