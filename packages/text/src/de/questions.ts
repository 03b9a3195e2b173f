import type { QuestionWords, Subject } from '../words/questionWords.ts';

const because = ({ ability }: Subject): string => (ability === null ? '' : ` (${ability})`);

/** Whose text asks. */
const asking = (s: Subject): string => (s.about.unit === undefined ? because(s) : ` (${s.who}: ${s.ability})`);

/** Die Fähigkeit beim Namen, und wessen sie ist. */
const using = ({ ability, about, who }: Subject): string =>
  about.unit === undefined || who === '' ? `${ability}` : `${ability} (${who})`;

const deed = ({ deed: told }: Subject): string => (told === null ? '' : ` ${told}`);

const CHOSEN: Readonly<Record<string, string>> = {
  own: 'Welcher deiner Charaktere?',
  enemy: 'Welcher feindliche Charakter?',
  ally: 'Wer von den Verbündeten?',
};

const actions = (left: string | number | undefined): string => {
  if (left === 0) return 'Keine Aktion übrig.';
  return left === 1 ? 'Noch 1 Aktion.' : `Noch ${left} Aktionen.`;
};

export const questions: QuestionWords = {
  asks: {
    'setup.side': () => 'Welche Seite des Spielfelds nimmst du?',
    'setup.mission': () => 'Welche Mission wird gespielt?',
    'setup.squad': () => 'Welches Squad stellst du zuerst auf?',
    'setup.place': ({ who }) => `Wo steht ${who}?`,
    'setup.stance': ({ who }) => `In welchem Kampfstil beginnt ${who}?`,
    'struggle.map': () => 'Welcher Missionsplan der Konfliktkarte gilt?',
    'tactics.provider': () => 'Wessen Gefechtstaktik-Karten kommen in deinen Stapel?',
    'tactics.cards': () => 'Welche Gefechtstaktik-Karte kommt in deinen Stapel?',
    'nobody.ask': () => 'Was davon kommt zuerst?',
    'hunker.drop': () => 'Wie viele Ducken-Marker werden entfernt?',
    'order.source': () => 'Die nächste Befehlskarte aufdecken oder die aus der Reserve nehmen?',
    'order.reserve': ({ who }) => `${who} aktivieren oder die Karte in die Reserve legen?`,
    'order.shatterpoint': () => 'Mit der Shatterpoint-Karte eine Einheit wählen oder eine andere Karte aufdecken?',
    'priority.other': () => 'Welche andere Aufgabe wird vorrangig?',
    'odds.offer': () => '1 Macht ausgeben, um den Konfliktmarker ein Feld zu rücken?',
    'plans.offer': () => 'Für eine andere Konfliktkarte bezahlen?',
    'ploy.choose': () => 'Was wählst du für die List?',
    'ploy.pick': () => 'Welche List?',
    'ploy.dashUnit': () => 'Welche Einheit spurtet?',
    'ploy.dash': () => 'Wer von ihnen spurtet?',
    'ploy.fetch': () => 'Welche Karte kommt in die Reserve?',
    'ploy.recover': ({ who }) => `Was entfernt ${who}?`,
    'order.choose': () => 'Welche Einheit wird aktiviert?',
    'activation.shed': ({ who }) => `Welchen Zustand verliert ${who}?`,
    'activation.main': ({ who, about }) => `Was tut ${who}? ${actions(about.left)}`,
    'action.parts': () => 'Wer ist als Nächstes dran?',
    'action.ability': ({ who }) => `Welche Fähigkeit verwendet ${who} mit der Aktion?`,
    'active.ask': ({ who }) => `Welche aktive Fähigkeit verwendet ${who} ohne Kosten?`,
    'move.offer': ({ who, ...s }) => `Wohin bewegt sich ${who}?${because({ who, ...s })}`,
    'move.ingress': ({ who }) => `Geht ${who} durch den Zugang weiter?`,
    'place.ask': ({ who, ...s }) => `Wo wird ${who} platziert?${because({ who, ...s })}`,
    'push.ask': ({ who, ...s }) => `In welche Richtung geht es für ${who}?${because({ who, ...s })}`,
    'heal.resolve': ({ who }) => `Was heilt ${who}?`,
    'attack.type': ({ who }) => `Wie greift ${who} an?`,
    'attack.target': ({ who }) => `Wen greift ${who} an?`,
    'attack.entries': () => 'Welcher Tabelleneintrag zuerst?',
    'attack.tree': ({ about }) =>
      `Welche Option im Kampfbaum? Noch ${about.successes === 1 ? '1 Erfolg' : `${about.successes} Erfolge`}, ${about.pool} Schaden im Schadenspool.`,
    'attack.option': () => 'Welcher Effekt der Option zuerst?',
    'attack.leftovers': () => 'Welcher Effekt der Tabelle zuerst?',
    'pool.split': ({ who }) => `Teilt ${who} den Schaden?`,
    'roll.change': (s) => `Welcher Würfel wird geändert?${because(s)}`,
    'dice.enter': () => 'Würfle und gib ein, was die Würfel zeigen.',
    'effects.choose': (s) => `${CHOSEN[String(s.about.choose)] ?? 'Wer oder was?'}${because(s)}${deed(s)}`,
    'effects.each': (s) => `Wer zuerst?${because(s)}`,
    'effects.pick': (s) => `Was davon?${asking(s)}`,
    'pay.amount': () => 'Wie viel Macht gibst du aus?',
    'pay.means': () => 'Womit bezahlst du?',
    'conditions.shed': ({ who }) => `Welchen Zustand verliert ${who}?`,
    'effects.may': (s) => `${s.ability === null ? 'Möchtest du das?' : `${using(s)} verwenden?`}${deed(s)}`,
    'window.ask': (s) => {
      if (s.ability !== null) return `${using(s)} verwenden?${deed(s)}`;
      return s.forced ? 'Welche Fähigkeit kommt zuerst?' : 'Jetzt eine Fähigkeit verwenden?';
    },
  },
  other: () => 'Wofür entscheidest du dich?',
  options: {
    decline: 'Nichts tun',
    pass: 'Passen',
    end: 'Aktivierung beenden',
    flip: 'Kampfstil wechseln',
    yes: 'Ja',
    no: 'Nein',
    stop: 'Hier aufhören',
    place: 'Platzieren',
    push: 'Schieben',
    pull: 'Ziehen',
    enter: 'Würfel eingeben',
    melee: 'Nahkampfangriff',
    ranged: 'Fernkampfangriff',
    south: 'Die nahe Seite (Süden)',
    north: 'Die ferne Seite (Norden)',
    'move.offer:decline': 'Stehen bleiben',
    'attack.type:decline': 'Nicht angreifen',
    'move.ingress:decline': 'Hier bleiben',
    'order.source:reveal': 'Karte aufdecken',
    'order.source:reserve': 'Karte aus der Reserve',
    'order.reserve:activate': 'Aktivieren',
    reserve: 'In die Reserve legen',
    'order.shatterpoint:choose': 'Einheit wählen',
    'order.shatterpoint:pass': 'Andere Karte aufdecken',
    'order.choose:pass': 'Andere Karte aufdecken',
    'odds.offer:defy': 'Den Marker rücken',
    'plans.offer:force': 'Mit Macht bezahlen',
    'plans.offer:momentum': 'Mit 1 Fortschritt bezahlen',
    'ploy.pick:refresh': '2 Macht auffrischen',
    'ploy.pick:dash': 'Ein Charakter spurtet',
    'ploy.pick:fetch': 'Eine Karte in die Reserve',
    'ploy.recover:wounded': 'Den Marker „angeschlagen“',
    'ploy.recover:damage:1': '1 Schaden',
    'ploy.recover:damage:2': '2 Schaden',
    'ploy.recover:damage:3': '3 Schaden',
    none: 'Nichts',
    'pay.means:force': 'Mit Macht',
    'effects.pick:hunker': 'Ein Ducken-Marker',
    'effects.pick:mend': '2 Schaden entfernen',
    'effects.pick:shed': 'Einen Zustand verlieren',
    'effects.pick:attack': 'Angreifen',
    'effects.pick:no': 'Nichts davon',
    advance: 'Laufen',
    dash: 'Spurten',
    climb: 'Klettern',
    jump: 'Springen',
    reposition: 'Positionswechsel',
  },
  cost: (force) => `${force} Macht`,
  squad: (number) => `Squad ${number}`,
  map: (number, objectives) => `Plan ${number}${objectives.length > 0 ? `: ${objectives.join(', ')}` : ''}`,
  exit: (point) => `Durch zu ${point}`,
  take: (what, unit) => `${unit}: ${what}`,
};
