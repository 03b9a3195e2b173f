import type { Cast } from '@faultline/text';
import type { Seat } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';

interface HandOverProps {
  readonly to: Seat;
  readonly cast: Cast;
  readonly take: () => void;
}

/** Nothing of the table is shown until the one who decides looks at it. */
export default function HandOverScreen({ to, cast, take }: HandOverProps) {
  const { play } = useMessages();
  const who = cast.player(to);
  return (
    <main class="notice hand-over">
      <Icon name="flip" />
      <h1>{play.handOver(who)}</h1>
      <p>{play.handOverHint}</p>
      <button type="button" class="button filled" data-way="take-over" onClick={take}>
        {play.takeOver(who)}
      </button>
    </main>
  );
}
