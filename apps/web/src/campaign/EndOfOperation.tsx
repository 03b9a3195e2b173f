import './endOfOperation.css';
import { useEffect, useState } from 'preact/hooks';
import { useCampaignWords } from '../i18n/campaignWords.ts';
import { type Saved, wholeGame } from '../saves/store.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Entered, enterFinished } from './finished.ts';

/** At the end of a game of a campaign: its result is entered, and the way back is shown. Nothing for any other game. */
export default function EndOfOperation({ game }: { readonly game: string }) {
  const w = useCampaignWords();
  const [entered, setEntered] = useState<Entered | null>(null);
  useEffect(() => {
    let here = true;
    const enter = async () => {
      const whole = await wholeGame(game);
      const done = whole && (await enterFinished(whole.game as Saved));
      if (here) setEntered(done);
    };
    enter().catch(() => {});
    return () => {
      here = false;
    };
  }, [game]);
  if (!w || !entered) return null;
  const { state } = entered.campaign;
  const last = state.played.at(-1);
  return (
    <section class="panel end-campaign" role="status">
      <p>
        <Icon name="confirm" /> {w.endOf(state.founding.name)}{' '}
        {entered.now && last ? w.flowedIn(last.slot, last.winner) : w.alreadyEntered}
      </p>
      <a class="button filled" data-way="to-campaign" href={addressOf('campaign', state.founding.id)}>
        {w.toCampaign} <Icon name="next" />
      </a>
    </section>
  );
}
