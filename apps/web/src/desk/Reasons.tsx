import type { Reason } from '@faultline/events';
import { Icon } from '../look/Icon.tsx';
import { useSentences } from './words.ts';

/** Why something was refused, each with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const sentence = useSentences();
  if (reasons.length === 0) return null;
  return (
    <ul class="desk-reasons" role="alert">
      {reasons.map((reason, n) => (
        <li key={n}>
          <Icon name="warning" /> {sentence(reason)} {reason.rule && <span class="desk-rule">{reason.rule}</span>}
        </li>
      ))}
    </ul>
  );
}
