import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-strained-galactic-empire': besideShooter('dark-troopers', 'Galactic Empire') },
} satisfies Scenes;
