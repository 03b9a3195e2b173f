import { type Scenes, shotAt } from '../../test/scenes.ts';

export default { reactives: { deflect: shotAt('jedi-master-plo-koon') } } satisfies Scenes;
