import { movedBeside, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'mandalorians-are-stronger-together': movedBeside('gar-saxon-merciless-commander') },
} satisfies Scenes;
