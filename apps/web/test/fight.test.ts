import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { fightIn } from '../src/play/fight.ts';

const story = () =>
  skirmish({
    activates: 'hero',
    red: {
      hero: {
        at: [18, 18],
        tree: { options: [{ id: 'n1', column: 0, row: 0, start: true, effects: ['damage'] }], paths: [] },
      },
    },
    blue: { villain: { at: [20, 18] } },
    attackDice: 'sss',
  });

describe('an attack under way', () => {
  it('is nobody’s before it begins', () => {
    expect(fightIn(story().open)).toBeNull();
  });

  it('has an attacker and a target', () => {
    const { open } = story().chooses('combat').chooses('melee');
    const [attacker, target] = [open.characters[0]?.id, open.characters[1]?.id];
    expect(fightIn(open)).toEqual({ attacker, target });
  });
});
