import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** A complete attack with real stances: a Reactive of each player, a shove in the tree, Strained inside it. */
const table = () =>
  skirmish({
    red: {
      rex: { is: 'cc-7567-captain-rex', at: [10, 10], conditions: ['strained'] },
      clones: {
        is: '501st-clone-troopers',
        at: [
          [8, 8],
          [8, 10],
        ],
      },
    },
    blue: { anakin: { is: 'general-anakin-skywalker', at: [17, 10] } },
    activates: 'rex',
    attackDice: ['crit', 'crit', 'strike', 'strike', 'strike', 'failure', 'expertise', 'failure', 'failure', 'failure'],
    defenseDice: ['block', 'failure', 'failure', 'failure', 'failure', 'failure', 'failure', 'failure', 'failure'],
  });

describe('an attack from beginning to end', () => {
  it('lets each player answer once', () => {
    const story = table().chooses('combat').chooses('ranged');
    console.log(story.offered, story.open.decision, story.open.frames.map((f) => f.at).join(' | '));
    story.chooses('coordinated-fire-strained@clones');
    console.log(story.offered, story.open.decision, story.open.frames.map((f) => f.at).join(' | '));
    expect(story.unit('anakin').conditions).toEqual(['strained']);
  });
});
