import './settings.css';
import { useRef } from 'preact/hooks';
import { LANGUAGES, useMessages } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { Choice } from './Choice.tsx';
import { CONSENTS, HAND_OVERS, MOTIONS, PALETTES, TEXT_SIZES, THEMES, useSettings } from './settings.ts';

const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** Language, theme and colours, from any page. */
export function SettingsButton({ named = false }: { readonly named?: boolean }) {
  const { shell } = useMessages();
  const { settings, choose } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class={named ? 'button settings-button' : 'button quiet square settings-button'}
        {...(named ? {} : { 'aria-label': shell.settings, title: shell.settings })}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="settings" /> {named && shell.settings}
      </button>
      <dialog ref={dialog} class="settings sheet panel" aria-label={shell.settings}>
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
        <Choice
          title={shell.textSize}
          values={TEXT_SIZES}
          names={shell.textSizes}
          chosen={settings.textSize}
          choose={(textSize) => choose({ textSize })}
        />
        <Choice
          title={shell.motion}
          values={MOTIONS}
          names={shell.motions}
          chosen={settings.motion}
          choose={(motion) => choose({ motion })}
        />
        <Choice
          title={shell.consent}
          values={CONSENTS}
          names={shell.consents}
          chosen={settings.consent}
          choose={(consent) => choose({ consent })}
        />
        <Choice
          title={shell.handOver}
          values={HAND_OVERS}
          names={shell.handOvers}
          chosen={settings.handOver}
          choose={(handOver) => choose({ handOver })}
        />
        <p class="sheet-ways">
          <button type="button" class="button filled" onClick={() => dialog.current?.close()}>
            {shell.close}
          </button>
        </p>
      </dialog>
    </>
  );
}
