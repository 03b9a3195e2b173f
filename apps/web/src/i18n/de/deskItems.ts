/** Zeilen der Prüflisten. */
const ITEMS: Readonly<Record<string, string>> = {
  conduct: 'Hat die Verhaltensregeln angenommen',
  strikeTeam: 'Einsatzteam',
  miniatures: 'Miniaturen',
  cards: 'Karten',
  tokens: 'Marker',
  dice: 'Würfel',
  tools: 'Messwerkzeuge',
  pieces: 'Alles Übrige, was gebraucht wird',
  missionCards: 'Missionskarten vollständig',
  orderCards: 'Befehlskarten vollständig',
  unitCards: 'Wertekarten vollständig',
  stanceCards: 'Kampfstilkarten vollständig',
  noProxies: 'Keine Proxys',
  officialDice: 'Nur offizielle Würfel',
  ownTools: 'Eigene Messwerkzeuge',
  toolsUnaltered: 'Messwerkzeuge unverändert',
  noOtherTools: 'Keine inoffiziellen Messgeräte',
  tokensUnaltered: 'Wichtige Marker unverändert',
  publishersParts: 'Umgebaut: überwiegend Teile der Reihe',
  recognisable: 'Umgebaut: leicht zu erkennen',
  noOtherProperty: 'Umgebaut: keine Teile fremder Marken',
  notInTheWay: 'Umgebaut: Größe und Haltung stören nicht',
  bases: 'Umgebaut: offizielle Basis oder gleiche Form',
  substituteTools: 'Ersatzwerkzeuge auf Größe und Form geprüft',
  substituteTokens: 'Wichtige Ersatzmarker geprüft',
  terrain: 'Gelände für diese Runde aufgebaut',
};

/** Eine Miniatur heißt nach ihrem Charakter; der Name steht im Satz des Turniers. */
export const checkItem = (item: string, says: string): string =>
  ITEMS[item] ?? says.replace(/^Miniature:/, 'Miniatur:').replace(/^miniature (\d+)$/, 'Miniatur $1');
