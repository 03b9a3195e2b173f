import { counted } from '@faultline/text/de/plural';
import type { SetupWords } from '../setupWords.ts';
import { MECHANISMS } from './mechanisms.ts';

/** Eine Einheit für einen Platz des Einsatzteams wählen. */
export const picker: SetupWords['picker'] = {
  title: (squad, rank) => `Squad ${squad}: ${rank}-Einheit`,
  search: 'Name, Fähigkeit, Merkmal, Ära',
  onlyFits: 'Passt',
  onlyRecent: 'Zuletzt verwendet',
  era: 'Ära',
  anyEra: 'Alle Ären',
  tag: 'Merkmal',
  anyTag: 'Alle Merkmale',
  points: 'Punkte',
  anyPoints: 'Alle Punkte',
  ofPoints: (points) => counted(points, 'Punkt'),
  anyForce: 'Jede Macht',
  more: 'Weitere Filter',
  found: (shown, all) => `${shown} von ${counted(all, 'Einheit')}`,
  none: 'Keine Einheit gefunden.',
  clear: 'Filter löschen',
  leaveEmpty: 'Einheit entfernen',
  states: { fits: 'Passt', clashes: 'Passt nicht', waits: 'Noch nicht spielbar' },
  waitsFor: (abilities) => `Es fehlt noch: ${abilities.join('; ')}`,
  withMechanism: (ability, mechanism) => `${ability} (${mechanism})`,
  mechanism: (mechanism) => MECHANISMS[mechanism] ?? mechanism,
};
