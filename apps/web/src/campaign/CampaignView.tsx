import { exportCampaign, ROLES } from '@faultline/campaign';
import { lettersNow } from '@faultline/tournament/record';
import { useState } from 'preact/hooks';
import { saveAs } from '../saves/saveAs.ts';
import { lastStanding } from '../saves/useRecord.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf, go } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCampaign } from './campaign.ts';
import { CampaignLog } from './CampaignLog.tsx';
import { CourseMap } from './CourseMap.tsx';
import { Effects } from './Effects.tsx';
import { campaignStore } from './kept/store.ts';
import { NextStep } from './next/NextStep.tsx';
import { Operations } from './Operations.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Notes, Refusal } from './Told.tsx';

/** The record sheet of a campaign with what comes next. */
export default function CampaignView() {
  const { campaign, state, words: w } = useCampaign();
  const { name } = state.founding;
  return (
    <div class="campaign-page" data-entries={campaign.log.length} data-phase={state.phase}>
      <PageHead title={name} />
      <main class="campaign-grid">
        <div class="campaign-bar">
          <p class="cap">{w.playedNow(state.played.length, state.coming?.slot ?? null)}</p>
          <Tools />
        </div>
        <NextStep />
        <div class="campaign-main">
          <CourseMap />
          <Operations />
          <CampaignLog />
        </div>
        <div class="campaign-sides">
          {ROLES.map((role) => (
            <SidePanel key={role} role={role} />
          ))}
          <Effects />
          <CampaignFile />
        </div>
      </main>
    </div>
  );
}

function Tools() {
  const { campaign, words: w, acting, told } = useCampaign();
  const { id, name } = campaign.state.founding;
  return (
    <div class="campaign-ways">
      <button
        type="button"
        class="button"
        data-way="undo"
        disabled={lastStanding(campaign) === undefined}
        onClick={() => void acting.undo()}
      >
        <Icon name="undo" /> {w.undoLast}
      </button>
      <a class="button" data-way="print" href={addressOf('campaign', id, 'print')}>
        <Icon name="print" /> {w.record}
      </a>
      <button
        type="button"
        class="button"
        data-way="export"
        onClick={() => saveAs(`${name}.faultline-campaign.json`, exportCampaign(campaign))}
      >
        <Icon name="save" /> {w.export}
      </button>
      <Refusal told={told ?? (acting.told?.here === null && acting.told.said.kind !== 'noted' ? acting.told : null)} />
      <Notes />
    </div>
  );
}

/** To another device, or away for good. */
function CampaignFile() {
  const { campaign, words: w } = useCampaign();
  const [sure, setSure] = useState(false);
  const { id } = campaign.state.founding;
  const remove = async () => {
    await campaignStore.forget(id);
    go(['campaign'], true);
  };
  return (
    <section class="panel campaign-box">
      <h2>{w.file}</h2>
      <p>{w.fileHint}</p>
      <p class="campaign-hint numbers">{w.letters(lettersNow(campaign))}</p>
      {sure ? (
        <p class="campaign-ways" role="alert">
          <span>{w.removeSure}</span>
          <button type="button" class="button" data-way="remove-yes" onClick={() => void remove()}>
            {w.removeYes}
          </button>
          <button type="button" class="button" onClick={() => setSure(false)}>
            {w.leaveIt}
          </button>
        </p>
      ) : (
        <button type="button" class="button quiet" data-way="remove" onClick={() => setSure(true)}>
          {w.remove}
        </button>
      )}
    </section>
  );
}
