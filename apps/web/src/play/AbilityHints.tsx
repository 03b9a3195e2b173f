import type { Decision } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { Hint } from '../ui/Hint.tsx';
import { useGame } from '../game/game.ts';
import { lazy } from '../ui/lazy.tsx';

const AbilityText = lazy(() => import('../cards/AbilityText.tsx'));

/** The abilities among the options, each of which opens to its text. A reaction is offered with its text already. */
export default function AbilityHints({ decision }: { readonly decision: Decision }) {
  const { play } = useMessages();
  const { playing, cast } = useGame();
  if (decision.step === 'window.ask') return null;
  const offered = [...new Set(decision.options.flatMap(({ ability }) => ability ?? []))].flatMap(
    (id) => playing.cards.abilities[id] ?? [],
  );
  if (offered.length === 0) return null;
  return (
    <p class="prompt-abilities">
      {play.whatTheyDo}{' '}
      {offered.map((ability) => (
        <Hint
          key={ability.id}
          kind="term word"
          face={cast.ability(ability.id)}
          mark={{ 'data-ability': ability.id }}
          above
        >
          <AbilityText ability={ability} />
        </Hint>
      ))}
    </p>
  );
}
