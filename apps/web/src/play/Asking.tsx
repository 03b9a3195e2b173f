import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useOnlineWords } from '../i18n/onlineWords.ts';
import { useSettings } from '../shell/settings.ts';
import { useGame } from '../game/game.ts';

interface AskingProps {
  readonly leave: () => void;
  readonly take: () => void;
}

/** Whether to go back behind what was revealed: both agree, or it stays. */
export default function Asking({ leave, take }: AskingProps) {
  const { play, shell } = useMessages();
  const { playing, cast } = useGame();
  const { settings } = useSettings();
  const together = playing.players.every((player) => player === 'person');
  const [agreed, setAgreed] = useState<readonly [boolean, boolean]>([false, false]);
  if (playing.names) return <AskOther leave={leave} take={take} />;
  if (!together && settings.consent === 'no') {
    return (
      <>
        <p class="sheet-hint">{play.disagrees}</p>
        <p class="sheet-ways">
          <button type="button" class="button filled" onClick={leave}>
            {shell.close}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <p class="sheet-hint">{play.takeBackHint}</p>
      {together && (
        <fieldset class="choice">
          <legend>{play.bothAgree}</legend>
          {([0, 1] as const).map((seat) => (
            <label key={seat} class="agreeing">
              <input
                type="checkbox"
                checked={agreed[seat]}
                onChange={() => setAgreed(seat === 0 ? [!agreed[0], agreed[1]] : [agreed[0], !agreed[1]])}
              />
              {play.agrees(cast.player(seat))}
            </label>
          ))}
        </fieldset>
      )}
      <p class="sheet-ways">
        <button type="button" class="button" onClick={leave}>
          {play.leaveIt}
        </button>
        <button
          type="button"
          class="button filled"
          data-way="take-back"
          disabled={together && !(agreed[0] && agreed[1])}
          onClick={take}
        >
          {play.takeBack}
        </button>
      </p>
    </>
  );
}

/** Whoever is elsewhere is asked, and answers when they want. */
function AskOther({ leave, take }: AskingProps) {
  const { play } = useMessages();
  const words = useOnlineWords();
  const { playing, me } = useGame();
  if (!words) return null;
  const other = playing.names?.[me === 0 ? 1 : 0] ?? '';
  return (
    <>
      <p class="sheet-hint">{words.offers.askUndoHint(other)}</p>
      <p class="sheet-ways">
        <button type="button" class="button" onClick={leave}>
          {play.leaveIt}
        </button>
        <button type="button" class="button filled" data-way="take-back" onClick={take}>
          {words.offers.askUndo(other)}
        </button>
      </p>
    </>
  );
}
