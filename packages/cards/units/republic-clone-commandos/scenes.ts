import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-damage-galactic-republic': besideShooter('republic-clone-commandos') },
} satisfies Scenes;
