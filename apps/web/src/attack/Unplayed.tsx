import type { Odds } from '@faultline/odds';
import { useSpeech } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';

/** Abilities that no record plays and that may change odds shown here, each once. */
export function Unplayed({ all }: { readonly all: readonly Odds[] }) {
  const { attack } = useSpeech().t;
  const { cast } = useGame();
  const names = all.flatMap(({ unplayed }) =>
    unplayed.flatMap(({ unit, abilities }) => abilities.map(({ name }) => `${name} (${cast.named(unit)})`)),
  );
  return names.length > 0 ? <p class="odds-note">{attack.unplayed([...new Set(names)].join(', '))}</p> : null;
}
