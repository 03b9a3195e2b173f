import type { Decision } from '@faultline/rules';
import { reasonText } from '@faultline/text';
import { useAsked } from '../game/useAsked.ts';
import { WithTerms } from '../terms/TermHint.tsx';
import { useMessages } from '../i18n/language.ts';
import { Rule } from '../ledger/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { labelOf } from './words.ts';

/** What one might look for at a question and does not find, each with its reason and rule. */
export default function NotOffered({ decision }: { readonly decision: Decision }) {
  const { play, words } = useMessages();
  const { port, moment, cast } = useGame();
  const closed = useAsked(`${moment.version}`, () => port.closed());
  if (!closed || closed.length === 0) return null;
  return (
    <details class="not-offered">
      <summary>
        <Icon name="why" /> {play.notOffered(closed.length)}
      </summary>
      <ul>
        {closed.map((option) => {
          const [why] = option.reasons;
          return (
            <li key={option.id}>
              <b>{labelOf(option, decision, words, cast)}</b> {why && <WithTerms text={reasonText(words, cast, why)} />}{' '}
              {why && <Rule id={why.rule} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
