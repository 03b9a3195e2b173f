import { counted } from './plural.ts';
import type { QuestionWords, Subject } from '../words/questionWords.ts';
import { to } from './grammar.ts';

const because = ({ ability }: Subject): string => (ability === null ? '' : ` (${ability})`);

/** Whose text asks. */
const asking = (s: Subject): string => (s.about.unit === undefined ? because(s) : ` (${s.who}: ${s.ability})`);

/** Die Fähigkeit beim Namen, und wessen sie ist. */
const using = ({ ability, about, who }: Subject): string =>
  about.unit === undefined || who === '' ? `${ability}` : `${ability} (${who})`;

const deed = ({ deed: told }: Subject): string => (told === null ? '' : ` ${told}`);

const CHOSEN: Readonly<Record<string, string>> = {
  own: 'Wähle einen deiner Charaktere',
  enemy: 'Wähle einen feindlichen Charakter',
  ally: 'Wähle einen verbündeten Charakter',
};

const actions = (left: string | number | undefined): string => {
  if (left === 0) return 'Keine Aktion übrig.';
  return `Noch ${counted(Number(left), 'Aktion')}.`;
};

export const questions: QuestionWords = {
  asks: {
    'setup.side': () => 'Wähle deinen Spielfeldrand.',
    'setup.mission': () => 'Wähle das Missionsset für diese Partie.',
    'setup.squad': () => 'Wähle ein Squad zum Aufstellen.',
    'setup.place': ({ who }) => `Stelle ${who} auf.`,
    'setup.stance': ({ who }) => `Wähle den Kampfstil für ${who}.`,
    'struggle.map': () => 'Wähle einen Missionsplan.',
    'tactics.provider': () => 'Wähle, wessen Gefechtstaktik-Karten in deinen Befehlsstapel kommen.',
    'tactics.cards': () => 'Wähle eine Gefechtstaktik-Karte für deinen Befehlsstapel.',
    'gameEffects.ask': () => 'Wähle, welcher Effekt zuerst abgehandelt wird.',
    'hunker.drop': () => 'Wähle, wie viele Ducken-Marker entfernt werden.',
    'order.source': () => 'Die nächste Befehlskarte aufdecken oder die Karte in der Reserve verwenden?',
    'order.reserve': ({ who }) => `${who} aktivieren oder die Karte in die Reserve legen?`,
    'order.shatterpoint': () => 'Mit der Shatterpoint-Karte eine Einheit wählen oder eine andere Karte aufdecken?',
    'priority.other': () => 'Wähle eine zweite Hauptaufgabe.',
    'operation.side': () => 'Wähle deinen Spielfeldrand.',
    'clock.side': () => 'Wähle eine Seite der Konfliktleiste.',
    'armor.option': () => 'Wähle ein Feld, das bedeckt wird.',
    'clock.rule': () => 'Wähle eine Seite der Konfliktleiste.',
    'die.turn': (s) => `Einen Würfel auf das Symbol drehen${because(s)}?`,
    'token.one': (s) => `Wähle einen Operationsmarker${because(s)}.`,
    'tracker.cover': (s) => `Wähle ein Feld, das bedeckt wird${because(s)}.`,
    'tracker.uncover': (s) => `Wähle ein Feld, dessen Schadensmarker entfernt wird${because(s)}.`,
    'clock.wound': () => 'Eine Einheit wurde verwundet: 1 Fortschrittsmarker hinzufügen oder entfernen?',
    'stage.offer': () => 'Die Etappe jetzt beenden?',
    'challengeTheOdds.offer': () => '1 Macht ausgeben, um den Konfliktmarker um 1 Feld zu bewegen?',
    'plans.offer': () => 'Planänderung: Bezahlen, um die Konfliktkarte zu ersetzen?',
    'ploy.choose': () => 'Schlauer Schachzug: Triff deine Wahl.',
    'ploy.pick': () => 'Schlauer Schachzug: Wähle eines.',
    'ploy.dashUnit': () => 'Wähle eine Einheit, die spurten darf.',
    'ploy.dash': () => 'Wähle den Charakter, der spurtet.',
    'ploy.fetch': () => 'Wähle eine Karte für die Reserve.',
    'ploy.recover': ({ who }) => `Wähle, was von ${who} entfernt wird.`,
    'order.choose': () => 'Wähle die Einheit, die aktiviert wird.',
    'activation.removeCondition': ({ who }) => `Wähle einen Zustand, der von ${who} entfernt wird.`,
    'activation.main': ({ who, about }) => `Wähle eine Aktion für ${who}. ${actions(about.left)}`,
    'action.parts': () => 'Wähle den nächsten Charakter.',
    'action.ability': ({ who }) => `Wähle eine Fähigkeit für die Aktion von ${who}.`,
    'active.ask': ({ who }) => `Wähle eine aktive Fähigkeit ohne Machtkosten für ${who}.`,
    'move.offer': ({ who, ...s }) => `Bewege ${who}${because({ who, ...s })}.`,
    'move.ingress': ({ who }) => `Transferpunkt mit ${who} benutzen?`,
    'place.ask': ({ who, ...s }) => `Platziere ${who}${because({ who, ...s })}.`,
    'push.ask': ({ who, ...s }) => `Wähle die Richtung für ${who}${because({ who, ...s })}.`,
    'heal.resolve': () => 'Wähle, was geheilt wird.',
    'attack.type': ({ who }) => `Wähle den Angriffstyp für ${who}.`,
    'attack.target': ({ who }) => `Wähle ein Ziel für ${who}.`,
    'attack.chart': ({ who }) => `Die Expertisetabelle von ${who} oder die eigene verwenden?`,
    'attack.entries': () => 'Wähle, welcher Tabelleneintrag zuerst abgehandelt wird.',
    'attack.tree': ({ about }) =>
      `Wähle eine Option im Kampfbaum. Noch ${counted(Number(about.successes), 'Erfolg')}, ${about.pool} Schaden im Schadenspool.`,
    'attack.option': () => 'Wähle, welcher Effekt der Option zuerst abgehandelt wird.',
    'attack.leftovers': () => 'Wähle, welcher Effekt der Kompetenztabelle zuerst abgehandelt wird.',
    'pool.split': () => 'Schadenspool teilen?',
    'roll.change': (s) => `Wähle einen Würfel zum Ändern${because(s)}.`,
    'dice.enter': () => 'Würfle und gib ein, was die Würfel zeigen.',
    'effects.choose': (s) => `${CHOSEN[String(s.about.choose)] ?? 'Triff eine Wahl'}${because(s)}.${deed(s)}`,
    'effects.shareHeals': (s) => `Wähle, wer heilt${because(s)}.`,
    'effects.each': (s) => `Wähle, wer zuerst an der Reihe ist${because(s)}.`,
    'effects.pick': (s) => `Wähle eines${asking(s)}.`,
    'pay.amount': () => 'Wähle, wie viel Macht du ausgibst.',
    'pay.means': () => 'Wähle, womit du bezahlst.',
    'conditions.remove': ({ who }) => `Wähle einen Zustand, der von ${who} entfernt wird.`,
    'effects.may': (s) => `${s.ability === null ? 'Diesen Effekt abhandeln?' : `${using(s)} verwenden?`}${deed(s)}`,
    'window.ask': (s) => {
      if (s.ability !== null) return `${using(s)} verwenden?${deed(s)}`;
      return s.forced ? 'Wähle, welche Fähigkeit zuerst abgehandelt wird.' : 'Jetzt eine Fähigkeit verwenden?';
    },
  },
  other: () => 'Triff eine Wahl.',
  options: {
    decline: 'Verzichten',
    pass: 'Verzichten',
    end: 'Aktivierung beenden',
    flip: 'Kampfstil wechseln',
    yes: 'Ja',
    no: 'Nein',
    stop: 'Hier aufhören',
    'deck-top': 'Oben auf den Befehlsstapel',
    'deck-bottom': 'Ganz unten in den Befehlsstapel',
    place: 'Platzieren',
    push: 'Schieben',
    pull: 'Ziehen',
    enter: 'Würfel eingeben',
    melee: 'Nahkampfangriff',
    ranged: 'Fernkampfangriff',
    south: 'Naher Spielfeldrand (Süden)',
    north: 'Ferner Spielfeldrand (Norden)',
    'move.offer:decline': 'Nicht bewegen',
    'attack.type:decline': 'Nicht angreifen',
    'move.ingress:decline': 'Hier bleiben',
    'order.source:reveal': 'Karte aufdecken',
    'order.source:reserve': 'Karte in der Reserve verwenden',
    'order.reserve:activate': 'Aktivieren',
    reserve: 'In die Reserve legen',
    'order.shatterpoint:choose': 'Einheit wählen',
    'order.shatterpoint:pass': 'Andere Karte aufdecken',
    'order.choose:pass': 'Andere Karte aufdecken',
    'attack.chart:lent': 'Fremde Tabelle',
    'attack.chart:own': 'Eigene Tabelle',
    'odds.offer:defy': 'Konfliktmarker bewegen',
    'plans.offer:force': 'Mit Macht bezahlen',
    'plans.offer:momentum': 'Mit 1 Fortschrittsmarker bezahlen',
    'ploy.pick:refresh': '2 Macht auffrischen',
    'ploy.pick:dash': 'Ein Charakter spurtet',
    'ploy.pick:fetch': 'Eine Karte in die Reserve',
    'ploy.recover:wounded': 'Angeschlagen-Marker',
    'ploy.recover:damage:1': '1 Schaden',
    'ploy.recover:damage:2': '2 Schaden',
    'ploy.recover:damage:3': '3 Schaden',
    none: 'Nichts',
    'pay.means:force': 'Mit Macht',
    'effects.pick:hunker': '1 Ducken-Marker erhalten',
    'effects.pick:mend': '2 Schaden entfernen',
    'effects.pick:shed': 'Einen Zustand verlieren',
    'effects.pick:attack': 'Angreifen',
    'effects.pick:heal-own': 'Dein Charakter heilt, der verbündete spurtet',
    'effects.pick:heal-ally': 'Der verbündete Charakter heilt, deiner spurtet',
    'effects.pick:no': 'Nichts davon',
    advance: 'Laufen',
    dash: 'Spurten',
    climb: 'Klettern',
    jump: 'Springen',
    reposition: 'Positionswechsel',
  },
  cost: (force) => `${force} Macht`,
  suffers: (damage) => `${damage} Schaden nehmen`,
  squad: (number) => `Squad ${number}`,
  map: (number, objectives) => `Missionsplan ${number}${objectives.length > 0 ? `: ${objectives.join(', ')}` : ''}`,
  exit: (point) => `Zu${to(point).slice(2)}`,
  take: (what, unit) => `${unit}: ${what}`,
};
