import type { Decision, Option } from '@faultline/rules';
import { useDeeds } from '../cards/deeds.ts';
import { useGame } from '../game/game.ts';
import { useSpeech } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { signFor } from './actionSigns.ts';
import { useHold } from './useHold.ts';
import { labelOf, squadOf } from './words.ts';

interface OptionProps {
  readonly option: Option;
  readonly decision: Decision;
  readonly place: number;
  /** Why it would do nothing. */
  readonly idle: string | null;
  readonly take: () => void;
  readonly held: (() => void) | null;
  /** A pointer or the keyboard has come to it, or has left it. */
  readonly point: (option: Option | null) => void;
}

export function OptionButton({ option, decision, place, idle, take, held, point }: OptionProps) {
  const { t } = useSpeech();
  const { view, cast, playing } = useGame();
  const deeds = useDeeds();
  const squad = squadOf(view.open, decision, option, cast);
  const does = idle ?? deeds?.optionText(t.words, cast, view.open, decision, option) ?? null;
  // Where several are offered each says what it does; one alone is told by the question.
  const told = isOneOfSeveral(decision, option) ? does : null;
  const alone = decision.step === 'window.ask' && option.ability !== undefined && !several(decision.options);
  const key = place < 9 ? String(place + 1) : null;
  const sign = signFor(option, decision, playing.cards);
  const { holding, hold } = useHold(() => held?.(), take);
  return (
    <button
      type="button"
      class={`button${holding ? ' holding' : ''}${idle === null ? '' : ' idle'}`}
      data-option={option.id}
      {...(does === null ? {} : { 'aria-description': does })}
      title={idle ?? undefined}
      onPointerEnter={() => point(option)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(option)}
      onBlur={() => point(null)}
      aria-keyshortcuts={key ?? undefined}
      {...(held ? hold : { onClick: take })}
    >
      {sign && <Icon name={sign} />}
      <span>
        {alone ? useIt(option, t) : labelOf(option, decision, t.words, cast)}
        {held && <small>{t.play.holdIt}</small>}
        {squad && <small>{squad}</small>}
        {told !== null && <small>{told}</small>}
      </span>
      {key !== null && (
        <span class="key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

/** One of several abilities that answer an event, or of several ways: its button says what it does. */
const isOneOfSeveral = ({ step, options }: Decision, { id, ability }: Option): boolean =>
  step === 'effects.pick' ? id !== 'no' : ability !== undefined && step === 'window.ask' && several(options);

const useIt = ({ cost = 0 }: Option, { play, words }: Messages): string =>
  cost > 0 ? `${play.useIt} (${words.questions.cost(cost)})` : play.useIt;

const several = (options: readonly Option[]): boolean =>
  options.filter(({ ability }) => ability !== undefined).length > 1;
