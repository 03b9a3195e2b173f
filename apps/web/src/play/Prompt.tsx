import './prompt.css';
import './promptSmall.css';
import './promptParts.css';
import type { Decision, Option } from '@faultline/rules';
import { questionOf } from '@faultline/text';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { Rule } from '../ledger/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
import { WithTerms } from '../terms/TermHint.tsx';
import { reactionsOf } from '../game/passing.ts';
import { lazy } from '../ui/lazy.tsx';
import { useSettings } from '../shell/settings.ts';
import { useGame } from '../game/game.ts';
import { OptionButton } from './OptionButton.tsx';
import { Yielded } from './Yielded.tsx';
import { Kinds, PlanHint, PlanWays } from './PlanWays.tsx';
import type { Prospects } from '../table/prospects.ts';
import type { Suggesting } from '../table/suggesting.ts';
import { type Planning, spatialOptions } from '../game/plan.ts';
import { useIdle } from './useIdle.ts';
import { useTallest } from './useTallest.ts';
import { toldOf } from './words.ts';

const Effect = lazy(() => import('./Effect.tsx'));
const Suggestions = lazy(() => import('./Suggestions.tsx'));
const Forecast = lazy(() => import('./Forecast.tsx'));
const DiceEntry = lazy(() => import('./DiceEntry.tsx'));
const NotOffered = lazy(() => import('./NotOffered.tsx'));
const NeverAsk = lazy(() => import('./NeverAsk.tsx'));
const YieldTurn = lazy(() => import('./YieldTurn.tsx'));
const AbilityHints = lazy(() => import('./AbilityHints.tsx'));

interface PromptProps {
  readonly planning: Planning;
  readonly confirm: () => void;
  readonly prospects: Prospects;
  readonly suggesting: Suggesting;
  /** An answer is pointed at, or none is any more. */
  readonly point: (option: Option | null) => void;
}

/** The one thing that asks. */
export function Prompt(props: PromptProps) {
  const { t } = useSpeech();
  const { decision, view, cast, playing, moment } = useGame();
  const { innerWidth: width, innerHeight: height } = window;
  const element = useTallest<HTMLElement>(`${moment.version} ${width} ${height}`);
  if (view.open.result) return null;
  const asked = view.open.decision;
  if (!decision) {
    return (
      <section class="prompt waiting" aria-live="polite">
        <p>{asked && playing.names ? t.play.decisionOf(cast.player(asked.seat)) : t.play.thinking}</p>
        <Refused planning={props.planning} />
        <Yielded />
      </section>
    );
  }
  const alone = playing.players.some((player) => player !== 'person');
  return (
    <section ref={element} class="prompt" aria-label={t.play.yourDecision}>
      <Ways decision={decision} {...props}>
        <p class="cap">{alone ? t.play.yourDecision : t.play.decisionOf(cast.player(decision.seat))}</p>
        <h2 aria-live="polite">
          <WithTerms text={questionOf(t.words, cast, view.open, decision, null)} />
        </h2>
      </Ways>
      <Yielded />
    </section>
  );
}

interface WaysProps extends PromptProps {
  readonly decision: Decision;
  /** The question. */
  readonly children: ComponentChildren;
}

