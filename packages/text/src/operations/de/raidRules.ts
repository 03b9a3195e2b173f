import type { RuleTexts } from '../operationWords.ts';

/** KO-R-39, KO-R-46: on several cards. */
export const TARGET_THE_LEADERS = {
  name: 'Auf die Anführer zielen',
  text: 'Wird eine Support-Einheit angeschlagen, legt oder entfernt niemand einen Fortschrittsmarker.',
};

export const exploreTheRuinsRules: RuleTexts = {
  'piece-of-the-cipher': {
    name: 'Teil des Chiffres',
    text: 'Vor der Aufstellung ziehen beide, die Wache zuerst, einen Operationsmarker auf eine eigene Primär-Einheit. Nur wer ihn gezogen hat, darf ihn ansehen.',
  },
  'lost-piece': {
    name: 'Teil des Chiffres',
    text: 'Wird diese Einheit angeschlagen, kommt der Marker in den Operationspool zurück.',
  },
  'mysterious-workings': {
    name: 'Rätselhaftes Räderwerk',
    text: 'Einmal pro Zug, wenn eine Einheit angeschlagen wird, wirft die Wache einen Angriffswürfel, und beide, der Aggressor zuerst, führen aus, was er zeigt. Treffer: eine Falle aus drei Würfeln an einer Aufgabe, je Treffer 1 Schaden für jede Einheit, die darum konkurriert. Kompetenz: Eine feindliche Einheit nimmt 2 Schaden oder spurtet davon. Fehlschlag: 1 Macht auffrischen. Kritisch: Eine Aufgabe wird in Reichweite 2 versetzt.',
  },
  'study-the-clues': {
    name: 'Uralte Hinweise',
    text: 'Am Ende deines Zugs wähle eines: Bedecke das Zeichen eines Hinweises unter deiner Kontrolle; wirf einen Blick auf einen, um den deine aktivierte Einheit konkurriert: drei Würfel, Kompetenz bedeckt das Zeichen, ein Fehlschlag kostet 2 Schaden, und das Räderwerk folgt; oder decke deinen Marker auf und bedecke sein Zeichen.',
  },
  'beat-you-to-it': {
    name: 'Schneller gewesen',
    text: 'Ist das Chiffre der Wache am Ende eines Zugs voll, gilt es als zuerst vollendet.',
  },
  'the-cipher-opens': {
    name: 'Ende der Etappe',
    text: 'War die Wache nicht schneller, werden zwei Fortschrittsmarker entfernt, und das Räderwerk folgt.',
  },
  'fill-the-sequence': {
    name: 'Aufbau',
    text: 'Alle Operationsmarker werden gemischt und verdeckt als Schalterfolge ausgelegt.',
  },
  'one-step-ahead': {
    name: 'Einen Schritt voraus',
    text: 'War die Wache schneller, heilt ein Charakter jeder ihrer Einheiten zweimal, und jeder ihrer Charaktere darf spurten.',
  },
  'first-switch': { name: 'Schalterfolge', text: 'Mit dem ersten Zug wird der erste Marker aufgedeckt.' },
  'turn-up-the-next': {
    name: 'Schalterfolge',
    text: 'Eine aufgedeckte Abwehr löst das Räderwerk aus und wird abgelegt; der nächste Marker wird aufgedeckt.',
  },
  switches: {
    name: 'Uralte Mechanismen',
    text: 'Am Ende seines Zugs legt der Aggressor den aufgedeckten Marker ab, wenn er einen Mechanismus mit diesem Zeichen kontrolliert, oder erzwingt es: ein Würfel je Mechanismus unter seiner Kontrolle, ein Treffer legt den Marker ab und löst das Räderwerk aus.',
  },
  'sabotage-the-mechanisms': {
    name: 'Sabotage',
    text: 'Am Ende ihres Zugs wirft die Wache einen Würfel je Mechanismus unter ihrer Kontrolle: Jedes Kritisch und jeder Treffer ist ein beschädigter Mechanismus. Fünf davon bringen einen Fortschrittsmarker und lösen das Räderwerk aus.',
  },
};

