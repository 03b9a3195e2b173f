import { lettersNow } from '@faultline/tournament';
import { useDesk } from './desk.ts';
import { useDeskWords } from '../i18n/deskWords.ts';

/** The newest link of the event's chain as eight letters: paper in players' hands tells the true file. */
export function CheckLetters() {
  const w = useDeskWords();
  const letters = lettersNow(useDesk().event);
  return (
    <small class="check-letters">
      {w.checkLetters} <b>{`${letters.slice(0, 4)} ${letters.slice(4)}`}</b>
    </small>
  );
}
