import { moveAll, turnBack } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, { 'force-jump': moveAll('jump'), deflect: turnBack('ranged') });
