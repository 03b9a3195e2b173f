import type { OperationText } from '../operationWords.ts';
import { crashLandingRules, extractTheAgentRules, jailBreakRules } from './escapeRules.ts';
import { CLOCK } from './raids.ts';

export const extractTheAgent: OperationText = {
  name: 'Extract the Agent',
  briefing:
    'Eine Agentin, den Kopf voller Geheimnisse, sitzt in einem abgeriegelten Hafen fest. Ein Schiff steht bereit, hinter Andockklammern, die jemand von Hand lösen muss. Niemand hat gesagt, wie viele der Retter wieder nach Hause kommen.',
  roles: {
    aggressor: 'Löse die Klammern, heb die Abriegelung auf und bring so viele Einheiten wie möglich an Bord.',
    sentinel: 'Halte die Sicherheitskonsolen, schieß auf das Schiff und halte sie am Boden, bis die Zeit um ist.',
  },
  trackers: { lockdown: 'Abriegelungsleiste', 'escape-ship': 'Fluchtschiff', 'cargo-bay': 'Frachtraum' },
  pieces: { agent: 'Agentin', 'escape-ship': 'Fluchtschiff' },
  states: { mounted: 'Aufgesessen' },
  rules: extractTheAgentRules,
  flags: { 'lockdown-lifted': 'Die Abriegelung ist aufgehoben' },
  stages: {
    'releasing-the-clamps': {
      name: 'Releasing the Clamps',
      overview: 'Vier Klammern halten das Schiff. Die Agentin kennt die Codes, wenn du sie nahe genug heranbringst.',
      objectives: { 'security-console': 'Sicherheitskonsole', 'docking-clamp': 'Andockklammer' },
      roles: {
        aggressor:
          'Löse drei der vier Andockklammern. Steht die Agentin bei einer unter deiner Kontrolle, öffnet sie sich sofort; sonst entscheiden Würfel.',
        sentinel:
          'Übernimm die Kontrolle über Sicherheitskonsolen: Jede bedeckt am Ende deines Zugs ein Feld der Abriegelungsleiste, und eine volle Leiste bringt einen Fortschrittsmarker. Wer die Agentin kontrolliert, bestimmt, wohin sie läuft.',
      },
      ends: {
        'clock-before-clamps': CLOCK,
        'one-clamp-left':
          'Am Ende irgendeines Zugs ist höchstens eine Andockklammer aktiv: Der Aggressor darf auf jeder Seite einen Fortschrittsmarker entfernen, und es folgt Etappe II.',
      },
    },
    'its-time-to-leave': {
      name: "It's Time to Leave!",
      overview:
        'Das Schiff ist in der Luft und springt von einer Landezone zur nächsten. Noch hält die Abriegelung es an der Leine.',
      objectives: { 'security-console': 'Sicherheitskonsole', '*': 'Landezone' },
      roles: {
        aggressor:
          'Leere an den Sicherheitskonsolen die Abriegelungsleiste, bring ganze Einheiten in Reichweite 2 des Schiffs und flieg mit vier oder mehr davon. Sechs sind ein großer Sieg.',
        sentinel:
          'Halte Konsolen und schieß auf das Schiff: Jedes Mal, wenn alle seine Felder bedeckt sind, darfst du zwei Fortschrittsmarker legen. Ist die Abriegelung voll, bestimmst du, wo es landet.',
      },
      ends: {
        'clock-full': CLOCK,
        'ready-to-leave':
          'Am Ende eines Zugs des Aggressors ist die Abriegelung aufgehoben und jemand am Schiff oder an Bord: Der Aggressor darf abfliegen. Eine bis drei Einheiten sind eine Niederlage, vier oder fünf ein bitterer Sieg, sechs ein großer.',
      },
    },
  },
};

