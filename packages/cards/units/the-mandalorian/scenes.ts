import { amongTwo, type Scenes, shotAt } from '../../test/scenes.ts';

const is = 'the-mandalorian';

export default {
  reactives: { 'fearless-and-inventive': amongTwo(is), 'do-the-magic-hand-thing': shotAt(is) },
} satisfies Scenes;
