import firstContact from '../missions/first-contact/card.json' with { type: 'json' };
import neverTellMeTheOdds from '../missions/never-tell-me-the-odds/card.json' with { type: 'json' };
import sabotageShowdown from '../missions/sabotage-showdown/card.json' with { type: 'json' };
import shiftingPriorities from '../missions/shifting-priorities/card.json' with { type: 'json' };
import { readMission } from './readMission.ts';

export const MISSIONS = [shiftingPriorities, sabotageShowdown, neverTellMeTheOdds, firstContact].map(readMission);
