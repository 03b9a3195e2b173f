// The round's clock: what it shows, and the acts on it.
import { type Command, currentRound, type EventState, readClock } from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Desk } from './desk.ts';
import { matchOf } from './people.ts';
import { actWord, type Answer, type Given } from './word.ts';

const PHASES: Readonly<Record<ReturnType<typeof readClock>['phase'], string>> = {
  waiting: 'has not started',
  normal: 'is running',
  missionCritical: 'is running, Mission Critical',
  awaitingDice: 'is waiting for the extra-time roll',
  extension: 'is in extra time',
  timeCalled: 'is over: finish the current Turn',
};

const minutes = (time: number): string => {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

function reading(state: EventState, now: number): Answer {
  const round = currentRound(state);
  if (round === undefined) throw new NotUnderstood('No round is paired yet.');
  const clock = readClock(round.clock, state.details, now);
  const { phase, paused, elapsed, remaining } = clock;
  const stands = paused ? ' It is paused.' : '';
  const says = `Round ${round.n} ${PHASES[phase]}.${stands} Played ${minutes(elapsed)}, left ${minutes(remaining)}.`;
  return { says, json: { clock: { round: round.n, ...clock } } };
}

function seated(desk: Desk, names: readonly string[]): void {
  const matches = currentRound(desk.state)?.matches ?? [];
  const some = names.length === 0 ? matches : names.map((name) => matchOf(desk.state, tableOr(name)).match);
  for (const match of some) desk.does({ kind: 'seat', match: match.id });
}

const tableOr = (name: string): string => (/^\d+$/.test(name) ? `table ${name}` : name);

function extended(desk: Desk, [name, text]: readonly string[]): void {
  if (name === undefined || text === undefined) throw new NotUnderstood('Missing table or player, or minutes.');
  const { match } = matchOf(desk.state, tableOr(name));
  desk.does({ kind: 'extendTable', match: match.id, minutes: wholeNumber('minutes', text, 1) });
}

const ACTS: Readonly<Record<string, (given: Given) => Command>> = {
  start: (given) => ({ kind: 'startClock', ...(given.has('anyway') ? { anyway: true } : {}) }),
  pause: () => ({ kind: 'pauseClock' }),
  resume: () => ({ kind: 'resumeClock' }),
  critical: () => ({ kind: 'announceMissionCritical' }),
  dice: () => ({ kind: 'rollExtension' }),
  time: () => ({ kind: 'callTime' }),
};

export const clock = actWord({
  name: 'clock',
  summary: 'show or control the round clock',
  takes: '[WORD]',
  about: `Without a command, shows the clock and changes nothing.

  seated [TABLE ...]    these tables are ready, all of them if none is named
  start                 most tables have to be ready and squads chosen, or --anyway
  pause, resume         for emergencies, with --why
  critical              announce Mission Critical
  dice                  roll the five dice for extra minutes
  time                  call time
  extend TABLE MINUTES  more minutes for one table, if that was announced`,
  options: { anyway: { type: 'boolean' } },
  help: '  --anyway     start even if tables are not ready or squads are not chosen',
  example: 'clock cup.json start --anyway\nclock cup.json',
  does(desk, given) {
    const [word, ...rest] = given.names;
    if (word === undefined) return reading(desk.state, desk.at);
    if (word === 'seated') seated(desk, rest);
    else if (word === 'extend') extended(desk, rest);
    else {
      const act = Object.hasOwn(ACTS, word) ? ACTS[word] : undefined;
      if (act === undefined || rest.length > 0)
        throw new NotUnderstood(`Unknown clock command. Available: seated, ${Object.keys(ACTS).join(', ')}, extend.`);
      desk.does(act(given));
    }
    return reading(desk.state, desk.at);
  },
});
