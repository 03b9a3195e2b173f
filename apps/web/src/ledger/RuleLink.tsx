import { addressOf } from '../shell/route.ts';

/** The number of a rule that leads to it. */
export const RuleLink = ({ id, open }: { readonly id: string; readonly open: ((id: string) => void) | undefined }) =>
  open ? (
    <button type="button" class="rule-link" onClick={() => open(id)}>
      {id}
    </button>
  ) : (
    <a class="rule-link" href={addressOf('rules', id)}>
      {id}
    </a>
  );
