import { noMercy } from '../../shared/attacking.ts';
import { assaultTactics } from '../../shared/moving.ts';
import { always } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'assault-tactics': assaultTactics,
  'imperial-detention': noMercy,
  'brutal-suppression': always({ name: 'impact', value: 1 }),
});
