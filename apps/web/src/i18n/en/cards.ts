export const cards = {
  open: (name: string) => `Card of ${name}`,
  stamina: 'Stamina',
  durability: 'Durability',
  force: 'Force',
  active: 'active stance',
  dice: (attack: number | null, defense: number) => `${attack ?? '–'} attack, ${defense} defense`,
  range: (range: number) => `range ${range}`,
  cost: (force: number) => `${force} Force`,
  used: 'used this turn',
};
