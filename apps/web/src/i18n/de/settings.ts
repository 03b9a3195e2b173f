import type { SettingsWords } from '../settingsWords.ts';

export const settings: SettingsWords = {
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { dark: 'Dunkel', light: 'Hell' },
  palette: 'Farbsehen',
  palettes: { default: 'Standard', deutan: 'Rot-Grün-Schwäche', tritan: 'Blau-Gelb-Schwäche' },
  paletteHint: 'Alles ist auch an Form oder Muster zu erkennen, nicht nur an der Farbe.',
  textSize: 'Schriftgröße',
  textSizes: { usual: 'Standard', large: 'Groß', larger: 'Größer' },
  motion: 'Animationen',
  motions: { usual: 'Standard', none: 'Keine' },
  dice: 'Würfelanimation',
  dices: { usual: 'Standard', instant: 'Sofort', slow: 'Langsam' },
  ending: 'Aktivierung vorzeitig beenden',
  endings: { ask: 'Nachfragen', hold: 'Knopf gedrückt halten' },
  consent: 'Computer erlaubt Rückgängig auch nach Würfen und Karten',
  consents: { yes: 'Ja', no: 'Nein' },
  handOver: 'Zu zweit an einem Bildschirm: Übergabe anzeigen',
  handOvers: { secrets: 'Wenn etwas verdeckt ist', turns: 'Jeden Zug', always: 'Immer', never: 'Nie' },
  turning: 'Zwei am selben Bildschirm: Spielfeld drehen',
  turnings: { turns: 'Jeden Zug', never: 'Nie' },
};
