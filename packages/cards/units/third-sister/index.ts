import { turnBack } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { on, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const callTheHunt = use(
  {
    do: 'choose',
    bind: 'hunter',
    from: { of: 'character', side: 'allied', tag: 'Inquisitorius', rank: ['supporting'] },
  },
  { do: 'move', who: { bound: 'hunter' }, move: 'dash' },
  { do: 'attack', who: { bound: 'hunter' }, dice: 5 },
);

/** As many dice again as the opponent controls Active objectives. */
const yourFearBetraysYou = on({ on: 'attack.modifying', by: SELF }, null, {
  do: 'dice',
  roll: 'attack',
  change: { how: 'reroll', face: 'any', most: 1 },
  most: { count: 'found', of: { of: 'objective', controlledBy: 'opponent' } },
});

export default unit(card, {
  'force-jump': moveAll('jump'),
  'call-the-hunt': callTheHunt,
  deflect: turnBack('ranged'),
  'your-fear-betrays-you': yourFearBetraysYou,
});
