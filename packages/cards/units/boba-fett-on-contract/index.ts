import { chooseUnit, tactic, UNIT } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** A jump, or a shot at a leader. */
const runningOutOfOptions = tactic({
  do: 'pick',
  among: [
    { name: 'jump', effects: [ONE_OWN, { do: 'move', who: OWN, move: 'jump' }] },
    {
      name: 'attack',
      effects: [ONE_OWN, { do: 'attack', who: OWN, dice: 5, target: { of: 'unit', side: 'enemy', rank: ['primary'] } }],
    },
  ],
});

const kneeRockets = use({
  do: 'each',
  bind: 'enemy',
  from: { of: 'unit', side: 'enemy', within: { range: 3, from: 'self' } },
  upTo: 2,
  effects: [{ do: 'suffer', who: { bound: 'enemy' }, amount: 1 }],
});

const whipcordLauncher = use(
  chooseUnit({ side: 'enemy', within: { range: 3, from: 'self' } }),
  { do: 'gain', who: UNIT, condition: 'pinned' },
  { do: 'gain', who: UNIT, condition: 'disarmed' },
);

/** After a leader's activation he comes nearer. */
const deadOrAlive = on(
  { on: 'activation.end', to: { of: 'unit', side: 'enemy', rank: ['primary'] } },
  null,
  ONE_OWN,
  { do: 'choose', bind: 'prey', from: { of: 'character', side: 'enemy', among: 'event-unit' } },
  { do: 'move', who: OWN, move: 'jump', toward: { bound: 'prey' } },
);

/** Whom he works for in this game. */
const hiredHand = on({ on: 'setup.end' }, null, {
  do: 'pick',
  among: [
    {
      name: 'empire',
      effects: [{ do: 'tag', who: 'self', tag: 'Galactic Empire', until: 'game' }],
    },
    { name: 'scoundrel', effects: [{ do: 'tag', who: 'self', tag: 'Scoundrel', until: 'game' }] },
  ],
});

export default unit(card, {
  'youre-running-out-of-options': runningOutOfOptions,
  'knee-rockets': kneeRockets,
  'whipcord-launcher': whipcordLauncher,
  'dead-or-alive': deadOrAlive,
  'hired-hand': hiredHand,
});
