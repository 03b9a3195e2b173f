import { useMessages } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import { PageHead } from '../shell/PageHead.tsx';
import type { PageProps } from '../shell/page.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { OneRule } from './OneRule.tsx';
import RulesSearch from './RulesSearch.tsx';
import { useStatements } from './statements.ts';

/** `#/rules`: the ledger, to be searched. `#/rules/CR-ATK-19`: one rule and all that belongs to it. */
export default function RulesPage({ rest: [wanted = ''] }: PageProps) {
  const { shell } = useMessages();
  const w = useRulesWords();
  const statements = useStatements();
  const rule = statements?.find(({ id }) => id === wanted.toUpperCase());
  return (
    <>
      <PageHead title={shell.rules} />
      <main>
        {rule ? (
          <div class="rule-page" key={rule.id}>
            <a class="button quiet" href={addressOf('rules')}>
              {shell.rules}
            </a>
            <OneRule rule={rule} />
          </div>
        ) : (
          <>
            <a class="button quiet rules-museum" href={addressOf('museum')}>
              <Icon name="objective-active" /> {w?.museum}
            </a>
            <RulesSearch key={wanted} wanted={wanted} />
          </>
        )}
      </main>
    </>
  );
}
