import type { Decision, Option } from '@faultline/rules';
import { deedOf, leavingText, optionText } from '@faultline/text/deeds';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useSpeech } from '../i18n/language.ts';
import { WithTerms } from '../terms/TermHint.tsx';

interface EffectProps {
  readonly decision: Decision;
  /** The answer under the pointer or the keyboard. */
  readonly pointed: Option | null;
  /** Why that answer would do nothing. */
  readonly idle: string | null;
}

/** What the answer pointed at does; without one, what comes of the question and what it means to decline. */
export default function Effect({ decision, pointed, idle }: EffectProps) {
  const { words, play } = useSpeech().t;
  const { view, cast } = useGame();
  const { open } = view;
  const place = useRef<HTMLParagraphElement>(null);
  // What is longer than its place is scrolled, by the keyboard too. Asked with the frame that draws it: before, the
  // page would be laid out twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current } = place;
      if (current && current.scrollHeight > current.clientHeight) current.tabIndex = 0;
      else current?.removeAttribute('tabindex');
    });
    return () => cancelAnimationFrame(frame);
  });
  const answer = (option: Option) => optionText(words, cast, open, decision, option);
  const deed = deedOf(words, cast, open, decision);
  const leaving = leavingText(words, cast, open, decision);
  if (!deed && !leaving && !decision.options.some(answer)) return null;
  const told = idle ?? (pointed && answer(pointed));
  return (
    <p ref={place} class={`prompt-effect${deed ? '' : leaving ? ' brief' : ` brief bare${told ? ' pointed' : ''}`}`}>
      {told ?? (
        <>
          {deed && (
            <b>
              <WithTerms text={deed} />
            </b>
          )}{' '}
          {leaving ?? (deed ? null : play.pointAtOne)}
        </>
      )}
    </p>
  );
}
