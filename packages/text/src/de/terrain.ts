import type { Cased, Terms } from '../terms.ts';

const forms = (nom: string, acc: string, dat: string): Cased => ({ nom, acc, dat });
const der = (noun: string): Cased => forms(`der ${noun}`, `den ${noun}`, `dem ${noun}`);
const die = (noun: string): Cased => forms(`die ${noun}`, `die ${noun}`, `der ${noun}`);
const das = (noun: string): Cased => forms(`das ${noun}`, `das ${noun}`, `dem ${noun}`);
/** `der hohe Turm`, `den hohen Turm`. */
const derWeak = (adjective: string, noun: string): Cased =>
  forms(`der ${adjective}e ${noun}`, `den ${adjective}en ${noun}`, `dem ${adjective}en ${noun}`);

export const terrain: Terms['terrain'] = {
  'console-building': das('Konsolengebäude'),
  'console-building console': die('Konsole'),
  'console-building ladder': die('Leiter am Konsolengebäude'),
  gantry: der('Steg'),
  'gantry ladder': die('Leiter am Steg'),
  'array-tower': der('Antennenturm'),
  'array-tower platform': die('Plattform des Antennenturms'),
  'array-tower ladder': die('Leiter am Antennenturm'),
  crate: die('Kiste'),
  'vent-building': das('Lüftungsgebäude'),
  'vent-building vent wall': die('Lüftungswand'),
  'vent-building ladder': die('Leiter am Lüftungsgebäude'),
  'tall-tower': derWeak('hoh', 'Turm'),
  'tall-tower balcony': der('Balkon des hohen Turms'),
  'tall-tower spire': die('Spitze des hohen Turms'),
  'tall-tower ladder': die('Leiter am hohen Turm'),
  generator: der('Generator'),
  'rock-large': derWeak('groß', 'Fels'),
  'rock-small': derWeak('klein', 'Fels'),
  'dish-building': das('Schüsselgebäude'),
  'dish-building dish': die('Schüssel'),
  'dish-building ladder': die('Leiter am Schüsselgebäude'),
};
