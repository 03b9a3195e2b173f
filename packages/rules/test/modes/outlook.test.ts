import { objectiveOutlook, type Outlook, outlook, trackerSide } from '@faultline/rules';
import { type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Red’s hero stands on objective C in its activation; the phase II card marks ML for a block. */
const table = (setup: Partial<Skirmish> = {}): Story =>
  skirmish({
    activates: 'hero',
    turn: 3,
    red: { hero: { at: [18, 18] } },
    blue: { enemy: { at: [33, 33] } },
    objectives: [{ key: 'C', at: [45720, 45720, 0], active: true }],
    score: { card: 'hack-the-security-network', map: 1 },
    ...setup,
  });

const ifEnded = ({ match, open }: Story): Outlook => outlook({ game: match.game, open });
const position = ({ match, open }: Story) => ({ game: match.game, open });

describe('if the Turn ended now', () => {
  it('says who would control an objective, by which rule and whom it counts', () => {
    expect(objectiveOutlook(position(table()), 'C')).toEqual({
      objective: 'C',
      now: null,
      next: 0,
      why: { rule: 'CR-OBJ-05', facts: { first: 'a1.1', second: '' }, source: 'rules' },
    });
  });

  it.each([
    ['CR-OBJ-09', { red: { hero: { at: [3, 3] as const } } }],
    ['CR-OBJ-06', { blue: { enemy: { at: [18, 21] as const } } }],
    ['CR-OBJ-03', { objectives: [{ key: 'C', at: [45720, 45720, 0] as const, active: false }] }],
  ])('names %s where nothing changes', (rule, setup) => {
    expect(objectiveOutlook(position(table(setup)), 'C')).toMatchObject({ next: null, why: { rule } });
  });

  it('tells the moves of the token apart, each with its reason', () => {
    const objectives = [{ key: 'C', at: [45720, 45720, 0] as const, active: true, priority: true }];
    expect(ifEnded(table({ objectives })).moves.map(({ spaces, why }) => [spaces, why.rule, why.source])).toEqual([
      [1, 'MS-PRIO-03', 'shifting-priorities'],
      [1, 'CR-STRUG-02', 'rules'],
    ]);
  });

  it('says who wins, and that the rest of the movement is lost', () => {
    const { token, wins, momentum } = ifEnded(table({ score: { token: 6, momentum: [2, 1] } }));
    expect([token, wins, momentum]).toEqual([{ from: 6, to: 7 }, 0, []]);
  });

  it('says who gains Momentum afterwards', () => {
    const gains = ifEnded(table({ score: { token: -3 } })).momentum;
    expect(gains.map(({ seat, why }) => [seat, why.rule])).toEqual([[0, 'CR-STRUG-09']]);
  });

  it('counts the Momentum of Mission Critical', () => {
    const story = table({ score: { token: 7 } });
    story.match.send('arbiter', { do: 'mission-critical' });
    expect(ifEnded(story)).toMatchObject({ wins: 0, moves: [], momentum: [{ seat: 0, why: { source: 'event' } }] });
  });

  it('counts no Momentum of Mission Critical on a full side', () => {
    const story = table({ score: { token: -3, momentum: [8, 0] } });
    story.match.send('arbiter', { do: 'mission-critical' });
    expect(ifEnded(story).momentum.map(({ why }) => why.rule)).toEqual(['CR-STRUG-09']);
  });

  it.each([
    ['red', 0, 6, [1, 1], {}],
    [
      'blue',
      1,
      -6,
      [1, 1],
      { activates: 'enemy', active: 1, red: { hero: { at: [3, 3] } }, blue: { enemy: { at: [18, 18] } } },
    ],
  ] as const)(
    '[SD-MC-03] lets the token meet the Momentum that %s has just gained',
    (_who, seat, token, momentum, more) => {
      const story = table({ score: { token, momentum }, missionDeck: ['commandeer-a-new-ride'], ...more });
      expect(ifEnded(story).wins).toBeNull();
      story.checked.send({ do: 'mission-critical', by: 'arbiter' });
      expect(ifEnded(story)).toMatchObject({ wins: seat, momentum: [{ seat, why: { rule: 'SD-MC-03' } }] });
      expect(story.chooses('end').told('struggle-won')).toHaveLength(1);
    },
  );

  it.each([
    ['a plain end', {}],
    ['a token on the other half', { score: { token: -4, card: 'hack-the-security-network', map: 1 } }],
    ['a token on the centre', { red: { hero: { at: [3, 3] as const } } }],
    ['the end of the first Turn', { turn: 1 }],
    ['a token on the centre in the first Turn', { turn: 1, red: { hero: { at: [3, 3] as const } } }],
    ['the end of the second Turn', { turn: 2 }],
    ['a token on the centre in the second Turn', { turn: 2, red: { hero: { at: [3, 3] as const } } }],
    ['a win', { score: { token: 6, momentum: [2, 1] }, missionDeck: ['commandeer-a-new-ride'] }],
  ])('says what then happens: %s', (_name, setup) => {
    const story = table(setup);
    const { token, wins, momentum } = ifEnded(story);
    story.chooses('end');
    const events = story.match.eventsSince();
    const last = events.findLast(({ event }) => event === 'token');
    expect(last?.event === 'token' ? last.to : token.from).toBe(token.to);
    expect(events.flatMap((e) => (e.event === 'struggle-won' ? [e.seat] : []))).toEqual(wins === null ? [] : [wins]);
    expect(events.flatMap((e) => (e.event === 'momentum' ? [e.seat] : []))).toEqual(momentum.map(({ seat }) => seat));
  });
});

describe('the tracker', () => {
  it('[CR-SETUP-23] a player’s side is the one at their edge', () => {
    const story = table({ sides: [{ edge: 'north' }, { edge: 'south' }], score: { token: 2, momentum: [2, 1] } });
    expect([trackerSide(position(story), 0), trackerSide(position(story), 1)]).toEqual([
      { seat: 0, edge: 'north', momentum: [8, 7], token: 2 },
      { seat: 1, edge: 'south', momentum: [8], token: -2 },
    ]);
  });
});
