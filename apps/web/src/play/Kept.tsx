import { useMessages } from '../i18n/language.ts';
import { useGame } from './game.ts';

/** Says plainly where a game is not being saved. */
export function Kept() {
  const { play } = useMessages();
  const { kept } = useGame().moment;
  if (kept === 'here') return null;
  return (
    <p class="playground-note" role="status" data-kept={kept}>
      {kept === 'nowhere' ? play.notSaved : play.playedElsewhere}{' '}
      {kept === 'elsewhere' && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {play.playHere}
        </button>
      )}
    </p>
  );
}
