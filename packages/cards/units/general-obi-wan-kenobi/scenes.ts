import { type Scenes, shotAt } from '../../test/scenes.ts';

export default { reactives: { 'so-uncivilized': shotAt('general-obi-wan-kenobi') } } satisfies Scenes;