/** The question with what is to be said of it, and the options: kinds of move to plan with, and buttons for all that is answered at once. */
function Ways({ decision, planning, confirm, prospects, suggesting, point: tell, children }: WaysProps) {
  const { t } = useSpeech();
  const game = useGame();
  const { settings } = useSettings();
  const { version } = game.moment;
  // Of one question: the next is never shown as one to be confirmed.
  const [unsure, setUnsure] = useState<{ readonly version: number; readonly option: Option } | null>(null);
  const [pointed, setPointed] = useState<{ readonly version: number; readonly option: Option } | null>(null);
  const point = (option: Option | null) => {
    setPointed(option && { version, option });
    tell(option);
  };
  const idle = useIdle(decision);
  const shown = pointed?.version === version ? pointed.option : null;
  const spatial = spatialOptions(decision);
  const dice = decision.options.find(({ asks }) => asks?.kind === 'dice');
  const listed = decision.options.filter(({ asks }) => !asks);
  const left = Number(decision.about?.left ?? 0);
  const wastes = (option: Option): boolean => idle[option.id] !== undefined || (option.id === 'end' && left > 0);
  const take = (option: Option) => {
    if (wastes(option)) setUnsure({ version, option });
    else void game.answer({ option: option.id });
  };
  /** What holding the button does, for whoever chose to end so. */
  const held = (option: Option) =>
    settings.ending === 'hold' && option.id === 'end' && left > 0 ? () => void game.answer({ option: 'end' }) : null;
  if (unsure?.version === version)
    return (
      <>
        <div class="prompt-head">
          <div class="prompt-question">{children}</div>
        </div>
        <Sure option={unsure.option} why={idle[unsure.option.id]} left={left} goOn={() => setUnsure(null)} />
      </>
    );
  return (
    <>
      <div class="prompt-head">
        <div class="prompt-question">
          {children}
          <Effect decision={decision} pointed={shown} idle={shown ? (idle[shown.id] ?? null) : null} />
        </div>
        <Refused planning={planning} />
        {spatial.length > 0 && <PlanHint planning={planning} />}
        <div class="prompt-notes">
          <AbilityHints decision={decision} />
          <NotOffered decision={decision} />
        </div>
      </div>
      <Forecast prospects={prospects} />
      <div class="prompt-ways">
        {spatial.length > 1 && <Kinds options={spatial} planning={planning} />}
        <ul class="prompt-options">
          {listed.map((option, i) => (
            <li key={option.id}>
              <OptionButton
                option={option}
                decision={decision}
                place={i}
                idle={idle[option.id] ?? null}
                take={() => take(option)}
                point={point}
                held={held(option)}
              />
            </li>
          ))}
        </ul>
        {dice?.asks?.kind === 'dice' && (
          <DiceEntry asks={dice.asks} enter={(faces) => void game.answer({ option: dice.id, dice: faces })} />
        )}
        {!dice && !game.playing.names && (
          <button
            type="button"
            class="button"
            data-way="suggest"
            aria-keyshortcuts="S"
            aria-busy={suggesting.isAsked && !suggesting.list}
            onClick={suggesting.ask}
          >
            <Icon name="plan" />
            <span>{t.play.suggest}</span>
            <span class="key" aria-hidden="true">
              S
            </span>
          </button>
        )}
        {spatial.length > 0 && <PlanWays planning={planning} confirm={confirm} />}
        {reactionsOf(decision).length > 0 && (
          <>
            <NeverAsk decision={decision} />
            <YieldTurn decision={decision} />
          </>
        )}
      </div>
      {suggesting.list && <Suggestions list={suggesting.list} take={suggesting.take} now={prospects.now} />}
    </>
  );
}

interface SureProps {
  readonly option: Option;
  /** Why it would do nothing; without it something is left undone. */
  readonly why: string | undefined;
  readonly left: number;
  readonly goOn: () => void;
}

/** Whether to do what wastes something: end although something could still be done, or an action without effect.
 *  A keyboard goes on from the safe answer. */
function Sure({ option, why, left, goOn }: SureProps) {
  const { t } = useSpeech();
  const { answer } = useGame();
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => safe.current?.focus(), []);
  return (
    <div class="prompt-ways">
      <p class="prompt-sure">{why ?? t.play.endAnyway(left)}</p>
      <button ref={safe} type="button" class="button filled" onClick={goOn}>
        {why === undefined ? t.play.goOn : t.play.chooseAnother}
      </button>
      <button type="button" class="button" data-way="end" onClick={() => answer({ option: option.id })}>
        {why === undefined ? t.play.endIt : t.play.doItAnyway}
      </button>
    </div>
  );
}

/** Why something was refused, or what went wrong with us. */
function Refused({ planning }: { readonly planning: Planning }) {
  const { t } = useSpeech();
  const { cast, outcome } = useGame();
  if (outcome && 'broke' in outcome)
    return <Sentences told={[{ sentence: t.play.broke(outcome.broke), rule: null }]} />;
  const why = outcome?.refused ?? planning.plan?.trial?.refused;
  return why ? <Sentences told={toldOf(why, t.words, cast)} /> : null;
}

const Sentences = ({ told }: { readonly told: ReturnType<typeof toldOf> }) => (
  <ul id="refusal" class="prompt-refusal" aria-live="polite">
    {told.map(({ sentence, rule }) => (
      <li key={sentence}>
        <Icon name="warning" /> <WithTerms text={sentence} /> {rule && <Rule id={rule} />}
      </li>
    ))}
  </ul>
);
