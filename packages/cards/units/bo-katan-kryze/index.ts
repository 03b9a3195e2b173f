import { moveAll, prideOfTheMandalore } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, { 'pride-of-the-mandalore': prideOfTheMandalore, 'jet-pack': moveAll('jump') });
