import { useRulesWords } from '../i18n/rulesWords.ts';
import { Icon } from '../ui/Icon.tsx';

interface OpenRuleProps {
  readonly id: string;
  readonly open: (id: string) => void;
}

/** The way from a line to its rule. */
export default function OpenRule({ id, open }: OpenRuleProps) {
  const w = useRulesWords();
  return (
    w && (
      <button type="button" class="button quiet open-rule" data-way="open-rule" onClick={() => open(id)}>
        <Icon name="search" /> {w.open} <span class="rule">{id}</span>
      </button>
    )
  );
}
