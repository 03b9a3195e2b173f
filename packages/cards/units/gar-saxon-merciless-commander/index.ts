import { packHunter, strongerTogether } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { prideOfTheMandalore } from '../../shared/tactics.ts';
import { always, on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const inMySights: Script = [
  ...always({ name: 'sharpshooter', value: 2 }),
  { clause: 'pierce', cover: 'all' },
  ...on({ on: 'action.made', by: SELF, action: 'focus' }, null, { do: 'hunker', who: 'self' }),
];

export default unit(card, {
  'pride-of-the-mandalore': prideOfTheMandalore,
  'jet-pack': moveAll('jump'),
  'mandalorians-are-stronger-together': strongerTogether,
  'ive-got-you-in-my-sights': inMySights,
  'pack-hunter': packHunter('Mandalorian'),
});
