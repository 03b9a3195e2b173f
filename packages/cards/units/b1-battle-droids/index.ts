import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {});
