import './rule.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import { OneRule } from './OneRule.tsx';
import { useStatements } from './statements.ts';

interface RuleSheetProps {
  readonly id: string;
  readonly close: () => void;
}

/** A rule over the page it was asked on, and from it its neighbours; closing leads back to where it was asked. */
export default function RuleSheet({ id, close }: RuleSheetProps) {
  const { shell } = useMessages();
  const w = useRulesWords();
  const statements = useStatements();
  const dialog = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState<readonly string[]>([id]);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const now = way.at(-1) ?? id;
  const before = way.at(-2);
  const rule = statements?.find((each) => each.id === now);
  const open = (next: string) => {
    setWay([...way, next]);
    dialog.current?.scrollTo(0, 0);
  };
  return (
    <dialog ref={dialog} class="sheet panel rule-sheet" aria-label={now} onClose={close}>
      {before !== undefined && (
        <button type="button" class="button quiet" data-way="rule-back" onClick={() => setWay(way.slice(0, -1))}>
          {w?.back(before)}
        </button>
      )}
      {rule ? <OneRule key={now} rule={rule} open={open} /> : statements && w?.none}
      <button type="button" class="button" data-way="close" onClick={() => dialog.current?.close()}>
        {shell.close}
      </button>
    </dialog>
  );
}
