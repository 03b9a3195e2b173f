import firstContact from '../missions/first-contact/card.json' with { type: 'json' };
import neverTellMeTheOdds from '../missions/never-tell-me-the-odds/card.json' with { type: 'json' };
import sabotageShowdown from '../missions/sabotage-showdown/index.ts';
import shiftingPriorities from '../missions/shifting-priorities/card.json' with { type: 'json' };
import strategicPositions from '../missions/strategic-positions/index.ts';
import { mission } from './mission.ts';

export const MISSIONS = [
  mission(shiftingPriorities),
  sabotageShowdown,
  mission(neverTellMeTheOdds),
  mission(firstContact),
  strategicPositions,
];
