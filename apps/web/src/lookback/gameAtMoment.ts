import type { View } from '@faultline/rules';
import type { Game } from '../game/game.ts';
import { portAt } from './portAt.ts';

/** The game as every part of the page would have seen it then, with nobody to answer. */
export function gameAtMoment(game: Game, version: number, view: View): Game {
  const { port, moment } = game;
  const story = moment.story.slice(0, version + 1);
  return {
    ...game,
    port: portAt(port, version),
    moment: { ...moment, version, view, story, events: story.at(-1)?.events ?? [], back: null, forth: null },
    view,
    decision: null,
    outcome: null,
    answer: async () => {},
  };
}
