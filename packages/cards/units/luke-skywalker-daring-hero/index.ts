import { movesThenHunker, ownOrAllyMayMove } from '../../shared/moving.ts';
import { on } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Who shoots from behind a Hunker token near him may roll failures again. */
const hesTheBrains = on(
  {
    on: 'attack.modifying',
    by: {
      of: 'character',
      side: 'allied',
      tag: ['Rebel Alliance', 'Spy'],
      hunkered: true,
      within: { range: 3, from: 'self' },
    },
    attackType: 'ranged',
    inCombatAction: true,
  },
  null,
  { do: 'dice', roll: 'attack', change: { how: 'reroll', face: 'failure', most: 2 } },
);

export default unit(card, {
  'im-here-to-rescue-you': ownOrAllyMayMove('reposition', 'Spy'),
  'grappling-hook': movesThenHunker('climb'),
  'hes-the-brains-sweetheart': hesTheBrains,
  'oh-the-uniform': [{ clause: 'permit', what: 'hunker-while-engaged' }],
});
