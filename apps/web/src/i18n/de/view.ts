import type { ViewWords } from '../viewWords.ts';

export const view: ViewWords = {
  above: 'Oben',
  table: 'Tisch',
  fromTable: 'Den Tisch in drei Dimensionen sehen (O)',
  wholeTable: 'Der ganze Tisch (0)',
  shoulder: 'Über die Schulter der handelnden Figur (H)',
  hint: 'Q und E drehen die Ansicht, W und X neigen sie, H blickt über eine Schulter, 0 zeigt den ganzen Tisch, V führt zur vorigen Ansicht zurück, O zeigt den Tisch von oben.',
};
