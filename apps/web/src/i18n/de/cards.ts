import type { Messages } from '../messages.ts';

export const cards: Messages['cards'] = {
  open: (name) => `Wertekarte: ${name}`,
  stamina: 'Robustheit',
  durability: 'Lebenskraft',
  force: 'Macht',
  active: 'aktiver Kampfstil',
  dice: (attack, defense) => `Angriffswert ${attack ?? '–'}, Verteidigungswert ${defense}`,
  range: (range) => `Reichweite ${range}`,
  cost: (force) => `${force} Macht`,
  used: 'in diesem Zug verwendet',
  terms: {
    hunker: 'Ducken-Marker',
    wounded: 'Angeschlagen',
    injured: 'Verletzt',
    engaged: 'Im Handgemenge',
    focus: 'Fokus',
  },
  ask: { always: 'Immer fragen', never: 'Nie fragen' },
  askTitle: (ability) => `Wenn ${ability} verwendet werden kann`,
  tags: 'Merkmale',
  whoHas: (tag) => `Wer hat ${tag}?`,
};
