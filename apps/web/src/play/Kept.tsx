import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';

/** Says plainly where a game is not being saved. */
export default function Kept() {
  const { play, shell } = useMessages();
  const { moment, port } = useGame();
  const [tried, setTried] = useState<Pick<typeof moment, 'version' | 'kept'> | null>(null);
  const { kept } = tried?.version === moment.version ? tried : moment;
  const again = async () => setTried({ version: moment.version, kept: await port.keep() });
  if (kept === 'here') return null;
  return (
    <p class="playground-note" role="status" data-kept={kept}>
      {kept === 'nowhere' ? play.notSaved : play.playedElsewhere}{' '}
      <button type="button" class="button" onClick={kept === 'nowhere' ? again : () => location.reload()}>
        {kept === 'nowhere' ? shell.again : play.playHere}
      </button>
    </p>
  );
}
