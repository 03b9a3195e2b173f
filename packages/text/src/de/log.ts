import { counted, plural } from './plural.ts';
import type { DieKind } from '@faultline/rules';
import type { Corrected, Heading, LogWords, Who } from '../words/words.ts';
import { from, to } from './grammar.ts';
import { tableNamed } from './tables.ts';
import { terms } from './terms.ts';

/** Einzahl und Mehrzahl eines Tuns: Einheiten aus mehreren Charakteren tun es gemeinsam. */
const does = ({ name, many }: Who, one: string, several: string): string => `${name} ${many ? several : one}`;

/** Am Bildschirm heißt, wer davor sitzt, „Du“. */
const YOU = 'Du';
const plays = (player: string, third: string, second: string): string => `${player} ${player === YOU ? second : third}`;

const VERBS = {
  advance: 'läuft',
  dash: 'spurtet',
  climb: 'klettert',
  jump: 'springt',
  reposition: 'macht einen Positionswechsel:',
} as const;

const CHANGES = {
  add: (_was: string, now: string) => `${now} hinzugefügt`,
  remove: (was: string) => `${was} entfernt`,
  turn: (was: string, now: string) => `${was} in ${now} geändert`,
  reroll: (was: string, now: string) => `${was} neu geworfen: ${now}`,
} as const;

const ORIGINS = { deck: '', reserve: ' aus der Reserve', shatterpoint: ' durch die Shatterpoint-Karte' } as const;

const ENDINGS = {
  struggles: 'zwei Konflikte sind gewonnen',
  concession: 'das Gegenüber hat aufgegeben',
  'nobody-left': 'keine Einheit ist mehr auf dem Spielfeld',
  time: 'die Zeit ist um',
  stage: 'die letzte Etappe ist entschieden',
  countdown: 'der Countdown ist abgelaufen',
  agreed: 'beide haben sich auf Unentschieden geeinigt',
  flag: 'die Bedenkzeit des Gegenübers ist abgelaufen',
  mode: 'nach den Regeln dieses Modus',
} as const;

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'für diesen Zug',
  activation: 'für diese Aktivierung',
  attack: 'für diesen Angriff',
  action: 'für diese Aktion',
  game: 'bis zum Ende der Partie',
};

const FLAGS: Readonly<Record<string, string>> = {
  'mission-critical': 'Mission Critical: 1 zusätzlicher Fortschrittsmarker am Ende jedes Zugs',
  'time-called': 'Die Zeit ist um: Dieser Zug wird noch beendet',
};

const SOURCES: Readonly<Record<string, string>> = {
  focus: 'Fokus',
  cover: 'Deckung',
  hunker: 'Ducken',
  melee: 'Nahkampf',
  ranged: 'Fernkampf',
  sharpshooter: 'Scharfschütze',
  impact: 'Wucht',
  effect: 'Effekt',
  terrain: 'Gelände',
};

const author = (by: { readonly player: string } | 'arbiter'): string =>
  by === 'arbiter' ? 'Schiedsrichter:in' : by.player;

const FIELDS: Readonly<Record<string, string>> = {
  damage: 'Schaden',
  wounded: 'Angeschlagen-Marker',
  injured: 'Verletzt-Marker',
  hunker: 'Ducken-Marker',
  conditions: 'Zustände',
  stance: 'Kampfstil',
  used: 'verwendete Fähigkeiten',
  at: 'Position',
  force: 'Macht',
  zone: 'Befehlskarte',
  active: 'aktiv oder inaktiv',
  control: 'Kontrolle',
  priority: 'Hauptaufgabe',
  token: 'Konfliktmarker',
  momentum: 'Fortschrittsmarker',
};

/** „Schaden und Kampfstil von Lord Maul“, „Aufgabe A: Kontrolle“. */
const corrected = ({ kind, name, fields }: Corrected): string => {
  const what = fields.map((field) => FIELDS[field] ?? 'Wertung').join(' und ');
  if (kind === 'score') return what;
  return kind === 'objective' ? `Aufgabe ${name}: ${what}` : `${what} von ${name === YOU ? 'dir' : name}`;
};

/** Eine Karte in einer Aufzählung: ohne Artikel. */
const bare = (card: string): string => card.replace(/^die /, '');

const roll = (die: DieKind): string => `${terms.dice[die]}swurf`;

