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
};
