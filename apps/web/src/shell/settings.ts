import type { Level } from '@faultline/ai';
import { type Fields, isRecord, isText } from '@faultline/shape/guards';
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { browserLanguage, isLanguage, type Language } from '../i18n/language.ts';

export const THEMES = ['dark', 'light'] as const;
export const MOTIONS = ['usual', 'none'] as const;
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const;
export const CONSENTS = ['yes', 'no'] as const;
/** With two people at one screen: when the one who decides says that they look at it. */
export const HAND_OVERS = ['secrets', 'turns', 'always', 'never'] as const;
/** Whom the computer plays as, the weakest first. */
export const OPPONENTS = ['novice', 'trooper', 'knight', 'master', 'champion'] as const satisfies readonly Level[];
/** How long dice fall. */
export const DICE = ['usual', 'instant', 'slow'] as const;
/** How long what the computer does is shown; by `key` each thing until somebody goes on, for those who hear the page. */
export const PACES = ['instant', 'quick', 'normal', 'slow', 'key'] as const;
/** How an activation is ended that has actions left: by a second press, or by holding the button. */
export const ENDINGS = ['ask', 'hold'] as const;
/** With two people at one screen: whether the board turns to whoever has the Turn. */
export const TURNINGS = ['turns', 'never'] as const;
/** What happens can be heard; a page makes no sound before somebody wants it. */
export const SOUNDS = ['off', 'on'] as const;
/** Whether the table is seen from above or from its side. */
export const VIEWS = ['above', 'table'] as const;
export const PALETTES = ['default', 'deutan', 'tritan'] as const;

/** What a person chose for this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly dice: (typeof DICE)[number];
  readonly pace: (typeof PACES)[number];
  readonly ending: (typeof ENDINGS)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly opponent: Level;
  /** Whether the computer agrees to take back what was already revealed. */
  readonly consent: (typeof CONSENTS)[number];
  readonly handOver: (typeof HAND_OVERS)[number];
  readonly turning: (typeof TURNINGS)[number];
  readonly view: (typeof VIEWS)[number];
  /** Reactions a player does not want to be asked about: the seat and the ability, `0 deflect`. */
  readonly neverAsk: readonly string[];
  /** Who passes every reaction by until the end of a Turn: the game, the Turn and the seat, `3f9c 4 0`. */
  readonly yielded: readonly string[];
}

const KEY = 'faultline.settings';

/** Whatever stands in the storage, what comes out are settings. */
export function settingsFrom(text: string | null, language: Language): Settings {
  const kept = objectIn(text);
  const one = <T extends string>(known: readonly T[], value: unknown, usual: T): T =>
    known.find((each) => each === value) ?? usual;
  return {
    language: typeof kept.language === 'string' && isLanguage(kept.language) ? kept.language : language,
    theme: one(THEMES, kept.theme, 'dark'),
    palette: one(PALETTES, kept.palette, 'default'),
    motion: one(MOTIONS, kept.motion, 'usual'),
    textSize: one(TEXT_SIZES, kept.textSize, 'usual'),
    dice: one(DICE, kept.dice, 'usual'),
    pace: one(PACES, kept.pace, 'normal'),
    ending: one(ENDINGS, kept.ending, 'ask'),
    sound: one(SOUNDS, kept.sound, 'off'),
    opponent: one(OPPONENTS, kept.opponent, 'trooper'),
    consent: one(CONSENTS, kept.consent, 'yes'),
    handOver: one(HAND_OVERS, kept.handOver, 'secrets'),
    turning: one(TURNINGS, kept.turning, 'turns'),
    view: one(VIEWS, kept.view, 'above'),
    neverAsk: textsIn(kept.neverAsk),
    yielded: textsIn(kept.yielded),
  };
}

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

function objectIn(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export interface Choosing {
  readonly settings: Settings;
  readonly choose: (change: Partial<Settings>) => void;
}

/** The language of this browser, or the one chosen in it. */
export const languageHere = (): Language => settingsFrom(stored(), browserLanguage()).language;

export function useStoredSettings(): Choosing {
  const [settings, setSettings] = useState(() => settingsFrom(stored(), browserLanguage()));
  useEffect(() => {
    const { dataset } = document.documentElement;
    document.documentElement.lang = settings.language;
    dataset.theme = settings.theme;
    dataset.palette = settings.palette;
    dataset.motion = settings.motion;
    dataset.dice = settings.dice;
    dataset.text = settings.textSize;
  }, [settings]);
  const choose = (change: Partial<Settings>) => {
    const next = { ...settings, ...change };
    setSettings(next);
    store(next);
  };
  return { settings, choose };
}

/** A browser may keep nothing; the settings then last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is lost but the memory of a choice.
  }
}

export const SettingsContext = createContext<Choosing | null>(null);

export function useSettings(): Choosing {
  const choosing = useContext(SettingsContext);
  if (!choosing) throw new Error('No settings are given above this component.');
  return choosing;
}
