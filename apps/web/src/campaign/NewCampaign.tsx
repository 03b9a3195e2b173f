import { apply, type Campaign, foundCampaign } from '@faultline/campaign';
import { isRefused, type Reason } from '@faultline/tournament/record';
import { useState } from 'preact/hooks';
import type { CampaignWords } from '../i18n/campaignWords.ts';
import { useMuster } from '../setup/useMuster.ts';
import { Failed, Loading } from '../shell/notices.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { randomHex } from '../shell/random.ts';
import { go } from '../shell/route.ts';
import { campaignStore } from './kept/store.ts';
import { type SetupChoice, setupCommands } from './setupCommands.ts';
import { SetupForm } from './SetupForm.tsx';
import { Reasons } from './Told.tsx';

/** A campaign with all that is chosen before its first operation. */
export default function NewCampaign({ words: w }: { readonly words: CampaignWords }) {
  const { opened, failure, again } = useMuster();
  const [refused, setRefused] = useState<readonly Reason[]>([]);
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!opened) return <Loading />;
  const create = async (choice: SetupChoice, form: FormData) => {
    const answer = founded(choice, form, opened.shelf.sheet, w);
    if ('refused' in answer) return setRefused(answer.refused);
    try {
      await campaignStore.keep(answer.campaign, 0);
    } catch {
      return setRefused([{ code: 'cannotKeep', says: w.cannotKeep, facts: {} }]);
    }
    void navigator.storage?.persist?.();
    go(['campaign', answer.campaign.state.founding.id], true);
  };
  return (
    <div class="campaign-page">
      <PageHead title={w.newCampaign} />
      <main class="campaign-narrow">
        <SetupForm words={w} shelf={opened.shelf} muster={opened.muster} isNew submit={w.create} create={create}>
          <div role="alert">{refused.length > 0 && <Reasons reasons={refused} />}</div>
        </SetupForm>
        <p class="campaign-hint">{w.notIncluded}</p>
      </main>
    </div>
  );
}

type Founded = { readonly campaign: Campaign } | { readonly refused: readonly Reason[] };

const textIn = (form: FormData, field: string): string => `${form.get(field) ?? ''}`.trim().replace(/\s+/g, ' ');

function founded(choice: SetupChoice, form: FormData, sheet: string, w: CampaignWords): Founded {
  const name = textIn(form, 'name');
  const { aggressor, sentinel } = choice;
  if (!name || !aggressor || !sentinel || aggressor === sentinel)
    return { refused: [{ code: 'namesMissing', says: w.namesMissing, facts: {} }] };
  const at = Date.now();
  const person = (who: string) => ({ person: who, name: who });
  const keeper = textIn(form, 'keeper') || aggressor;
  const answer = foundCampaign(
    {
      id: `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-${randomHex(3)}`,
      name,
      organiser: person(keeper),
      players: [person(aggressor), person(sentinel)],
      seed: textIn(form, 'seed') || randomHex(8),
      sheet,
      packs: [],
      lastChanceAfterFinal: form.get('lastChanceAfterFinal') !== null,
    },
    at,
  );
  if (isRefused(answer)) return answer;
  let { campaign } = answer;
  for (const command of setupCommands(choice)) {
    const done = apply(campaign, { by: keeper, at, why: '', command });
    if (isRefused(done)) return done;
    campaign = done.campaign;
  }
  return { campaign };
}
