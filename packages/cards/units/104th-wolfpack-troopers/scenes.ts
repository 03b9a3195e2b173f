import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-strained': besideShooter('104th-wolfpack-troopers') },
} satisfies Scenes;
