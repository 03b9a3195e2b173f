import type { SettingsWords } from '../settingsWords.ts';

export const settings: SettingsWords = {
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  themes: { dark: 'Dunkel', light: 'Hell' },
  palette: 'Farben',
  palettes: { default: 'Üblich', deutan: 'Rot-Grün', tritan: 'Blau-Gelb' },
  paletteHint: 'Formen und Muster tragen jeden Zustand; die Farben lassen sich deinen Augen anpassen.',
  textSize: 'Schrift',
  textSizes: { usual: 'Üblich', large: 'Groß', larger: 'Größer' },
  motion: 'Bewegung',
  motions: { usual: 'Üblich', none: 'Keine' },
  dice: 'Würfel',
  dices: { usual: 'Üblich', instant: 'Sofort', slow: 'Langsam' },
  ending: 'Aktivierung mit übrigen Aktionen beenden',
  endings: { ask: 'Nachfragen', hold: 'Knopf gedrückt halten' },
  consent: 'Der Computer lässt Aufgedecktes zurücknehmen',
  consents: { yes: 'Ja', no: 'Nein' },
  handOver: 'Zu zweit an einem Bildschirm: Weitergabe ansagen',
  handOvers: { secrets: 'Bei Verdecktem', turns: 'Jeden Zug', always: 'Immer', never: 'Nie' },
};
