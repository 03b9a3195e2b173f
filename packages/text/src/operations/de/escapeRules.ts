import type { RuleTexts } from '../operationWords.ts';
import { TARGET_THE_LEADERS } from './raidRules.ts';

export const extractTheAgentRules: RuleTexts = {
  'target-the-leaders': TARGET_THE_LEADERS,
  'moving-the-agent': {
    name: 'Die Agentin bewegen',
    text: 'Am Ende des Zugs des Aggressors läuft oder klettert die Agentin, wenn er sie kontrolliert. Kontrolliert sie niemand, lässt der Aggressor sie spurten; kontrolliert sie die Wache, die Wache.',
  },
  'not-what-i-signed-up-for': {
    name: 'Das war nicht abgemacht',
    text: 'Wird eine Einheit in Reichweite 2 der Agentin angeschlagen, darf deren Gegenüber die Agentin spurten lassen.',
  },
  'place-the-agent': {
    name: 'Aufbau',
    text: 'Nach der Aufstellung stellt die Wache die Agentin so auf, dass sie die Aufgabe W1 berührt.',
  },
  disabling: {
    name: 'Klammern lösen',
    text: 'Am Ende seines Zugs versucht sich der Aggressor an einer Andockklammer. Eine eigene mit der Agentin in Reichweite 2 löst sich sofort, und eine Abwehr auf drei Verteidigungswürfeln öffnet ein Feld der Abriegelung. An einer anderen eigenen, um die er konkurriert, brauchen drei Würfel ein Kritisch; an einer umkämpften mit der Agentin in der Nähe genügt auch ein Treffer.',
  },
  lockdown: {
    name: 'Abriegelungsleiste',
    text: 'Am Ende des Zugs der Wache wird ein Feld je Sicherheitskonsole unter ihrer Kontrolle bedeckt.',
  },
  'lockdown-full': {
    name: 'Abriegelungsleiste',
    text: 'Ist sie voll, legt die Wache einen Fortschrittsmarker, und die Leiste wird geleert.',
  },
  'clamps-released': {
    name: 'Ende der Etappe',
    text: 'Der Aggressor darf auf jeder Seite einen Fortschrittsmarker entfernen.',
  },
  'the-ship-lands': {
    name: 'Aufbau',
    text: 'Das Fluchtschiff landet an der Landezone bei der Agentin, sonst dort, wo ein Würfel es will. Die Agentin ist an Bord.',
  },
  'lockdown-begins': { name: 'Aufbau', text: 'Fünf Felder der Abriegelungsleiste werden bedeckt.' },
  'access-the-console': {
    name: 'Zugriff auf die Sicherheitskonsole',
    text: 'Am Ende seines Zugs wirft der Aggressor an einer Konsole, um die seine aktivierte Einheit konkurriert, drei Würfel, fünf, wenn er sie kontrolliert. Jedes Kritisch und jeder Treffer öffnet ein Feld der Abriegelung; ist keines mehr bedeckt, ist sie aufgehoben.',
  },
  'trace-the-ship': {
    name: 'Zugriff auf die Sicherheitskonsole',
    text: 'Am Ende ihres Zugs wirft die Wache einen Würfel je Konsole unter ihrer Kontrolle; jeder Treffer bedeckt ein Feld des Schiffs.',
  },
  'blast-em': {
    name: 'Holt es runter!',
    text: 'Am Ende ihres Zugs darf ein Charakter der eben aktivierten Einheit der Wache das Fluchtschiff angreifen.',
  },
  'ship-battered': {
    name: 'Holt es runter!',
    text: 'Sind alle seine Felder bedeckt, werden sie geleert, und die Wache darf zwei Fortschrittsmarker legen.',
  },
  embarking: {
    name: 'Einsteigen',
    text: 'Zu Beginn seines Zugs darf der Aggressor eine Einheit an Bord nehmen, die ganz in Reichweite 2 des Schiffs ist.',
  },
  'taking-flight': {
    name: 'Abheben',
    text: 'Dann wechselt das Schiff die Landezone: Sind fünf Felder der Abriegelung bedeckt, wählt die Wache, bei drei oder vier ein Würfel, sonst der Aggressor.',
  },
  'mounted-infantry': {
    name: 'Aufgesessen',
    text: 'Eine Einheit an Bord, die aktiviert wird, steigt in Reichweite 1 des Schiffs aus oder bleibt und misst in diesem Zug vom Schiff aus.',
  },
  'mad-dash': {
    name: 'Alles rennt',
    text: 'Am Ende seines Zugs darf der Aggressor einen Charakter auf das Schiff zu laufen lassen.',
  },
  evacuate: { name: 'Abflug', text: 'Alle Einheiten, die ganz in Reichweite 2 des Schiffs sind, fliegen mit.' },
};

