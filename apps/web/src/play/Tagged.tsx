import { tagName } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';
import { hasTag, useTag } from '../cards/tagged.ts';

/** Who has the tag that is shown, on both sides; a tap ends it. */
export default function Tagged() {
  const { play, shell, words } = useMessages();
  const { view, playing, cast, me } = useGame();
  const { tag, show } = useTag();
  if (tag === null) return null;
  const names = (seat: 0 | 1): string =>
    view.open.units
      .filter((unit) => unit.seat === seat && hasTag(unit, tag, playing.cards))
      .map(({ id }) => cast.unit(id))
      .join(', ') || play.noOrder;
  return (
    <p class="playground-note tagged-note" role="status">
      <span>
        <b>{tagName(words.terms, tag)}</b>{' '}
        {([me, me === 0 ? 1 : 0] as const).map((seat) => `${cast.player(seat)}: ${names(seat)}`).join(' · ')}
      </span>
      <button type="button" class="button" data-way="untag" onClick={() => show(null)}>
        {shell.close}
      </button>
    </p>
  );
}
