import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  type Authority,
  type Correction,
  Match,
  type Message,
  parseGame,
  type Refusal,
  replay,
  type Sent,
  seal,
  type Voice,
  viewFor,
  type Wish,
} from '@faultline/rules';
import { coreGame, seeded, skirmish } from '@faultline/testkit';
import { castOf, refusalTexts } from '@faultline/text';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { describe, expect, it } from 'vitest';

const game = coreGame();
const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;

/** A game in its first Turns. */
function under(authority: Authority, most = 60): Match {
  const match = Match.begin(game, setup, seeded('authority'), authority);
  const opponent = restlessOpponent(game, 'authority');
  while (match.version < most && match.state.open.decision) {
    const { decision, version } = match.state.open;
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version, answer });
  }
  return match;
}

const refusal = (sent: Sent): Refusal | null => ('refused' in sent ? sent.refused : null);
const why = (sent: Sent) => refusal(sent)?.why ?? 'taken';
const rules = (sent: Sent) => refusal(sent)?.reasons.map(({ rule }) => rule);
const offerOf = (sent: Sent): number => {
  if ('refused' in sent || sent.offer === undefined) throw new Error(`No offer: ${JSON.stringify(sent)}`);
  return sent.offer;
};

const VOICES: readonly Voice[] = [0, 1, 'arbiter', 'clock'];
const set: readonly Correction[] = [{ unit: 'a1', hunker: 1 }];
const WISHES: readonly Wish[] = [
  { do: 'undo', to: 0 },
  { do: 'late', use: 'flip@a1' },
  { do: 'correct', why: 'forgotten', set },
];

describe('who may say what', () => {
  const said: readonly Message[] = [
    { do: 'answer', version: 0, answer: { option: 'none' } },
    { do: 'concede' },
    { do: 'mission-critical' },
    { do: 'time-called' },
    { do: 'note', text: 'a note' },
    ...WISHES,
    { do: 'offer', what: { do: 'undo', to: 0 } },
    { do: 'accept', offer: 1 },
    { do: 'decline', offer: 1 },
    { do: 'withdraw', offer: 1 },
  ];
  const heard = (authority: Authority, message: Message) =>
    VOICES.filter((voice) => why(under(authority, 20).send(voice, message)) !== 'no-authority');

  it.each(['table', 'server'] as const)('at a game of a %s: players, arbiter and clock each their own', (authority) => {
    const table = Object.fromEntries(said.map((message) => [message.do, heard(authority, message).join(' ')]));
    const callsTime = authority === 'table' ? '0 1 arbiter clock' : 'arbiter clock';
    expect(table).toEqual({
      answer: '0 1',
      concede: '0 1',
      'mission-critical': callsTime,
      'time-called': callsTime,
      note: '0 1 arbiter',
      undo: '0 1 arbiter',
      late: '0 1',
      correct: '0 1 arbiter',
      offer: '0 1',
      accept: '0 1 arbiter',
      decline: '0 1 arbiter',
      withdraw: '0 1',
    });
  });

  it('[SD-TIM-03] a player calls no time where a server keeps the clock', () => {
    const match = under('server');
    expect(rules(match.send(0, { do: 'time-called' }))).toEqual(['SD-TIM-03']);
    expect(match.state.open.flags.timeCalled).toBe(false);
    expect(why(match.send('clock', { do: 'time-called' }))).toBe('taken');
    expect(match.state.open.flags.timeCalled).toBe(true);
  });

  it('[SD-MC-02] nor Mission Critical', () => {
    const match = under('server');
    expect(rules(match.send(1, { do: 'mission-critical' }))).toEqual(['SD-MC-02']);
    expect(why(match.send('arbiter', { do: 'mission-critical' }))).toBe('taken');
  });

  it.each([
    ['a seat', { do: 'concede', by: 1 }],
    ['an arbiter', { do: 'correct', why: 'mine', set, by: 'arbiter' }],
    ['a consent', { do: 'undo', to: 0, consent: 1 }],
    ['a consent in an offer', { do: 'offer', what: { do: 'undo', to: 0, consent: 1 } }],
    ['an answering seat', { do: 'answer', seat: 1, version: 60, answer: { option: 'end' } }],
    ['a time', { do: 'note', text: 'early', time: 1 }],
  ])('%s that a message names is nobody: it is refused whole', (_what, message) => {
    for (const authority of ['table', 'server'] as const) {
      const match = under(authority);
      expect(why(match.send(0, message as never))).toBe('malformed');
      expect(match.version).toBe(60);
    }
  });

  it('whoever is none of them is not heard', () => {
    for (const voice of ['spectator', 2, null, '0', 'toString'])
      expect(why(under('table', 20).send(voice as never, { do: 'concede' }))).toBe('no-authority');
  });

  it('every refusal is a sentence in both languages', () => {
    const match = under('server');
    const refused = VOICES.flatMap((voice) =>
      [...said, { do: 'note', text: 'x'.repeat(501) } as const].flatMap(
        (m) => refusal(under('server', 20).send(voice, m)) ?? [],
      ),
    );
    for (const words of [english, german]) {
      const cast = castOf(game.library, words, match.state.open, ['Red', 'Blue']);
      const told = refused.flatMap((each) => refusalTexts(words, cast, each));
      expect(told.filter((text) => !/^[A-ZÄÖÜ].*[.]$/.test(text) || /undefined|no-authority/.test(text))).toEqual([]);
    }
    expect(new Set(refused.map((each) => each.why)).size).toBeGreaterThan(4);
  });
});

