import { TABLES } from '@faultline/geometry';
import { type Heard, type Looker, tickAt } from '@faultline/host';
import type { Match, Random, State } from '@faultline/rules';
import { scrambled } from '@faultline/testkit';
import { Sheet } from '../../src/games/gameHere.ts';
import { beginningOf } from '../../src/games/head.ts';
import { gameBy, rulesOn } from '../../src/games/shelf.ts';
import type { House } from '../../src/house.ts';

/** What the games of these tests are played by. */
export const game = gameBy(rulesOn('standard', TABLES['core-1']));

/** Numbers that look like chance, the same in every run. */
export function randomOf(seed: number): Random {
  let at = seed;
  return (below) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
}

/** Another state that the looker cannot tell from this one; what only one player knows is hidden from those who look on. */
export const twinOf = (state: State, looker: Looker, random: Random): State =>
  looker === 'public'
    ? scrambled(game, scrambled(game, state, 0, random), 1, random)
    : scrambled(game, state, looker, random);

export type Frame = (g: string, heard: Heard, looker: Looker) => string;
export const asSent: Frame = (g, heard, looker) => new Sheet(g, heard).for(looker);

/** Versions at which the looker would be sent something else if what is hidden from them lay otherwise. */
export function leaks(g: string, told: readonly Heard[], looker: Looker, frame: Frame): readonly number[] {
  const random = randomOf(7);
  return told
    .filter((heard) => {
      const [before, after] = [twinOf(heard.before, looker, random), twinOf(heard.after, looker, random)];
      return frame(g, { ...heard, before, after }, looker) !== frame(g, heard, looker);
    })
    .map(({ version }) => version);
}

/** Every entry of a stored game as its hosts heard it, worked out anew from the beginning. */
export async function heardOf(house: House, g: string): Promise<readonly Heard[]> {
  const row = await house.row(g);
  const opened = await house.sealing.opened(g);
  if (!opened || !row.head.begun) throw new Error('The game has not begun.');
  const match: Match = beginningOf(game, row.head.terms, row.head.begun.teams, opened);
  const told = await house.storage.told(g, { segment: 0, version: 1_000_000 });
  const stored = await house.storage.entriesAfter(g, { segment: 0, version: 0 });
  return stored.map(({ entry }, n) => {
    const before = match.state;
    const taken = match.retake(entry);
    if ('refused' in taken) throw new Error(taken.refused.why);
    const { time } = entry;
    const clock = { ...tickAt(match.state, time) } as never;
    return {
      version: n + 1,
      before,
      after: match.state,
      events: taken.events,
      time,
      f: told[n]?.f ?? 0,
      clock,
      ofClock: false,
    };
  });
}
