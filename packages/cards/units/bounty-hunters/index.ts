import { payday } from '../../shared/standing.ts';
import { chooseUnit, onTheTrail, UNIT } from '../../shared/tactics.ts';
import { use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** They take an enemy's weapon, or ready their own. */
const toolsOfTheTrade = use({
  do: 'pick',
  among: [
    {
      name: 'disarm',
      effects: [
        chooseUnit({ side: 'enemy', within: { range: 3, from: 'self' } }),
        { do: 'gain', who: UNIT, condition: 'disarmed' },
      ],
    },
    {
      name: 'arm',
      effects: [
        { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 2 }, until: 'turn' },
        { do: 'grant', who: 'self', keyword: { name: 'impact', value: 2 }, until: 'turn' },
      ],
    },
  ],
});

export default unit(card, {
  'on-the-trail': onTheTrail,
  'tools-of-the-trade': toolsOfTheTrade,
  payday,
});
