import type { LogWords, Who } from '../words/words.ts';
import { terms } from './terms.ts';

/** Einzahl und Mehrzahl eines Tuns: Einheiten aus mehreren Charakteren tun es gemeinsam. */
const does = ({ name, many }: Who, one: string, several: string): string => `${name} ${many ? several : one}`;

const VERBS = {
  advance: 'läuft',
  dash: 'spurtet',
  climb: 'klettert',
  jump: 'springt',
  reposition: 'wechselt die Position:',
} as const;

const CHANGES = {
  add: (_from: string, to: string) => `${to} hinzugefügt`,
  remove: (from: string) => `${from} entfernt`,
  turn: (from: string, to: string) => `${from} zu ${to} geändert`,
  reroll: (from: string, to: string) => `${from} neu geworfen: ${to}`,
} as const;

const ORIGINS = { deck: '', reserve: ' aus der Reserve', shatterpoint: ', gewählt' } as const;

const ENDINGS = {
  struggles: 'zwei Konflikte sind gewonnen',
  concession: 'die andere Seite hat aufgegeben',
  'nobody-left': 'niemand steht mehr auf dem Spielfeld',
  time: 'die Zeit ist um',
  mode: 'so wollen es die Regeln dieses Modus',
} as const;

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'für diesen Zug',
  activation: 'für diese Aktivierung',
  attack: 'für diesen Angriff',
  action: 'für diese Aktion',
  game: 'bis zum Ende der Partie',
};

const FLAGS: Readonly<Record<string, string>> = {
  'mission-critical': 'Mission Critical: am Ende jedes Zuges 1 Fortschritt mehr',
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
};

