import { type Scenes, shotAt } from '../../test/scenes.ts';

export default { reactives: { deflect: shotAt('kanan-jarrus-spectre-1') } } satisfies Scenes;
