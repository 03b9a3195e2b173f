import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-strained': besideShooter('501st-clone-troopers') },
} satisfies Scenes;
