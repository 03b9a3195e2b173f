import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-damage-rebel-alliance': besideShooter('rebel-commandos', 'Rebel Alliance') },
} satisfies Scenes;
