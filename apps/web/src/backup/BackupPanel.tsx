import './backup.css';
import { useEffect, useState } from 'preact/hooks';
import { useBackupWords } from '../i18n/backupWords.ts';
import { useCampaignSentences } from '../i18n/campaignWords.ts';
import { useLoadedDeskSpeech } from '../i18n/deskWords.ts';
import { browserLanguage } from '../i18n/language.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { saveAs } from '../saves/saveAs.ts';
import { WhyRefused } from '../saves/WhyRefused.tsx';
import { settingsFrom, useSettings } from '../shell/settings.ts';
import { type Backup, backupIn, type NoBackup } from './backup.ts';
import { type Brought, bringBack, everything, type NotTaken } from './everything.ts';

type BackupOutcome =
  | 'working'
  | { readonly left: number }
  | { readonly no: NoBackup }
  | { readonly brought: Brought; readonly backup: Backup };

/** Everything in this browser into one file, and back. `changed` hears when something was brought. */
export default function BackupPanel({ changed }: { readonly changed: () => Promise<void> }) {
  const w = useBackupWords();
  const { settings } = useSettings();
  const [outcome, setOutcome] = useState<BackupOutcome | null>(null);
  if (!w) return null;
  const save = async () => {
    setOutcome('working');
    const { text, left } = await everything(settings);
    saveAs('everything.faultline-backup.json', text);
    setOutcome(left > 0 ? { left } : null);
  };
  const bring = async (file: File) => {
    const backup = backupIn(await file.text());
    if (typeof backup === 'string') return setOutcome({ no: backup });
    setOutcome('working');
    setOutcome({ brought: await bringBack(backup), backup });
    await changed();
  };
  return (
    <section class="panel backup">
      <h2>{w.title}</h2>
      <p>{w.hint}</p>
      <p class="sheet-ways">
        <FileButton kind="bring-back" take={bring}>
          <Icon name="share" /> {w.bring}
        </FileButton>
        <button type="button" class="button" data-way="save-everything" onClick={save}>
          <Icon name="save" /> {w.save}
        </button>
      </p>
      <div class="backup-told" role="status">
        {outcome === 'working' && <p>{w.working}</p>}
        {outcome !== null && outcome !== 'working' && 'left' in outcome && <p>{w.left(outcome.left)}</p>}
        {outcome !== null && outcome !== 'working' && 'no' in outcome && <p>{w.no[outcome.no]}</p>}
        {outcome !== null && outcome !== 'working' && 'brought' in outcome && <Told {...outcome} />}
      </div>
      <Lasting />
    </section>
  );
}

/** What came back, what was here, what was refused; the settings of the file are taken only if somebody says so. */
function Told({ brought, backup }: { readonly brought: Brought; readonly backup: Backup }) {
  const w = useBackupWords();
  const { settings, choose } = useSettings();
  const theirs = settingsFrom(JSON.stringify(backup.settings), browserLanguage());
  if (!w) return null;
  const { games, teams, events, campaigns, here, beside, refused } = brought;
  return (
    <>
      <p>
        {w.brought(games, teams, events, campaigns)} {here > 0 && w.here(here)} {beside > 0 && w.beside(beside)}
      </p>
      {refused.length > 0 && (
        <>
          <p>{w.refused}</p>
          <ul>
            {refused.map((each, i) => (
              <li key={i}>
                {'game' in each ? (
                  <GameRefused {...each} />
                ) : 'event' in each ? (
                  <EventRefused {...each} />
                ) : (
                  <CampaignRefused {...each} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {JSON.stringify(theirs) !== JSON.stringify(settings) && (
        <p>
          {w.otherSettings}{' '}
          <button type="button" class="button" data-way="take-settings" onClick={() => choose(theirs)}>
            {w.takeSettings}
          </button>
        </p>
      )}
    </>
  );
}

const GameRefused = ({ game, refusal }: Extract<NotTaken, { readonly game: string }>) => (
  <>
    {game}: <WhyRefused refusal={refusal} />
  </>
);

function EventRefused({ event: { code, says, facts } }: Extract<NotTaken, { readonly event: unknown }>) {
  const speech = useLoadedDeskSpeech();
  return speech && <>{speech.reasons[code]?.(facts) ?? says}</>;
}

function CampaignRefused({ campaign }: Extract<NotTaken, { readonly campaign: unknown }>) {
  const sentence = useCampaignSentences();
  return <>{sentence(campaign)}</>;
}

/** Whether the browser has promised to keep what is here, and a way to ask. */
function Lasting() {
  const w = useBackupWords();
  const [firm, setFirm] = useState<boolean | 'refused' | null>(null);
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setFirm);
  }, []);
  if (!w || firm === null) return null;
  const ask = async () => setFirm((await navigator.storage.persist()) || 'refused');
  if (firm === true) return <p>{w.keptFirmly}</p>;
  if (firm === 'refused') return <p role="status">{w.askedInVain}</p>;
  return (
    <p>
      {w.keptLoosely}{' '}
      <button type="button" class="button" data-way="persist" onClick={() => void ask()}>
        {w.ask}
      </button>
    </p>
  );
}
