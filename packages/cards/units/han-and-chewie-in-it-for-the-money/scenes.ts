import { duel } from '@faultline/testkit';
import { afterReveal, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

const is = 'han-and-chewie-in-it-for-the-money';

/** One of the two has fought, the other had nobody to fight. */
const fought: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) => {
    const at = [
      [10, 10],
      [30, 2],
    ] as const;
    const story = duel({ attacker: { is, at, ...more }, defender: { stamina: 10 }, force: [ready, 0], ...setup });
    story.plays('combat');
    for (const id of ['attacker.1', 'melee']) if (story.offered.includes(id)) story.chooses(id);
    return story;
  },
};

export default {
  reactives: { 'boring-conversation-anyway': fought, 'i-expect-to-be-well-paid': afterReveal(is) },
} satisfies Scenes;
