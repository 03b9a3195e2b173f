import './rules.css';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { Loading } from '../shell/notices.tsx';
import type { PageProps } from '../shell/pages.ts';
import { useStatements } from './statements.ts';

/** As many as a person looks through. */
const MOST = 80;

/** `#/rules`, or `#/rules/CR-ATK-19`: the ledger, to be searched. */
export default function RulesPage({ rest }: PageProps) {
  const { shell } = useMessages();
  const statements = useStatements();
  const [wanted, want] = useState(rest[0] ?? '');
  if (!statements) return <Loading />;
  const words = wanted.toLowerCase().split(/\s+/);
  const found = statements.filter(({ id, says }) =>
    words.every((word) => `${id} ${says}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <PageHead title={shell.rules} />
      <main class="rules">
        <label>
          {shell.searchRules}
          <input type="search" value={wanted} onInput={({ currentTarget }) => want(currentTarget.value)} />
        </label>
        <p aria-live="polite">{shell.rulesFound(found.length, MOST)}</p>
        <dl lang="en">
          {found.slice(0, MOST).map(({ id, says }) => (
            <div key={id}>
              <dt class="rule">{id}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}
