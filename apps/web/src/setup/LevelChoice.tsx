import './levels.css';
import { useMessages } from '../i18n/language.ts';
import { useSetupWords } from '../i18n/setupWords.ts';
import { OPPONENTS, useSettings } from '../shell/settings.ts';

/** How the computer plays: every level with a sentence, the weakest first. */
export function LevelChoice() {
  const { opponent, levels } = useSetupWords();
  const { shell } = useMessages();
  const { settings, choose } = useSettings();
  return (
    <fieldset class="choice levels">
      <legend>{opponent}</legend>
      <div>
        {OPPONENTS.map((level) => (
          <button
            key={level}
            type="button"
            data-level={level}
            aria-pressed={level === settings.opponent}
            onClick={() => choose({ opponent: level })}
          >
            {shell.opponents[level]}
            <small>{levels[level]}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
