import { describe, expect, it } from 'vitest';
import { type ClockAct, MINUTE, readClock, tableReading } from '../src/event/clock.ts';
import { ATTACK_DIE, extraMinutes, rollExtensionDice } from '../src/clock/dice.ts';
import { currentRound } from '../src/queries/current.ts';
import { missionCriticalGain } from '../src/scoring/missionCritical.ts';
import { ART, Desk, names, OLGA } from './desk.ts';

const standard = { baseMinutes: 120, variableLength: true };
const fixed = { baseMinutes: 120, variableLength: false };
const start: ClockAct = { kind: 'start', at: 0 };
const extension = (minutes: number): ClockAct => ({ kind: 'extension', at: 120 * MINUTE, minutes });
const at = (minutes: number, acts: readonly ClockAct[] = [start], length = standard) =>
  readClock(acts, length, minutes * MINUTE);
const second = 1000;

describe('the clock of a round', () => {
  it('[SD-TIM-06] a standard round lasts 120 minutes', () => {
    expect(at(0, [start], fixed)).toMatchObject({ phase: 'normal', remaining: 120 * MINUTE });
    expect(new Desk().state.details.baseMinutes).toBe(120);
  });

  it('[SD-TIM-07] [SD-R-05] Mission Critical begins at the 90-minute mark, to the second', () => {
    expect(readClock([start], standard, 90 * MINUTE - second).phase).toBe('normal');
    expect(at(90).phase).toBe('missionCritical');
  });

  it('[SD-X-05] what counts is the clock at the moment the End of Turn Sequence begins', () => {
    const side = { momentum: [8], token: 0, struggleWon: false };
    const gainAt = (time: number) => missionCriticalGain(readClock([start], standard, time).missionCritical, side);
    expect(gainAt(90 * MINUTE - second).space).toBeNull();
    expect(gainAt(90 * MINUTE).space).toBe(7);
  });

  it('[SD-MC-01] Mission Critical fills the last 30 minutes of a shorter round too', () => {
    expect(at(29, [start], { baseMinutes: 60, variableLength: true }).phase).toBe('normal');
    expect(at(30, [start], { baseMinutes: 60, variableLength: true }).phase).toBe('missionCritical');
  });

  it('[SD-R-01] the extension does not move its beginning', () => {
    expect(at(121, [start, extension(5)]).criticalFrom).toBe(90 * MINUTE);
  });

  it('[SD-MC-05] it is still in force in the extra minutes', () => {
    expect(at(123, [start, extension(5)])).toMatchObject({ phase: 'extension', missionCritical: true });
  });

  it('[SD-R-06] it is still in force while a Turn is finished after time', () => {
    const time: ClockAct = { kind: 'time', at: 123 * MINUTE };
    expect(at(130, [start, extension(3), time])).toMatchObject({ phase: 'timeCalled', missionCritical: true });
  });

  it('[SD-X-03] [SD-TIM-09] [SD-TIM-10] a critical and two strikes end the round at 123 minutes', () => {
    const minutes = extraMinutes(['critical', 'strike', 'strike', 'expertise', 'failure']);
    expect(minutes).toBe(3);
    expect(at(122, [start, extension(minutes)])).toMatchObject({ phase: 'extension', endsAt: 123 * MINUTE });
    expect(at(123, [start, extension(minutes)]).phase).toBe('timeCalled');
  });

  it('[SD-X-04] [SD-TIM-08] five dice bring 0 to 5 minutes with odds 1, 5, 10, 10, 5, 1 in 32', () => {
    expect(ATTACK_DIE.filter((face) => extraMinutes([face]) === 1)).toHaveLength(4);
    const seen = [0, 0, 0, 0, 0, 0];
    for (let round = 0; round < 3200; round++) {
      const dice = rollExtensionDice('odds', 1, 1, round);
      expect(dice).toHaveLength(5);
      const minutes = extraMinutes(dice);
      seen[minutes] = (seen[minutes] ?? 0) + 1;
    }
    [100, 500, 1000, 1000, 500, 100].forEach((expected, minutes) => {
      expect(Math.abs((seen[minutes] ?? 0) - expected)).toBeLessThan(110);
    });
  });

  it('until the dice are rolled the end is not known', () => {
    expect(at(121)).toMatchObject({ phase: 'awaitingDice', extraMinutes: null });
    expect(at(120, [start], fixed).phase).toBe('timeCalled');
  });

  it('a pause stops it, a resumption lets it run on', () => {
    const acts: ClockAct[] = [start, { kind: 'pause', at: 10 * MINUTE }];
    expect(at(50, acts)).toMatchObject({ paused: true, elapsed: 10 * MINUTE });
    expect(at(60, [...acts, { kind: 'resume', at: 50 * MINUTE }])).toMatchObject({
      paused: false,
      elapsed: 20 * MINUTE,
    });
  });

  it('[SD-R-13] a table with minutes of its own plays on after the others', () => {
    const acts: ClockAct[] = [start, { kind: 'time', at: 120 * MINUTE }];
    expect(tableReading(acts, fixed, 0, 125 * MINUTE).phase).toBe('timeCalled');
    expect(tableReading(acts, fixed, 10, 125 * MINUTE)).toMatchObject({ phase: 'extension', remaining: 5 * MINUTE });
    expect(tableReading(acts, fixed, 10, 130 * MINUTE).phase).toBe('timeCalled');
  });
});

