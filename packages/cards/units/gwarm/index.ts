import { ignoresCover, packHunter } from '../../shared/attacking.ts';
import { exitStrategy } from '../../shared/moving.ts';
import { always, eachMayMove, on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const getMoving = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'dogs', from: { of: 'unit', side: 'other-allied', tag: 'Weequay' } },
  eachMayMove('dash', { of: 'character', side: 'allied', among: { bound: 'dogs' } }),
);

const spotchkaRations = use(
  {
    do: 'choose',
    bind: 'unit',
    from: { of: 'unit', side: 'allied', tag: 'Scoundrel', within: { range: 3, from: 'self' } },
  },
  { do: 'choose', bind: 'one', from: { of: 'character', side: 'allied', among: { bound: 'unit' } } },
  { do: 'heal', who: { bound: 'one' }, times: 2 },
);

const inMySights: Script = [
  ...always({ name: 'sharpshooter', value: 2 }),
  ...ignoresCover('all'),
  ...on({ on: 'action.made', by: SELF, action: 'focus' }, null, { do: 'hunker', who: 'self' }),
];

export default unit(card, {
  'get-moving-you-dogs': getMoving,
  'spotchka-rations': spotchkaRations,
  'exit-strategy': exitStrategy,
  'ive-got-you-in-my-sights': inMySights,
  'pack-hunter-weequay': packHunter('Weequay'),
});
