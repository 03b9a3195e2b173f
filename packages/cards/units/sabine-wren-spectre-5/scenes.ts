import { movedBeside, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'i-forged-this-armor-with-my-family': movedBeside('sabine-wren-spectre-5') },
} satisfies Scenes;
