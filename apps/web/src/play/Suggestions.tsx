import './suggestions.css';
import { useEffect, useRef } from 'preact/hooks';
import { percent } from '../attack/percent.ts';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
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

/** What a trooper would answer and why; others that differ in kind below it. One is taken, or planned on the table. */
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
  return (
    <ol ref={element} class="suggestions" aria-label={words.title}>
      {list.map((each, i) => {
        const option = decision.options.find(({ id }) => id === each.answer.option);
        const why = each.term ? words.gains[each.term] : list.length > 1 ? words.about : words.only;
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
                <small>{why}</small>
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
