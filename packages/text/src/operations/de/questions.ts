import type { OperationQuestions } from '../operationWords.ts';

export const questions: OperationQuestions = {
  asks: {
    'clock.side': ({ choose }) =>
      choose === 'clock-add'
        ? 'Auf welche Seite 1 Fortschrittsmarker legen?'
        : 'Von welcher Seite 1 Fortschrittsmarker entfernen?',
    'clock.rule': ({ choose }) =>
      choose === 'clock-add'
        ? 'Auf welche Seite 1 Fortschrittsmarker legen?'
        : 'Von welcher Seite 1 Fortschrittsmarker entfernen?',
    'gameEffects.ask': () => 'Wähle, welcher Effekt zuerst kommt.',
  },
  options: {
    aggressor: 'Seite des Aggressors',
    sentinel: 'Seite der Wache',
    'add:aggressor': 'Auf die Seite des Aggressors legen',
    'add:sentinel': 'Auf die Seite der Wache legen',
    'remove:aggressor': 'Von der Seite des Aggressors entfernen',
    'remove:sentinel': 'Von der Seite der Wache entfernen',
    clock: 'Countdown: 1 Fortschrittsmarker',
    'end-of-stage': 'Ende der Etappe',
    'effects.pick:remove-momentum': '1 Fortschrittsmarker entfernen',
    'effects.pick:morale-boost': 'Moralschub',
    'effects.pick:suffer': '1 Schaden nehmen',
    'effects.pick:disarmed': 'Entwaffnet werden',
    'effects.pick:wounded': 'Angeschlagen-Marker und 5 Schaden',
    'effects.pick:injured': 'Verletzt-Marker und 5 Schaden',
    'effects.pick:damage': '5 Schaden',
    'effects.pick:research-the-clue': 'Einen eigenen Hinweis studieren',
    'effects.pick:sneak-a-peek': 'Einen Blick auf einen umkämpften Hinweis werfen',
    'effects.pick:use-secret-knowledge': 'Deinen Operationsmarker verwenden',
    'effects.pick:throw-the-correct-one': 'Den richtigen Schalter umlegen',
    'effects.pick:force-it': 'Es erzwingen',
    'effects.pick:we-have-you-now': 'Jetzt haben wir dich: 4 Würfel und mehr',
    'effects.pick:stun-them': 'Betäuben: 2 Würfel und mehr',
    'effects.pick:lock-them-down': 'Festsetzen: Würfel der Konsolen',
    'effects.pick:power-down-sequence': 'Abschaltfolge: 3 Würfel und mehr',
    'effects.pick:slice-the-controls': 'Steuerung knacken: 1 Würfel und mehr',
    'effects.pick:desperate-rush': 'Verzweifelter Spurt zu einer Konsole',
    'effects.pick:agent-at-the-clamp': 'Die Agentin öffnet die Klammer',
    'effects.pick:controlled-clamp': 'Eine eigene Klammer bearbeiten',
    'effects.pick:contested-clamp': 'Mit der Agentin eine umkämpfte Klammer bearbeiten',
    'effects.pick:dismount': 'Aussteigen',
    'effects.pick:covering-fire': 'An Bord bleiben: Deckungsfeuer',
    'effects.pick:break-free': 'Das Feld bearbeiten',
    'effects.pick:distract-the-guards': 'Die Wärter ablenken',
    'effects.pick:proper-treatment': 'Richtige Behandlung',
    'effects.pick:under-fire': 'Unter Beschuss: 5 Würfel',
    'effects.pick:safe-application': 'Sichere Anwendung: 3 Würfel',
    'effects.pick:desperate-measures': 'Letzte Mittel: 1 Würfel',
  },
  space: (tracker, space, icons) => `${tracker}, Feld ${space}${icons === '' ? '' : ` (${icons})`}`,
};
