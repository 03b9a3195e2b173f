import { afterReveal, type Scenes } from '../../test/scenes.ts';

export default { reactives: { payday: afterReveal('bounty-hunters') } } satisfies Scenes;
