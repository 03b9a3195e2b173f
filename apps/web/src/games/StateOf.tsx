import { useSpeech } from '../i18n/language.ts';
import type { Saved } from '../saves/store.ts';

/** Where a saved game stands, in a line: the Turn, who decides, when it was played. */
export function StateOf({ game }: { readonly game: Saved }) {
  const { language, t } = useSpeech();
  const { shell } = t;
  const { asked, turn, changed, players } = game;
  const together = players.every((player) => player === 'person');
  const question =
    asked && (together ? shell.player(asked.seat + 1) : players[asked.seat] === 'person' ? shell.yours : shell.theirs);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  return <>{[shell.turn(turn), question ?? shell.over, when].join(' · ')}</>;
}
