import './settings.css';
import { useRef } from 'preact/hooks';
import { LANGUAGES, useMessages } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { PALETTES, THEMES, useSettings } from './settings.ts';

const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** Language, theme and colours, from any page. */
export function SettingsButton() {
  const { shell } = useMessages();
  const { settings, choose } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="button quiet square"
        aria-label={shell.settings}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="settings" />
      </button>
      <dialog ref={dialog} class="settings panel" aria-label={shell.settings}>
        <h2>{shell.settings}</h2>
        <Choice
          title={shell.language}
          values={LANGUAGES}
          names={OWN_NAMES}
          chosen={settings.language}
          choose={(language) => choose({ language })}
        />
        <Choice
          title={shell.theme}
          values={THEMES}
          names={shell.themes}
          chosen={settings.theme}
          choose={(theme) => choose({ theme })}
        />
        <Choice
          title={shell.palette}
          values={PALETTES}
          names={shell.palettes}
          chosen={settings.palette}
          choose={(palette) => choose({ palette })}
        />
        <p class="settings-hint">{shell.paletteHint}</p>
        <button type="button" class="button filled" onClick={() => dialog.current?.close()}>
          {shell.close}
        </button>
      </dialog>
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

function Choice<T extends string>({ title, values, names, chosen, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="settings-choice">
      <legend>{title}</legend>
      <div class="segments">
        {values.map((value) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
            {names[value]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
