import { useEffect, useRef } from 'preact/hooks';
import { useCampaign } from '../campaign.ts';
import { ActiveStep } from './ActiveStep.tsx';
import { DraftStep } from './DraftStep.tsx';
import { LostVeterans, NewCards } from './NewCards.tsx';
import { PlayStep } from './PlayStep.tsx';
import { TeamsStep } from './TeamsStep.tsx';
import { UnlockStep } from './UnlockStep.tsx';

/** What the campaign waits for, and the way to do it. */
export function NextStep() {
  const { campaign, state, words: w } = useCampaign();
  const { phase, lost, victory } = state;
  const box = useRef<HTMLElement>(null);
  const isActed = useRef(false);
  // What was pressed is gone with its step: whoever uses the keyboard goes on at the next one.
  useEffect(() => {
    if (document.activeElement === document.body && isActed.current) box.current?.focus();
    isActed.current = true;
  }, [campaign.log.length]);
  return (
    <section ref={box} class="panel campaign-next" aria-label={w.next} data-phase={phase} tabIndex={-1}>
      {phase !== 'draft' && phase !== 'concluded' && <NewCards />}
      {lost.length > 0 ? <LostVeterans /> : <Step />}
      {victory !== null && (
        <h2 class="campaign-victory" data-victory={victory}>
          {w.over(victory)}
        </h2>
      )}
    </section>
  );
}

function Step() {
  const { state } = useCampaign();
  switch (state.phase) {
    case 'draft':
      return <DraftStep />;
    case 'ready':
      return <TeamsStep />;
    case 'unlock':
      return <UnlockStep />;
    case 'active':
      return <ActiveStep />;
    case 'playing':
      return <PlayStep />;
    case 'concluded':
      return null;
  }
}
