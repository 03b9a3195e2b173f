import { useEffect, useState } from 'preact/hooks';

/** A statement of the ledger of rules. */
export interface Statement {
  readonly id: string;
  readonly says: string;
  /** The document and heading it is taken from; nothing where it is a ruling of ours. */
  readonly where: string;
  /** The heading of the ledger it stands under. */
  readonly chapter: string;
}

/** The same in German, for as much of the ledger as is told in it. */
export interface Told extends Statement {
  readonly german?: Statement;
}

/** What is read first, and the other language's words beside it. */
export interface Words extends Pick<Statement, 'says' | 'chapter'> {
  readonly lang: 'en' | 'de';
}

export function wordsOf(told: Told, language: string): readonly [Words, ...Words[]] {
  const english: Words = { says: told.says, chapter: told.chapter, lang: 'en' };
  if (!told.german) return [english];
  const german: Words = { says: told.german.says, chapter: told.german.chapter, lang: 'de' };
  return language === 'de' ? [german, english] : [english, german];
}

const ROW = /^\| ([A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+) \| (.+?) \|(?: (.+?) \|)?/;
const RULING = /^- \*\*([A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+) (.+?)\*\* ?(.*)$/;
/** Rows of these numbers tell what is recommended and why in place of where it stands. */
const OWN = /^(?:[A-Z]+-)?R-/;
const HEADING = /^##? (.+)$/;

const plain = (text: string): string => text.replace(/[*`]/g, '').trim();

/** What the ledger calls the documents by, and where in them. */
const placeIn = (text: string): string =>
  plain(text)
    .replace(/\b000\b/g, 'Core rules')
    .replace(/\b001\b/g, 'Quick reference')
    .replace(/\b002\b/g, 'German core rules')
    .replace(/\b003\b/g, 'Key Operations')
    .replace(/\b004\b/g, 'Showdown packet');

/** `CR-GEN — General concepts` and `5. Miniatures (MIN, LEG)` by their words alone. */
const titleIn = (heading: string): string => plain(heading.replace(/^[A-Z-]+ — |^\d+\. | \([A-Z, ]+\)$/g, ''));

/** The numbered statements and rulings of a chapter of the ledger, in order. */
export function statementsIn(markdown: string): readonly Statement[] {
  let chapter = '';
  return markdown.split('\n').flatMap((line) => {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading !== undefined) chapter = titleIn(heading);
    const [, id, says = '', where = ''] = ROW.exec(line) ?? [];
    if (id !== undefined && !OWN.test(id)) return [{ id, says: plain(says), where: placeIn(where), chapter }];
    const [, ruling = id, ...said] = RULING.exec(line) ?? (id === undefined ? [] : [line, id, says]);
    return ruling === undefined ? [] : [{ id: ruling, says: plain(said.join(' ')), where: '', chapter }];
  });
}

/** Each statement with its twin of the same number. */
export function together(english: readonly Statement[], german: readonly Statement[]): readonly Told[] {
  const twins = new Map(german.map((each) => [each.id, each]));
  return english.map((each) => {
    const twin = twins.get(each.id);
    return twin ? { ...each, german: twin } : each;
  });
}

let fetched: readonly Told[] | null = null;

const GERMAN = import.meta.glob<string>('../../../../docs/rules/de/*.md', { query: '?raw', import: 'default' });

async function load(): Promise<readonly Told[]> {
  const english = await Promise.all([
    import('../../../../docs/rules/core.md?raw'),
    import('../../../../docs/rules/missions.md?raw'),
    import('../../../../docs/rules/key-operations.md?raw'),
    import('../../../../docs/rules/showdown.md?raw'),
    import('../../../../docs/rules/premier.md?raw'),
  ]);
  const german = await Promise.all(Object.values(GERMAN).map((chapter) => chapter()));
  return together(
    english.flatMap(({ default: markdown }) => statementsIn(markdown)),
    german.flatMap(statementsIn),
  );
}

/** All statements; null while they are on their way. They are fetched by those who ask. */
export function useStatements(): readonly Told[] | null {
  const [, setReady] = useState(false);
  useEffect(() => {
    if (fetched) return;
    let here = true;
    load().then(
      (statements) => {
        fetched = statements;
        if (here) setReady(true);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return fetched;
}
