import { apply, type Command, currentRound, decided, type Event, foundEvent, isRefused } from '@faultline/tournament';
import { describe, expect, it } from 'vitest';
import { stepOf } from '../src/desk/round/step.ts';
import { desk as w } from '../src/i18n/en/desk.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev'];
const organiser = { person: 'Olga', name: 'Olga' };

const done = (first: Event, commands: readonly Command[]): Event =>
  commands.reduce((event, command) => {
    const answer = apply(event, { by: 'Olga', at: 2, why: '', command });
    if (isRefused(answer)) throw new Error(answer.refused[0]?.says);
    return answer.event;
  }, first);

/** Check-in is open, and four have handed in their lists. */
function gathered(): Event {
  const founding = { id: 'cup', name: 'Cup', setting: 'desk', format: 'showdown', firstDay: '2026-06-01' } as const;
  const founded = foundEvent({ ...founding, region: '', seed: 'four lucky numbers', organiser }, 1);
  if (isRefused(founded)) throw new Error('The event was not founded.');
  const team = { squads: [[], []], missionSet: 'on paper', code: '' };
  return done(founded.event, [
    { kind: 'write', details: { swissRounds: 3, cut: 0 } },
    { kind: 'appoint', person: 'Art', name: 'Art', office: 'arbiter', verifies: true },
    { kind: 'announce' },
    { kind: 'openRegistration' },
    ...NAMES.flatMap((name): Command[] => [
      { kind: 'register', player: name, name },
      { kind: 'submitTeam', player: name, team, salt: 'grain', problems: [] },
    ]),
    { kind: 'openCheckIn' },
  ]);
}

const checkedIn = (event: Event): Event =>
  done(
    event,
    NAMES.map((player) => ({ kind: 'checkIn', player, waiveRest: true })),
  );

/** A round from the draw to its close, everybody at the first seat winning. */
function played(event: Event): Event {
  const drawn = done(event, [{ kind: 'prepareRound' }]);
  const matches = currentRound(drawn.state)?.matches ?? [];
  return done(drawn, [
    { kind: 'tick', tables: matches.map(({ table }) => table), items: ['terrain'] },
    { kind: 'publishRound' },
    { kind: 'startClock', anyway: true },
    ...matches.map(
      (match): Command => ({ kind: 'enterResult', match: match.id, result: decided(match, [2, 0], [3, 1]) }),
    ),
    { kind: 'closeRound' },
  ]);
}

const dropped = (event: Event, ...players: readonly string[]): Event =>
  done(
    event,
    players.map((player) => ({ kind: 'drop', player })),
  );

const waitsFor = (event: Event) => stepOf(event.state, w)?.waits?.map(({ code }) => code);

describe('the next step', () => {
  it('[SD-R-66] is no draw before four are checked in, and says so', () => {
    expect(waitsFor(gathered())).toEqual(['tooFewPlayers']);
    expect(waitsFor(checkedIn(gathered()))).toEqual([]);
  });

  it('[SD-R-81] is a bye or the end of the event where one player is left', () => {
    const step = stepOf(dropped(played(checkedIn(gathered())), 'Ana', 'Ben', 'Cleo').state, w);
    expect([step?.waits, step?.anyway?.commands]).toEqual([[], [{ kind: 'finish' }]]);
  });

  it('[SD-R-81] is the end of the event alone where nobody is left', () => {
    const step = stepOf(dropped(played(checkedIn(gathered())), ...NAMES).state, w);
    expect([step?.waits?.map(({ code }) => code), step?.anyway?.commands]).toEqual([
      ['tooFewLeft'],
      [{ kind: 'finish' }],
    ]);
  });

  it('[SD-R-81] is never the end of the event while two can still play', () => {
    expect(stepOf(dropped(played(checkedIn(gathered())), 'Ana', 'Ben').state, w)?.anyway).toBeUndefined();
  });
});
