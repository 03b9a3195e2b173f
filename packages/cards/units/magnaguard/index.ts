import type { Selector } from '@faultline/rules';
import { grants, ONE_OWN, on, OWN, type Script, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const MASTERS: Selector = { of: 'character', side: 'allied', rank: ['primary', 'secondary'] };

/** One of them keeps up with its master. */
const protectionProtocols = on(
  {
    on: 'action.made',
    by: { of: 'unit', side: 'allied', tag: 'Separatist Alliance', rank: ['primary'] },
    action: 'move',
  },
  null,
  { do: 'choose', bind: 'master', from: { of: 'character', side: 'allied', among: 'event-unit' } },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'advance', toward: { bound: 'master' } },
);

/** G-07: whoever fights them has no eyes for those they guard. */
const intercede: Script = [
  {
    clause: 'forbid',
    targeting: { by: { of: 'character', side: 'enemy', engagedWith: 'self' }, target: MASTERS },
    where: WHILE_UNWOUNDED,
  },
];

export default unit(card, {
  'protection-protocols': protectionProtocols,
  bodyguard: grants({ ...MASTERS, within: { range: 2, from: 'self' } }, { name: 'cover', value: 1 }),
  intercede,
});
