import type { Entry } from '@faultline/rules';
import { skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const story = () =>
  skirmish({
    red: { maul: { is: 'lord-maul', at: [10, 10] } },
    blue: { rex: { is: 'cc-7567-captain-rex', at: [11, 12] } },
    activates: 'maul',
    attackDice: ['strike', 'strike', 'strike', 'failure', 'failure', 'failure', 'failure'],
    defenseDice: ['failure', 'failure', 'failure', 'failure', 'failure'],
  });
const say = (told: Story, entry: Entry) => told.checked.send(entry);
const undo = (to: number, by: 0 | 1 | 'arbiter', consent: 0 | 1 | 'arbiter' | null = null): Entry => ({
  do: 'undo',
  to,
  by,
  consent,
});

describe('undo', () => {
  it('is free back to the last roll', () => {
    const told = story().chooses('focus');
    const before = told.match.hash;
    told.chooses('recover');
    expect(say(told, undo(1, 0))).not.toHaveProperty('refused');
    expect(told.match.hash).toBe(before);
  });

  it('is an entry: what was undone stays in the file', () => {
    const told = story().chooses('focus');
    say(told, undo(0, 0));
    expect(told.match.file().entries.map((entry) => entry.do)).toEqual(['answer', 'undo']);
  });

  it('[DP-59] needs the opponent beyond a roll', () => {
    const told = story().chooses('combat').chooses('melee');
    expect(say(told, undo(0, 0))).toMatchObject({
      refused: { why: 'no-consent', reasons: [{ rule: 'DP-59', facts: { freeBackTo: 2 } }] },
    });
    expect(say(told, undo(0, 0, 1))).not.toHaveProperty('refused');
    expect(told.open.decision?.point).toBe('DP-23');
  });

  it('beyond a roll raises the epoch, so that other dice fall', () => {
    const told = story().chooses('combat').chooses('melee');
    say(told, undo(0, 'arbiter'));
    expect(told.open.epoch).toBe(1);
  });

  it('past a reveal lays what was seen anew: another card may come, and nobody knows which', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const told = skirmish({
        red: { maul: { at: [10, 10] } },
        blue: { a: { at: [20, 20] }, b: { at: [24, 20] }, c: { at: [28, 20] } },
        activates: 'maul',
        sides: [{}, { deck: ['b1', 'b2', 'b3'] }],
        force: [0, 0],
        chance: n + 1,
      }).chooses('end');
      say(told, undo(0, 'arbiter'));
      expect(told.match.state.hidden.decks[1].toSorted()).toEqual(['b1', 'b2', 'b3']);
      told.chooses('end');
      seen.add(told.open.activation ? `${told.open.activation.unit}` : 'nobody');
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('within the free line leaves the epoch alone', () => {
    const told = story().chooses('focus');
    say(told, undo(0, 0));
    expect(told.open.epoch).toBe(0);
  });

  it('[DP-59] of a correction or a call of time needs the opponent', () => {
    const called = story();
    say(called, { do: 'time-called', by: 'arbiter' });
    expect(say(called, undo(0, 0))).toMatchObject({ refused: { why: 'no-consent' } });
    expect(say(called, undo(0, 1))).toMatchObject({ refused: { why: 'no-consent' } });
    expect(say(called, undo(0, 0, 1))).not.toHaveProperty('refused');
    expect(called.open.flags.timeCalled).toBe(false);
  });

  it('of a note is free', () => {
    const told = story();
    say(told, { do: 'note', by: 1, text: 'clock started' });
    expect(say(told, undo(0, 0))).not.toHaveProperty('refused');
  });

  it('to a version that is not in the past is refused', () => {
    expect(say(story(), undo(0, 0))).toMatchObject({ refused: { why: 'malformed' } });
    expect(say(story(), undo(-1, 0))).toMatchObject({ refused: { why: 'malformed' } });
  });

  it('of a decision is not free for the player who did not make it', () => {
    const told = story().chooses('focus');
    expect(say(told, undo(0, 1))).toMatchObject({ refused: { why: 'no-consent' } });
  });
});

describe('what may be said at any question', () => {
  it('[DP-58] a player concedes', () => {
    const told = story();
    say(told, { do: 'concede', by: 0 });
    expect(told.open.result).toEqual({ winner: 1, why: 'concession' });
    expect(told.open.decision).toBeNull();
  });

  it('Mission Critical and the call of time leave the question open', () => {
    const told = story();
    say(told, { do: 'mission-critical', by: 'arbiter' });
    say(told, { do: 'time-called', by: 'arbiter' });
    expect(told.open.flags).toMatchObject({ missionCritical: true, timeCalled: true });
    expect(told.open.decision?.point).toBe('DP-23');
  });

  it('a note changes nothing but the version', () => {
    const told = story();
    const before = told.match.hash;
    say(told, { do: 'note', by: 'arbiter', text: 'clock stopped at 34:10' });
    expect(told.match.hash).toBe(before);
  });

  it('every entry moves the version on by one, and answers to an older one are stale', () => {
    const told = story();
    say(told, { do: 'note', by: 'arbiter', text: 'clock started' });
    expect([told.match.version, told.open.version]).toEqual([1, 1]);
    expect(say(told, { do: 'answer', seat: 0, version: 0, answer: { option: 'focus' } })).toMatchObject({
      refused: { why: 'stale' },
    });
    told.chooses('focus');
    say(told, { do: 'mission-critical', by: 'arbiter' });
    say(told, undo(0, 'arbiter'));
    expect([told.match.version, told.open.version]).toEqual([4, 4]);
  });

  it('a note, also when the game is over', () => {
    const told = story();
    say(told, { do: 'concede', by: 0 });
    expect(say(told, { do: 'note', by: 1, text: 'well played' })).not.toHaveProperty('refused');
    expect(say(told, { do: 'time-called', by: 'arbiter' })).toMatchObject({ refused: { why: 'over' } });
  });

  it('[DP-59] a correction needs consent and a reason', () => {
    const told = story();
    const set = [{ unit: 'a1', damage: 4 }];
    expect(say(told, { do: 'correct', by: 0, consent: null, why: 'forgotten', set })).toMatchObject({
      refused: { why: 'no-consent' },
    });
    expect(say(told, { do: 'correct', by: 0, consent: 0, why: 'forgotten', set })).toMatchObject({
      refused: { why: 'no-consent' },
    });
    expect(say(told, { do: 'correct', by: 0, consent: 1, why: ' ', set })).toMatchObject({
      refused: { why: 'malformed' },
    });
    say(told, { do: 'correct', by: 0, consent: 1, why: 'forgotten damage', set });
    expect(told.unit('maul').damage).toBe(4);
    expect(told.open.flags.corrected).toBe(true);
  });

  it('a card under its own or another spelling is not there twice', () => {
    const told = story();
    const to = (card: string): Entry => ({
      do: 'correct',
      by: 'arbiter',
      consent: null,
      why: 'test',
      set: [{ seat: 0, card, zone: 'deck-top' }],
    });
    for (const card of ['a01', 'a 1', 'a1.1', 'constructor']) expect(say(told, to(card))).toHaveProperty('refused');
  });

  it('a record keeps its own copy of what was sent', () => {
    const { match } = story();
    const message = { do: 'note', text: 'as sent' } as { do: 'note'; text: string };
    match.send(0, message);
    message.text = 'changed later';
    expect(match.file().entries[0]).toMatchObject({ text: 'as sent' });
  });

  it('a correction is made whole or not at all', () => {
    const told = story();
    const set = [
      { unit: 'a1', damage: 4 },
      { unit: 'a9', damage: 1 },
    ];
    expect(say(told, { do: 'correct', by: 'arbiter', consent: null, why: 'mixed up', set })).toMatchObject({
      refused: { why: 'illegal', reasons: [{ facts: { unknownUnit: 'a9' } }] },
    });
    expect(told.unit('maul').damage).toBe(0);
  });

  it('[CR-WND-01] a corrected Unit is checked like any other', () => {
    const told = story();
    say(told, { do: 'correct', by: 'arbiter', consent: null, why: 'miscounted', set: [{ unit: 'b1', damage: 9 }] });
    expect(told.unit('rex').wounded).toBe(1);
    expect(told.open.score).toMatchObject({ momentum: [2, 1] });
  });

  it('corrects places, Force, cards, objectives and the tracker', () => {
    const told = story();
    say(told, {
      do: 'correct',
      by: 'arbiter',
      consent: null,
      why: 'table was bumped',
      set: [
        { character: 'a1.1', at: [50000, 50000, 0] },
        { seat: 0, force: 1 },
        { seat: 1, card: 'b1', zone: 'reserve' },
        { score: { token: -3, momentum: [2, 4] } },
      ],
    });
    expect(told.character('maul')).toMatchObject({ x: 50000, y: 50000 });
    expect(told.open.seats[0].forceReady).toBe(1);
    expect(told.open.seats[1]).toMatchObject({ reserve: 'b1', deck: ['shatterpoint'] });
    expect(told.open.score).toMatchObject({ token: -3, momentum: [2, 4] });
  });

  it('[HI-03] a card laid on top of a deck openly is known to both until the next shuffle', () => {
    const told = story();
    say(told, {
      do: 'correct',
      by: 'arbiter',
      consent: null,
      why: 'fell down',
      set: [{ seat: 1, card: 'b1', zone: 'deck-top' }],
    });
    expect(told.match.state.known.map((seat) => seat[1])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('a forgotten Active ability is used late with consent', () => {
    const told = story();
    expect(say(told, { do: 'late', by: 0, use: 'force-speed@a1', consent: null })).toMatchObject({
      refused: { why: 'no-consent' },
    });
    say(told, { do: 'late', by: 0, use: 'force-speed@a1', consent: 1 });
    expect(told.open.decision).toMatchObject({ seat: 0, step: 'pay.means' });
    told.plays('force', 'decline');
    expect(told.unit('maul').used).toEqual(['force-speed']);
    expect(told.open.decision?.point).toBe('DP-23');
  });

  it('an ability that could not have been used is not used late', () => {
    expect(say(story(), { do: 'late', by: 1, use: 'defensive-maneuver@b1', consent: 0 })).toMatchObject({
      refused: { why: 'unknown-option' },
    });
  });
});
