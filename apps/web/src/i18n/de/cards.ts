import type { Messages } from '../messages.ts';

export const cards: Messages['cards'] = {
  open: (name) => `Karte von ${name}`,
  stamina: 'Robustheit',
  durability: 'Lebenskraft',
  force: 'Macht',
  active: 'aktiver Kampfstil',
  dice: (attack, defense) => `${attack ?? '–'} Angriff, ${defense} Verteidigung`,
  range: (range) => `Reichweite ${range}`,
  cost: (force) => `${force} Macht`,
  used: 'in diesem Zug benutzt',
  terms: {
    hunker: 'Ducken-Marker',
    wounded: 'Angeschlagen',
    injured: 'Verletzt',
    engaged: 'Handgemenge',
    focus: 'Fokus',
  },
  ask: { always: 'Immer fragen', never: 'Nie fragen' },
  askTitle: (ability) => `Wenn ${ability} möglich ist`,
  tags: 'Merkmale',
  whoHas: (tag) => `Wer hat ${tag}?`,
};
