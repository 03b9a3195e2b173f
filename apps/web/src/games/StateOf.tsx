import { useHomeWords } from '../i18n/homeWords.ts';
import { useSpeech } from '../i18n/language.ts';
import type { Saved } from '../saves/store.ts';

/** Where a saved game stands, in a line: the Turn, who decides, when it was played. */
export function StateOf({ game }: { readonly game: Saved }) {
  const { language } = useSpeech();
  const w = useHomeWords();
  if (!w) return null;
  const { asked, turn, changed, players } = game;
  const together = players.every((player) => player === 'person');
  const question =
    asked && (together ? w.player(asked.seat + 1) : players[asked.seat] === 'person' ? w.yours : w.theirs);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  return <>{[w.turn(turn), question ?? w.over, when].join(' · ')}</>;
}