export const jailBreak: OperationText = {
  name: 'Jail Break!',
  briefing:
    'Ein Squad sitzt hinter Eindämmungsfeldern, das andere in den Schächten darüber. Es gibt nur wenige Wärter, manche haben dienstfrei, und noch hat niemand etwas gehört. Jeder Schritt macht Lärm, jeder Angriff noch mehr, und irgendwann greift jemand zum Alarm.',
  roles: {
    aggressor:
      'Befreie die gefangenen Einheiten, so leise es geht, dann gib zwei Codefolgen ein und öffne die Panzertüren.',
    sentinel: 'Horche, suche, löse rechtzeitig den Alarm aus und lass nicht zu, dass die Codes vollständig werden.',
  },
  trackers: {
    suspicion: 'Verdacht',
    'security-level': 'Sicherheitsstufe',
    noise: 'Lärmbereich',
    'sequence-one': 'Erste Codefolge',
    'sequence-two': 'Zweite Codefolge',
  },
  pieces: { 'security-desk': 'Wachtisch' },
  states: { captured: 'Gefangen', 'off-duty': 'Dienstfrei' },
  rules: jailBreakRules,
  flags: { alarm: 'Der Alarm ertönt' },
  stages: {
    breakout: {
      name: 'Breakout',
      overview: 'Drei Felder, drei Gefangene. Die Wärter gehen ihre Runden, die Blaster im Holster.',
      objectives: { 'containment-field': 'Eindämmungsfeld', 'access-core': 'Zugangskern' },
      roles: {
        aggressor:
          'Knacke die Eindämmungsfelder: Vier Schadensmarker öffnen eines. Lärm bringt mehr Würfel, doch der Operationspool hat nur zehn Marker.',
        sentinel:
          'Bring den Verdacht auf zehn oder lass den Lärmpool leerlaufen: Dann ertönt der Alarm. Sind am Ende deines Zugs noch drei Einheiten gefangen, gewinnst du damit die Partie.',
      },
      ends: {
        'nobody-captured':
          'Am Ende eines Zugs des Aggressors ist keine Einheit gefangen: Der Lärm wird noch einmal gezählt, der Aggressor entfernt zwei Fortschrittsmarker, falls dadurch kein Alarm ertönt, und es folgt Etappe II.',
        'alarm-and-three-captured':
          'Am Ende eines Zugs der Wache ertönt der Alarm, und drei Einheiten sind gefangen: Die Wache gewinnt.',
        'alarm-and-three-captured-by-option': 'Als Option: dasselbe am Ende eines Zugs des Aggressors.',
        alarm: 'Der Alarm ertönt: Am Ende dieses Zugs folgt Etappe II.',
        'clock-full': CLOCK,
      },
    },
    'open-the-blast-doors': {
      name: 'Open the Blast Doors',
      overview: 'Jetzt sind alle wach. Die Türen gehorchen einem einzigen Terminal mitten im Zellenblock.',
      objectives: { 'guard-station': 'Wachposten', 'access-core': 'Zugangskern' },
      roles: {
        aggressor:
          'Konkurriere um den Zugangskern und wirf nach den Codes, mit einem Würfel mehr für jeden Wachposten. Die erste Codefolge kommt zuerst.',
        sentinel:
          'Habe die Kontrolle über mehr Aufgaben als der Aggressor, dann darfst du einen Marker von einer Codefolge entfernen, die noch nicht vollständig ist.',
      },
      ends: {
        'clock-full': CLOCK,
        'sequences-locked': 'Am Ende irgendeines Zugs sind beide Codefolgen vollständig: Der Aggressor gewinnt.',
      },
    },
  },
};

export const crashLanding: OperationText = {
  name: 'Crash Landing',
  briefing:
    'Das Schiff ist hart heruntergekommen. Ein Squad kriecht mit Wunden aus dem Wrack, die noch niemand angesehen hat, das andere ist verstreut, und in der Gegend hat man den Rauch bemerkt. Zuerst Medizin, dann alles, was sich tragen lässt.',
  roles: {
    aggressor: 'Versorge die verwundeten Einheiten, dann sammle genug Ausrüstung für den Fußmarsch.',
    sentinel: 'Mach die Medizinlager unbrauchbar, bediene dich am Wrack und warte auf die Zeit.',
  },
  trackers: {
    'gear-expertise': 'Überlebensausrüstung: Angriffskompetenz',
    'gear-strike': 'Überlebensausrüstung: Treffer',
    'gear-failure': 'Überlebensausrüstung: Fehlschlag',
    'gear-crit': 'Überlebensausrüstung: Kritisch',
    'stolen-equipment': 'Diebesgut',
  },
  pieces: {},
  states: { hurt: 'Verwundet' },
  rules: crashLandingRules,
  spaces: { bottom: 'unterstes Feld' },
  stages: {
    'brace-for-impact': {
      name: 'Brace for Impact',
      overview:
        'Vier Lager mit Medizin liegen über das Feld verteilt. Jedes passt zu einer Wunde; die anderen sind besser als nichts.',
      objectives: { '*': 'Medizinlager' },
      roles: {
        aggressor:
          'Bring verwundete Einheiten in Reichweite 2 eines Medizinlagers. Passendes Zeichen und Kontrolle helfen sicher; alles andere entscheiden Würfel. Für jede geheilte Einheit darfst du auf der Seite der Wache einen Fortschrittsmarker entfernen.',
        sentinel:
          'Sabotiere Medizinlager, um die du konkurrierst: Drei Schadensmarker machen eines unbrauchbar. Ist keines mehr übrig, wird jede verwundete Einheit verletzt.',
      },
      ends: {
        'nobody-hurt': 'Am Ende eines Zugs des Aggressors ist keine Einheit verwundet: Es folgt Etappe II.',
        'no-caches':
          'Am Ende eines Zugs der Wache ist kein Medizinlager übrig: Die Wache legt zwei Fortschrittsmarker, die verwundeten Einheiten werden verletzt, und es folgt Etappe II.',
        'clock-full': CLOCK,
      },
    },
    'secure-the-supplies': {
      name: 'Secure the Supplies',
      overview: 'Wer stehen kann, durchsucht die Trümmer. Manches, was fehlt, hat schon neue Besitzer.',
      objectives: { '*': 'Trümmerhaufen' },
      roles: {
        aggressor:
          'Übernimm die Kontrolle über Trümmerhaufen: Jeder ist ein Würfel, und jedes Würfelergebnis bewegt seine eigene Ausrüstung ein Feld weiter. Ein Haufen mit Zeichen erlaubt dir, einen Würfel darauf zu drehen.',
        sentinel: 'Nimm dir deinen Anteil: Je fünf Marker dürfen einen Fortschrittsmarker bringen.',
      },
      ends: {
        'gear-complete':
          'Am Ende eines Zugs des Aggressors liegen alle vier Marker auf den untersten Feldern: Der Aggressor gewinnt.',
        'clock-full': CLOCK,
      },
    },
  },
};