const author = (by: { readonly player: string } | 'arbiter'): string =>
  by === 'arbiter' ? 'die Schiedsrichterin oder den Schiedsrichter' : by.player;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export const log: LogWords = {
  firstPlayer: (player, rolls) => `Startspieler:in: ${player} (${rolls.join(' gegen ')})`,
  mission: (name) => `Mission: ${name}`,
  table: (name) => `Spielfeld: ${name}`,
  setUp: (player, places) => `Aufstellung für ${player}: ${places.join('; ')}`,
  card: (name) => `Befehlskarte: ${capital(name)}`,
  toReserve: (force) => `Die Karte kommt für 1 Macht in die Reserve (${force})`,
  fetched: (name) => `Für die Reserve herausgesucht: ${name}`,
  nextInstead: (force) => `Für 1 Macht wird stattdessen die nächste Karte aufgedeckt (${force})`,
  cardLeaves: (name) => `Besiegt und aus dem Spiel: die Befehlskarte von ${name}`,
  shuffledIn: (name) => `${capital(name)} wird wieder in den Befehlsstapel gemischt`,
  newDeck: (player, force) => `Neuer Befehlsstapel für ${player} (${force})`,
  force: (ready, pool) => `${ready} von ${pool} Macht`,
  forceNow: (player, force) => `${player}: ${force}`,
  activates: (who, origin, damage) => `${does(who, 'wird', 'werden')} aktiviert${ORIGINS[origin]} (Schaden ${damage})`,
  cutShort: (unit) => `Die Aktivierung von ${unit} endet vorzeitig`,
  noAttack: (character) => `${character} greift nicht an`,
  stays: (character) => `${character} bleibt stehen`,
  stance: (unit, stance) => `${unit} in ${stance}`,
  stances: (each) => `${each.length === 1 ? 'Kampfstil' : 'Kampfstile'}: ${each.join('; ')}`,
  uses: (who, ability, cost, force) =>
    `${does(who, 'verwendet', 'verwenden')} ${ability}${cost > 0 ? ` für ${cost} Macht (${force})` : ''}`,
  damage: (now, stamina) => `${now} von ${stamina}`,

  moved: (character, move, length, spot) => `${character} ${VERBS[move]} ${length} bis ${spot}`,
  through: (character, point, spot) => `${character} gelangt durch den Zugang zu ${point}, ${spot}`,
  placed: (character, spot) => `${character} wird bei ${spot} platziert`,
  cannotMove: (character) => `${character} kann sich nicht bewegen`,
  pushed: (character, length, by) => {
    const how = length === null ? 'wird geschoben, bewegt sich aber nicht' : `wird ${length} geschoben`;
    const stop = by === null ? '' : `, aufgehalten ${by === 'edge' ? 'vom Spielfeldrand' : `von ${by}`}`;
    return `${character} ${how}${stop}`;
  },
  suffers: (who, amount, from, damage) =>
    `${does(who, 'nimmt', 'nehmen')} ${amount} Schaden${from === null ? '' : ` durch ${from}`} (${damage})`,
  heals: (who, damage) => `${does(who, 'heilt', 'heilen')} 1 Schaden (${damage})`,
  condition: (who, condition, gained) =>
    `${gained ? does(who, 'erhält', 'erhalten') : does(who, 'verliert', 'verlieren')} ${condition}`,
  keyword: (who, keyword, gained, until) =>
    `${gained ? does(who, 'erhält', 'erhalten') : does(who, 'verliert', 'verlieren')} ${keyword} ${UNTIL[until] ?? ''}`.trim(),
  hunkerGone: (who) => `${does(who, 'hat', 'haben')} keinen Ducken-Marker mehr`,
  hunker: (who, tokens) => `${does(who, 'erhält', 'erhalten')} einen Ducken-Marker${tokens > 1 ? ` (${tokens})` : ''}`,
  wounded: (who) => `${does(who, 'ist', 'sind')} ANGESCHLAGEN`,
  sheds: (who, wounded, damage) =>
    `${does(who, 'verliert', 'verlieren')} ${[...(wounded > 0 ? ['den Verwundet-Marker'] : []), ...(damage > 0 ? [`${damage} Schaden`] : [])].join(' und ')}`,
  recovered: (who, tokens) => `${does(who, 'verliert', 'verlieren')} einen Verletzt-Marker (noch ${tokens})`,
  injured: (who, tokens, durability) => `${does(who, 'macht', 'machen')} verletzt weiter (${tokens} von ${durability})`,
  defeated: (who) => `${does(who, 'ist', 'sind')} BESIEGT`,

  attacks: (character, target, type) => `${character} greift ${target} an (${terms.attacks[type]})`,
  object: (name) => name,
  pool: (die, dice, sources) =>
    `${terms.dice[die]}: ${dice} Würfel${sources.length < 2 ? '' : ` (${sources.join(', ')})`}`,
  source: (name) => SOURCES[name] ?? capital(name.replaceAll('-', ' ')),
  roll: (die, faces) => `${terms.dice[die]}swurf: ${faces}`,
  diceChanged: (by, how, from, to, die) => `${by}: ${CHANGES[how](from, to)} (${terms.dice[die]}swurf)`,
  stripped: (condition, removed, die) =>
    `${terms.conditions[condition]} nimmt ${removed} Kompetenz aus dem ${terms.dice[die]}swurf`,
  chart: (die, name, expertise, results) => `${terms.dice[die]}, Tabelle ${name}, ${expertise} Kompetenz: ${results}`,
  successes: (n, blocks) => `${n === 1 ? '1 Erfolg' : `${n} Erfolge`}${blocks > 0 ? ` nach ${blocks} Abwehr` : ''}`,
  tree: (path) => `Kampfbaum: ${path.join(' > ')}`,
  treeEnds: (unused) => `Der Kampfbaum endet, ungenutzt: ${unused}`,
  poolSplit: (kept, turned) => `Der Schadenspool wird geteilt: ${kept} und ${turned}`,
  withstood: (character, keyword, by) =>
    keyword === 'protection'
      ? `${terms.keywords.protection} erspart ${character} 1 Schaden (${by})`
      : `${terms.keywords.steadfast}: ${character} hält dem ersten Stoß stand (${by})`,
  noDamage: (target) => `Kein Schaden für ${target}`,

  turn: (turn, player, force) => `Zug ${turn}: ${player} (${force})`,
  struggle: (name, objectives) => `Neuer Konflikt: ${name}; aktive Aufgaben: ${objectives.join(', ')}`,
  control: (objective, player) => `Kontrolle über Aufgabe ${objective}: ${player ?? 'niemand'}`,
  priorityRoll: (player, shown) => `Wurf für die vorrangige Aufgabe von ${player}: ${shown}`,
  priority: (objective, marked) =>
    marked ? `Aufgabe ${objective} ist vorrangig` : `Aufgabe ${objective} ist nicht mehr vorrangig`,
  token: (player, spaces) => `Der Konfliktmarker rückt ${spaces === 1 ? '1 Feld' : `${spaces} Felder`} für ${player}`,
  momentum: (player, gained) => `Fortschrittsmarker ${gained ? 'für' : 'ausgegeben von'} ${player}`,
  struggleWon: (player) => `KONFLIKT GEWONNEN von ${player}`,
  corrected: (by, what, why) => `Berichtigung durch ${author(by)}, ${what}: ${why}`,
  undone: (by, to) => `Zurückgenommen durch ${author(by)}: alles nach Eintrag ${to}`,
  flag: (flag) => FLAGS[flag] ?? flag,
  over: (winner, why) =>
    winner === null ? `Unentschieden: ${ENDINGS[why]}.` : `${winner} gewinnt die Partie: ${ENDINGS[why]}.`,
};
