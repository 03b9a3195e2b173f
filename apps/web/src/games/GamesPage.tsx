import './games.css';
import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useSavesWords } from '../i18n/savesWords.ts';
import { dropped, FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { openThread } from '../port/thread.ts';
import { Loading } from '../shell/notices.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf } from '../shell/route.ts';
import { WhereUnsafe } from '../shell/WhereUnsafe.tsx';
import { GameRow } from './GameRow.tsx';
import { saveName } from '../saves/nameOf.ts';
import type { Refusal } from '../saves/refusal.ts';
import { WhyRefused } from '../saves/WhyRefused.tsx';
import { removeGame, restoreGame, type Saved, savedGames, type Whole } from '../saves/store.ts';
import { lazy } from '../ui/lazy.tsx';

const BackupPanel = lazy(() => import('../backup/BackupPanel.tsx'));

/** `#/games`: everything saved in this browser. */
export default function GamesPage() {
  const messages = useMessages();
  const saves = useSavesWords();
  const { games, read } = useGames();
  const [removed, setRemoved] = useState<Whole | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const bring = async (file: File) => {
    setRefused(await whyNotTaken(await file.text()));
    await read();
  };
  const remove = async (id: string) => {
    setRemoved(await removeGame(id));
    await read();
  };
  const restore = async (game: Whole) => {
    await restoreGame(game);
    setRemoved(null);
    await read();
  };
  if (games === null || !saves) return <Loading />;
  return (
    <div class="games" {...dropped(bring)}>
      <PageHead title={saves.title} />
      <main>
        {refused !== null && (
          <div class="games-note refused" role="alert">
            <Icon name="warning" />
            <span>
              <b>{saves.refused}</b> <WhyRefused refusal={refused} />
            </span>
          </div>
        )}
        {removed && (
          <div class="games-note" role="status">
            <span>{saves.removed(saveName(removed.game, messages))}</span>
            <button type="button" class="button" data-way="restore" onClick={() => restore(removed)}>
              <Icon name="undo" /> {saves.restore}
            </button>
          </div>
        )}
        {games === 'blocked' ? (
          <p class="games-note">{saves.blocked}</p>
        ) : games.length === 0 ? (
          <Nothing />
        ) : (
          <ul>
            {games.map((game) => (
              <GameRow key={game.id} game={game} changed={read} remove={() => remove(game.id)} />
            ))}
          </ul>
        )}
        <FileButton kind="games-import" take={bring}>
          <Icon name="share" /> {saves.import}
        </FileButton>
        <BackupPanel changed={read} />
        <WhereUnsafe />
      </main>
    </div>
  );
}

function Nothing() {
  const saves = useSavesWords();
  if (!saves) return null;
  return (
    <div class="games-none">
      <Icon name="save" />
      <h2>{saves.none}</h2>
      <p>{saves.noneHint}</p>
      <a class="button filled" href={addressOf('play', 'quick', 'computer')}>
        {saves.playNow}
      </a>
    </div>
  );
}

function useGames() {
  const [games, setGames] = useState<readonly Saved[] | 'blocked' | null>(null);
  const read = (): Promise<void> => savedGames().then(setGames, () => setGames('blocked'));
  useEffect(() => void read(), []);
  return { games, read };
}

/** Saves the game of a file as one of its own; a sentence where it cannot be. */
async function whyNotTaken(text: string): Promise<Refusal | null> {
  const { engine, leave } = openThread();
  try {
    await engine.open({ kind: 'file', text, players: ['person', 'person'] });
    return null;
  } catch (error) {
    return error as Refusal;
  } finally {
    leave();
  }
}
