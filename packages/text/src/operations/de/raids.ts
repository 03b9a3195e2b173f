import type { OperationText } from '../operationWords.ts';
import { chainReactionRules, exploreTheRuinsRules, foilTheHeistRules } from './raidRules.ts';

/** The tracker is full when the Aggressor's Turn ends. */
export const CLOCK =
  'Am Ende eines Zugs des Aggressors ist die Konfliktleiste voll: Die Wache gewinnt durch Countdown.';

export const exploreTheRuins: OperationText = {
  name: 'Explore the Ruins',
  briefing:
    'Zwei Expeditionen, ein verschütteter Tempel. Vier Zeichen an seinen Wänden ergeben ein Chiffre, und wer es zuerst liest, öffnet den Weg nach unten. Doch der Tempel merkt, dass er Besuch hat: Jede Wunde weckt sein Räderwerk, und ihm ist gleich, wer im Weg steht.',
  roles: {
    aggressor: 'Lies alle vier Zeichen, dann öffne den Weg nach unten: fünf Schalter in der richtigen Reihenfolge.',
    sentinel: 'Vollende deine eigene Abschrift früher, beschädige die Mechanismen und lass die Zeit ablaufen.',
  },
  trackers: {
    'aggressor-cipher': 'Chiffre des Aggressors',
    'sentinel-cipher': 'Chiffre der Wache',
    complete: 'Vollendet',
    'switch-sequence': 'Schalterfolge',
    'damaged-mechanisms': 'Beschädigte Mechanismen',
  },
  pieces: {},
  states: {},
  rules: exploreTheRuinsRules,
  stages: {
    'complete-the-cipher': {
      name: 'Complete the Cipher',
      overview:
        'Vier Hinweise stehen im Staub, jeder mit einem Zeichen. Beide Seiten schreiben sie ab, offen oder mit einem gestohlenen Blick.',
      objectives: { '*': 'Uralter Hinweis' },
      roles: {
        aggressor:
          'Bedecke alle vier Felder deines Chiffres: Studiere einen Hinweis unter deiner Kontrolle, riskiere einen Blick auf einen, um den du konkurrierst, oder verwende deinen Operationsmarker. Sei schneller als die Wache.',
        sentinel:
          'Bedecke deine vier Felder früher als der Aggressor. Dann entfernt er am Ende keine zwei Fortschrittsmarker, und du bist ihm in Etappe II einen Schritt voraus.',
      },
      ends: {
        'aggressor-cipher-covered':
          'Am Ende eines Zugs des Aggressors sind alle vier Felder seines Chiffres bedeckt: Es folgt Etappe II.',
        'clock-full': CLOCK,
      },
    },
    'throw-the-switches': {
      name: 'Throw the Switches',
      overview: 'Das Chiffre nennt fünf Schalter. Die Wand zeigt immer nur einen, und Gewalt weckt den Tempel.',
      objectives: { '*': 'Uralter Mechanismus' },
      roles: {
        aggressor:
          'Leere die Schalterfolge: Habe die Kontrolle über den Mechanismus mit dem aufgedeckten Zeichen, oder erzwinge es mit einem Würfel für jeden deiner Mechanismen.',
        sentinel:
          'Halte Mechanismen: Jeder unter deiner Kontrolle ist ein Würfel Sabotage, und je fünf Marker bringen einen Fortschrittsmarker.',
      },
      ends: {
        'sequence-empty':
          'Am Ende eines Zugs des Aggressors liegt kein Marker mehr auf der Schalterfolge: Der Aggressor gewinnt.',
        'clock-full': CLOCK,
      },
    },
  },
};

