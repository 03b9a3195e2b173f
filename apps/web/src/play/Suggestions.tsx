import './suggestions.css';
import { useEffect, useRef } from 'preact/hooks';
import { goalText } from '@faultline/text';
import { percent } from '../attack/percent.ts';
import { useGame } from '../game/game.ts';
import { isWhole, useMessages } from '../i18n/language.ts';
import { useSuggestWords } from '../i18n/suggestWords.ts';
import type { Preview, Suggested } from '../port/queries.ts';
import { isPlace } from '../table/suggesting.ts';
import { Icon } from '../ui/Icon.tsx';
import { controlFacts } from './Forecast.tsx';
import { labelOf } from './words.ts';

interface SuggestionsProps {
  readonly list: readonly Suggested[];
  readonly take: (nth: number) => void;
  readonly now: Preview | null;
}

/** What is advised, what it is for and why; what is for something else below it. One is taken, or planned on the table. */
export default function Suggestions({ list, take, now }: SuggestionsProps) {
  const t = useMessages();
  const words = useSuggestWords();
  const game = useGame();
  const { decision, cast } = game;
  const element = useRef<HTMLOListElement>(null);
  // Below what is asked a phone has no room for all of them.
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [list, words]);
  if (!words || !decision) return null;
  const facts = ({ attack, preview }: Suggested): readonly string[] => [
    ...(attack?.wound == null ? [] : [words.odds(percent(attack.wound, t.attack), cast.named(attack.target))]),
    ...(preview ? controlFacts(preview, now, game, t).map(({ what }) => what) : []),
  ];
  const reasonsOf = ({ goal, term, ahead }: Suggested, all: SuggestionsProps['list'], i: number): readonly string[] => {
    const gain = term ? words.gains[term] : all.length > 1 ? words.about : words.only;
    const purpose = goal && isWhole(t.words) ? `${goalText(t.words, cast, decision.seat, goal)}.` : null;
    const [own, other] = [all[i]?.chance ?? null, all[1 - i]?.chance ?? null].map((c) => c && Math.round(100 * c));
    const likely = own && (ahead && other ? words.likelier(own, own - other, ahead) : words.likely(own));
    const better = ahead && words.ahead[ahead];
    return purpose || likely ? [purpose, likely || better || gain].flatMap((each) => each ?? []) : [gain];
  };
  return (
    <ol ref={element} class="suggestions" aria-label={words.title}>
      {list.map((each, i) => {
        const option = decision.options.find(({ id }) => id === each.answer.option);
        return (
          <li key={JSON.stringify(each.answer)}>
            <button
              type="button"
              class="button"
              data-suggested={i + 1}
              data-place={isPlace(each.answer)}
              onClick={() => take(i)}
            >
              <b class="numbers">{i + 1}</b>
              <span>
                {option ? labelOf(option, decision, t.words, cast) : each.answer.option}
                {reasonsOf(each, list, i).map((reason) => (
                  <small key={reason}>{reason}</small>
                ))}
                {facts(each).map((fact) => (
                  <small key={fact}>
                    <Icon name="plan" /> {fact}
                  </small>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
