import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-disarmed': besideShooter('naboo-royal-handmaidens') },
} satisfies Scenes;
