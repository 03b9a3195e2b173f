/** Our own battlefields in German; any other goes by the name it has. */
const TABLES: Readonly<Record<string, string>> = {
  'Crossed catwalks': 'Gekreuzte Stege',
  'Bent bridges': 'Geknickte Brücken',
  'Parallel walks': 'Parallele Stege',
  'Long bridges': 'Lange Brücken',
  'Elbows and outlooks': 'Winkel und Ausblicke',
  'Stacked lanes': 'Gestapelte Gassen',
  'Outpost yard': 'Hof des Außenpostens',
  'Rocks and relays': 'Felsen und Relais',
};

export const tableNamed = (name: string): string => (Object.hasOwn(TABLES, name) ? (TABLES[name] ?? name) : name);
