import type { Reason } from '@faultline/tournament/record';
import { useEffect, useState } from 'preact/hooks';
import { type CampaignWords, useCampaignSentences } from '../i18n/campaignWords.ts';
import { useSpeech } from '../i18n/language.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf, go } from '../shell/route.ts';
import { WhereUnsafe } from '../shell/WhereUnsafe.tsx';
import { dropped, FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { campaignFiles } from './kept/files.ts';
import { campaignStore, type KeptCampaign } from './kept/store.ts';

export function CampaignList({ words: w }: { readonly words: CampaignWords }) {
  const [campaigns, setCampaigns] = useState<readonly KeptCampaign[] | null>(null);
  const [refused, setRefused] = useState<Reason | null>(null);
  useEffect(() => {
    campaignStore.all().then(setCampaigns, () => setCampaigns([]));
  }, []);
  const read = async (file: File) => {
    const brought = await campaignFiles.bring(file.size > MOST ? '' : await file.text());
    if ('refused' in brought) setRefused(brought.refused[0] ?? null);
    else go(['campaign', brought.id]);
  };
  return (
    <div class="campaign-page" {...dropped(read)}>
      <PageHead title={w.title} />
      <main class="campaign-narrow">
        <p>{w.lead}</p>
        <p class="campaign-ways">
          <a class="button filled" href={addressOf('campaign', 'new')}>
            {w.newCampaign}
          </a>
          <FileButton kind="campaign-file" take={read}>
            <Icon name="save" /> {w.openFile}
          </FileButton>
          <a class="button" href={addressOf('campaign', 'print')}>
            <Icon name="print" /> {w.blankSheet}
          </a>
        </p>
        <div role="alert">{refused && <WhyNotTaken reason={refused} words={w} />}</div>
        <WhereUnsafe />
        {campaigns?.length === 0 && <p class="campaign-empty">{w.none}</p>}
        {campaigns && campaigns.length > 0 && (
          <ul class="panel campaign-list" aria-label={w.campaigns}>
            {campaigns.map((each) => (
              <li key={each.id}>
                <a href={addressOf('campaign', each.id)}>
                  <span>
                    <b>{each.name}</b>
                    <Where campaign={each} words={w} />
                  </span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p class="campaign-hint">{w.notIncluded}</p>
      </main>
    </div>
  );
}

/** Larger than any campaign: not even read. */
const MOST = 8_000_000;

function Where({ campaign, words: w }: { readonly campaign: KeptCampaign; readonly words: CampaignWords }) {
  const { language } = useSpeech();
  const { players, slot, victory, changed } = campaign;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(changed));
  const stands = victory ? w.victories[victory] : slot === null ? null : `${w.now}: ${w.slot(slot)}`;
  return <small>{[players.join(' – '), stands, day].filter(Boolean).join(' · ')}</small>;
}

/** A file that is none: a sentence in the language in use, and behind it what only some can use. */
function WhyNotTaken({ reason, words: w }: { readonly reason: Reason; readonly words: CampaignWords }) {
  const sentence = useCampaignSentences();
  if (reason.code !== 'badFile') return <p class="campaign-fault">{sentence(reason)}</p>;
  return (
    <div class="campaign-fault">
      <p>
        <Icon name="warning" /> {w.fileFault}
      </p>
      <details>
        <summary>{w.details}</summary>
        <p lang="en">{reason.says}</p>
      </details>
    </div>
  );
}
