import { Hint } from '../ui/Hint.tsx';
import { lazy } from '../ui/lazy.tsx';

const RuleText = lazy(() => import('./RuleText.tsx'));

/** The number of a rule, which opens to its statement. */
export const Rule = ({ id }: { readonly id: string }) => (
  <Hint kind="term word rule" face={id} mark={{ 'data-rule': id }}>
    <RuleText id={id} />
  </Hint>
);
