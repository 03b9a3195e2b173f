import type { Terms } from '../terms.ts';
import { TAGS } from './tags.ts';
import { terrain } from './terrain.ts';

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
  several: {
    crit: 'Kritisch-Ergebnisse',
    failure: 'Fehlschläge',
    shove: 'Stöße',
    active: 'aktive Fähigkeiten',
  },
  expertise: { attack: 'Angriffskompetenz', defense: 'Verteidigungskompetenz' },
  dice: { attack: 'Angriff', defense: 'Verteidigung' },
  attacks: { melee: 'Nahkampf', ranged: 'Fernkampf' },
  ranks: { primary: 'Primär', secondary: 'Sekundär', supporting: 'Support' },
  until: {
    action: 'bis zum Ende der Aktion',
    activation: 'bis zum Ende der Aktivierung',
    turn: 'bis zum Ende des Zugs',
    game: 'bis zum Ende der Partie',
  },
  icons: { damage: 'Schaden', heal: 'Heilen', shove: 'Stoß', active: 'aktive Fähigkeit' },
  terrain,
  at: (what, inches) => `${what} (${Number(inches) === 0 ? 'am Boden' : `${inches.replace('.', ',')}\u00a0Zoll hoch`})`,
  tags: Object.fromEntries(Object.entries(TAGS).map(([tag, { name }]) => [tag, name])),
  eras: {
    'Clone Wars': 'Klonkriege',
    Empire: 'Herrschaft des Imperiums',
    'Civil War': 'Galaktischer Bürgerkrieg',
    'New Republic': 'Neue Republik',
  },
  shatterpoint: 'die Shatterpoint-Karte',
  nothing: 'nichts',
  to: 'in',
};
