import type { Reason } from '@faultline/tournament/record';
import { useCampaignSentences } from '../i18n/campaignWords.ts';
import type { Notice } from '../saves/useRecord.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCampaign } from './campaign.ts';

/** Why something was refused, each with its rule. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const sentence = useCampaignSentences();
  // What a later entry would come up against is the program's business: that it depends on this one says it all.
  const [first] = reasons;
  const shown = first?.code === 'dependedOn' ? [first] : reasons;
  return (
    <ul class="campaign-reasons">
      {shown.map((reason, n) => (
        <li key={n}>
          <Icon name="warning" />
          <span>
            {sentence(reason)} {reason.rule && <span class="rule">{reason.rule}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was refused where it was tapped. Always on the page, so that a screen reader hears of it. */
export function Refusal({ told }: { readonly told: Notice | null }) {
  const { words: w } = useCampaign();
  const said = told?.said;
  return (
    <div class="campaign-told" aria-live="assertive">
      {said && ('reasons' in said ? <Reasons reasons={said.reasons} /> : <p>{w[said.kind]}</p>)}
    </div>
  );
}

/** What people should know about the last act. */
export function Notes() {
  const { acting } = useCampaign();
  const sentence = useCampaignSentences();
  const said = acting.told?.said;
  return (
    <div class="campaign-notes" role="status">
      {said?.kind === 'noted' && said.reasons.map((reason, n) => <p key={n}>{sentence(reason)}</p>)}
    </div>
  );
}
