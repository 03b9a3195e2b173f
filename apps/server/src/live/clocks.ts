import { createHash } from 'node:crypto';
import { type Clock, type ClockSettings, readingOf } from '@faultline/host';
import { otherSeat, type Seat } from '@faultline/rules';
import type { GameHere } from '../games/gameHere.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';

/** An entry of the clock's own: of all processes that want it at this version one stores it. */
const idOf = ({ g, version }: GameHere, what: string): string =>
  createHash('sha256').update(`${what} ${g} ${version}`).digest('hex').slice(0, 32);

/** SD-MC-02, SD-TIM-03: what the clock itself says, as soon as it is time. */
async function ringNow(house: House, game: GameHere): Promise<void> {
  const { flags } = game.open;
  const reading = readingOf(game.settings, game.clock, house.now());
  if (reading.missionCritical && !flags.missionCritical)
    await house.send(game, idOf(game, 'critical'), 'clock', { do: 'mission-critical' });
  if (reading.timeCalled && !flags.timeCalled)
    await house.send(game, idOf(game, 'time'), 'clock', { do: 'time-called' });
}

/** A bell is looked at no sooner, and of a game that both have stopped, later. */
const SOONEST = 1000;
const STOPPED = 5000;

/** Rings what is due; tells when the next bell can ring at the earliest, null where none will. */
export async function ringBells(house: House, game: GameHere): Promise<number | null> {
  if (game.open.result) return null;
  await ringNow(house, game);
  const { result, flags } = game.open;
  const left = result ? null : untilBell(game.settings, game.clock, house.now(), flags);
  if (left === null) return null;
  return house.now() + Math.max(left, game.clock.stopped === null ? SOONEST : STOPPED);
}

/** However fast the two play: the other one's time may be nearer to its end than that of whoever is asked. */
function untilBell(
  settings: ClockSettings,
  clock: Clock,
  now: number,
  flags: { readonly missionCritical: boolean; readonly timeCalled: boolean },
): number | null {
  if (settings.kind === 'round') {
    const { round } = readingOf(settings, clock, now);
    if (round === null || flags.timeCalled) return null;
    return flags.missionCritical ? round : Math.max(0, round - (settings.length - settings.critical));
  }
  if (settings.kind !== 'budgets' || flags.missionCritical) return null;
  const { left } = readingOf(settings, clock, now);
  return left && Math.max(0, Math.min(...left) - settings.critical);
}

/** The other's time is up: taken where the stored times agree. An answer that is stored first wins. */
export async function claimFlag(house: House, game: GameHere, by: Seat, id: string): Promise<number> {
  const seat = otherSeat(by);
  const { settings } = game;
  if (settings.kind === 'none' || settings.kind === 'round') throw new Refused('no-clock');
  const verdict = await house.send(game, id, 'clock', { do: 'flag', seat }, null, () => {
    if (!game.open.result && readingOf(settings, game.clock, house.now()).flag !== seat) throw new Refused('no-flag');
  });
  if ('refused' in verdict)
    throw new Refused(verdict.refused.why, { reasons: verdict.refused.reasons, version: verdict.version });
  return verdict.version;
}
