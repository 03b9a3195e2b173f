import { useMessages } from '../i18n/language.ts';
import { useStatements } from './statements.ts';

/** What the ledger says under a number. */
export default function RuleText({ id }: { readonly id: string }) {
  const { shell } = useMessages();
  const statements = useStatements();
  const found = statements?.find((each) => each.id === id);
  return (
    <span class="rule-text">
      <b>{id}</b> {statements && (found ? <span lang="en">{found.says}</span> : shell.noRule)}
    </span>
  );
}
