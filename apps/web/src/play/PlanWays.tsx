import type { Option } from '@faultline/rules';
import { useSpeech } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { placeRest } from './placeRest.ts';
import type { Planning } from '../game/plan.ts';
import { labelOf } from './words.ts';

/** The kinds of move among which one is planned. */
export function Kinds({ options, planning }: { readonly options: readonly Option[]; readonly planning: Planning }) {
  const { t } = useSpeech();
  const { decision, cast } = useGame();
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
          {decision ? labelOf(option, decision, t.words, cast) : option.id}
        </button>
      ))}
    </div>
  );
}

/** What can be done with a plan: another height, the nearest legal spot, a suggestion, the confirmation. */
export function PlanWays({ planning, confirm }: { readonly planning: Planning; readonly confirm: () => void }) {
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
      <button
        type="button"
        class="button filled"
        data-way="confirm"
        aria-describedby="plan-hint refusal"
        disabled={!trial || trial.refused !== null}
        onClick={confirm}
      >
        <Icon name="confirm" /> {t.play.confirm}
      </button>
    </>
  );
}

/** What to do next, or what stops a push. */
export function PlanHint({ planning: { plan } }: { readonly planning: Planning }) {
  const { t } = useSpeech();
  const { cast } = useGame();
  if (!plan?.trial) {
    return (
      <p id="plan-hint" class="prompt-hint">
        {plan?.asks.kind === 'direction' ? t.play.tapDirection : t.play.tapSpot}
      </p>
    );
  }
  const { stoppedBy } = plan.trial;
  const stop = stoppedBy === 'edge' ? t.play.edge : stoppedBy && cast.named(stoppedBy, 'dat');
  return stop ? (
    <p id="plan-hint" class="prompt-hint">
      {t.play.stoppedBy(stop)}
    </p>
  ) : null;
}