export const foilTheHeistRules: RuleTexts = {
  'dive-for-cover': {
    name: 'In Deckung!',
    text: 'Wird eine Einheit in Reichweite 2 der Schmugglerin angeschlagen, darf deren Gegenüber die Schmugglerin spurten lassen.',
  },
  'moving-the-smuggler': {
    name: 'Die Schmugglerin bewegen',
    text: 'Am Ende des Zugs der Wache läuft oder klettert die Schmugglerin, wenn die Wache sie kontrolliert; kontrolliert sie niemand, spurtet sie. Kontrolliert sie der Aggressor, wirft er einen Würfel: Ohne Kritisch oder Treffer spurtet sie trotzdem.',
  },
  'lying-in-wait': {
    name: 'Auf der Lauer',
    text: 'Ein Squad der Wache beginnt nicht auf dem Spielfeld; auf jeder seiner Einheiten liegt ein Operationsmarker, den alle sehen.',
  },
  'ambush-tokens': {
    name: 'Hinterhaltmarker',
    text: 'Nach der Aufstellung legt die Wache dieselben drei Marker verdeckt aufs Spielfeld, abseits von Aufgaben, Rändern und voneinander. Die Karte der lauernden Support-Einheit beginnt in der Reserve.',
  },
  ambush: {
    name: 'Hinterhalt',
    text: 'Wird eine lauernde Einheit zur Aktivierung gewählt, wird ihr Marker aufgedeckt und sie in Reichweite 1 davon aufgestellt.',
  },
  'getting-spotted': {
    name: 'Entdeckt',
    text: 'Bewegt sich ein feindlicher Charakter in Reichweite 3 eines Hinterhaltmarkers, wird dieser aufgedeckt: Die Einheit kommt sofort hervor und ist ungeschützt.',
  },
  'place-the-smuggler': {
    name: 'Aufbau',
    text: 'Die Wache stellt die Schmugglerin in Reichweite 1 der Aufgabe BC auf.',
  },
  'theyre-getting-away': {
    name: 'Sie entkommen!',
    text: 'Am Ende des Zugs des Aggressors legt die Wache einen Fortschrittsmarker, wenn sie die Schmugglerin in Reichweite 5 ihres Spielfeldrands kontrolliert.',
  },
  'ready-force-fields': {
    name: 'Kraftfelder hochfahren',
    text: 'Am Ende seines Zugs steigt die Leistung um ein Feld je Feldkonsole, die der Aggressor kontrolliert.',
  },
  'field-engaged': {
    name: 'Feld aktiv',
    text: 'Jedes erreichte Feld „Feld aktiv“ erlaubt dem Aggressor, auf der Seite der Wache einen Fortschrittsmarker zu entfernen.',
  },
  'fields-up': { name: 'Ende der Etappe', text: 'Der Aggressor darf bis zu zwei Fortschrittsmarker entfernen.' },
  'tighten-the-net': {
    name: 'Das Netz zuziehen',
    text: 'Am Ende seines Zugs wirft der Aggressor vier Würfel, wenn er die Schmugglerin kontrolliert, zwei, wenn er um sie konkurriert, und einen je Reservekonsole unter seiner Kontrolle dazu. Jedes Kritisch und jeder Treffer ist ein Rückschlag.',
  },
  'break-the-field': {
    name: 'Herunterfahren',
    text: 'Am Ende ihres Zugs wirft die Wache für die Konsole neben der Schmugglerin: drei Würfel an einer eigenen, einen an jeder anderen, und einen je Konsole unter ihrer Kontrolle dazu; Kritisch und Treffer senken die Leistung. Oder die Schmugglerin spurtet auf eine Konsole zu; kommt sie nicht an, ist das ein Rückschlag.',
  },
  'field-breaks': {
    name: 'Herunterfahren',
    text: 'Jedes benannte Feld, auf das die Leistung fällt, bringt einen Fortschrittsmarker.',
  },
};

export const chainReactionRules: RuleTexts = {
  'strength-of-purpose': {
    name: 'Entschlossenheit',
    text: 'Wer mit der Shatterpoint-Karte eine Einheit wählt, entfernt einen Fortschrittsmarker oder gibt einer eigenen Einheit einen Moralschub.',
  },
  'target-the-leaders': TARGET_THE_LEADERS,
  'destroy-the-core-shield': {
    name: 'Den Kernschild zerstören',
    text: 'Am Ende seines Zugs darf ein Charakter der eben aktivierten Einheit des Aggressors durch einen Schildgenerator unter dessen Kontrolle den Kernschild angreifen. Ein Fehlschlag im Angriffswurf kostet 1 Schaden oder entwaffnet.',
  },
  'sound-the-alarm': {
    name: 'Alarm auslösen',
    text: 'Am Ende ihres Zugs wirft die Wache einen Würfel je Konsole unter ihrer Kontrolle und einen dazu, wenn sie einen Generator hält. Kritisch: einen Zustand entfernen. Treffer: auf einen Generator zu spurten. Kompetenz: das letzte Feld des Schilds wieder öffnen. Fehlschlag: Die Seite der Wache verliert einen Fortschrittsmarker.',
  },
  'core-exposed': {
    name: 'Ende der Etappe',
    text: 'Beide geben einer eigenen Einheit einen Moralschub, und jede Seite verliert einen Fortschrittsmarker.',
  },
  'power-surge': {
    name: 'Energiespitze',
    text: 'Zu Beginn jedes Zugs bestimmt ein Verteidigungswürfel, welche Datenports unter Spannung stehen. Einen solchen kontrolliert niemand.',
  },
  'slicing-spikes': {
    name: 'Datenspieße',
    text: 'Am Ende seines Zugs wirft der Aggressor an einem Datenport unter seiner Kontrolle zwei Würfel, drei, wenn er mindestens so viele Ports hat wie die Wache. Die Ergebnisse bedecken passende Felder; ein Fehlschlag macht alle an Ports unter Spannung ungeschützt.',
  },
  'damage-control': {
    name: 'Schadensbegrenzung',
    text: 'Die Wache wirft ebenso einen Würfel, zwei, wenn sie mithält, und nimmt einen passenden Marker wieder herunter.',
  },
};
