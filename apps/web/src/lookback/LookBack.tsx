import './lookBack.css';
import type { LogLine } from '@faultline/text';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import FightSummary from '../attack/FightSummary.tsx';
import { attackOver, attackUnderWay } from '@faultline/rules/attacks';
import { useNewest } from '../game/useAsked.ts';
import { ReferenceButton } from '../reference/ReferenceButton.tsx';
import { isWhole, useSpeech } from '../i18n/language.ts';
import { LookBackWordsContext, useLateLookBackWords, useLookBackWords } from '../i18n/lookBackWords.ts';
import { LogButton, LogPanel } from '../log/LogPanel.tsx';
import type { LogProps } from '../log/LogLines.tsx';
import { linesOf } from '../log/lines.ts';
import { pointedBy, withPointed } from '../log/pointed.ts';
import { askWhy } from '../log/why.ts';
import { Icon } from '../ui/Icon.tsx';
import { signal } from '../ui/signal.ts';
import { type Game, GameContext } from '../game/game.ts';
import { useAfter, useProspects } from '../table/prospects.ts';
import { LeftColumn, Side } from '../table/Side.tsx';
import { partsOf } from '../table/modes/index.ts';
import { useShortcuts } from '../table/shortcuts.ts';
import { toldThisTurn } from '../game/standing.ts';
import { useScene } from '../table/tableScene.ts';
import TableText from '../table/TableText.tsx';
import { TeamsButton } from '../table/TeamsSheet.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { useNarrow } from '../table/useNarrow.ts';
import type { Trial } from '../port/queries.ts';
import type { LocalGame } from '../port/localGame.ts';
import { computersOf, type Playing } from '../port/port.ts';
import { Loading } from '../shell/notices.tsx';
import { addressOf, go } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { useSettings } from '../shell/settings.ts';
import { isSeenFromNorth } from '../game/seenFrom.ts';
import { gameAtMoment } from './gameAtMoment.ts';
import { firstOf, lastOf, momentsByLine, momentsOf, stepFrom, toldAt, turnFrom } from '../game/moments.ts';
import { MomentBar } from './MomentBar.tsx';
import { useKeys } from './keys.ts';
import { usePlaying } from './usePlaying.ts';
import { useVersion } from './useVersion.ts';
import { EitherView } from '../table3d/EitherView.tsx';

interface LookBackProps {
  readonly game: Game;
  readonly local: LocalGame;
  /** The moment of the address; null for the newest. */
  readonly at: number | null;
}

/** A game at any of its moments, to be looked at: nothing can be answered here. */
export default function LookBack({ game, local, at }: LookBackProps) {
  const { t, language } = useSpeech();
  const words = useLateLookBackWords();
  const { moment, playing, cast } = game;
  const { story } = moment;
  const isOver = moment.view.open.result !== null;
  const [version, goTo] = useVersion(playing.id, at, story.length - 1);
  const moments = useMemo(() => momentsOf(story), [story]);
  const lines = useMemo(
    () =>
      isWhole(t.words)
        ? linesOf(story, playing.cards, t.words, [cast.player(0), cast.player(1)], moment.view.open.objectives)
        : [],
    [story, playing, t],
  );
  const momentOf = useMemo(() => momentsByLine(story), [story]);
  const told = useMemo(() => toldAt(lines, momentOf, version), [lines, momentOf, version]);
  const then = useNewest(`${version} ${game.view.who} ${language}`, async () =>
    gameAtMoment(game, version, await game.port.viewAt(version)),
  );
  const showing = usePlaying(moments, version, goTo);
  const jump = (to: number) => {
    showing.stop();
    goTo(to);
  };
  useShortcuts(() => {});
  useKeys({
    ArrowLeft: () => jump(stepFrom(moments, version, -1)),
    ArrowRight: () => jump(stepFrom(moments, version, 1)),
    ArrowUp: () => jump(turnFrom(moments, version, -1)),
    ArrowDown: () => jump(turnFrom(moments, version, 1)),
    Home: () => jump(firstOf(moments)),
    End: () => jump(lastOf(moments)),
    ' ': showing.toggle,
    Escape: () => go(wayOut(playing, isOver)),
  });
  const why = useMemo(() => askWhy(game.port, t.words, cast, computersOf(playing.players)), [playing, t]);
  const log = useMemo(
    () => ({ lines, told, why, jump: (line: LogLine) => jump(momentOf(line) ?? version) }),
    [lines, told, why, version],
  );
  if (!then || !words) return <Loading />;
  return (
    <LookBackWordsContext.Provider value={words}>
      <GameContext.Provider value={then}>
        <Screen then={then} log={log} isOver={isOver}>
          <MomentBar {...{ moments, version, lines, told, showing }} goTo={jump} branch={local.branch} />
        </Screen>
      </GameContext.Provider>
    </LookBackWordsContext.Provider>
  );
}

