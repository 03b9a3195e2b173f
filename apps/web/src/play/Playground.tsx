import './playground.css';
import '../attack/screen.css';
import { unitName } from '@faultline/rules/names';
import type { LogLine } from '@faultline/text';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { attackOver, attackUnderWay } from '@faultline/rules/attacks';
import { fieldOf } from '../attack/fight.ts';
import { stepNow } from '../attack/steps.ts';
import type { LogProps } from '../log/LogLines.tsx';
import { LogButton, LogPanel } from '../log/LogPanel.tsx';
import { askWhy } from '../log/why.ts';
import { NewLines } from '../log/NewLines.tsx';
import { useLines } from '../log/useLines.ts';
import type { Scene } from '../board/scene.ts';
import { useSpeech } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import type { Live } from '../ui/signal.ts';
import { memo } from '../ui/memo.ts';
import type { LocalGame } from '../port/localGame.ts';
import { computersOf } from '../port/port.ts';
import { boardDrawn, firstBoard } from '../shell/line.ts';
import { Loading } from '../shell/notices.tsx';
import { momentsByLine } from '../game/moments.ts';
import { go } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { useSettings } from '../shell/settings.ts';
import { type Game, GameContext, gameAt, type AnswerFailure } from '../game/game.ts';
import type { Player } from '../moments/player.ts';
import type { Shown } from '../moments/shown.ts';
import { useShown } from '../moments/useShown.ts';
import { castFor } from './cast.ts';
import type { Company } from './company.ts';
import { FirstRoll } from './FirstRoll.tsx';
import type { Guide } from './guide.ts';
import { GameMenu } from './GameMenu.tsx';
import { useHandOver } from './handOver.ts';
import { usePassing } from '../game/passing.ts';
import { useAsked } from '../game/useAsked.ts';
import { TakeBack } from './TakeBack.tsx';
import { spatialOptions, usePlanning } from '../game/plan.ts';
import { type After, useAfter, useProspects } from '../table/prospects.ts';
import { Prompt } from './Prompt.tsx';
import { useShortcuts } from '../table/shortcuts.ts';
import { LeftColumn, Side } from '../table/Side.tsx';
import { useRuler } from './ruler.ts';
import { toldThisTurn } from '../game/standing.ts';
import { useFigures } from '../table/figures.ts';
import { useScene } from '../table/tableScene.ts';
import { TagContext, taggedOn, useTag } from '../cards/tagged.ts';
import { TeamsButton } from '../table/TeamsSheet.tsx';
import { partsOf } from '../table/modes/index.ts';
import { TopBar } from '../table/TopBar.tsx';
import { usePointing } from '../table/pointing.ts';
import { useSuggesting } from '../table/suggesting.ts';
import { isSeenFromNorth } from '../game/seenFrom.ts';
import { isBelow } from '../table/seen.ts';
import { useColumn, useNarrow } from '../table/useNarrow.ts';
import { EitherView } from '../table3d/EitherView.tsx';

const Kept = lazy(() => import('./Kept.tsx'));
const Strip = lazy(() => import('../attack/Strip.tsx'));
const AttackView = lazy(() => import('../attack/AttackView.tsx'));
const LookBack = lazy(() => import('../lookback/LookBack.tsx'));
const EndPage = lazy(() => import('../ending/EndPage.tsx'));
const TableText = lazy(() => import('../table/TableText.tsx'));
const FightSummary = lazy(() => import('../attack/FightSummary.tsx'));
const Forecast = lazy(() => import('./Forecast.tsx'));
const FigureCard = lazy(() => import('../table/FigureCard.tsx'));
const SelectedUnit = lazy(() => import('../table/SelectedUnit.tsx'));
const CardSheet = lazy(() => import('../cards/CardSheet.tsx'));
const Tagged = lazy(() => import('./Tagged.tsx'));
const OpenedNote = lazy(() => import('./OpenedNote.tsx'));
const Attention = lazy(() => import('./Attention.tsx'));
const HandOverScreen = lazy(() => import('./HandOverScreen.tsx'));
const Moments = lazy(() => import('../moments/Moments.tsx'));
const TurnStrip = lazy(() => import('../moments/TurnStrip.tsx'));
const Recap = lazy(() => import('../moments/Recap.tsx'));
const PossibleAttacks = lazy(() => import('../attack/PossibleAttacks.tsx'));

