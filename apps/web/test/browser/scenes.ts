import { REPUBLIC, SHADOW } from '@faultline/cards';
import type { GameEvent, GameFile, Match } from '@faultline/rules';
import { playInNode } from './played.ts';

interface Scene {
  readonly file: GameFile;
  /** The answer that brings it about. */
  readonly option: string;
}

export interface Scenes {
  readonly attacked: GameFile;
  readonly wound: Scene;
  readonly won: Scene;
}

/** Of one game played in Node: the second player has attacked and the first is asked, and just before a Wound and a Struggle won. */
export function scenes(): Scenes {
  let attacked: GameFile | null = null;
  const found: { wound?: Scene; won?: Scene } = {};
  let last: GameFile | null = null;
  playInNode('greedy', 'a', [REPUBLIC.mission, SHADOW.mission], ({ seat }, match) => {
    const [entry, chapter] = [match.entries.at(-1), match.story.at(-1)];
    const brought = (name: GameEvent['event']) => chapter?.events.some(({ event }) => event === name) === true;
    if (last && entry?.do === 'answer' && !entry.answer.to) {
      const scene = { file: last, option: entry.answer.option };
      if (brought('wounded')) found.wound ??= scene;
      if (brought('struggle-won')) found.won ??= scene;
    }
    if (seat === 0 && chapter?.by === 1 && !attacked && attackedSince(match)) attacked = match.file();
    last = match.file();
    return attacked && found.wound && found.won ? 'stop' : 'on';
  });
  const { wound, won } = found;
  if (!attacked || !wound || !won) throw new Error('The game has not all of the scenes.');
  return { attacked, wound, won };
}

const attackedSince = ({ story }: Match): boolean =>
  story
    .slice(story.findLastIndex(({ by }) => by === 0) + 1)
    .some(({ events }) => events.some((each) => each.event === 'attack-resolved' && each.damage > 0));
