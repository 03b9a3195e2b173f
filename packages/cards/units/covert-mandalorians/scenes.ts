import { movedBeside, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'mandalorians-are-stronger-together': movedBeside('covert-mandalorians') },
} satisfies Scenes;
