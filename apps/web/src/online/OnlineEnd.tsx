import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import type { DiceVerdict } from '../port/diceVerdict.ts';
import { saveAs } from '../saves/saveAs.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf } from '../shell/route.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Asks } from './Asks.tsx';
import { LineNotes } from './LineNotes.tsx';
import { useRunning } from './onlineContext.ts';
import { PeoplePanel } from './People.tsx';
import { Proof } from './Proof.tsx';

/** The end of a game over a line: who won, a rematch, and the dice rolled again in this browser. */
export function OnlineEnd({ children }: { readonly children: ComponentChildren }) {
  const { words, running, online, g, news } = useRunning();
  const { view } = useGame();
  const { end: w, proof } = words;
  const { play } = useMessages();
  const { file, verdict, fault, check } = useProof();
  const { result } = view.open;
  const winner = result?.winner ?? null;
  const title = winner === null ? w.drawn : winner === running.you ? w.won : w.lost(running.head.names[winner]);
  const asksAlready = running.offers.some(({ kind }) => kind === 'rematch');
  return (
    <div class="online" data-end={winner ?? 'draw'}>
      <PageHead title={running.head.names.join(' – ')} />
      <main class="online-main">
        <section class="panel online-panel wide">
          {children}
          <LineNotes />
          <h2 class="online-result">{title}</h2>
          {result && <p>{play.because[result.why]}</p>}
          <p class="online-ways">
            {running.wishes && !news.rematch && !asksAlready && (
              <button
                type="button"
                class="button filled"
                data-way="rematch"
                onClick={() => void online.ask({ t: 'offer', kind: 'rematch' })}
              >
                <Icon name="flip" /> {w.rematch}
              </button>
            )}
            {file !== null && (
              <a class="button" data-way="whole-game" href={addressOf('play', g, 'end')}>
                <Icon name="log" /> {w.whole}
              </a>
            )}
            <a class="button" href={addressOf('online')}>
              {w.toMeet}
            </a>
          </p>
          <Asks />
        </section>
        <div class="wide">
          {fault === null ? (
            <Proof words={words} verdict={verdict} names={running.head.names} round={running.head.round} />
          ) : (
            <p class="online-fault" role="alert" data-proof="unreadable">
              <Icon name="warning" /> {fault}
            </p>
          )}
          <p class="online-ways">
            {file !== null && (
              <button
                type="button"
                class="button"
                data-way="save-proof"
                onClick={() => saveAs(`${running.head.names.join(' - ')}.faultline.json`, file)}
              >
                <Icon name="save" /> {proof.save}
              </button>
            )}
            <FileButton take={async (chosen) => check(await chosen.text())}>{proof.other}</FileButton>
          </p>
        </div>
        <div class="wide">
          <PeoplePanel />
        </div>
      </main>
    </div>
  );
}

const TRIES = 5;
const SOON = 500;

/** Fetches the file, keeps it among the saved games, and rolls its dice again. */
function useProof() {
  const { online, words } = useRunning();
  const [file, setFile] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<DiceVerdict | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const check = async (text: string) => {
    setVerdict(null);
    try {
      setVerdict(await online.verdict(text));
      setFault(null);
    } catch (error) {
      setFault(`${words.proof.unfair} ${(error as Error).message}`);
    }
  };
  useEffect(() => {
    let here = true;
    const fetch = async (tries: number): Promise<void> => {
      const text = await online.fetchFile().catch(() => null);
      if (!here) return;
      if (text !== null) {
        setFile(text);
        return check(text);
      }
      // The end may be seen a moment before the file is whole.
      if (tries === 0) return setFault(words.end.notKept);
      await new Promise((resolve) => setTimeout(resolve, SOON));
      return fetch(tries - 1);
    };
    void fetch(TRIES);
    return () => {
      here = false;
    };
  }, []);
  return { file, verdict, fault, check: (text: string) => void check(text) };
}