describe('consent', () => {
  it.each(WISHES)('[DP-59] to $do is not the author’s to give', (wish) => {
    const match = under('server');
    const by = match.state.open.decision?.seat ?? 0;
    expect(why(match.send(by, wish))).not.toBe('taken');
    expect(why(match.send(by === 0 ? 1 : 0, wish))).not.toBe('taken');
    expect(match.version).toBe(60);
  });

  it('[DP-59] is an offer by one and an acceptance by the other: only then it is done, and both names stand there', () => {
    const match = under('server');
    const offer = offerOf(match.send(0, { do: 'offer', what: { do: 'correct', why: 'forgotten', set } }));
    expect([match.version, match.offers.map(({ by }) => by)]).toEqual([60, [0]]);
    expect(why(match.send(0, { do: 'accept', offer }))).toBe('no-consent');
    expect(why(match.send(1, { do: 'accept', offer }, 7))).toBe('taken');
    expect(match.entries.at(-1)).toMatchObject({ do: 'correct', by: 0, consent: 1, time: 7 });
    expect(match.offers).toEqual([]);
  });

  it('[DP-59] may be an arbiter’s, who needs nobody’s for what they say themselves', () => {
    const match = under('server');
    const offer = offerOf(match.send(1, { do: 'offer', what: { do: 'undo', to: 3 } }));
    expect(why(match.send('arbiter', { do: 'accept', offer }))).toBe('taken');
    expect(match.entries.at(-1)).toMatchObject({ do: 'undo', by: 1, consent: 'arbiter' });
    expect(why(match.send('arbiter', { do: 'undo', to: 0 }))).toBe('taken');
  });

  it('is asked of nothing that could not be done with it', () => {
    const match = under('server');
    expect(rules(match.send(0, { do: 'offer', what: { do: 'undo', to: 99 } }))).toEqual(['DP-59']);
    expect(why(match.send(0, { do: 'offer', what: { do: 'late', use: 'nothing@a1' } }))).not.toBe('taken');
    expect(match.offers).toEqual([]);
  });

  it('is declined or withdrawn, and then it is too late to accept', () => {
    const match = under('server');
    const made = () => offerOf(match.send(0, { do: 'offer', what: { do: 'undo', to: 0 } }));
    const first = made();
    expect(why(match.send(1, { do: 'withdraw', offer: first }))).toBe('no-authority');
    expect(why(match.send(1, { do: 'decline', offer: first }))).toBe('taken');
    expect(why(match.send(1, { do: 'accept', offer: first }))).toBe('stale');
    const second = made();
    expect(why(match.send(0, { do: 'withdraw', offer: second }))).toBe('taken');
    expect(why(match.send(1, { do: 'accept', offer: second }))).toBe('stale');
  });

  it('is to the offer that was seen: a newer one of the same player takes its place', () => {
    const match = under('server');
    const small = offerOf(match.send(0, { do: 'offer', what: { do: 'undo', to: 59 } }));
    const large = offerOf(match.send(0, { do: 'offer', what: { do: 'undo', to: 0 } }));
    expect(why(match.send(1, { do: 'accept', offer: small }))).toBe('stale');
    expect(match.offers.map(({ id }) => id)).toEqual([large]);
  });

  it('lapses with the next entry', () => {
    const match = under('server');
    const offer = offerOf(match.send(0, { do: 'offer', what: { do: 'undo', to: 0 } }));
    match.send(1, { do: 'note', text: 'thinking' });
    expect(why(match.send(1, { do: 'accept', offer }))).toBe('stale');
  });
});

