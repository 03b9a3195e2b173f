import { Misfit } from '@faultline/shape';
import { describe, expect, it } from 'vitest';
import { ASKS, type Ask, type AskKind, readAsk, readPost, type Terms } from '../src/wire/index.ts';

const G = 'a1'.repeat(16);
const ID = '0f'.repeat(16);
const BYTES = 'c'.repeat(64);
const SQUAD = { primary: 'one', secondary: 'two', supporting: 'three' };
const TEAM = { name: 'Mine', squads: [SQUAD, { ...SQUAD, era: 'Clone Wars' }], mission: 'a-mission' } as const;
const TERMS: Terms = { mode: 'standard', table: 'core-1', clock: { kind: 'none' }, watch: { delay: 0 } };

/** One of each, as a page would say it. */
const SAID: { readonly [K in AskKind]: Extract<Ask, { readonly t: K }> } = {
  hello: { t: 'hello', protocol: 1, rules: '0.6.1' },
  join: { t: 'join', g: G, since: { segment: 0, version: 12 }, as: 'seat' },
  leave: { t: 'leave', g: G },
  bring: { t: 'bring', g: G, team: TEAM, ready: true },
  seal: { t: 'seal', g: G, round: 1, value: BYTES },
  open: { t: 'open', g: G, round: 1, value: BYTES },
  reseal: { t: 'reseal', g: G, round: 1 },
  entry: {
    t: 'entry',
    g: G,
    id: ID,
    segment: 0,
    entry: { do: 'answer', version: 3, answer: { option: 'pass' } },
  },
  claim: { t: 'claim', g: G, id: ID },
  offer: { t: 'offer', g: G, id: ID, kind: 'undo', body: { do: 'undo', to: 4 } },
  reply: { t: 'reply', g: G, offer: ID, how: 'accept' },
  say: { t: 'say', g: G, id: ID, phrase: 'good-game' },
  wish: { t: 'wish', g: G, freeText: true },
  ping: { t: 'ping', n: 1 },
};

const kinds = Object.keys(ASKS) as AskKind[];

describe('what comes over the line', () => {
  it.each(kinds)('is read as it was said: %s', (kind) => {
    expect(readAsk(JSON.parse(JSON.stringify(SAID[kind])))).toEqual(SAID[kind]);
  });

  it.each(kinds)('names no seat, time, consent or author of its own: %s', (kind) => {
    for (const field of ['seat', 'by', 'time', 'at', 'consent', 'person', 'name'])
      expect(() => readAsk({ ...SAID[kind], [field]: 0 })).toThrow(Misfit);
  });

  it.each(kinds)('with a field missing or of the wrong kind is refused: %s', (kind) => {
    for (const field of Object.keys(SAID[kind])) {
      expect(() => readAsk({ ...SAID[kind], [field]: Symbol('wrong') })).toThrow(Misfit);
      const { [field as 't']: _, ...rest } = SAID[kind];
      if (field === 't' || field === 'g') expect(() => readAsk(rest)).toThrow(Misfit);
    }
  });

  it.each([null, 7, 'join', [], {}, { t: 'toString' }, { t: '__proto__' }, { t: 'constructor' }])(
    'that is no message is refused: %j',
    (value) => {
      expect(() => readAsk(value)).toThrow(Misfit);
    },
  );

  it('puts nothing into the record that is not a seat’s own to say', () => {
    for (const said of ['time-called', 'mission-critical', 'note', 'correct', 'late', 'accept'])
      expect(() => readAsk({ ...SAID.entry, entry: { do: said } })).toThrow(Misfit);
  });
});

describe('terms of a game', () => {
  const asked = (terms: unknown) => readPost('create', { terms });

  it('with any of the four clocks are read as they were given', () => {
    const clocks: readonly Terms['clock'][] = [
      { kind: 'none' },
      { kind: 'bank', bank: 600_000, increment: 30_000 },
      { kind: 'round', length: 7_200_000, critical: 5_400_000 },
      { kind: 'budgets', regular: 2_700_000, critical: 900_000 },
    ];
    for (const clock of clocks) expect(asked({ ...TERMS, clock })).toEqual({ terms: { ...TERMS, clock } });
  });

  it('with a clock of no kind, without end or of another kind’s fields are refused', () => {
    for (const clock of [
      { kind: 'blitz' },
      { kind: 'bank', bank: 1e12, increment: 0 },
      { kind: 'none', bank: 600_000 },
    ])
      expect(() => asked({ ...TERMS, clock })).toThrow(Misfit);
  });
});
