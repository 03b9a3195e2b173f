import { allyMayMove } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Until the Turn ends he climbs while he moves, and moves at once. */
const scuttle = use({ do: 'grant', who: 'self', keyword: { name: 'scale' }, until: 'turn' }, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'advance',
});

/** Whoever else fights the attacker suffers with the one he struck. */
const trainedInJediArts = on({ on: 'attack.resolved', by: SELF, attackType: 'melee' }, null, {
  do: 'each',
  bind: 'enemy',
  from: { of: 'unit', side: 'enemy', engagedWith: 'attacker', besides: 'target' },
  effects: [{ do: 'suffer', who: { bound: 'enemy' }, amount: 2 }],
});

/** A droid near him joins in against the same targets. */
const appetiteForDestruction: Script = on(
  { on: 'action.made', by: SELF, action: 'combat' },
  null,
  {
    do: 'choose',
    bind: 'droid',
    from: {
      of: 'character',
      side: 'allied',
      tag: 'Battle Droid',
      rank: ['supporting'],
      within: { range: 3, from: 'self' },
    },
  },
  { do: 'move', who: { bound: 'droid' }, move: 'dash' },
  { do: 'attack', who: { bound: 'droid' }, dice: 5, target: 'targets' },
);

const anotherFineAddition = on(
  { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } },
  null,
  { do: 'choose', bind: 'killer', from: { ...SELF, among: 'wounder' } },
  { do: 'heal', who: { bound: 'killer' }, times: 2 },
  {
    do: 'when',
    test: { test: 'is', who: 'event-unit', a: { of: 'unit', side: 'enemy', tag: 'Force User' } },
    effects: [{ do: 'refresh', amount: 2 }],
  },
);

export default unit(card, {
  onward: allyMayMove('dash', { tag: 'Battle Droid', within: { range: 4, from: 'self', other: true } }),
  scuttle,
  'i-have-been-trained-in-your-jedi-arts': trainedInJediArts,
  'appetite-for-destruction': appetiteForDestruction,
  'another-fine-addition-to-my-collection': anotherFineAddition,
});
