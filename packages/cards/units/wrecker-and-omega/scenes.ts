import { library } from '@faultline/cards';
import { action } from '@faultline/testkit';
import { type Acting, acting, type Scenes } from '../../test/scenes.ts';

const is = 'wrecker-and-omega';
const OTHER = action(0, { do: 'refresh', amount: 1 });

/** In the Ability action, with two other abilities to choose among. */
const inAction: Acting = (more, setup = {}) => {
  const has = [...(more.has ?? library.units[is]?.abilities ?? []), 'one', 'other'];
  const story = acting(is)({ ...more, has }, { ...setup, abilities: { one: OTHER, other: OTHER } });
  return story.offered.includes('ability') ? story.plays('ability') : story;
};

export default {
  actives: {
    'hahahaha-yeah': inAction,
    'i-wasnt-sneaking': (more, setup) =>
      acting(is)(more, { objectives: [{ key: 'M', at: [14 * 2540, 10 * 2540, 0] }], ...setup }),
  },
} satisfies Scenes;
