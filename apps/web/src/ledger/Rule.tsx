import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Hint } from '../ui/Hint.tsx';
import { lazy } from '../ui/lazy.tsx';

const inPlace = () => import('./inPlace.ts');
export const RuleText = lazy(async () => ({ default: (await inPlace()).RuleText }));
export const RuleSheet = lazy(async () => ({ default: (await inPlace()).RuleSheet }));
export const OpenRule = lazy(async () => ({ default: (await inPlace()).OpenRule }));

interface RuleProps {
  readonly id: string;
  /** A word or a sign that stands for it. */
  readonly face?: ComponentChildren;
  readonly label?: string;
}

/** The number of a rule, or a word of it: it tells its statement in place, and opens to all that belongs to it. */
export const Rule = ({ id, face, ...more }: RuleProps) => (
  <Explained
    kind={face ? 'term word' : 'term word rule'}
    face={face ?? id}
    mark={{ [face ? 'data-word' : 'data-rule']: id }}
    {...more}
  >
    {(open) => <RuleText id={id} open={open} />}
  </Explained>
);

interface ExplainedProps {
  readonly kind: string;
  readonly face: ComponentChildren;
  readonly label?: string;
  readonly mark: Readonly<Record<`data-${string}`, string>>;
  readonly children: (open: (rule: string) => void) => ComponentChildren;
}

/** Something that tells its line in place, and from there its rule. */
export function Explained({ children, ...face }: ExplainedProps) {
  const [rule, open] = useState<string | null>(null);
  return (
    <>
      <Hint {...face}>{children(open)}</Hint>
      {rule && <RuleSheet id={rule} close={() => open(null)} />}
    </>
  );
}
