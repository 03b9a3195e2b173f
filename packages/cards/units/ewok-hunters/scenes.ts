import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-pinned-ewok': besideShooter('ewok-hunters', 'Ewok') },
} satisfies Scenes;
