import { Unreadable } from '../command.ts';
import { contenderNamed } from './contender.ts';
import type { ArenaLine } from './line.ts';
import { playGame } from './playing.ts';

/** So many lines spread evenly over a file. */
export const spreadOver = <T>(lines: readonly T[], count: number): T[] =>
  lines.filter((_, at) => Math.floor(((at + 1) * count) / lines.length) > Math.floor((at * count) / lines.length));

/** Plays games again and tells of each that comes out otherwise. Games played by the clock cannot be compared. */
export function departures(lines: readonly ArenaLine[], tell: (done: number) => void): string[] {
  const byClock = ({ a, b }: ArenaLine): boolean =>
    contenderNamed('a', a).ms !== null || contenderNamed('b', b).ms !== null;
  if (lines.some(byClock)) throw new Unreadable('Games with a time budget cannot be reproduced.');
  return lines.flatMap((line, at) => {
    const again = playGame(line);
    tell(at + 1);
    if (again.hash === line.hash && again.winner === line.winner) return [];
    return [`pair ${line.pair}, ${line.a} in seat ${line.seatOfA}: ${line.hash} then, ${again.hash} now`];
  });
}