describe('people and the clock', () => {
  const posted = (details = {}) => new Desk({ details }).gathers(...names(4)).posts();
  const later = (desk: Desk, minutes: number): Desk => {
    desk.now += minutes * MINUTE;
    return desk;
  };

  it('[SD-TIM-01] a round without a length cannot start', () => {
    expect(posted({ baseMinutes: 0 }).refuses({ kind: 'startClock', anyway: true })).toEqual(['noLength SD-TIM-01']);
  });

  it('[SD-TIM-02] [SD-R-12] the organiser starts it; with half the tables ready or fewer it asks', () => {
    const desk = posted();
    expect(desk.refuses({ kind: 'startClock', anyway: true }, ART)).toEqual(['notAllowed']);
    desk.does({ kind: 'seat', match: desk.matches[0]?.id ?? '' }, desk.matches[0]?.a);
    expect(desk.refuses({ kind: 'startClock' })).toEqual(['fewSeated SD-R-12']);
    desk.does({ kind: 'seat', match: desk.matches[1]?.id ?? '' });
    expect(desk.refuses({ kind: 'startClock' })).toEqual([]);
  });

  it('[SD-TIM-03] one clock serves all tables of the round', () => {
    const desk = posted().starts();
    const clock = currentRound(desk.state)?.clock ?? [];
    expect(clock).toEqual([{ kind: 'start', at: desk.now }]);
    const readings = desk.matches.map((match) => tableReading(clock, standard, match.extraMinutes, desk.now + 5));
    expect(readings[0]).toEqual(readings[1]);
  });

  it('[SD-MC-02] the Lead Arbiter announces Mission Critical to all tables', () => {
    const desk = posted().appoints('lea', 'leadArbiter').starts();
    expect(desk.refuses({ kind: 'announceMissionCritical' }, 'lea')).toEqual(['tooEarly SD-TIM-07']);
    later(desk, 90);
    expect(desk.refuses({ kind: 'announceMissionCritical' }, ART)).toEqual(['notAnnouncer SD-R-11']);
    desk.does({ kind: 'announceMissionCritical' }, 'lea');
    expect(desk.notes).toMatchObject([{ code: 'missionCritical', facts: { by: 'lea' } }]);
  });

  it('[SD-R-11] without a Lead Arbiter the Arbiter does', () => {
    const desk = later(posted().starts(), 90);
    expect(desk.refuses({ kind: 'announceMissionCritical' })).toEqual(['notAnnouncer SD-R-11']);
    expect(desk.refuses({ kind: 'announceMissionCritical' }, ART)).toEqual([]);
    expect(desk.does({ kind: 'dismiss', person: ART }).refuses({ kind: 'announceMissionCritical' })).toEqual([]);
  });

  it('[SD-R-03] the five dice are rolled once for all, when the base time has run out', () => {
    const desk = posted().starts();
    expect(desk.refuses({ kind: 'rollExtension' })).toEqual(['noDiceNow SD-R-03']);
    later(desk, 120).does({ kind: 'rollExtension' });
    const round = currentRound(desk.state);
    expect(round?.dice).toEqual(rollExtensionDice('seed', 1, 1, desk.now));
    expect(round?.clock.at(-1)).toMatchObject({ kind: 'extension', minutes: extraMinutes(round?.dice ?? []) });
    expect(desk.refuses({ kind: 'rollExtension' })).toEqual(['noDiceNow SD-R-03']);
  });

  it('[SD-R-03] nobody knows the length beforehand: the moment of the roll goes into it, and it cannot be taken back', () => {
    const rolls = Array.from({ length: 20 }, (_, at) => rollExtensionDice('seed', 1, 1, at).join());
    expect(new Set(rolls).size).toBeGreaterThan(10);
    const desk = later(posted().starts(), 120).does({ kind: 'rollExtension' });
    expect(desk.refuses({ kind: 'undo', entry: desk.event.log.length - 1 })).toEqual(['stands SD-R-03']);
  });

  it('[SD-R-02] no dice in an event with a fixed length', () => {
    const desk = later(posted({ variableLength: false }).starts(), 120);
    expect(desk.refuses({ kind: 'rollExtension' })).toEqual(['noDiceNow SD-R-03']);
    expect(desk.refuses({ kind: 'callTime' })).toEqual([]);
  });

  it('[SD-DIC-03] no act can set what the dice show', () => {
    const desk = later(posted().starts(), 120);
    const loaded = { kind: 'rollExtension', dice: ['strike', 'strike', 'strike', 'strike', 'strike'] } as never;
    expect(desk.refuses(loaded)).toEqual(['malformed']);
  });

  it('[SD-TIM-04] [SD-END-02] at time every table is told to finish its Turn', () => {
    const desk = later(posted().starts(), 119);
    expect(desk.refuses({ kind: 'callTime' })).toEqual(['timeLeft SD-TIM-01']);
    later(desk, 1).does({ kind: 'rollExtension' });
    later(desk, 6).does({ kind: 'callTime' });
    expect(desk.noteCodes()).toEqual(['finishTurn']);
  });

  it('[SD-R-13] the organiser pauses the whole round in an emergency, with a reason', () => {
    const desk = posted().starts();
    expect(desk.refuses({ kind: 'pauseClock' }, OLGA, '')).toEqual(['whyMissing SD-R-13']);
    later(desk, 10).does({ kind: 'pauseClock' }, OLGA, 'fire alarm');
    expect(desk.noteCodes()).toEqual(['paused']);
    later(desk, 30).does({ kind: 'resumeClock' });
    expect(readClock(currentRound(desk.state)?.clock ?? [], standard, desk.now).elapsed).toBe(10 * MINUTE);
  });

  it('[SD-R-13] minutes for one table are off unless announced', () => {
    const give = (desk: Desk) => ({ kind: 'extendTable', match: desk.matches[0]?.id ?? '', minutes: 5 }) as const;
    const plain = posted().starts();
    expect(plain.refuses(give(plain), ART)).toEqual(['noTableTime SD-R-13']);
    const generous = posted({ tableTime: true }).starts();
    generous.does(give(generous), ART).does(give(generous), ART);
    expect(generous.matches[0]?.extraMinutes).toBe(10);
  });

  it('survives a reload: the reading depends on recorded acts and the moment alone', () => {
    const desk = later(posted().starts(), 17);
    const saved = JSON.parse(JSON.stringify(currentRound(desk.state)?.clock));
    expect(readClock(saved, standard, desk.now)).toEqual(
      readClock(currentRound(desk.state)?.clock ?? [], standard, desk.now),
    );
  });
});
