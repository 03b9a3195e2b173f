import { currentRound, currentStage, type EventState } from '@faultline/events';
import type { ComponentType } from 'preact';
import { Icon } from '../look/Icon.tsx';
import { Loading } from '../shell/notices.tsx';
import { addressOf } from '../shell/route.ts';
import { MissionCriticalBand } from './clock/MissionCriticalBand.tsx';
import { DeskContext, lastStanding, useDesk, useDeskOf } from './desk.ts';
import { EventChapter } from './event/EventChapter.tsx';
import { JudgeChapter } from './judge/JudgeChapter.tsx';
import { PaperPage } from './paper/PaperPage.tsx';
import { PlayersChapter } from './people/PlayersChapter.tsx';
import { RoundChapter } from './round/RoundChapter.tsx';
import { roundName } from './roundName.ts';
import { ScreenPage } from './screen/ScreenPage.tsx';
import { SharePage } from './share/SharePage.tsx';
import { ToldBand } from './ToldBand.tsx';
import { TopBar } from './TopBar.tsx';
import { useDeskWords } from './words.ts';

const CHAPTERS: Readonly<Record<string, ComponentType>> = {
  players: PlayersChapter,
  round: RoundChapter,
  judge: JudgeChapter,
  event: EventChapter,
};

interface EventDeskProps {
  readonly id: string;
  readonly chapter: string | undefined;
  readonly detail: string | undefined;
}

export function EventDesk({ id, chapter, detail }: EventDeskProps) {
  const loaded = useDeskOf(id);
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'missing') return <Missing />;
  return (
    <DeskContext.Provider value={loaded.desk}>
      {chapter === 'screen' ? (
        <ScreenPage />
      ) : chapter === 'print' ? (
        <PaperPage what={detail} />
      ) : chapter === 'share' ? (
        <SharePage />
      ) : (
        <Chapters chapter={chapter ?? usual(loaded.desk.event.state)} />
      )}
    </DeskContext.Provider>
  );
}

const usual = ({ phase }: EventState): string =>
  phase === 'running' || phase === 'cut' || phase === 'finished' ? 'round' : 'players';

function Chapters({ chapter }: { readonly chapter: string }) {
  const w = useDeskWords();
  const { event, undo } = useDesk();
  const { founding } = event.state;
  const { id, name, format } = founding;
  const Chapter = CHAPTERS[chapter] ?? RoundChapter;
  const titles = {
    players: w.playersTitle,
    round: roundTitle(event.state, w),
    judge: w.judgeTitle,
    event: w.eventTitle,
  };
  return (
    <div class="desk" data-entries={event.log.length}>
      <TopBar over={`${w.formats[format]} · ${w.phases[event.state.phase]}`} title={name}>
        <nav class="desk-nav" aria-label={w.chapters}>
          {Object.entries(titles).map(([key, title]) => (
            <a key={key} href={addressOf('desk', id, key)} aria-current={key === chapter ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <div class="desk-tools">
          <button
            type="button"
            class="button"
            data-way="undo"
            disabled={lastStanding(event) === undefined}
            onClick={() => void undo()}
          >
            <Icon name="undo" /> {w.undo}
          </button>
          <a class="button" href={addressOf('desk', id, 'print')}>
            <Icon name="print" /> {w.print}
          </a>
          <a class="button" href={addressOf('desk', id, 'screen')} target="_blank" rel="noopener">
            <Icon name="fit" /> {w.bigScreen}
          </a>
          <a class="button" href={addressOf('desk', id, 'share')}>
            <Icon name="share" /> {w.share}
          </a>
        </div>
      </TopBar>
      <MissionCriticalBand />
      <ToldBand />
      <Chapter />
    </div>
  );
}

function roundTitle(state: EventState, w: ReturnType<typeof useDeskWords>): string {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (state.phase === 'finished') return w.standings;
  if (!round || !stage) return w.rounds;
  return stage.n === 1 ? w.roundOf(round.n, stage.roundsPlanned) : roundName(stage, round.n, w);
}

function Missing() {
  const w = useDeskWords();
  return (
    <main class="notice">
      <h1>{w.missing}</h1>
      <p>{w.missingHint}</p>
      <a class="button filled" href={addressOf('desk')}>
        {w.toEvents}
      </a>
    </main>
  );
}
