/** What a German sentence of the game must not hold: English, the words of the code, a gap, a wrong count. */

/** Words of the English rules and page that are no German. Names of the game may hold them: take those out first. */
const ENGLISH = new Set(
  `the of and or with from when while you your their its this that which cannot
  ability abilities action actions activation advance allied allies attack attacker attacks base battlefield block
  blocks card cards climb combat condition conditions contest control cost cover crit crits damage dash deck defeated
  defender defense deploy dice disarmed discard edge effect elevation enemies enemy engaged era event expertise exposed
  failure failures focus force game heal hunker identity impact impassable ingress injured innate jump keyword ladder
  map melee momentum move objective objectives opponent order passable pinned place player players pool primary
  priority protection pull push range ranged reactive ready recover refresh reposition resolve reveal roll rolls
  secondary setup sharpshooter shove space spent stamina stance steadfast strained strike strikes struggle success
  successes suffer supporting table tags target targets terrain token tokens tool tracker tree
  trigger turn turns undo undone unit units wound wounded wounds`
    .split(/\s+/)
    .filter(Boolean),
);

const ONE_OF = [
  ['Aktion', 'Aktionen'],
  ['Aktivierung', 'Aktivierungen'],
  ['Angriff', 'Angriffe'],
  ['Aufgabe', 'Aufgaben'],
  ['Befehlskarte', 'Befehlskarten'],
  ['Charakter', 'Charaktere'],
  ['Eintrag', 'Einträge'],
  ['Einheit', 'Einheiten'],
  ['Einsatzteam', 'Einsatzteams'],
  ['Erfolg', 'Erfolge'],
  ['Fähigkeit', 'Fähigkeiten'],
  ['Fehlschlag', 'Fehlschläge'],
  ['Feld', 'Felder'],
  ['Grund', 'Gründe'],
  ['Karte', 'Karten'],
  ['Konflikt', 'Konflikte'],
  ['Kritisch', 'Kritisch-Ergebnisse'],
  ['Partie', 'Partien'],
  ['Regel', 'Regeln'],
  ['Runde', 'Runden'],
  ['Stoß', 'Stöße'],
  ['Turnier', 'Turniere'],
  ['Zug', 'Züge'],
  ['Zustand', 'Zustände'],
] as const;

const SINGULAR = new Set<string>(ONE_OF.map(([one]) => one));
const PLURAL = new Set<string>(ONE_OF.map(([, many]) => many));

/** Numbers that name something are no counts: `Option 2`, `Zug 3`. */
const NAMED =
  /(?:Option|Optionen|Zug|Squad|Reichweite|Feld|Seite|Konflikt|Missionsplan|Eintrag|Spieler:in|oder|Tisch|Runde|Nummer)[ \u00a0]$/;

function wrongCounts(text: string): string[] {
  return [...text.matchAll(/(?<![\d,.[\p{L}-])(\d+) (\p{L}[\p{L}-]*)/gu)]
    .filter(({ index, 1: n, 2: noun = '' }) => {
      if (NAMED.test(text.slice(0, index))) return false;
      return n === '1' ? PLURAL.has(noun) : SINGULAR.has(noun);
    })
    .map(([found]) => `wrong count: ${found}`);
}

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['a gap', /undefined|null|NaN|\[object|\$\{|\{\w+\}/],
  ['a doubled space', /\s\s/],
  ['a space before a stop', / [.,:;!?)]/],
  ['a raw id', /(?<![\p{L}\d])[a-z]+(?:-[a-z]+)+(?![\p{L}])|(?<![\p{L}\d])(?:[ab]\d+(?:\.\d+)?|n\d+)(?![\p{L}\d])/u],
  ['a stop doubled', /[.,:;]{2}/],
  [
    'a word the rulebook does not use',
    /(?<!\p{L})(?:Trupps?|Schlachtfelde?s?|Haltungskarten?|Einheitenkarten?|Gegenseite|Tischkanten?|Duckmarkern?|Laufen-Schablone|Spurten-Schablone|der aktive Spieler)(?![\p{L}:])/u,
  ],
  ['an article not melted', /\b(?:von dem|zu dem|zu der) (?!\p{L}+(?: \p{L}+)?, )/u],
];

/**
 * What is wrong with a sentence, in short.
 * @param names of units, abilities, missions and the like, which may be English
 */
export function germanFaults(text: string, names: readonly string[] = []): string[] {
  const said = names.reduce((rest, name) => rest.replaceAll(name, 'Name'), text);
  const words = said.match(/\p{L}+/gu) ?? [];
  return [
    ...SHAPES.flatMap(([fault, shape]) => (shape.test(said) ? [fault] : [])),
    ...(said.includes('\u001f') ? ['parts apart'] : []),
    ...words.filter((word) => ENGLISH.has(word.toLowerCase())).map((word) => `English: ${word}`),
    ...wrongCounts(said),
  ];
}
