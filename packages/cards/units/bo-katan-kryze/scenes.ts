import { movedBeside, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'mandalorians-are-stronger-together': movedBeside('bo-katan-kryze') },
} satisfies Scenes;
