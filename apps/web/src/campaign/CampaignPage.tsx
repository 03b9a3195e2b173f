import './campaign.css';
import { lettersNow } from '@faultline/tournament/record';
import { type CampaignWords, useCampaignWords } from '../i18n/campaignWords.ts';
import { useOperationTexts } from '../i18n/operationWords.ts';
import { Loading } from '../shell/notices.tsx';
import type { PageProps } from '../shell/page.ts';
import { addressOf } from '../shell/route.ts';
import { lazy } from '../ui/lazy.tsx';
import { CampaignContext, useCampaignOf } from './campaign.ts';
import { CampaignList } from './CampaignList.tsx';

const CampaignView = lazy(() => import('./CampaignView.tsx'));
const NewCampaign = lazy(() => import('./NewCampaign.tsx'));
const RecordPaper = lazy(() => import('./paper/RecordPaper.tsx'));

/** `#/campaign` lists campaigns, `new` founds one, `print` is an empty sheet; `#/campaign/<id>` is one, `…/print` its sheet. */
export default function CampaignPage({ rest: [id, what] }: PageProps) {
  const words = useCampaignWords();
  if (!words) return <Loading />;
  if (id === undefined) return <CampaignList words={words} />;
  if (id === 'new') return <NewCampaign words={words} />;
  if (id === 'print') return <RecordPaper words={words} state={null} letters="" />;
  return <Opened key={id} id={id} what={what} words={words} />;
}

interface OpenedProps {
  readonly id: string;
  readonly what: string | undefined;
  readonly words: CampaignWords;
}

function Opened({ id, what, words }: OpenedProps) {
  const loaded = useCampaignOf(id);
  const texts = useOperationTexts();
  if (loaded.state === 'loading' || !texts) return <Loading />;
  if (loaded.state !== 'open') return <Missing damaged={loaded.state === 'damaged'} words={words} />;
  const { acting } = loaded;
  const operationName = (operation: { readonly id: string; readonly name: string }): string =>
    texts.operations[operation.id]?.name ?? operation.name;
  return (
    <CampaignContext.Provider value={{ acting, words, operationName }}>
      {what === 'print' ? (
        <RecordPaper
          words={words}
          state={acting.record.state}
          letters={lettersNow(acting.record)}
          operationName={operationName}
        />
      ) : (
        <CampaignView />
      )}
    </CampaignContext.Provider>
  );
}

const Missing = ({ damaged, words: w }: { readonly damaged: boolean; readonly words: CampaignWords }) => (
  <main class="notice">
    <h1>{damaged ? w.damaged : w.missing}</h1>
    <p>{damaged ? w.damagedHint : w.missingHint}</p>
    <a class="button filled" href={addressOf('campaign')}>
      {w.toCampaigns}
    </a>
  </main>
);
