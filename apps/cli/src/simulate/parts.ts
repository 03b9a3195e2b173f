import { onThreads } from '../threads.ts';
import { addedUp } from './abilities.ts';
import { type Asked, type Part, playPart } from './part.ts';

/** So many games are played between two looks at how it goes. */
const AT_ONCE = 10;
/** After so many broken games there is nothing new to learn. */
const MOST_BROKEN = 10;

/** Plays one part, here or elsewhere. */
type Player = (asked: Asked) => Part | Promise<Part>;

/** Plays all games asked for, on this thread or on several; the result is the same. */
export async function playAll(asked: Asked, workers: number, tell: (done: number) => void): Promise<Part> {
  if (workers === 1) return inOrder(await playParts(asked, [playPart], tell));
  const script = new URL('./worker.ts', import.meta.url);
  return inOrder(await onThreads<Asked, Part, Part[]>(script, workers, (threads) => playParts(asked, threads, tell)));
}

/** Whoever is free takes the next part, until all is played or enough is broken. */
async function playParts(asked: Asked, players: readonly Player[], tell: (done: number) => void): Promise<Part[]> {
  const parts: Part[] = [];
  let next = asked.from;
  let done = 0;
  let broken = 0;
  const play = async (player: Player): Promise<void> => {
    while (next <= asked.to && broken < MOST_BROKEN) {
      const [from, to] = [next, Math.min(asked.to, next + AT_ONCE - 1)];
      next = to + 1;
      const part = await player({ ...asked, from, to });
      parts.push(part);
      done += to - from + 1;
      broken += part.broken.length;
      tell(done);
    }
  };
  await Promise.all(players.map(play));
  return parts;
}

const inOrder = (parts: readonly Part[]): Part => ({
  played: parts.flatMap(({ played }) => played).sort((a, b) => a.game - b.game),
  broken: parts.flatMap(({ broken }) => broken).sort((a, b) => a.game - b.game),
  uses: addedUp(parts.map(({ uses }) => uses)),
});