interface PlaygroundProps {
  readonly game: LocalGame;
  /** The moment to look back at: its version, or the newest; null where the game is played. */
  readonly at: number | 'newest' | 'end' | null;
  readonly guide?: Guide;
  readonly company?: Company;
}

/** The game screen. */
export function Playground({ game: local, at, guide, company }: PlaygroundProps) {
  const { t } = useSpeech();
  const { shown, player } = useShown(local, at !== null || guide !== undefined);
  const moment = shown?.moment;
  const [outcome, setOutcome] = useState<AnswerFailure | null>(null);
  // The board comes first; what the first attack needs is there before it is made, and the end before it comes.
  useEffect(() => void firstBoard.then(Strip.fetch).then(AttackView.fetch).then(EndPage.fetch), []);
  useEffect(() => void local.broken.then((broke) => setOutcome({ broke })), [local]);
  useEffect(() => setOutcome(null), [moment?.version]);
  const cast = useMemo(() => moment && castFor(local.playing, moment.view.open, t), [local, moment, t]);
  const isHeld = shown?.frame != null;
  const game = useMemo(
    () => (moment && cast ? gameAt({ ...local, port: shown.port }, moment, cast, outcome, setOutcome, isHeld) : null),
    [local, moment, cast, outcome, isHeld],
  );
  useEffect(() => {
    if (game) boardDrawn();
  }, [game !== null]);
  const handOver = useHandOver(game);
  const [tag, show] = useState<string | null>(null);
  const tagging = useMemo(() => ({ tag, show }), [tag]);
  if (!game || !shown) return <Loading />;
  if (handOver) return <HandOverScreen {...handOver} cast={game.cast} />;
  if (game.view.open.result && !isHeld && (at === null || at === 'end'))
    return <Ended game={game} shown={shown} player={player} End={company?.End ?? EndPage} />;
  if (at !== null) return <LookBack game={game} local={local} at={typeof at === 'number' ? at : null} />;
  return (
    <GameContext.Provider value={game}>
      <TagContext.Provider value={tagging}>
        <Screen game={game} shown={shown} player={player} guide={guide} company={company} />
      </TagContext.Provider>
    </GameContext.Provider>
  );
}

const Ended = ({ game, End, ...played }: PlayedProps & { readonly End: Company['End'] }) => (
  <GameContext.Provider value={game}>
    <End>
      <Kept />
      <Opened game={game} />
    </End>
    <Passing {...played} />
  </GameContext.Provider>
);

function Passing({ shown, player }: Omit<PlayedProps, 'game'>) {
  const lines = useLines();
  return player ? <Moments shown={shown} player={player} lines={lines} /> : null;
}

/** What was different about a game that was just opened. */
const Opened = ({ game: { moment, playing } }: { readonly game: Game }) =>
  moment.version === (playing.mended ?? (playing.changed.length > 0 ? 0 : null)) ? <OpenedNote {...playing} /> : null;

interface PlayedProps {
  readonly game: Game;
  readonly shown: Shown;
  readonly player: Player | null;
}

interface ScreenProps extends PlayedProps {
  readonly guide: Guide | undefined;
  readonly company: Company | undefined;
}

