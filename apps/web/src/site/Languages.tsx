import { useHomeWords } from '../i18n/homeWords.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { LANGUAGE_NAMES } from '../i18n/languageNames.ts';
import { useSettings } from '../shell/settings.ts';

/** Each by its own name; on a phone by its letters. */
export function Languages() {
  const w = useHomeWords();
  const { settings, choose } = useSettings();
  return (
    <fieldset class="segments home-languages">
      <legend class="unseen">{w?.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === settings.language}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          onClick={() => choose({ language })}
        >
          <span class="wide">{LANGUAGE_NAMES[language]}</span>
          <span class="brief" aria-hidden="true">
            {language.toUpperCase()}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
