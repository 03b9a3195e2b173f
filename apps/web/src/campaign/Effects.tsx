import { advantageName, inRole, ROLES } from '@faultline/campaign';
import { useState } from 'preact/hooks';
import { askOfCampaigns } from '../port/campaign.ts';
import { CAMPAIGN_MODE } from '../setup/modes/operations.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useCampaign } from './campaign.ts';
import { Refusal } from './Told.tsx';

/** Larger than any file of Advantages. */
const MOST = 1_000_000;

/** Which Advantages do something in games here; a file of one's own says what. */
export function Effects() {
  const { state, words: w, does, told } = useCampaign();
  const [fault, setFault] = useState<string | null>(null);
  const packs = ROLES.flatMap((role) => inRole(state, role)?.pack ?? []);
  const named = (id: string): string => {
    const pack = packs.find(({ advantages }) => advantages.some((one) => one.id === id));
    return pack ? advantageName(pack, id) : id;
  };
  const take = async (file: File) => {
    const text = file.size > MOST ? '' : await file.text();
    const read = await askOfCampaigns((campaigns) => campaigns.advantages(text, CAMPAIGN_MODE)).catch(
      (error: Error) => ({ fault: error.message }),
    );
    setFault('fault' in read ? read.fault : null);
    if ('effects' in read) await does({ kind: 'takeEffects', advantages: read.effects });
  };
  return (
    <section class="panel campaign-box">
      <h2>{w.effects}</h2>
      <p>{state.effects.length === 0 ? w.effectsNone : w.effectsSome(state.effects.map(({ id }) => named(id)))}</p>
      <p class="campaign-hint">{w.notIncluded}</p>
      {state.phase !== 'concluded' && (
        <p class="campaign-ways">
          <FileButton kind="effects-file" take={take}>
            <Icon name="save" /> {w.effectsFile}
          </FileButton>
          {state.effects.length > 0 && (
            <button
              type="button"
              class="button quiet"
              onClick={() => void does({ kind: 'takeEffects', advantages: [] })}
            >
              {w.effectsRemove}
            </button>
          )}
        </p>
      )}
      <div role="alert">
        {fault !== null && (
          <p class="campaign-fault">
            <Icon name="warning" /> {w.effectsBad} <span lang="en">{fault}</span>
          </p>
        )}
      </div>
      <Refusal told={told} />
    </section>
  );
}
