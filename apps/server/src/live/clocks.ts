import { createHash } from 'node:crypto';
import { readingOf } from '@faultline/host';
import { otherSeat, type Seat } from '@faultline/rules';
import type { GameHere } from '../games/gameHere.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';

/** An entry of the clock's own: of all processes that want it at this version one stores it. */
const idOf = ({ g, version }: GameHere, what: string): string =>
  createHash('sha256').update(`${what} ${g} ${version}`).digest('hex').slice(0, 32);

/** SD-MC-02, SD-TIM-03: what the clock itself says, as soon as it is time. */
export async function ringBells(house: House, game: GameHere): Promise<void> {
  const { result, flags } = game.open;
  if (result || game.settings.kind === 'none') return;
  const reading = readingOf(game.settings, game.clock, house.now());
  if (reading.missionCritical && !flags.missionCritical)
    await house.send(game, idOf(game, 'critical'), 'clock', { do: 'mission-critical' });
  if (reading.timeCalled && !flags.timeCalled)
    await house.send(game, idOf(game, 'time'), 'clock', { do: 'time-called' });
}

/** The other's time is up: taken where the stored times agree. An answer that is stored first wins. */
export async function claimFlag(house: House, game: GameHere, by: Seat, id: string): Promise<number> {
  const seat = otherSeat(by);
  const { settings } = game;
  if (settings.kind === 'none' || settings.kind === 'round') throw new Refused('no-clock');
  if (!game.open.result && readingOf(settings, game.clock, house.now()).flag !== seat) throw new Refused('no-flag');
  const verdict = await house.send(game, id, 'clock', { do: 'flag', seat });
  if ('refused' in verdict)
    throw new Refused(verdict.refused.why, { reasons: verdict.refused.reasons, version: verdict.version });
  return verdict.version;
}