function Screen({ game, shown: playedNow, player, guide, company }: ScreenProps) {
  const { staged } = playedNow;
  const { t, language } = useSpeech();
  const planning = usePlanning(game);
  const { plan } = planning;
  const prospects = useProspects(game, plan);
  const ruler = useRuler(game);
  const confirm = async () => {
    const trial = planning.newest.now();
    if (trial && !trial.refused) await game.answer(trial.answer);
  };
  const take = (name: string) => {
    const chosen = game.decision?.options.find(
      ({ character, unit, asks }) =>
        !asks && (character === name || (character === undefined && unit === name.split('.')[0])),
    );
    if (chosen) void game.answer({ option: chosen.id });
  };
  useShortcuts(confirm);
  usePassing(game);
  const { me, view, moment, playing } = game;
  const over = useMemo(() => attackOver(toldThisTurn(moment.story)), [moment.story]);
  // A game that is over shows the table and how it ended, whatever was under way.
  const isOver = view.open.result !== null;
  const step = staged ? staged.step : isOver ? null : stepNow(view.open);
  const fight = staged ? staged.fight : isOver ? null : attackUnderWay(view.open);
  const pointing = usePointing(game);
  const suggesting = useSuggesting(game, planning);
  const scene = useScene(game, planning, prospects.now, ruler.laid, fight, language);
  // What is answered on the table needs the table.
  const attacking = fight && spatialOptions(game.decision).length === 0 ? fight : null;
  const shown = fight ?? over;
  const narrow = useNarrow();
  const isColumn = useColumn();
  const { settings } = useSettings();
  const flipped = isSeenFromNorth(game, settings.turning);
  const Panel = narrow ? undefined : partsOf(view.open)?.Panel;
  const other = me === 0 ? 1 : 0;
  const { cast } = game;
  const lines = useLines();
  const why = useMemo(
    () => askWhy(game.port, t.words, cast, playing.names ? [] : computersOf(playing.players)),
    [playing, t],
  );
  const [line, point] = useState<LogLine | null>(null);
  const { tag } = useTag();
  const meant = line ? `line ${lines?.indexOf(line)}` : tag === null ? null : `tag ${tag}`;
  const pointed = useAsked(meant && `${moment.version} ${meant}`, async () => {
    const { pointedBy, withPointed } = await import('../log/pointed.ts');
    const story = moment.story.flatMap(({ events }) => events);
    const at = line ? pointedBy(line.events, story, view.open) : taggedOn(view.open, tag ?? '', playing.cards);
    return { fight: at.fight, drawn: (shown: Scene) => withPointed(shown, at) };
  });
  const fought = useMemo(() => line && { line, fight: pointed?.fight ?? null }, [line, pointed]);
  const jump = useMemo(() => {
    const momentOf = momentsByLine(moment.story);
    // Over a line nobody leaves a game that runs.
    return (told: LogLine) => playing.names || go(['play', playing.id, 'at', String(momentOf(told) ?? moment.version)]);
  }, [moment.story]);
  const log = { lines: lines ?? UNTOLD, point, pointed: fought, why, jump };
  const after = useAfter(prospects, planning.newest);
  const table = attacking ? { ...scene, focus: fieldOf(attacking, view.open) } : scene;
  const drawn = pointed ? pointed.drawn(table) : staged ? staged.drawn(table) : suggesting.drawn(pointing.drawn(table));
  const figures = useFigures();
  const sheet = useRef<HTMLDivElement>(null);
  // From the side the table leaves room below.
  const edge = !attacking && (guide?.south || (settings.view === 'above' && isBelow(scene, flipped))) ? ' upper' : '';
  const strip = player && !guide && !game.decision && !isOver;
  const telling = strip && (staged || playing.players[view.open.active] !== 'person');
  const opened = view.open.units.find((unit) => unitName(unit) === figures.opened?.split('.')[0]);
  const planned = plan && plan.asks.kind !== 'dice';
  const onTable = ruler.on
    ? { onSpot: ruler.toSpot, onBase: ruler.toBase, basesFirst: true, onCancel: ruler.toggle }
    : planned
      ? {
          onSpot: planning.aim,
          onDrag: planning.drag,
          onRest: planning.rest,
          onBase: take,
          onNudge: planning.nudge,
          onCancel: planning.clear,
        }
      : { onBase: take };
  return (
    <div
      class={`playground${telling ? ' telling' : ''}${step ? ' stepping' : ''}${attacking ? ' attacking' : ''}${guide ? ' guided' : ''}${guide?.secret ? ' secret' : ''}`}
      data-version={moment.version}
      data-step={step ?? undefined}
    >
      {guide ? <guide.Top after={after} /> : <Top after={after} {...log} />}
      <NewLines lines={lines} />
      <Attention frame={playedNow.frame} />
      {player && <Moments shown={playedNow} player={player} lines={lines} />}
      {!isColumn && (
        <LeftColumn both={Panel !== undefined}>
          {!Panel && !narrow && !attacking && <SelectedUnit shown={figures.shown} />}
        </LeftColumn>
      )}
      <main class={`playground-middle${edge}`}>
        {step && <Strip now={step} />}
        <div class="playground-notes">
          {company && <company.Notes />}
          <Kept />
          <FirstRoll />
          {tag !== null && <Tagged />}
          <Opened game={game} />
        </div>
        <EitherView
          scene={guide?.drawn ? guide.drawn(drawn, view.open) : drawn}
          fromNorth={flipped}
          covered={() => ({
            below: sheet.current?.getBoundingClientRect().top ?? innerHeight,
            beside: [...document.querySelectorAll('.playground .side')].map((side) => side.getBoundingClientRect()),
          })}
          over={{ element: sheet, edge }}
          onConfirm={confirm}
          onPoint={figures.onPoint}
          onFigure={figures.onFigure}
          {...onTable}
        >
          <button
            type="button"
            class="button square"
            data-way="ruler"
            aria-label={t.play.ruler}
            title={t.play.ruler}
            aria-pressed={ruler.on}
            onClick={ruler.toggle}
          >
            <Icon name="ruler" />
          </button>
        </EitherView>
        <TableText now={prospects.now} />
        {figures.shown !== null && !attacking && (
          <FigureCard name={figures.shown} now={prospects.now} hold={figures.hold} />
        )}
        {opened && <CardSheet unit={opened} close={figures.close} />}
        <div ref={sheet} class={`playground-sheet${edge}`}>
          {guide && <guide.Note />}
          {company && <company.Asks />}
          {player && !guide && narrow && game.decision && <Recap player={player} lines={lines} brief />}
          {/* Whoever is guided waits for nobody: the guide goes on. */}
          {!staged && (!guide || game.decision) && (
            <Prompt
              planning={planning}
              confirm={confirm}
              prospects={prospects}
              suggesting={suggesting}
              point={pointing.point}
            />
          )}
          {strip && <TurnStrip shown={playedNow} player={player} lines={lines} />}
          {narrow && !attacking && !guide?.secret && <PossibleAttacks plan={plan} brief />}
        </div>
      </main>
      {attacking && step && <AttackView fight={attacking} step={step} />}
      {!isColumn && (
        <div class="playground-right">
          {guide?.Beside && !narrow && <guide.Beside />}
          {company && !narrow && <company.Beside />}
          {!Panel && <Side seat={other} />}
          {!guide?.secret && <Forecast prospects={prospects} />}
          {player && !narrow && game.decision && <Recap player={player} lines={lines} />}
          {shown && <FightSummary fight={shown} isOver={!fight} />}
          {!narrow && !attacking && !guide?.secret && <PossibleAttacks plan={plan} />}
          {Panel && !attacking && <Panel />}
          {!narrow && !guide && <LogPanel {...log} />}
        </div>
      )}
    </div>
  );
}

const UNTOLD: readonly LogLine[] = [];

interface TopProps extends LogProps {
  readonly after: Live<After | null>;
}

const Top = memo(({ after, ...log }: TopProps) => (
  <TopBar after={after}>
    <TakeBack />
    <TeamsButton />
    <LogButton {...log} />
    <GameMenu />
    <SettingsButton />
  </TopBar>
));
