import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { enfeeble: besideShooter('fifth-brother', 'Inquisitorius') },
} satisfies Scenes;
