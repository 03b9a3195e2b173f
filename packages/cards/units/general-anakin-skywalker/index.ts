import { turnBack } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** A change of stance, if wished, and a Melee attack more after the Combat action. */
const endThis = on(
  { on: 'action.made', by: SELF, action: 'combat' },
  null,
  { do: 'may', effects: [{ do: 'change-stance', who: 'self' }] },
  ONE_OWN,
  { do: 'attack', who: OWN, types: ['melee'] },
);

/** Force for each wound; for the greater ones dashes and a step of the Struggle token as the activation ends. */
const funBegins: Script = [
  ...on({ on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } }, null, { do: 'refresh', amount: 1 }),
  ...on(
    { on: 'activation.end', to: SELF },
    { test: 'did-wound', rank: ['primary', 'secondary'] },
    eachMayMove('dash', {
      of: 'character',
      side: 'allied',
      tag: 'Galactic Republic',
      rank: ['secondary', 'supporting'],
    }),
    { do: 'when', test: { test: 'did-wound', rank: ['primary'] }, effects: [{ do: 'struggle', spaces: 1 }] },
  ),
];

export default unit(card, {
  'force-jump': moveAll('jump'),
  'im-going-to-end-this': endThis,
  deflect: turnBack('ranged'),
  'this-is-where-the-fun-begins': funBegins,
});
