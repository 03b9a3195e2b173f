import type { Reason } from '@faultline/tournament';
import { Icon } from '../ui/Icon.tsx';
import { useSentences } from '../i18n/deskWords.ts';

/** Why something was refused, each with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const sentence = useSentences();
  // What a later entry would come up against is the program's business: that it depends on this one says it all.
  const [first] = reasons;
  const shown = first?.code === 'dependedOn' ? [first] : reasons;
  return (
    <ul class="desk-reasons">
      {shown.map((reason, n) => (
        <li key={n}>
          <Icon name="warning" />
          <span>
            {sentence(reason)} {reason.rule && <span class="desk-rule">{reason.rule}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