export const jailBreakRules: RuleTexts = {
  captured: {
    name: 'Gefangen',
    text: 'Vor der Aufstellung nennt der Aggressor ein Squad, dessen Einheiten gefangen sind.',
  },
  'off-duty': {
    name: 'Dienstfrei',
    text: 'Die Primär-Einheiten der Wache und eine Sekundär-Einheit beginnen nicht auf dem Spielfeld.',
  },
  'security-level-set': { name: 'Aufbau', text: 'Vier Felder der Sicherheitsstufe werden bedeckt.' },
  'captured-put-down': {
    name: 'Aufbau',
    text: 'Die Wache stellt jede gefangene Einheit in Reichweite 1 eines eigenen Eindämmungsfelds auf.',
  },
  'noise-of-the-raid': {
    name: 'Lärm',
    text: 'Jedes Laufen eines freien Charakters und jede Fähigkeit außer Knacken bringt einen Marker Lärm. Eine Einheit, die angegriffen und niemanden angeschlagen hat, bringt vier.',
  },
  'noise-of-the-guards': {
    name: 'Lärm',
    text: 'Ein Wärter, der seine Aktivierung in Reichweite 3 eines freien Feindes beendet, zieht einen Marker Lärm, in Reichweite 2 noch einen.',
  },
  'out-of-noise': { name: 'Lärm', text: 'Soll ein Marker gezogen werden und es gibt keinen mehr, ertönt der Alarm.' },
  'suspicion-grows': {
    name: 'Verdacht',
    text: 'Am Ende des Zugs der Wache wird der Lärm aufgedeckt: Kritisch oder Abwehr sind zwei Verdacht, ein Treffer einer. Dann kommt er in den Operationspool zurück.',
  },
  'caught-in-the-act': {
    name: 'Verdacht',
    text: 'Ein Wärter, der einem freien Feind im Nahkampf Schaden zufügt, bringt vier Verdacht.',
  },
  'suspicion-full': { name: 'Verdacht', text: 'Bei zehn ertönt der Alarm.' },
  'captured-activates': {
    name: 'Gefangen',
    text: 'Eine gefangene Einheit, die aktiviert wird, macht sich an ihrem Feld zu schaffen oder lenkt die Wärter ab: Eine feindliche Einheit darf spurten, und eine verbündete in Reichweite 4 darf eine Aktion ausführen.',
  },
  'field-opens': {
    name: 'Eindämmungsfelder',
    text: 'Vier Schadensmarker öffnen ein Feld: Seine Einheit ist frei, und der Aggressor darf einen Fortschrittsmarker entfernen.',
  },
  'reporting-for-duty': {
    name: 'Zum Dienst',
    text: 'Wird eine dienstfreie Einheit zur Aktivierung gewählt, darf eine andere Einheit der Wache spurten; dann wird sie in Reichweite 2 des Wachtischs aufgestellt.',
  },
  'guard-duty': {
    name: 'Wachdienst',
    text: 'Charaktere der Wache greifen nicht im Fernkampf an, spurten, statt zu laufen, und sehen niemanden jenseits von Reichweite 5.',
  },
  'heightened-security': {
    name: 'Erhöhte Sicherheit',
    text: 'Am Ende des Zugs des Aggressors, wenn die Wache um den Zugangskern konkurriert, öffnet Kompetenz auf drei Würfeln ein Feld der Sicherheitsstufe.',
  },
  'last-look-around': {
    name: 'Ende der Etappe',
    text: 'Der Lärm wird noch einmal gezählt. Ertönt dabei kein Alarm, entfernt der Aggressor zwei Fortschrittsmarker.',
  },
  slice: {
    name: 'Knacken',
    text: 'Mach bis zu drei Marker Lärm für ebenso viele Würfel mehr, und wirf drei Verteidigungswürfel an einem Feld, um das die Einheit konkurriert: Jede Abwehr und jede Kompetenz ist ein Schadensmarker darauf.',
  },
  'slip-into-the-shadows': {
    name: 'In den Schatten',
    text: 'Einmal pro Zug, wenn sich ein Feind in Reichweite 2 bewegt, darf diese Einheit für einen Marker Lärm spurten.',
  },
  'press-for-information': {
    name: 'Ausquetschen',
    text: 'Drei Würfel gegen eine Gefangene ohne Schaden an einem Feld in Reichweite 2: Kompetenz ist Schaden und bringt einen Verdacht.',
  },
  'carry-the-level-over': {
    name: 'Aufbau',
    text: 'So viele Felder der Codefolgen werden bedeckt, wie von der Sicherheitsstufe übrig sind.',
  },
  reinforcements: {
    name: 'Aufbau',
    text: 'Dienstfreie Einheiten kommen dazu: von einem beliebigen Rand, wenn der Alarm ertönt, sonst vom Wachtisch.',
  },
  'red-alert': {
    name: 'Roter Alarm',
    text: 'Ertönt der Alarm, darf die Wache zwei Felder der Codefolgen öffnen. Jede noch gefangene Einheit kommt mit einem Verletzt-Marker frei und bringt einen Fortschrittsmarker.',
  },
  'enter-the-codes': {
    name: 'Zugangskern',
    text: 'Am Ende seines Zugs wirft der Aggressor, wenn er um den Zugangskern konkurriert, zwei Würfel und einen je Wachposten unter seiner Kontrolle; die Ergebnisse bedecken passende Felder der ersten offenen Codefolge.',
  },
  'change-the-codes': {
    name: 'Wachposten',
    text: 'Am Ende ihres Zugs darf die Wache, wenn sie mehr Aufgaben kontrolliert, einen Marker von einer unvollständigen Codefolge nehmen.',
  },
};

