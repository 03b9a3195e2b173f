import { useMessages } from '../i18n/language.ts';
import { PageHead } from '../shell/PageHead.tsx';
import type { PageProps } from '../shell/page.ts';
import RulesSearch from './RulesSearch.tsx';

/** `#/rules`, or `#/rules/CR-ATK-19`: the ledger, to be searched. */
export default function RulesPage({ rest }: PageProps) {
  const { shell } = useMessages();
  return (
    <>
      <PageHead title={shell.rules} />
      <main>
        <RulesSearch wanted={rest[0] ?? ''} />
      </main>
    </>
  );
}
