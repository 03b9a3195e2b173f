import type { Ability } from '@faultline/rules';
import { abilityText } from '@faultline/text/abilities';
import { stanceNames } from '@faultline/text';
import { useMemo } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import { WithTerms } from '../terms/TermHint.tsx';

interface Props {
  readonly ability: Ability;
  /** As paragraphs of a card whose terms open, or as one run of words inside something else. */
  readonly as?: 'paragraphs' | 'terms' | 'words';
}

/** What an ability does, in words made from its clauses. They are fetched once the board stands. */
export default function AbilityText({ ability, as = 'words' }: Props) {
  const { words } = useMessages();
  const { units } = useGame().playing.cards;
  const texts = useMemo(
    () => abilityText(words.language, ability, stanceNames(units)),
    [words.language, ability, units],
  );
  if (as === 'words') return <>{texts.join(' ')}</>;
  return (
    <>
      {texts.map((text) =>
        as === 'terms' ? (
          <WithTerms key={text} text={text} />
        ) : (
          <p key={text}>
            <WithTerms text={text} />
          </p>
        ),
      )}
    </>
  );
}
