import type { Terms } from '../terms.ts';

export const terms: Terms = {
  moves: { advance: 'advance', dash: 'dash', climb: 'climb', jump: 'jump', reposition: 'reposition' },
  actions: {
    move: 'Move',
    focus: 'Focus',
    combat: 'Combat',
    ability: 'Ability',
    recover: 'Recover',
    'take-cover': 'Take Cover',
  },
  conditions: { strained: 'Strained', disarmed: 'Disarmed', exposed: 'Exposed', pinned: 'Pinned' },
  keywords: {
    impact: 'Impact',
    sharpshooter: 'Sharpshooter',
    cover: 'Cover',
    protection: 'Protection',
    scale: 'Scale',
    steadfast: 'Steadfast',
    immunity: 'Immunity',
  },
  faces: { crit: 'crit', strike: 'strike', block: 'block', expertise: 'expertise', failure: 'failure' },
  dice: { attack: 'attack', defense: 'defense' },
  attacks: { melee: 'melee', ranged: 'ranged' },
  ranks: { primary: 'Primary', secondary: 'Secondary', supporting: 'Supporting' },
  icons: { damage: 'damage', heal: 'heal', shove: 'shove', active: 'active ability' },
  shatterpoint: 'the Shatterpoint card',
  nothing: 'nothing',
  to: 'to',
};
