import { forwardPlanning } from '../../shared/fighting.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { type Script, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** A Hunker token for the opponent's Control token. */
const fightSmarter = use({
  do: 'when',
  test: { test: 'hunkered', who: 'self' },
  effects: [
    {
      do: 'choose',
      bind: 'objective',
      from: { of: 'objective', controlledBy: 'opponent', within: { range: 3, from: 'self' } },
    },
    { do: 'drop-hunker', who: 'self', tokens: 1 },
    { do: 'if-did', effects: [{ do: 'control', of: { bound: 'objective' }, by: 'nobody' }] },
  ],
});

const brains: Script = (['attack', 'defense'] as const).map((roll) => ({
  clause: 'pool',
  roll,
  dice: 1,
  where: { test: 'hunkered', who: 'self' },
}));

export default unit(card, {
  'fight-smarter-not-harder': fightSmarter,
  'keep-a-low-profile': defensiveManeuver,
  'forward-planning': forwardPlanning({ rank: ['primary', 'secondary'] }),
  'the-brains-of-the-batch': brains,
});
