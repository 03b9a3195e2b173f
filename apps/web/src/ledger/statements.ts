import { useEffect, useState } from 'preact/hooks';

/** A statement of the ledger of rules. It is in English: the ledger has one language. */
export interface Statement {
  readonly id: string;
  readonly says: string;
}

const ROW = /^\| ([A-Z]+(?:-[A-Z]+)*-\d+) \| (.+?) \|/;
const RULING = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+) (.+?)\*\* ?(.*)$/;

/** The numbered statements and rulings of a chapter of the ledger, in order. */
export const statementsIn = (markdown: string): readonly Statement[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, ...says] = ROW.exec(line) ?? RULING.exec(line) ?? [];
    return id === undefined ? [] : [{ id, says: says.join(' ').replace(/[*`]/g, '').trim() }];
  });

let fetched: readonly Statement[] | null = null;

async function load(): Promise<readonly Statement[]> {
  const chapters = await Promise.all([
    import('../../../../docs/rules/core.md?raw'),
    import('../../../../docs/rules/missions.md?raw'),
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
