import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'enfeeble-pinned': besideShooter('fourth-sister', 'Inquisitorius') },
} satisfies Scenes;
