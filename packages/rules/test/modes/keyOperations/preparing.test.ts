import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  drawing,
  fast,
  Match,
  type OperationCard,
  type PlayedOperation,
  type Seat,
  sampleAnswer,
  sha256,
  viewFor,
} from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { coreGame, duel, type Duel, seeded, Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PLAIN, reasonsOf } from './depot.ts';
import { clock, RAID } from './raid.ts';

const { mission: _, ...republic } = REPUBLIC;
const { mission: _other, ...shadow } = SHADOW;

type Team = typeof republic & { readonly mission?: string };

interface Given {
  readonly card?: Partial<OperationCard>;
  readonly teams?: readonly [Team, Team];
  readonly aggressor?: Seat | null;
}

/** A game of the depot from its beginning, with two teams of the core box. */
function begun({ card = {}, teams = [republic, shadow], aggressor = 0 }: Given = {}): Story {
  const operation: PlayedOperation = { ...PLAIN, card: { ...PLAIN.card, ...card } };
  const game = coreGame({ mode: keyOperations, library: { ...library, operations: { depot: operation } } });
  const setup = { kind: 'teams', mode: 'key-operations', teams, plan: { operation: 'depot', aggressor } } as const;
  return new Story(Match.begin(game, setup, seeded('preparing')), new Map());
}

/** Answers by chance until the first Turn has begun. */
function played(story: Story): Story {
  const random = drawing(fast(sha256('preparing'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  for (let n = 0; n < 200 && story.open.turn === 0 && story.open.decision; n += 1) {
    const { decision, version } = story.open;
    const option = decision.options[0]?.id ?? '';
    const answer = sampleAnswer({ game: story.match.game, open: story.open }, option, random) ?? { option };
    story.checked.send({ do: 'answer', seat: decision.seat, version, answer });
  }
  return story;
}

describe('what an operation takes from the core rules', () => {
  it('[KO-MODE-01] is an attack as it is in the standard game, to the last die', () => {
    const shot: Duel = { attackDice: 'ssce', defenseDice: 'bf', defender: { at: [17, 10], hunker: 1 } };
    const told = (more: Duel): string[] =>
      duel({ ...shot, ...more })
        .plays('combat', 'ranged', 'n1', 'n2')
        .told('pool', 'rolled', 'results', 'option', 'suffered');
    const operation = { operation: 'raid', aggressor: 0, stage: 'break-in' };
    const here = told({ mode: keyOperations, operations: { raid: RAID }, score: operation });
    expect(here).toEqual(told({}));
    expect(here.length).toBeGreaterThan(5);
  });

  it('[KO-MODE-04] is an Order Deck of a card for each Unit and a Shatterpoint Card, hidden', () => {
    const { state } = begun().match;
    expect(state.hidden.decks[0].toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'shatterpoint']);
    expect(viewFor(state, 0).decks[0].every((card) => card === null)).toBe(true);
  });

  it('[KO-MODE-05] is a Force Pool of what all its Units bring, none of it spent', () => {
    const { open } = begun().match.state;
    const brought = open.units
      .filter(({ seat }) => seat === 0)
      .reduce((sum, { card }) => sum + (library.units[card]?.force ?? 0), 0);
    expect([open.seats[0].forcePool, open.seats[0].forceReady]).toEqual([brought, brought]);
    expect(brought).toBeGreaterThan(0);
  });

  it('[KO-DEP-03] are the distances of deployment', () => {
    const story = begun();
    story.chooses(story.offered[0] ?? '');
    expect(reasonsOf(story.tries('place', { to: [18, 18] }))).toEqual(['CR-DEPLOY-04']);
    expect(story.tries('place', { to: [18, 3] }).refusal).toBeNull();
  });
});

describe('a team for an operation', () => {
  it('[KO-R-40] may carry a mission, which is left aside', () => {
    const story = played(begun({ teams: [REPUBLIC, SHADOW] }));
    expect(story.told('mission', 'struggle')).toEqual([]);
    expect(story.open.score).toEqual(played(begun()).open.score);
  });
});

describe('the beginning of an operation', () => {
  it('[KO-DEP-01] fixes the roles before anybody deploys', () => {
    const story = played(begun({ aggressor: null }));
    const told = story.match.standing.map(({ event }) => event);
    expect(told.indexOf('operation')).toBeGreaterThanOrEqual(0);
    expect(told.indexOf('operation')).toBeLessThan(told.indexOf('deployed'));
  });

  it('[KO-R-17] adds Momentum in the very first Turn', () => {
    expect([played(begun()).open.turn, clock(played(begun())).momentum]).toEqual([1, [1, 0]]);
  });

  it('[KO-SET-02] begins with as much Momentum as its card says', () => {
    const story = played(begun({ card: { startMomentum: { aggressor: 2, sentinel: 1 } } }));
    expect(clock(story).momentum).toEqual([3, 1]);
  });

  it('[KO-ROLE-05] gives the first Turn to the role its card names', () => {
    const story = played(begun({ card: { firstPlayer: 'sentinel' } }));
    expect([story.open.turn, story.open.active, clock(story).momentum]).toEqual([1, 1, [0, 1]]);
  });
});
