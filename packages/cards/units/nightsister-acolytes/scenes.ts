import { type Scenes, besideShooter } from '../../test/scenes.ts';

export default {
  reactives: { 'coordinated-fire-exposed-dathomirian': besideShooter('nightsister-acolytes', 'Dathomirian') },
} satisfies Scenes;
