import { graspEnemy } from '../../shared/commanding.ts';
import { moveAll } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, type Script, SELF, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Wounded by a Melee attack: a dash and an attack at the one who did it. */
const revenge = on(
  { on: 'wounded', to: SELF, attackType: 'melee' },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'], target: 'wounder' },
);

/** Prices may be suffered; damage and injuries make his Melee attacks stronger. */
const sustainedByRage: Script = [
  { clause: 'pay', with: 'damage', where: WHILE_UNWOUNDED },
  { clause: 'pool', roll: 'attack', attackType: 'melee', dice: { count: 'damage', on: 'self', per: 3 } },
  { clause: 'pool', roll: 'attack', attackType: 'melee', dice: { count: 'injured', on: 'self', times: 3 } },
];

export default unit(card, {
  'force-speed': moveAll('advance'),
  'there-is-no-place-to-run': graspEnemy(
    { do: 'pull', who: { bound: 'enemy' }, range: 2, origin: OWN },
    { do: 'gain', who: { bound: 'enemy' }, condition: 'exposed' },
  ),
  'revenge-i-must-have-revenge': revenge,
  'sustained-by-rage': sustainedByRage,
});