describe('a game that is over', () => {
  const over = (authority: Authority) => {
    const match = under(authority);
    match.send(0, { do: 'concede' });
    return match;
  };

  it.each(['table', 'server'] as const)(
    '[R-TURN-7] of a %s is not taken back by anybody, alone or together',
    (authority) => {
      const match = over(authority);
      for (const voice of [0, 1, 'arbiter'] as const)
        expect([
          why(match.send(voice, { do: 'undo', to: 60 })),
          rules(match.send(voice, { do: 'undo', to: 60 })),
        ]).toEqual(['over', ['R-TURN-7']]);
      expect(why(match.send(1, { do: 'offer', what: { do: 'undo', to: 60 } }))).toBe('over');
      expect(match.state.open.result).not.toBeNull();
    },
  );

  it('[R-TURN-7] nor by whoever decided last, where nothing was revealed since', () => {
    const { match } = skirmish({ activates: 'hero', red: { hero: { at: [3, 3] } }, blue: { enemy: { at: [33, 33] } } });
    match.send('arbiter', { do: 'time-called' });
    match.send(0, { do: 'answer', version: 1, answer: { option: 'end' } });
    expect([match.state.open.result?.why, match.freeUndo(0)]).toEqual(['time', 1]);
    expect(rules(match.send(0, { do: 'undo', to: 1 }))).toEqual(['R-TURN-7']);
  });
});

describe('how much is said at once', () => {
  const refusedBy = (message: Message) => refusal(under('server', 20).send(0, message))?.reasons[0]?.facts;

  it.each([
    ['a note of 500 characters', { do: 'note', text: 'x'.repeat(500) }, undefined],
    ['a note of 501', { do: 'note', text: 'x'.repeat(501) }, { entry: 'note', wrong: 'text', most: 500 }],
    [
      'a note of five million',
      { do: 'note', text: 'x'.repeat(5_000_000) },
      { entry: 'note', wrong: 'text', most: 500 },
    ],
    ['a reason of 201', { do: 'correct', why: 'x'.repeat(201), set }, { entry: 'correct', wrong: 'why', most: 200 }],
    [
      '33 corrections',
      { do: 'correct', why: 'x', set: Array.from({ length: 33 }, () => set[0] as Correction) },
      { entry: 'correct', wrong: 'set', most: 32 },
    ],
    [
      'an offer of 33',
      { do: 'offer', what: { do: 'correct', why: 'x', set: Array.from({ length: 33 }, () => set[0] as Correction) } },
      { entry: 'correct', wrong: 'set', most: 32 },
    ],
  ] as const)('%s', (_what, message, facts) => {
    expect(refusedBy(message)).toEqual(facts);
  });

  it.each([
    ['an option', { do: 'answer', version: 20, answer: { option: 'x'.repeat(1_000_000) } }],
    [
      'dice',
      { do: 'answer', version: 20, answer: { option: 'x', dice: Array.from({ length: 1_000_000 }, () => 'crit') } },
    ],
    ['a late use', { do: 'late', use: 'x'.repeat(1_000_000) }],
    ['a field', { do: 'concede', ['x'.repeat(1_000_000)]: 1 }],
    ['a kind', { do: 'x'.repeat(1_000_000) }],
    ['a score', { do: 'correct', why: 'x', set: [{ score: { token: 'x'.repeat(1_000_000) } }] }],
  ])('and nothing of a million in %s comes back', (_what, message) => {
    const sent = under('server', 20).send(0, message as never);
    expect(why(sent)).toBe('malformed');
    expect(JSON.stringify(sent).length).toBeLessThan(400);
  });

  it('reasons and corrections up to the bound are taken', () => {
    const match = under('server');
    const most = Array.from({ length: 32 }, () => set[0] as Correction);
    const offer = offerOf(match.send(0, { do: 'offer', what: { do: 'correct', why: 'x'.repeat(200), set: most } }));
    expect(why(match.send(1, { do: 'accept', offer }))).toBe('taken');
  });
});

describe('the record of a game of a server', () => {
  it('says so, and replays with all that the clock and the arbiter said', () => {
    const match = under('server');
    match.send('clock', { do: 'mission-critical' });
    match.send('arbiter', { do: 'undo', to: 50 });
    const file = parseGame(JSON.stringify(match.file()));
    expect(file.authority).toBe('server');
    const { match: again, departure } = replay(game, file);
    expect([departure, again.authority, again.hash]).toEqual([null, 'server', match.hash]);
  });

  it('of people at one screen does not: it is written as ever', () => {
    expect(under('table', 5).file()).not.toHaveProperty('authority');
  });

  it.each([
    ['a player calling time', { do: 'time-called', by: 0 }],
    ['an undo of its end', { do: 'undo', to: 20, by: 0, consent: 1 }],
  ] as const)('does not replay with %s', (_what, entry) => {
    const match = under('server', 20);
    match.send(1, { do: 'concede' });
    const file = match.file();
    const entries = entry.do === 'undo' ? [...file.entries, entry] : [...file.entries.slice(0, 20), entry];
    expect(replay(game, seal({ ...file, entries })).departure?.why).toMatch(/is refused: (no-authority|over)/);
  });
});
