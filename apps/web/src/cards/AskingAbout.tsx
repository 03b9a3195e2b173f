import type { Ability, Unit } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { useGame } from '../game/game.ts';
import { keyOf } from '../game/passing.ts';
import { Choice } from '../shell/Choice.tsx';
import { useSettings } from '../shell/settings.ts';

const ANSWERS = ['always', 'never'] as const;

/** Whether a reaction of a Unit played here is asked about when it could be used. */
export function AskingAbout({ unit, ability }: { readonly unit: Unit; readonly ability: Ability }) {
  const { cards } = useMessages();
  const { playing, cast } = useGame();
  const { settings, choose } = useSettings();
  if (ability.kind !== 'reactive' || playing.players[unit.seat] !== 'person') return null;
  const key = keyOf(unit, ability.id);
  const others = settings.neverAsk.filter((each) => each !== key);
  return (
    <Choice
      title={cards.askTitle(cast.ability(ability.id))}
      values={ANSWERS}
      names={cards.ask}
      chosen={settings.neverAsk.includes(key) ? 'never' : 'always'}
      choose={(answer) => choose({ neverAsk: answer === 'never' ? [...others, key] : others })}
    />
  );
}
