import './ending.css';
import './hero.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useAsked } from '../game/useAsked.ts';
import { type EndingWords, useEndingWords } from '../i18n/endingWords.ts';
import { useSpeech } from '../i18n/language.ts';
import type { Chosen } from '../port/engine.ts';
import type { WholeReport } from '../port/report.ts';
import { giveChosen } from '../setup/chosen.ts';
import { Loading } from '../shell/notices.tsx';
import { addressOf, go } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Mark } from '../ui/Mark.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { CurveChart } from './CurveChart.tsx';
import { Figures, ObjectivesHeld } from './Figures.tsx';
import { KeyMoments } from './KeyMoments.tsx';
import { LastPosition } from './LastPosition.tsx';
import { drawnPicture } from './picture.ts';
import { ShareSheet } from './ShareSheet.tsx';
import { swapped } from './swapped.ts';
import { textReport } from './textReport.ts';
import { isClock, type Told, toldOf } from './told.ts';
import { UnitBars } from './UnitBars.tsx';

const EndOfOperation = lazy(() => import('../campaign/EndOfOperation.tsx'));

/** The end of a game: who won and how, how it went, and what to do now. Every number is the report's. */
export default function EndPage({ children }: { readonly children: ComponentChildren }) {
  const { t, language } = useSpeech();
  const words = useEndingWords();
  const game = useGame();
  const { port, moment } = game;
  const report = useAsked(`${moment.version}`, () => port.report());
  const told = useMemo(
    () => report && words && toldOf(game, report, { words, t, language }),
    [game, report, words, t, language],
  );
  if (!report || !told || !words) return <Loading />;
  const turns = report.curve.turns.length > 0;
  return (
    <div class="end-page" data-version={moment.version}>
      <Hero told={told} report={report} words={words} />
      <div class="end-notes">
        {children}
        <EndOfOperation game={game.playing.id} />
      </div>
      <main class="end-grid">
        <section class="panel end-course">
          <h2>
            {words.howItWent}
            {turns && <small>{`${isClock(report.curve) ? words.legendClock : words.legend} ${words.tapTurn}`}</small>}
          </h2>
          {turns ? <CurveChart report={report} told={told} words={words} /> : <p>{words.noTurns}</p>}
          <TurningPoints told={told} words={words} />
          <ObjectivesHeld report={report} words={words} />
          {turns && <KeyMoments turns={report.turns} words={words} />}
        </section>
        <section class="panel end-last">
          <h2>
            {words.position}
            <small>{words.turn(report.turns)}</small>
          </h2>
          <LastPosition label={`${words.position}: ${t.log.lookBack}`} />
        </section>
        <section class="panel end-by-unit">
          <h2>{words.byUnit}</h2>
          <p class="end-legend">
            <span>
              <i class="end-dealt" /> {words.dealt}
            </span>
            <span>
              <i class="end-suffered" /> {words.suffered}
            </span>
            <span>
              <Icon name="wounded" /> {words.inflicted}
            </span>
          </p>
          <UnitBars report={report} words={words} />
        </section>
        <section class="panel end-numbers">
          <h2>{words.numbers}</h2>
          <Figures told={told} report={report} words={words} />
        </section>
      </main>
    </div>
  );
}

interface HeroProps {
  readonly told: Told;
  readonly report: WholeReport;
  readonly words: EndingWords;
}

/** Who won, split by the fault line, and the ways on. A reader hears it first. */
function Hero({ told, report, words }: HeroProps) {
  const { t } = useSpeech();
  const { view, me } = useGame();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const winner = view.open.result?.winner ?? null;
  const [mine, theirs] = told.score;
  return (
    <header class={`end-hero ${winner === null ? '' : winner === me ? 'side-a' : 'side-b'}`}>
      <svg class="end-cut" viewBox="0 0 1440 176" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path class="end-half side-a" d="M0 0H812l-36 70 44 26-40 80H0z" />
        <path class="end-half side-b" d="M824 0l-36 70 44 26-40 80H1440V0z" />
        <path class="end-fault" d="M812 0l-36 70 44 26-40 80" />
      </svg>
      <nav class="end-top">
        <a class="button quiet square" href={addressOf()} aria-label={t.shell.home} title={t.shell.home}>
          <Mark />
        </a>
        <SettingsButton />
      </nav>
      {winner !== null && <i class="end-shape" />}
      <div class="end-said-first">
        <p class="cap">{[told.teams, told.mission, words.turns(report.turns)].filter(Boolean).join(' · ')}</p>
        <h1 ref={heading} tabIndex={-1}>
          {told.title}
        </h1>
        <p>{told.how}</p>
      </div>
      <p class="end-score numbers">
        <span class="unseen">{words.score(told.players[0], mine, told.players[1], theirs)}</span>
        <b aria-hidden="true">{mine}</b>
        <span aria-hidden="true">–</span>
        <b aria-hidden="true">{theirs}</b>
      </p>
      <Ways told={told} report={report} words={words} />
    </header>
  );
}

function Ways({ told, report, words }: HeroProps) {
  const { t } = useSpeech();
  const { playing, cast, me, view } = useGame();
  const { again } = report;
  const begin = (chosen: Chosen) => {
    giveChosen({ kind: 'new', players: playing.players, chosen });
    go(['play', 'new', 'chosen']);
  };
  const draw = useMemo(() => () => drawnPicture(told, report, me, cast), [told, report]);
  return (
    <div class="end-ways">
      {again ? (
        <>
          <button type="button" class="button filled" data-way="rematch" onClick={() => begin(again)}>
            <Icon name="struggle" /> {words.rematch}
          </button>
          <button type="button" class="button" data-way="swap" onClick={() => begin(swapped(again, view.open))}>
            <Icon name="flip" /> {words.swap}
          </button>
        </>
      ) : (
        <a class="button filled" href={addressOf('new')}>
          <Icon name="active" /> {words.newGame}
        </a>
      )}
      <SheetButton
        title={words.shareTitle}
        kind="button"
        face={
          <>
            <Icon name="share" /> {words.share}
          </>
        }
        mark={{ 'data-way': 'share' }}
        sheet="end-share"
      >
        <ShareSheet
          words={words}
          name={`${told.teams} - ${told.title}`}
          text={textReport(told, report, me, cast, words)}
          draw={draw}
        />
      </SheetButton>
      <a class="button" data-way="look-back" href={addressOf('play', playing.id, 'at')}>
        <Icon name="clock" /> {t.log.lookBack}
      </a>
    </div>
  );
}

/** The same numbers as on the curve; each opens its moment. */
function TurningPoints({ told, words }: Pick<HeroProps, 'told' | 'words'>) {
  const { playing } = useGame();
  if (told.points.length === 0) return null;
  return (
    <ol class="end-points" aria-label={words.turningPoints}>
      {told.points.map(({ turn, version, text }, i) => (
        <li key={version}>
          <a href={addressOf('play', playing.id, 'at', String(version))} data-point={version}>
            <span class="end-number" aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <b>{turn}</b> {text}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