/** Nobody goes back to a game that is not played on; one that is over has its end. */
const wayOut = ({ id, lookOnly }: Playing, over: boolean): readonly [string, ...string[]] =>
  over ? ['play', id, 'end'] : lookOnly ? ['games'] : ['play', id];

/** Nobody plans what is over. */
const NO_PLAN = { plan: null, newest: signal<Trial | null>(null) };

interface ScreenProps {
  readonly then: Game;
  readonly log: LogProps & { readonly told: readonly LogLine[] };
  /** The game has an end, whatever moment is looked at. */
  readonly isOver: boolean;
  readonly children: ComponentChildren;
}

/** The game screen of that moment, with the ways through the game where the question would stand. */
function Screen({ then, log, isOver, children }: ScreenProps) {
  const { language } = useSpeech();
  const lookBack = useLookBackWords();
  const { settings } = useSettings();
  const { view, me, moment, playing } = then;
  const narrow = useNarrow();
  const prospects = useProspects(then, null);
  const after = useAfter(prospects, NO_PLAN.newest);
  const over = useMemo(() => attackOver(toldThisTurn(moment.story)), [moment.story]);
  const fight = attackUnderWay(view.open);
  const scene = useScene(then, NO_PLAN, prospects.now, null, fight, language);
  const pointed = useMemo(
    () =>
      pointedBy(
        log.told.flatMap(({ events }) => events),
        moment.story.flatMap(({ events }) => events),
        view.open,
      ),
    [log.told, moment.story],
  );
  const shown = fight ?? over;
  const Panel = narrow ? undefined : partsOf(view.open)?.Panel;
  const leave = isOver ? lookBack.toEnd : playing.lookOnly ? lookBack.toGames : lookBack.leave;
  return (
    <div class="playground looking" data-looking={moment.version}>
      <TopBar after={after}>
        <TeamsButton />
        {narrow && <LogButton {...log} />}
        <ReferenceButton />
        <SettingsButton />
        <a class="button" data-way="leave" href={addressOf(...wayOut(playing, isOver))} aria-label={leave}>
          <Icon name="cancel" /> <span>{leave}</span>
        </a>
      </TopBar>
      <LeftColumn both={Panel !== undefined} />
      <main class="playground-middle">
        {playing.lookOnly && (
          <div class="playground-notes">
            <p class="playground-note">{lookBack.lookOnly}</p>
          </div>
        )}
        <EitherView scene={withPointed(scene, pointed)} fromNorth={isSeenFromNorth(then, settings.turning)} />
        <TableText now={prospects.now} />
        <div class="playground-sheet">{children}</div>
      </main>
      <div class="playground-right">
        {Panel ? <Panel /> : <Side seat={me === 0 ? 1 : 0} />}
        {shown && <FightSummary fight={shown} isOver={!fight} />}
        {!narrow && <LogPanel {...log} />}
      </div>
    </div>
  );
}
