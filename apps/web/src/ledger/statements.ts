import { useEffect, useState } from 'preact/hooks';

/** A statement of the ledger of rules. It is in English: the ledger has one language. */
export interface Statement {
  readonly id: string;
  readonly says: string;
  /** The document and heading it is taken from; nothing where it is a ruling of ours. */
  readonly where: string;
  /** The heading of the ledger it stands under. */
  readonly chapter: string;
}

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)*-\d+) \| (.+?) \|(?: (.+?) \|)?/;
const RULING = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+) (.+?)\*\* ?(.*)$/;
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

let fetched: readonly Statement[] | null = null;

async function load(): Promise<readonly Statement[]> {
  const chapters = await Promise.all([
    import('../../../../docs/rules/core.md?raw'),
    import('../../../../docs/rules/missions.md?raw'),
    import('../../../../docs/rules/key-operations.md?raw'),
    import('../../../../docs/rules/showdown.md?raw'),
    import('../../../../docs/rules/premier.md?raw'),
  ]);
  return chapters.flatMap(({ default: markdown }) => statementsIn(markdown));
}

/** All statements; null while they are on their way. They are fetched by those who ask. */
export function useStatements(): readonly Statement[] | null {
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