const toward = (heading: Heading | null): string => {
  if (heading === null) return '';
  const { way, objective } = heading;
  return way === 'toward' ? ` auf Aufgabe ${objective} zu` : ` von Aufgabe ${objective} weg`;
};

const risen = (height: string | null | undefined): string =>
  height === undefined ? '' : height === null ? ', hinab auf den Boden' : `, jetzt ${height} hoch`;

export const log: LogWords = {
  firstPlayer: (player, rolls) => `Startspieler:in: ${player} (${rolls.join(' gegen ')})`,
  mission: (name) => `Mission: ${name}`,
  table: (name) => `Spielfeld: ${tableNamed(name)}`,
  setUp: (player, places) =>
    `${player === YOU ? 'Deine Aufstellung' : `Aufstellung von ${player}`}: ${places.join('; ')}`,
  card: (name) => `Befehlskarte: ${bare(name)}`,
  toReserve: (force) => `Die Karte kommt für 1 Macht in die Reserve (${force})`,
  fetched: (name) => `Für die Reserve herausgesucht: ${name}`,
  nextInstead: (force) => `Für 1 Macht wird stattdessen die nächste Karte aufgedeckt (${force})`,
  cardLeaves: (name) => `Besiegt und aus dem Spiel: die Befehlskarte von ${name}`,
  looked: (who) => `${who} sieht sich die oberste Karte des Befehlsstapels an`,
  shuffledIn: (name) => `In den Befehlsstapel zurückgemischt: ${bare(name)}`,
  newDeck: (player, force) => `${plays(player, 'frischt', 'frischst')} Befehlsstapel und Macht auf (${force})`,
  force: (ready, pool) => `${ready} von ${pool} Macht`,
  forceNow: (player, force) => `${player}: ${force}`,
  activates: (who, origin, damage) => `${does(who, 'wird', 'werden')} aktiviert${ORIGINS[origin]} (Schaden ${damage})`,
  cutShort: (unit) => `Die Aktivierung von ${unit} endet vorzeitig`,
  noAttack: (character) => `${character} greift nicht an`,
  stays: (character) => `${character} bewegt sich nicht`,
  stance: (unit, stance) => `${unit} in ${stance}`,
  stances: (each) => `${plural(each.length, 'Kampfstil')}: ${each.join('; ')}`,
  uses: (who, ability, cost, force) =>
    `${does(who, 'verwendet', 'verwenden')} ${ability}${cost > 0 ? ` für ${cost} Macht (${force})` : ''}`,
  damage: (now, stamina) => `${now} von ${stamina}`,

  moved: (character, move, length, heading, height) =>
    `${character} ${VERBS[move]} ${length}${toward(heading)}${risen(height)}`,
  through: (character, point) => `${character} benutzt den Transferpunkt ${to(point)}`,
  placed: (character, near) => `${character} wird ${near} platziert`,
  near: (objective) => (objective === null ? 'auf dem Spielfeld' : `bei Aufgabe ${objective}`),
  cannotMove: (character) => `${character} kann sich nicht bewegen`,
  pushed: (character, length, by, pulled) => {
    const done = pulled ? 'gezogen' : 'geschoben';
    const how = length === null ? `wird ${done}, bewegt sich aber nicht` : `wird ${length} ${done}`;
    const stop = by === null ? '' : `, aufgehalten ${by === 'edge' ? 'vom Spielfeldrand' : from(by)}`;
    return `${character} ${how}${stop}`;
  },
  suffers: (who, amount, source, damage) =>
    `${does(who, 'nimmt', 'nehmen')} ${amount} Schaden${source === null ? '' : ` durch ${source}`} (${damage})`,
  heals: (who, damage) => `${does(who, 'heilt', 'heilen')} 1 Schaden (${damage})`,
  condition: (who, condition, gained) =>
    `${gained ? does(who, 'erhält', 'erhalten') : does(who, 'verliert', 'verlieren')} ${condition}`,
  keyword: (who, keyword, gained, until) =>
    `${gained ? does(who, 'erhält', 'erhalten') : does(who, 'verliert', 'verlieren')} ${keyword} ${UNTIL[until] ?? ''}`.trim(),
  hunkerGone: (who) => `${does(who, 'verliert', 'verlieren')} alle Ducken-Marker`,
  hunker: (who, tokens) => `${does(who, 'erhält', 'erhalten')} 1 Ducken-Marker${tokens > 1 ? ` (${tokens})` : ''}`,
  wounded: (who) => `${does(who, 'wird', 'werden')} ANGESCHLAGEN`,
  sheds: (who, wounded, damage) =>
    `${does(who, 'verliert', 'verlieren')} ${[...(wounded > 0 ? [`${wounded} Angeschlagen-Marker`] : []), ...(damage > 0 ? [`${damage} Schaden`] : [])].join(' und ')}`,
  recovered: (who, tokens) => `${does(who, 'verliert', 'verlieren')} 1 Verletzt-Marker (noch ${tokens})`,
  injured: (who, tokens, durability) => `${does(who, 'wird', 'werden')} verletzt (${tokens} von ${durability})`,
  defeated: (who) => `${does(who, 'wird', 'werden')} BESIEGT`,

  attacks: (character, target, type) => `${character} greift ${target} an (${terms.attacks[type]})`,
  object: (name) => name,
  pool: (die, dice, sources) =>
    `${terms.dice[die]}spool: ${dice} Würfel${sources.length < 2 ? '' : ` (${sources.join(', ')})`}`,
  source: (name) => SOURCES[name] ?? 'Effekt',
  roll: (die, faces) => `${roll(die)}: ${faces}`,
  diceChanged: (by, how, was, now, die) => `${by}: ${CHANGES[how](was, now)} (${roll(die)})`,
  stripped: (condition, removed, die) =>
    `${terms.conditions[condition]} entfernt ${removed} ${terms.expertise[die]} aus dem ${roll(die)}`,
  chart: (die, name, expertise, results) => `${name} (${expertise} ${terms.expertise[die]}): ${results}`,
  successes: (n, blocks) => `${counted(n, 'Erfolg')}${blocks > 0 ? ` nach ${blocks} Abwehr` : ''}`,
  tree: (path) => `Kampfbaum: ${path.join(' > ')}`,
  treeEnds: (unused) => `Ende des Kampfbaums: ${counted(unused, 'Erfolg')} ${plural(unused, 'verfällt')}`,
  poolSplit: (kept, turned) => `Der Schadenspool wird geteilt: ${kept} und ${turned}`,
  withstood: (character, keyword, by) =>
    keyword === 'protection'
      ? `${terms.keywords.protection} entfernt 1 Schaden (${by})`
      : `${terms.keywords.steadfast}: ${character} hält dem ersten Stoß stand (${by})`,
  noDamage: (target) => `Kein Schaden für ${target}`,

  turn: (turn, player, force) => `Zug ${turn}: ${player} (${force})`,
  struggle: (name, objectives) => `Neuer Konflikt: ${name}; aktive Aufgaben: ${objectives.join(', ')}`,
  control: (objective, player) =>
    player === null
      ? `Niemand kontrolliert Aufgabe ${objective}`
      : `${plays(player, 'übernimmt', 'übernimmst')} die Kontrolle über Aufgabe ${objective}`,
  priorityRoll: (player, shown) => `${plays(player, 'würfelt', 'würfelst')} die Hauptaufgabe aus: ${shown}`,
  priority: (objective, marked) =>
    marked ? `Aufgabe ${objective} wird Hauptaufgabe` : `Aufgabe ${objective} ist keine Hauptaufgabe mehr`,
  token: (player, spaces) =>
    `Der Konfliktmarker bewegt sich ${counted(spaces, 'Feld')} auf ${player === YOU ? 'dich' : player} zu`,
  momentum: (player, gained) =>
    gained
      ? `${plays(player, 'erhält', 'erhältst')} 1 Fortschrittsmarker`
      : `${plays(player, 'gibt', 'gibst')} 1 Fortschrittsmarker aus`,
  struggleWon: (player) => `${plays(player, 'GEWINNT', 'GEWINNST')} DEN KONFLIKT`,
  corrected: (by, what, why) => `Korrektur (${author(by)}): ${what.map(corrected).join('; ')}. Grund: ${why}`,
  undone: (by, entry) => `Rückgängig gemacht (${author(by)}): alles nach Eintrag ${entry}`,
  flag: (flag) => FLAGS[flag] ?? flag,
  over: (winner, why) =>
    winner === null
      ? `Unentschieden: ${ENDINGS[why]}.`
      : `${plays(winner, 'gewinnt', 'gewinnst')} die Partie: ${ENDINGS[why]}.`,
};
