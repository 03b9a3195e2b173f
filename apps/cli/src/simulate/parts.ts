import type { Tell } from '../progress.ts';
import { onThreads } from '../threads.ts';
import { addedUp } from './abilities.ts';
import { type Keeper, type Kept, numbersOf } from './keeping.ts';
import { type SimulationRequest, type Portion, playPart } from './part.ts';

/** So many games are played between two looks at how it goes. */
const AT_ONCE = 10;
/** After so many broken games there is nothing new to learn. */
const MOST_BROKEN = 10;

/** Plays one part, here or elsewhere. */
type PartPlayer = (asked: SimulationRequest) => Portion | Promise<Portion>;

/** Plays all games asked for that are not kept yet, on this thread or on several; the result is the same. */
export async function playAll(asked: SimulationRequest, workers: number, keeper: Keeper, tell: Tell): Promise<Kept> {
  if (workers === 1) return inOrder(await playParts(asked, [playPart], keeper, tell));
  const script = new URL('./worker.ts', import.meta.url);
  const play = (threads: readonly PartPlayer[]) => playParts(asked, threads, keeper, tell);
  return inOrder(await onThreads<SimulationRequest, Portion, Kept[]>(script, workers, play));
}

/** The games that are not kept yet, a few at a time. */
function partsLeft({ from, to }: SimulationRequest, { kept }: Keeper): { from: number; to: number }[] {
  const done = new Set(kept.flatMap(({ part }) => numbersOf(part)));
  const parts: { from: number; to: number }[] = [];
  for (let number = from; number <= to; number += 1) {
    if (done.has(number)) continue;
    const last = parts.at(-1);
    if (last?.to === number - 1 && number - last.from < AT_ONCE) last.to = number;
    else parts.push({ from: number, to: number });
  }
  return parts;
}

/** Whoever is free takes the next part, until all is played or enough is broken. */
async function playParts(
  asked: SimulationRequest,
  players: readonly PartPlayer[],
  keeper: Keeper,
  tell: Tell,
): Promise<Kept[]> {
  const all = [...keeper.kept];
  const left = partsLeft(asked, keeper);
  const before = all.reduce((sum, { part }) => sum + numbersOf(part).length, 0);
  let now = 0;
  let since = performance.now();
  const broken = (): number => all.reduce((sum, { part }) => sum + part.broken.length, 0);
  const play = async (player: PartPlayer): Promise<void> => {
    for (let next = left.shift(); next && broken() < MOST_BROKEN; next = left.shift()) {
      const part = await player({ ...asked, ...next });
      const one = { part, seconds: (performance.now() - since) / 1000 };
      since = performance.now();
      keeper.keep(one);
      all.push(one);
      now += numbersOf(part).length;
      tell(before + now, now);
    }
  };
  await Promise.all(players.map(play));
  return all;
}

function inOrder(all: readonly Kept[]): Kept {
  const parts = all.map(({ part }) => part);
  return {
    part: {
      played: parts.flatMap(({ played }) => played).sort((a, b) => a.game - b.game),
      broken: parts.flatMap(({ broken }) => broken).sort((a, b) => a.game - b.game),
      uses: addedUp(parts.map(({ uses }) => uses)),
    },
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
