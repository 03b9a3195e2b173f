import type { Effect, OperationCard, PlayedOperation, RuleClause, RuleEffect, StageCard } from '@faultline/rules';
import { type MadeUp, reactive, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { clock, RAID, raid } from './raid.ts';

type Raid = NonNullable<Parameters<typeof raid>[0]>;

const [FIRST, SECOND] = RAID.card.stages as [StageCard, StageCard];
const pinEverybody: RuleEffect = {
  do: 'each',
  bind: 'u',
  from: { of: 'unit', side: 'any' },
  effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
};

type Moment = 'turn.start' | 'activation.start' | 'activation.end' | 'turn.end';

/** The raid with a rule of no player that pins everybody at this moment of every Turn. */
function muddy(on: Moment): PlayedOperation {
  const clause = { clause: 'on', event: { on }, effects: [pinEverybody] } as RuleClause;
  const card = { ...RAID.card, stages: [{ ...FIRST, rules: ['mud'] }, SECOND] } as OperationCard;
  return { ...RAID, card, rules: [{ id: 'mud', name: 'mud', by: 'active', clauses: [clause] }] };
}

const names = (story: Story): string[] => story.offered.map((id) => id.split('#')[0] ?? '');
const note: Effect = { do: 'refresh', amount: 1 };
const SP = 'shatterpoint';

/** Blue's Turn begins with these cards. */
const blueBegins = (side: NonNullable<Raid['sides']>[1], more: Raid = {}): Story =>
  raid({
    blue: { jyn: { at: [30, 30] }, bodhi: { at: [26, 30] }, cassian: { at: [22, 30] } },
    ...more,
    sides: [{}, side],
  }).chooses('end');

const activated = (story: Story): string | undefined => story.told('activated').at(-1);

describe('whose Turn it is in an operation', () => {
  it('[KO-TURN-01, KO-TURN-19] goes from one player to the other with each Turn', () => {
    const story = raid({ force: [0, 0] }).chooses('end');
    expect([story.open.turn, story.open.active]).toEqual([3, 1]);
    story.chooses('end');
    expect([story.open.turn, story.open.active]).toEqual([4, 0]);
  });

  it('[KO-R-22] does not end for a player without Units, for whom the clock runs on', () => {
    const story = raid({ momentum: [2, 2], blue: { jyn: { at: [30, 30], defeated: true } } }).chooses('end');
    expect([story.told('turn'), story.open.result]).toEqual([['turn 3 blue', 'turn 4 red'], null]);
    expect(clock(story).momentum).toEqual([3, 3]);
  });
});

describe('step 1 of a Turn', () => {
  it('[KO-TURN-03, KO-R-16] lets the active player order what is no player’s, the clock among it', () => {
    const story = raid({ operation: muddy('turn.start') }).chooses('end');
    expect([story.asked, names(story).toSorted()]).toEqual(['blue DP-13', ['clock', 'mud']]);
    story.chooses(story.offered.find((id) => id.startsWith('mud')) ?? '');
    // Whom it pins first is asked too.
    story.chooses(story.offered[0] ?? '');
    expect(story.told('rule', 'clock')).toEqual(['rule mud', 'clock blue']);
  });
});

describe('step 2 of a Turn', () => {
  it('[KO-TURN-04] turns up a card or takes the reserved one, as its player likes', () => {
    const story = blueBegins({ deck: ['b1', SP], reserve: 'b2', discard: ['b3'] });
    expect([story.asked, story.offered]).toEqual(['blue DP-14', ['reveal', 'reserve']]);
    expect(activated(story.chooses('reserve'))).toBe('activated bodhi reserve');
  });

  it('[KO-TURN-05] leaves only the reserved card where the deck is empty', () => {
    const story = blueBegins({ deck: [], reserve: 'b2', discard: ['b1', 'b3', SP] });
    expect(activated(story)).toBe('activated bodhi reserve');
  });

  it('[KO-TURN-06] takes the card of a Defeated Unit out of the game and turns up another', () => {
    const story = blueBegins(
      { deck: ['b1', 'b2', SP], discard: ['b3'] },
      {
        blue: { jyn: { at: [30, 30], defeated: true }, bodhi: { at: [26, 30] }, cassian: { at: [22, 30] } },
        force: [3, 0],
      },
    );
    expect(story.told('revealed', 'card-removed')).toEqual([
      'revealed blue b1',
      'card-removed blue b1',
      'revealed blue b2',
    ]);
    expect(story.open.seats[1].removed).toEqual(['b1']);
  });

  it('[KO-TURN-07] activates the Unit of the card', () => {
    const story = blueBegins({ deck: ['b3', 'b1', SP], discard: ['b2'] }, { force: [3, 0] });
    expect([activated(story), story.open.activation?.unit]).toEqual([
      'activated cassian deck',
      story.unit('cassian').id,
    ]);
  });
});

describe('the effects of a moment', () => {
  const has = (ability: string) => ({ has: [ability] });
  const abilities = (on: Moment): Readonly<Record<string, MadeUp>> => ({
    mine: reactive(0, { on }, note),
    yours: reactive(0, { on }, note),
  });

  /** Blue's Turn, with an ability of each player and a rule of nobody that wait for the moment. */
  const moment = (on: Moment): Story =>
    raid({
      red: { saw: { at: [10, 10], ...has('yours') } },
      blue: { jyn: { at: [30, 30], ...has('mine') } },
      force: [0, 0],
      sides: [{ force: { ready: 0, pool: 3 } }, { deck: ['b1', SP], force: { ready: 0, pool: 3 } }],
      abilities: abilities(on),
      operation: muddy(on),
    });

  /** The abilities and the rule in the order in which they were resolved in blue's Turn. */
  function inBluesTurn(story: Story): string[] {
    const log = () => story.match.eventsSince();
    const from = () => log().findLastIndex((event) => event.event === 'turn' && event.seat === 1);
    for (let n = 0; n < 12 && !(story.open.turn > 3); n += 1) {
      const wanted = ['mine@jyn', 'yours@saw', 'mud', 'pass', 'end'];
      const option = wanted.flatMap((one) => story.offered.find((id) => id.startsWith(one)) ?? [])[0];
      story.chooses(option ?? story.offered[0] ?? '');
    }
    return log()
      .slice(from())
      .flatMap((event) => (event.event === 'ability' ? [event.ability] : event.event === 'rule' ? [event.rule] : []));
  }

  it('[KO-TURN-08] at the start of an activation are the active player’s, the opponent’s, then nobody’s', () => {
    expect(inBluesTurn(moment('activation.start'))).toEqual(['mine', 'yours', 'mud']);
  });

  it('[KO-TURN-10] at the end of an activation go in the same order', () => {
    expect(inBluesTurn(moment('activation.end'))).toEqual(['mine', 'yours', 'mud']);
  });

  it('[KO-TURN-12] at the end of a Turn go in the same order', () => {
    expect(inBluesTurn(moment('turn.end'))).toEqual(['mine', 'yours', 'mud']);
  });
});

describe('an activation in an operation', () => {
  it('[KO-TURN-09] has two actions and no third', () => {
    const story = raid().plays('focus', 'take-cover', 'decline');
    expect(story.offered).toEqual(['end']);
    expect(story.tries('move').refusal).not.toBeNull();
  });

  it('[KO-TURN-11] is over when the Turn’s end is resolved', () => {
    const story = raid({
      operation: muddy('turn.end'),
      red: { saw: { at: [10, 10], has: ['shout'] } },
      force: [0, 3],
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      abilities: { shout: { kind: 'active', cost: 0, clauses: [{ clause: 'use', effects: [note] }] } },
    });
    expect(story.offered).toContain('shout');
    story.chooses('end');
    expect([story.asked, story.open.activation]).toEqual(['red DP-26', null]);
    expect(story.tries('shout').refusal).not.toBeNull();
  });
});

describe('the last step of a Turn', () => {
  it('[KO-TURN-20] gathers an Order Deck anew that is used up, with its Force, before the opponent begins', () => {
    const story = raid({
      red: { saw: { at: [10, 10] }, cassian: { at: [6, 10] }, bodhi: { at: [2, 10], defeated: true } },
      sides: [{ deck: [], discard: ['a1', 'a2', SP], removed: ['a3'], force: { ready: 1, pool: 3 } }, {}],
      shuffles: [['a2', SP, 'a1']],
    }).chooses('end');
    expect([story.open.seats[0].forceReady, story.match.state.hidden.decks[0]]).toEqual([3, ['a2', SP, 'a1']]);
    const told = story.match.standing.map(({ event }) => event);
    expect(told.indexOf('refreshed')).toBeLessThan(told.lastIndexOf('turn'));
  });
});

describe('the tracker as a clock', () => {
  it('[KO-WIN-01] is won by nobody whose Momentum meets the Struggle token', () => {
    const story = raid({ momentum: [8, 8], locked: true, held: [1, null], activates: 'jyn', active: 1 }).chooses('end');
    expect([story.open.result, clock(story).stage]).toEqual([null, 'break-in']);
  });

  it('[KO-STG-01] claims no Struggle Card for whoever completes a Stage', () => {
    const story = raid({ held: [0, null] }).chooses('end');
    expect(story.told('stage-ended')).toEqual(['stage-ended break-in 0 get-out']);
    expect(story.told('struggle-won', 'struggle')).toEqual([]);
    expect(story.open.score).not.toHaveProperty('struggle');
  });
});
