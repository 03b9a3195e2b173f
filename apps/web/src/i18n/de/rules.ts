import { counted } from '@faultline/text/de/plural';
import type { RulesWords } from '../rulesWords.ts';

export const rules: RulesWords = {
  search: 'Regelnummer oder Stichwort',
  found: (n, shown) => {
    const found = `${counted(n, 'Regel')} gefunden`;
    return n > shown ? `${found}, die ersten ${shown} werden angezeigt` : found;
  },
  inEnglish: 'Was noch nicht auf Deutsch vorliegt, steht auf Englisch da.',
  kinds: {
    statement: 'Regel',
    ruling: 'Auslegung',
    example: 'Beispiel',
    decision: 'Entscheidung',
    hidden: 'Verdeckte Information',
    geometry: 'Geometrie',
  },
  otherLanguage: 'auf Englisch',
  chapter: 'Kapitel',
  allChapters: 'Alle Kapitel',
  none: 'Keine Regel hat diese Nummer.',
  open: 'Regel öffnen',
  back: (id) => `Zurück zu ${id}`,
  source: 'Quelle',
  reason: 'Grund',
  since: (version) => `Seit Version ${version}`,
  proofs: (n) =>
    n === 0 ? 'Noch durch keinen Test belegt' : n === 1 ? 'Durch 1 Test belegt' : `Durch ${n} Tests belegt`,
  related: 'Gehört dazu',
  chapterRules: 'Das Kapitel',
  onTable: 'Auf dem Spielfeld',
  cite: 'Seite zum Verlinken',
  museum: 'Museum der Auslegungen',
  more: 'Mehr zeigen',
  museumHint: 'Stellungen, die zeigen, wie eine Regel gemeint ist. Öffne eine und spiel weiter.',
  searchMuseum: 'Stellungen durchsuchen',
  positions: (n) => (n === 1 ? '1 Stellung' : `${n} Stellungen`),
  playOn: 'Auf dem Spielfeld öffnen und weiterspielen',
  onlyShown: 'Nur zum Ansehen: Mit diesem Modus prüfen wir die Regeln. Gespielt wird er nicht.',
  notOpened: 'Diese Stellung konnte nicht geöffnet werden:',
};
