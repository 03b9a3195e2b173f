import { duel, skirmish } from '@faultline/testkit';
import { PAIR, type ReactiveScene, type Scenes } from '../../test/scenes.ts';

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

/** Their player has revealed the card of another Unit. */
const revealed: ReactiveScene = {
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { unit: { is, at: PAIR, ...more }, ally: { at: [5, 5], tags: ['Jedi'] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2', 'shatterpoint'] }, {}],
      force: [ready, 0],
      ...setup,
    }),
};

export default {
  reactives: { 'boring-conversation-anyway': fought, 'i-expect-to-be-well-paid': revealed },
} satisfies Scenes;