export const foilTheHeist: OperationText = {
  name: 'Foil the Heist',
  briefing:
    'Eine Schmugglerin hat die Ware und einen Fluchtweg; die Garnison hat Kraftfelder, die sich erst aufwärmen müssen. Und die Schmugglerin hat Freunde, die noch niemand gezählt hat: Ein Squad liegt rund um den Hof auf der Lauer und wartet auf einen Grund, sich zu zeigen.',
  roles: {
    aggressor:
      'Bring die Kraftfelder auf volle Leistung, dann bereite der Schmugglerin Rückschläge, bis der Raubzug scheitert.',
    sentinel:
      'Behalte die Schmugglerin in der Hand, schlag im richtigen Moment aus dem Hinterhalt zu und spiel auf Zeit.',
  },
  trackers: { 'force-field': 'Kraftfeldleiste', setbacks: 'Rückschläge' },
  pieces: { smuggler: 'Schmugglerin' },
  states: { waiting: 'Auf der Lauer' },
  rules: foilTheHeistRules,
  spaces: { 'powered-down': 'Aus', 'field-engaged': 'Feld aktiv', 'full-power': 'Volle Leistung' },
  stages: {
    'to-catch-a-smuggler': {
      name: 'To Catch a Smuggler',
      overview:
        'Die Felder sind kalt, und die Schmugglerin ist schon im Hof. Jede Konsole bringt die Leistung ein Stück nach oben.',
      objectives: { '*': 'Feldkonsole' },
      roles: {
        aggressor:
          'Übernimm die Kontrolle über Feldkonsolen: Jede bewegt den Marker am Ende deines Zugs ein Feld weiter. Jedes Feld „Feld aktiv“ erlaubt dir, einen Fortschrittsmarker auf der Seite der Wache zu entfernen.',
        sentinel:
          'Habe am Ende der Züge des Aggressors die Kontrolle über die Schmugglerin, nahe an deinem Spielfeldrand: Das bringt Fortschrittsmarker. Und lass ihm die Konsolen nicht.',
      },
      ends: {
        'full-power':
          'Am Ende eines Zugs des Aggressors liegt der Marker auf „Volle Leistung“: Der Aggressor darf bis zu zwei Fortschrittsmarker entfernen, und es folgt Etappe II.',
        'clock-full': CLOCK,
      },
    },
    'close-the-net': {
      name: 'Close the Net',
      overview:
        'Die Felder stehen, die Schmugglerin sitzt in der Falle. Jetzt zählt, wer schneller an den Konsolen ist.',
      objectives: { '*': 'Reservekonsole' },
      roles: {
        aggressor:
          'Zehn Rückschläge beenden den Raubzug. Mit der Kontrolle über die Schmugglerin wirfst du die meisten Würfel; um sie zu konkurrieren gibt weniger, und jede Reservekonsole einen dazu.',
        sentinel:
          'Bring die Schmugglerin zu Reservekonsolen und fahr die Leistung wieder herunter. Jedes benannte Feld, das der Marker erreicht, bringt einen Fortschrittsmarker.',
      },
      ends: {
        'ten-setbacks':
          'Am Ende eines Zugs des Aggressors liegen zehn oder mehr Marker auf „Rückschläge“: Der Aggressor gewinnt.',
        'clock-full': CLOCK,
      },
    },
  },
};

export const triggerAChainReaction: OperationText = {
  name: 'Trigger a Chain Reaction',
  briefing:
    'Hinter seinem Schild schwebt der Kern, und die Saboteure sind schon in der Halle. Brecht den Schild, speist den Kern an den richtigen Stellen, und es wird keine Anlage mehr geben, die jemand verteidigen könnte.',
  roles: {
    aggressor: 'Zerstöre den Kernschild, dann fülle die Kettenreaktionsleiste.',
    sentinel:
      'Löse Alarm aus, flicke den Schild, zieh die Datenspieße wieder heraus und halte durch, bis die Leiste voll ist.',
  },
  trackers: { 'core-shield': 'Kernschild', 'chain-reaction': 'Kettenreaktionsleiste' },
  pieces: {},
  states: {},
  rules: chainReactionRules,
  stages: {
    'expose-the-core': {
      name: 'Expose the Core',
      overview:
        'Drei Generatoren speisen den Schild. Wer auf einen schießt, trifft den Schild selbst, und der Rückschlag beißt.',
      objectives: { console: 'Konsole', 'shield-generator': 'Schildgenerator' },
      roles: {
        aggressor:
          'Übernimm die Kontrolle über Schildgeneratoren. Am Ende jedes deiner Züge darf ein Charakter der aktivierten Einheit einen davon angreifen; passende Symbole der Optionen bedecken den Schild Feld für Feld.',
        sentinel:
          'Übernimm die Kontrolle über Konsolen. Jede ist am Ende deines Zugs ein Angriffswürfel: um einen Zustand loszuwerden, jemanden spurten zu lassen oder ein Feld des Schilds zurückzuholen.',
      },
      ends: {
        'core-shield-destroyed':
          'Am Ende irgendeines Zugs sind alle zehn Felder des Kernschilds bedeckt: Beide geben einer Einheit einen Moralschub, jede Seite der Konfliktleiste verliert einen Fortschrittsmarker, und es folgt Etappe II.',
        'clock-full': CLOCK,
      },
    },
    'trigger-the-reaction': {
      name: 'Trigger the Reaction',
      overview:
        'Der Kern liegt offen. Seine Datenports flackern ohne Muster auf; ein Port unter Spannung gehört niemandem.',
      objectives: { '*': 'Datenport' },
      roles: {
        aggressor:
          'Konkurriere um Datenports unter deiner Kontrolle und wirf nach den fehlenden Zeichen. Hast du mindestens so viele Aufgaben wie die Wache, wirfst du einen Würfel mehr.',
        sentinel: 'Tu dasselbe, um Marker wieder zu entfernen. Ein passendes Würfelergebnis pro Zug genügt.',
      },
      ends: {
        'reaction-complete':
          'Am Ende irgendeines Zugs sind alle sechs Felder der Kettenreaktionsleiste bedeckt: Der Aggressor gewinnt.',
        'clock-full': CLOCK,
      },
    },
  },
};
