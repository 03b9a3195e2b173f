import './prompt.css';
import type { Decision, Option, Refusal } from '@faultline/rules';
import { questionOf } from '@faultline/text';
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { addressOf } from '../shell/route.ts';
import { useGame } from './game.ts';
import { placeRest } from './placeRest.ts';
import { Forecast } from './Forecast.tsx';
import type { Prospects } from './prospects.ts';
import { type Planning, spatialOptions } from './plan.ts';
import { labelOf, squadOf, toldOf } from './words.ts';

interface PromptProps {
  readonly planning: Planning;
  readonly confirm: () => void;
  readonly refused: Refusal | null;
  readonly prospects: Prospects;
}

/** The one thing that asks. */
export function Prompt(props: PromptProps) {
  const { t } = useSpeech();
  const { decision, view, cast, playing } = useGame();
  if (view.open.result) return <Ending />;
  if (!decision) {
    return (
      <section class="prompt waiting" aria-live="polite">
        <p>{t.play.thinking}</p>
      </section>
    );
  }
  const alone = playing.players.some((player) => player !== 'person');
  return (
    <section class="prompt" aria-label={t.play.yourDecision}>
      <div class="prompt-question">
        <p class="cap">{alone ? t.play.yourDecision : t.play.decisionOf(cast.player(decision.seat))}</p>
        <h2 aria-live="polite">{questionOf(t.words, cast, view.open, decision)}</h2>
      </div>
      <Ways decision={decision} {...props} />
    </section>
  );
}

/** The options: kinds of move to plan with, and buttons for all that is answered at once. */
function Ways({ decision, planning, confirm, refused, prospects }: PromptProps & { readonly decision: Decision }) {
  const { t } = useSpeech();
  const game = useGame();
  const [ending, setEnding] = useState(false);
  useEffect(() => setEnding(false), [game.moment.version]);
  const spatial = spatialOptions(decision);
  const listed = decision.options.filter((option) => !spatial.includes(option));
  const left = Number(decision.about?.left ?? 0);
  const take = (option: Option) => {
    if (option.id === 'end' && left > 0) setEnding(true);
    else void game.answer({ option: option.id });
  };
  if (ending) {
    return (
      <div class="prompt-ways">
        <p class="prompt-sure">{t.play.endAnyway(left)}</p>
        <button type="button" class="button" onClick={() => setEnding(false)}>
          {t.play.goOn}
        </button>
        <button type="button" class="button filled" data-way="end" onClick={() => game.answer({ option: 'end' })}>
          {t.play.endIt}
        </button>
      </div>
    );
  }
  return (
    <>
      {spatial.length > 0 && <Facts planning={planning} refused={refused} />}
      <Forecast prospects={prospects} />
      <div class="prompt-ways">
        {spatial.length > 1 && <Kinds options={spatial} planning={planning} />}
        <ul class="prompt-options">
          {listed.map((option, i) => (
            <li key={option.id}>
              <OptionButton option={option} decision={decision} place={i} take={() => take(option)} />
            </li>
          ))}
        </ul>
        {spatial.length > 0 && <PlanWays planning={planning} confirm={confirm} />}
      </div>
    </>
  );
}

interface OptionProps {
  readonly option: Option;
  readonly decision: Decision;
  readonly place: number;
  readonly take: () => void;
}

function OptionButton({ option, decision, place, take }: OptionProps) {
  const { t } = useSpeech();
  const { view, cast } = useGame();
  const squad = squadOf(view.open, decision, option, cast);
  const key = place < 9 ? String(place + 1) : null;
  return (
    <button type="button" class="button" data-option={option.id} aria-keyshortcuts={key ?? undefined} onClick={take}>
      <span>
        {labelOf(option, decision, t.words, cast)}
        {squad && <small>{squad}</small>}
      </span>
    </button>
  );
}

function Kinds({ options, planning }: { readonly options: readonly Option[]; readonly planning: Planning }) {
  const { t } = useSpeech();
  const game = useGame();
  return (
    <div class="segments">
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          data-option={option.id}
          aria-pressed={planning.plan?.option.id === option.id}
          onClick={() => planning.choose(option.id)}
        >
          {game.decision ? labelOf(option, game.decision, t.words, game.cast) : option.id}
        </button>
      ))}
    </div>
  );
}

function PlanWays({ planning, confirm }: { readonly planning: Planning; readonly confirm: () => void }) {
  const { t } = useSpeech();
  const game = useGame();
  const trial = planning.plan?.trial ?? null;
  return (
    <>
      {trial && trial.heights.length > 1 && (
        <div class="segments">
          {trial.heights.map((z) => (
            <button key={z} type="button" aria-pressed={trial.to[2] === z} onClick={() => planning.atHeight(z)}>
              {z === 0 ? t.play.ground : t.play.height(t.words.inches(z))}
            </button>
          ))}
        </div>
      )}
      {trial?.refused && trial.answer.to && (
        <button type="button" class="button" data-way="nearest" onClick={planning.nearest}>
          {t.play.nearest}
        </button>
      )}
      {game.decision?.step === 'setup.place' && (
        <button type="button" class="button quiet" data-way="rest" onClick={() => void placeRest(game)}>
          {t.play.placeRest}
        </button>
      )}
      <button type="button" class="button" data-way="suggest" onClick={planning.suggest}>
        {t.play.suggest}
      </button>
      <button
        type="button"
        class="button filled"
        data-way="confirm"
        disabled={!trial || trial.refused !== null}
        onClick={confirm}
      >
        <Icon name="confirm" /> {t.play.confirm}
      </button>
    </>
  );
}

/** What the plan is short of, or what to do next. */
function Facts({ planning, refused }: { readonly planning: Planning; readonly refused: Refusal | null }) {
  const { t } = useSpeech();
  const { cast } = useGame();
  const { plan } = planning;
  const why = refused ?? plan?.trial?.refused ?? null;
  if (why) {
    return (
      <ul class="prompt-refusal" aria-live="polite">
        {toldOf(why, t.words, cast).map(({ sentence, rule }) => (
          <li key={sentence}>
            <Icon name="warning" /> {sentence} {rule && <span class="rule">{rule}</span>}
          </li>
        ))}
      </ul>
    );
  }
  if (!plan?.trial) {
    return <p class="prompt-hint">{plan?.asks.kind === 'direction' ? t.play.tapDirection : t.play.tapSpot}</p>;
  }
  const { stoppedBy } = plan.trial;
  const stop = stoppedBy === 'edge' ? t.play.edge : stoppedBy && cast.named(stoppedBy);
  return stop ? <p class="prompt-hint">{t.play.stoppedBy(stop)}</p> : null;
}

function Ending() {
  const { t } = useSpeech();
  const { view, cast, playing, me } = useGame();
  const result = view.open.result;
  if (!result) return null;
  const alone = playing.players.some((player) => player !== 'person');
  const won =
    result.winner === null
      ? t.play.drawn
      : !alone
        ? t.play.wonBy(cast.player(result.winner))
        : result.winner === me
          ? t.play.won
          : t.play.lost;
  return (
    <section class="prompt" aria-live="polite">
      <div class="prompt-question">
        <p class="cap">{t.play.because[result.why]}</p>
        <h2>{won}</h2>
      </div>
      <div class="prompt-ways">
        <a class="button filled" href={addressOf()}>
          {t.play.newGame}
        </a>
      </div>
    </section>
  );
}
