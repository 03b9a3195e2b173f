import * as de from '@faultline/text/de/plural';
import { tableNamed } from '@faultline/text/de/tables';
import * as en from '@faultline/text/en/plural';
import type { OperationWords } from '@faultline/text/operations';
import { NotUnderstood } from '../command.ts';

export const LANGUAGES = ['en', 'de'] as const;
type Language = (typeof LANGUAGES)[number];

/** The words of the page around what an operation says of itself. */
interface Labels {
  readonly operation: string;
  readonly name: string;
  readonly tables: string;
  readonly all: string;
  readonly allBut: (others: string) => string;
  readonly more: string;
  readonly ends: string;
  readonly rules: string;
  readonly wholeRules: string;
  readonly trackers: string;
  readonly pool: string;
  readonly pieces: string;
  readonly options: string;
  readonly recommended: string;
  readonly spaces: (count: number) => string;
  readonly boxes: (count: number, melee: number, ranged: number) => string;
  readonly table: (name: string) => string;
  readonly fits: (operation: string, table: string) => string;
  readonly drawn: (file: string) => string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    operation: 'Operation',
    name: 'Name',
    tables: 'Tables with room for its map',
    all: 'all',
    allBut: (others) => `all but ${others}`,
    more: 'faultline operations OPERATION tells more about one of them.',
    ends: 'What ends this Stage',
    rules: 'Rules',
    wholeRules: 'Rules of the whole operation',
    trackers: 'Trackers',
    pool: 'Operation Pool',
    pieces: 'Pieces',
    options: 'Readings a table may choose',
    recommended: 'recommended',
    spaces: (count) => en.counted(count, 'space'),
    boxes: (count, melee, ranged) => `Armored Target, ${count} boxes, defense ${melee} melee, ${ranged} ranged`,
    table: (name) => name,
    fits: (operation, table) => `There is room for ${operation} on ${table}.`,
    drawn: (file) => `Drawn: ${file}`,
  },
  de: {
    operation: 'Operation',
    name: 'Name',
    tables: 'Spielfelder mit Platz für ihren Plan',
    all: 'alle',
    allBut: (others) => `alle außer ${others}`,
    more: 'faultline operations OPERATION --language de erzählt mehr.',
    ends: 'Was diese Etappe beendet',
    rules: 'Regeln',
    wholeRules: 'Regeln der ganzen Operation',
    trackers: 'Leisten',
    pool: 'Operationspool',
    pieces: 'Figuren und Marker',
    options: 'Lesarten, die ihr wählen könnt',
    recommended: 'empfohlen',
    spaces: (count) => de.counted(count, 'Feld'),
    boxes: (count, melee, ranged) =>
      `Gepanzertes Ziel, ${count} Felder, Verteidigung ${melee} im Nahkampf, ${ranged} im Fernkampf`,
    table: tableNamed,
    fits: (operation, table) => `Platz für ${operation} gibt es auf ${table}.`,
    drawn: (file) => `Gezeichnet: ${file}`,
  },
};

/** Everything a language has for operations. */
export interface Spoken {
  readonly words: OperationWords;
  readonly labels: Labels;
  readonly terrain: (part: string) => string;
  readonly icon: (icon: string) => string;
}

export async function neededWords(language: string): Promise<Spoken> {
  const { iconName, terrainName } = await import('@faultline/text');
  if (language === 'en') {
    const [{ english }, { operationWords }] = await Promise.all([
      import('@faultline/text/en'),
      import('@faultline/text/operations/en'),
    ]);
    return spoken(operationWords, LABELS.en, english.terms);
  }
  if (language === 'de') {
    const [{ german }, { operationWords }] = await Promise.all([
      import('@faultline/text/de'),
      import('@faultline/text/operations/de'),
    ]);
    return spoken(operationWords, LABELS.de, german.terms);
  }
  throw new NotUnderstood(`There are no words in "${language}": ${LANGUAGES.join(' or ')}.`);

  function spoken(words: OperationWords, labels: Labels, terms: Parameters<typeof iconName>[0]): Spoken {
    return {
      words,
      labels,
      terrain: (part) => terrainName(terms, part),
      icon: (icon) => iconName(terms, icon),
    };
  }
}
