import type { Terms } from '../terms.ts';

export const terms: Terms = {
  moves: { advance: 'Laufen', dash: 'Spurten', climb: 'Klettern', jump: 'Springen', reposition: 'Positionswechsel' },
  actions: {
    move: 'Bewegung',
    focus: 'Fokus',
    combat: 'Kampf',
    ability: 'Fähigkeit',
    recover: 'Ausruhen',
    'take-cover': 'Ducken',
  },
  conditions: { strained: 'Gestresst', disarmed: 'Entwaffnet', exposed: 'Ungeschützt', pinned: 'Fixiert' },
  keywords: {
    impact: 'Wucht',
    sharpshooter: 'Scharfschütze',
    cover: 'Deckung',
    protection: 'Schutz',
    scale: 'Überwinden',
    steadfast: 'Standhaft',
    immunity: 'Immunität',
  },
  faces: { crit: 'Kritisch', strike: 'Treffer', block: 'Abwehr', expertise: 'Kompetenz', failure: 'Fehlschlag' },
  dice: { attack: 'Angriff', defense: 'Verteidigung' },
  attacks: { melee: 'Nahkampf', ranged: 'Fernkampf' },
  ranks: { primary: 'Primär', secondary: 'Sekundär', supporting: 'Support' },
  icons: { damage: 'Schaden', heal: 'Heilen', shove: 'Stoß', active: 'Aktive Fähigkeit' },
  shatterpoint: 'die Shatterpoint-Karte',
  nothing: 'nichts',
  to: 'zu',
};
