import { LANGUAGES, useMessages } from '../i18n/language.ts';
import { Choice } from './Choice.tsx';
import {
  CONSENTS,
  DICE,
  ENDINGS,
  HAND_OVERS,
  MOTIONS,
  PALETTES,
  type Settings,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from './settings.ts';

const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** All that a person can choose for this browser. */
export default function SettingsSheet() {
  const { shell } = useMessages();
  const { settings, choose } = useSettings();
  /** One of the settings, as a choice. */
  const one = <K extends keyof Settings>(
    key: K,
    title: string,
    values: readonly (Settings[K] & string)[],
    names: Names<K>,
  ) => (
    <Choice
      title={title}
      values={values}
      names={names}
      chosen={settings[key] as Settings[K] & string}
      choose={(value) => choose({ [key]: value })}
    />
  );
  return (
    <>
      <h2>{shell.settings}</h2>
      {one('language', shell.language, LANGUAGES, OWN_NAMES)}
      {one('theme', shell.theme, THEMES, shell.themes)}
      {one('palette', shell.palette, PALETTES, shell.palettes)}
      <p class="settings-hint">{shell.paletteHint}</p>
      {one('textSize', shell.textSize, TEXT_SIZES, shell.textSizes)}
      {one('motion', shell.motion, MOTIONS, shell.motions)}
      {one('dice', shell.dice, DICE, shell.dices)}
      {one('ending', shell.ending, ENDINGS, shell.endings)}
      {one('consent', shell.consent, CONSENTS, shell.consents)}
      {one('handOver', shell.handOver, HAND_OVERS, shell.handOvers)}
    </>
  );
}

type Names<K extends keyof Settings> = Readonly<Record<Settings[K] & string, string>>;
