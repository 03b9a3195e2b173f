import './endOfOperation.css';
import { ROLES } from '@faultline/campaign';
import { useEffect, useState } from 'preact/hooks';
import { useCampaignWords } from '../i18n/campaignWords.ts';
import type { CampaignMark } from '../port/campaign.ts';
import { savedGames } from '../saves/store.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';

/** Beside a game of a campaign: active Advantages that people apply themselves (CP-R-24), and the way to the campaign. */
export default function Reminder({ game }: { readonly game: string }) {
  const w = useCampaignWords();
  const [mark, setMark] = useState<CampaignMark | null>(null);
  useEffect(() => {
    let here = true;
    savedGames().then(
      (games) => here && setMark(games.find(({ id }) => id === game)?.campaign ?? null),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game]);
  if (!w || !mark) return null;
  return (
    <div class="campaign-in-game">
      {ROLES.map((role) => {
        const names = mark.reminders?.[role] ?? [];
        return (
          names.length > 0 && (
            <p key={role} data-role={role}>
              <Icon name="active" /> <b>{w.inForce(role, names)}</b> {w.reminder(names)}
            </p>
          )
        );
      })}
      <a href={addressOf('campaign', mark.id)}>{w.toCampaign}</a>
    </div>
  );
}
