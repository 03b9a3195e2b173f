/** Wovon es mehr als eines gibt, und was sich danach richtet. */
const MORE = {
  Aktion: 'Aktionen',
  'an Tisch': 'an den Tischen',
  Einheit: 'Einheiten',
  Einsatzteam: 'Einsatzteams',
  Eintrag: 'Einträge',
  Erfolg: 'Erfolge',
  Extraminute: 'Extraminuten',
  Fähigkeit: 'Fähigkeiten',
  fehlt: 'fehlen',
  Feld: 'Felder',
  Freilos: 'Freilose',
  Grund: 'Gründe',
  ist: 'sind',
  Kampagne: 'Kampagnen',
  Kampfstil: 'Kampfstile',
  Karte: 'Karten',
  Liste: 'Listen',
  Minute: 'Minuten',
  Option: 'Optionen',
  Partie: 'Partien',
  Punkt: 'Punkte',
  Regel: 'Regeln',
  Runde: 'Runden',
  'Spieler:in': 'Spieler:innen',
  Squad: 'Squads',
  steigt: 'steigen',
  Turnier: 'Turniere',
  verfällt: 'verfallen',
  Verwarnung: 'Verwarnungen',
  war: 'waren',
  weiterer: 'weitere',
  Zeile: 'Zeilen',
  Zug: 'Züge',
  Zustand: 'Zustände',
} as const;

/** `Erfolg`, `Erfolge`: einer oder jede andere Zahl davon. */
export const plural = (n: number, one: keyof typeof MORE): string => (n === 1 ? one : MORE[one]);

/** `1 Erfolg`, `2 Erfolge`. */
export const counted = (n: number, one: keyof typeof MORE): string => `${n} ${plural(n, one)}`;
