import { type Scenes, shotAt } from '../../test/scenes.ts';

export default { reactives: { disciplined: shotAt('death-trooper-escort') } } satisfies Scenes;
