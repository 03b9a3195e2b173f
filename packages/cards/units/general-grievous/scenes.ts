import { amongTwo, type Scenes } from '../../test/scenes.ts';

export default {
  reactives: { 'i-have-been-trained-in-your-jedi-arts': amongTwo('general-grievous') },
} satisfies Scenes;
