import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-pinned-galactic-republic': besideShooter('212th-clone-troopers') },
} satisfies Scenes;
