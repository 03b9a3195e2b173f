import './settings.css';
import { useRef } from 'preact/hooks';
import { LANGUAGES, useMessages } from '../i18n/language.ts';
import { LANGUAGE_NAMES } from '../i18n/languageNames.ts';
import { useSettingsWords } from '../i18n/settingsWords.ts';
import { Choice } from './Choice.tsx';
import {
  CONSENTS,
  DICE,
  ENDINGS,
  HAND_OVERS,
  MOTIONS,
  PACES,
  PALETTES,
  SOUNDS,
  type Settings,
  TEXT_SIZES,
  THEMES,
  TURNINGS,
  useSettings,
  VIEWS,
} from './settings.ts';
import { canDraw } from './canDraw.ts';

/** All that a person can choose for this browser. */
export default function SettingsSheet() {
  const { shell } = useMessages();
  const { settings, choose } = useSettings();
  const newest = useSettingsWords();
  // Until another language has come the sheet stays as it is, and so does the focus in it.
  const last = useRef(newest);
  last.current = newest ?? last.current;
  const w = last.current;
  if (!w) return null;
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
      {one('language', w.language, LANGUAGES, LANGUAGE_NAMES)}
      {one('theme', w.theme, THEMES, w.themes)}
      {one('palette', w.palette, PALETTES, w.palettes)}
      <p class="settings-hint">{w.paletteHint}</p>
      {one('textSize', w.textSize, TEXT_SIZES, w.textSizes)}
      {one('motion', w.motion, MOTIONS, w.motions)}
      {one('dice', w.dice, DICE, w.dices)}
      {one('pace', w.pace, PACES, w.paces)}
      <p class="settings-hint">{w.paceHint}</p>
      <Choice
        title={w.sound}
        values={SOUNDS}
        names={w.sounds}
        chosen={settings.sound}
        choose={(sound) => {
          choose({ sound });
          if (sound === 'on') void letHear();
        }}
      />
      {one('ending', w.ending, ENDINGS, w.endings)}
      {one('consent', w.consent, CONSENTS, w.consents)}
      {one('handOver', w.handOver, HAND_OVERS, w.handOvers)}
      {one('turning', w.turning, TURNINGS, w.turnings)}
      {canDraw() && one('view', w.view, VIEWS, w.views)}
    </>
  );
}

/** How it sounds, for whoever has just turned it on. */
const letHear = async () => (await import('../sound/synth.ts')).play(['turn']);

type Names<K extends keyof Settings> = Readonly<Record<Settings[K] & string, string>>;