export const crashLandingRules: RuleTexts = {
  hurt: {
    name: 'Verwundet',
    text: 'Vor der Aufstellung nennt der Aggressor ein Squad, dessen Einheiten verwundet aus dem Wrack kommen, und verteilt verdeckt vier Operationsmarker auf sie.',
  },
  'thrown-clear': {
    name: 'Aufbau',
    text: 'Jede dieser Einheiten wird in Reichweite 1 einer eigenen inaktiven Aufgabe aufgestellt; dann werden ihre Marker aufgedeckt.',
  },
  shaken: { name: 'Verwundet', text: 'Eine verwundete Einheit, die zur Aktivierung gewählt wird, ist gestresst.' },
  treatment: {
    name: 'Behandlung',
    text: 'Am Ende seines Zugs darf der Aggressor eine verwundete Einheit in Reichweite 2 eines Medizinlagers behandeln. Passendes Zeichen und Kontrolle nehmen sicher einen Marker; das passende Zeichen allein braucht Kompetenz auf fünf Würfeln, die Kontrolle über ein anderes Lager auf drei, jedes andere auf einem.',
  },
  'no-longer-hurt': {
    name: 'Behandlung',
    text: 'Wer keinen Marker mehr hat, ist versorgt, und der Aggressor darf auf der Seite der Wache einen Fortschrittsmarker entfernen.',
  },
  'sabotage-the-caches': {
    name: 'Sabotage',
    text: 'Am Ende ihres Zugs darf die Wache ein Medizinlager sabotieren, um das ihre aktivierte Einheit konkurriert: Jeder Treffer und jedes Kritisch auf vier Würfeln ist ein Schadensmarker. Eine Primär-Einheit macht ein Lager unter Kontrolle der Wache sofort unbrauchbar.',
  },
  'cache-ruined': { name: 'Sabotage', text: 'Drei Schadensmarker machen ein Lager unbrauchbar.' },
  'no-medicine-left': {
    name: 'Ende der Etappe',
    text: 'Ist kein Lager mehr übrig, legt die Wache zwei Fortschrittsmarker, und jede verwundete Einheit erhält einen Verletzt-Marker.',
  },
  direct: { name: 'Anweisen', text: 'Eine verwundete Einheit in Reichweite 4 darf spurten.' },
  scavenge: {
    name: 'Plündern',
    text: 'Am Ende seines Zugs wirft der Aggressor einen Würfel je Trümmerhaufen unter seiner Kontrolle, darf einen auf das Zeichen eines Haufens drehen und bewegt die Ausrüstung jedes Ergebnisses ein Feld weiter.',
  },
  'take-your-share': {
    name: 'Deinen Anteil nehmen',
    text: 'Am Ende ihres Zugs wirft die Wache einen Würfel je Trümmerhaufen unter ihrer Kontrolle: Jedes Kritisch und jeder Treffer ist ein Marker. Aus fünf darf ein Fortschrittsmarker werden.',
  },
};
