/** A Tag in German: by itself, and how it stands to a noun. */
export type Tagging =
  /** As the first part of a compound: `Jedi-Charakter`. */
  | { readonly name: string; readonly before: string }
  /** Behind it, in the genitive: `Charakter der Rebellenallianz`. */
  | { readonly name: string; readonly behind: string }
  /** As an adjective, without its ending: `machtbegabter Charakter`. */
  | { readonly name: string; readonly adjective: string };

const before = (name: string, first = name): Tagging => ({ name, before: first });
const behind = (name: string, genitive: string): Tagging => ({ name, behind: genitive });
const adjective = (name: string, stem: string): Tagging => ({ name, adjective: stem });

/** Every Tag of the cards. */
export const TAGS: Readonly<Record<string, Tagging>> = {
  '212th': behind('212. Bataillon', 'des 212. Bataillons'),
  '501st': behind('501. Legion', 'der 501. Legion'),
  ARF: before('ARF'),
  Aquatic: before('Aquatisch', 'Wasser'),
  B1: before('B1'),
  B2: before('B2'),
  'Bad Batch': before('Die Bad Batch', 'Bad-Batch'),
  'Battle Droid': before('Kampfdroide', 'Kampfdroiden'),
  Bespin: before('Bespin'),
  'Bounty Hunter': before('Kopfgeldjagd'),
  Chief: before('Anführer'),
  'Clan Kryze': before('Clan Kryze', 'Clan-Kryze'),
  'Clan Wren': before('Clan Wren', 'Clan-Wren'),
  'Clone Commando': before('Klonkommando'),
  'Clone Trooper': before('Klontruppler'),
  Dathomirian: before('Dathomir'),
  'Death Trooper': before('Todestruppler'),
  'Death Watch': before('Todeswache'),
  'Delta Squad': before('Delta-Squad'),
  Droid: before('Droide', 'Droiden'),
  Endor: before('Endor'),
  Ewok: before('Ewok'),
  "Fil's Squad": before('Fils Squad', 'Fils-Squad'),
  'Force User': adjective('Machtbegabt', 'machtbegabt'),
  'Galactic Empire': behind('Galaktisches Imperium', 'des Galaktischen Imperiums'),
  'Galactic Republic': behind('Galaktische Republik', 'der Galaktischen Republik'),
  Handmaiden: before('Zofe', 'Zofen'),
  Inquisitorius: before('Inquisitorius'),
  Jedi: before('Jedi'),
  Mandalorian: before('Mandalorianer'),
  Mercenary: before('Söldner'),
  Naboo: before('Naboo'),
  'Night Trooper': before('Nachttruppler'),
  Nightsister: behind('Schwestern der Nacht', 'der Schwestern der Nacht'),
  'Nite Owls': before('Nachteulen'),
  Officer: before('Offizier', 'Offiziers'),
  Padawan: before('Padawan'),
  'Rebel Alliance': behind('Rebellenallianz', 'der Rebellenallianz'),
  Scoundrel: adjective('Gesetzlos', 'gesetzlos'),
  Scout: before('Späher'),
  'Separatist Alliance': before('Separatisten'),
  'Shadow Collective': behind('Schattenkollektiv', 'des Schattenkollektivs'),
  Shaman: before('Schamane', 'Schamanen'),
  Sith: before('Sith'),
  Spectre: before('Spectre'),
  Spy: before('Spion', 'Spions'),
  Stormtrooper: before('Sturmtruppler'),
  'Super Commando': before('Superkommando'),
  Trooper: before('Truppler'),
  Warrior: before('Krieger'),
  Weequay: before('Weequay'),
  Wolfpack: before('Wolfsrudel'),
};
