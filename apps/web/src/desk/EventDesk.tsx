import { currentRound, currentStage, type EventState } from '@faultline/tournament';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../shell/notices.tsx';
import { addressOf } from '../shell/route.ts';
import { ClockBand } from './clock/ClockBand.tsx';
import { ClockBar } from './clock/ClockBar.tsx';
import { lastStanding } from '../saves/useRecord.ts';
import { DeskContext, useDesk, useDeskOf } from './desk.ts';
import { EventChapter } from './event/EventChapter.tsx';
import { JudgeChapter } from './judge/JudgeChapter.tsx';
import { PaperPage } from './paper/PaperPage.tsx';
import { PlayersChapter } from './people/PlayersChapter.tsx';
import { NextStep } from './round/NextStep.tsx';
import { RoundChapter } from './round/RoundChapter.tsx';
import { roundName } from './roundName.ts';
import { ScreenPage } from './screen/ScreenPage.tsx';
import { SharePage } from './share/SharePage.tsx';
import { ToldBand, useDoing } from './Told.tsx';
import { TopBar } from './TopBar.tsx';
import { useDeskWords } from '../i18n/deskWords.ts';

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
  if (loaded.state !== 'open') return <Missing damaged={loaded.state === 'damaged'} />;
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

/** Chapters that lead from one step of the event to the next. */
const STEPPING = ['players', 'round'];

function Chapters({ chapter }: { readonly chapter: string }) {
  const w = useDeskWords();
  const { event } = useDesk();
  const { id, name, format } = event.state.founding;
  const known = CHAPTERS[chapter] ? chapter : 'round';
  const Chapter = CHAPTERS[known] ?? RoundChapter;
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
            <a key={key} href={addressOf('desk', id, key)} aria-current={key === known ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <ClockBar />
        <Tools id={id} />
      </TopBar>
      <ClockBand />
      <Chapter />
      <footer class="desk-bottom">
        <ToldBand />
        {STEPPING.includes(known) && <NextStep />}
      </footer>
    </div>
  );
}

/** Undo is always at hand; the rest folds away where there is no room. */
function Tools({ id }: { readonly id: string }) {
  const w = useDeskWords();
  const { event, undo, refusal } = useDoing();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button desk-undo"
        data-way="undo"
        title={w.undo}
        disabled={lastStanding(event) === undefined}
        onClick={() => void undo()}
      >
        <Icon name="undo" /> <span>{w.undo}</span>
      </button>
      <button
        type="button"
        class="button quiet square desk-tools-more"
        aria-label={w.moreTools}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      <div class="desk-tools" data-open={open}>
        <Tool id={id} to="print" sign="print" title={w.print} />
        <Tool id={id} to="screen" sign="fit" title={w.bigScreen} apart />
        <Tool id={id} to="share" sign="share" title={w.share} />
      </div>
      <div class="desk-top-told">{refusal}</div>
    </>
  );
}

interface ToolProps {
  readonly id: string;
  readonly to: string;
  readonly sign: string;
  readonly title: string;
  /** In a tab of its own. */
  readonly apart?: boolean;
}

const Tool = ({ id, to, sign, title, apart = false }: ToolProps) => (
  <a
    class="button"
    href={addressOf('desk', id, to)}
    title={title}
    {...(apart ? { target: '_blank', rel: 'noopener' } : {})}
  >
    <Icon name={sign} /> <span>{title}</span>
  </a>
);

function roundTitle(state: EventState, w: ReturnType<typeof useDeskWords>): string {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (state.phase === 'finished') return w.standings;
  if (!round || !stage) return w.rounds;
  return stage.n === 1 ? w.roundOf(round.n, stage.roundsPlanned) : roundName(stage, round.n, w);
}

function Missing({ damaged }: { readonly damaged: boolean }) {
  const w = useDeskWords();
  return (
    <main class="notice">
      <h1>{damaged ? w.damaged : w.missing}</h1>
      <p>{damaged ? w.damagedHint : w.missingHint}</p>
      <a class="button filled" href={addressOf('desk')}>
        {w.toEvents}
      </a>
    </main>
  );
}
