import { brothersInArms, defensiveManeuver } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, { 'defensive-maneuver': defensiveManeuver, 'brothers-in-arms': brothersInArms });
