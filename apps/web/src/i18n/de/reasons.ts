import type { Messages } from '../messages.ts';

export const reasons: Messages['reasons'] = {
  byRule: {
    'CR-MOVE-03': () => 'Der Maßstab liegt falsch: Ein Arm ist anders lang.',
    'CR-MOVE-04': () => 'Der Maßstab ist zu stark geknickt: höchstens 90 Grad.',
    'CR-MOVE-05': ({ short, allowed }) => `${short} zu weit. Diese Bewegung reicht ${allowed}.`,
    'CR-MOVE-09': ({ part }) => `Der Weg dorthin ist versperrt: ${part}.`,
    'CR-MOVE-11': () => 'So hoch kommt diese Bewegung nicht. Klettere oder springe.',
    'CR-MOVE-19': ({ part }) => `Unter ${part} ist zu wenig Platz.`,
    'CR-MOVE-20': ({ part }) => `Die Base stünde in ${part}.`,
    'CR-MOVE-21': ({ overhang }) =>
      overhang ? `Die Base ragt um ${overhang} über die Kante.` : 'In dieser Höhe gibt es nichts zum Stehen.',
    'CR-MOVE-22': ({ beyondEdge }) => `Die Base ragt um ${beyondEdge} über den Tisch hinaus.`,
    'CR-OVER-02': ({ overlaps, by }) => `${overlaps} steht im Weg; die Bases überlappen um ${by}.`,
    'R-MOVE-5': () => 'Diese Bewegung muss in ihrem Keil bleiben.',
    'R-PUSH-1': () => 'Die Richtung liegt außerhalb des Keils.',
    'CR-INGR-01': () => 'Diese Transferpunkte sind nicht verbunden.',
    'CR-INGR-04': ({ distance, allowed }) =>
      distance
        ? `${distance} vom Transferpunkt; höchstens ${allowed}.`
        : 'Der Platz liegt nicht auf Höhe des Transferpunkts.',
    'CR-INGR-05': () => 'Ein Transferpunkt führt auf eine andere Höhenebene.',
    'CR-PLACE-01': ({ distance, allowed }) => `${distance} entfernt; höchstens ${allowed}.`,
    'CR-DEPLOY-04': ({ distance, allowed }) => `${distance} von deiner Kante; höchstens ${allowed}.`,
    'CR-DEPLOY-05': ({ distance, allowed }) => `${distance} vom Ersten des Trupps; höchstens ${allowed}.`,
    'R-DEPLOY-3': ({ without }) => `Dann bliebe kein Platz für ${without}.`,
  },
  byWhy: {
    over: 'Die Partie ist zu Ende.',
    'nobody-asked': 'Es wird gerade nichts gefragt.',
    'not-your-decision': 'Das entscheidet jemand anderes.',
    stale: 'Die Partie ist inzwischen weitergegangen.',
    'unknown-option': 'Das steht jetzt nicht zur Wahl.',
    malformed: 'In dieser Antwort fehlt etwas.',
    illegal: 'Die Regeln erlauben das hier nicht.',
    'no-consent': 'Dem muss die Gegenseite zustimmen.',
  },
  unexplained: (facts) => (facts ? `Das bricht die Regel: ${facts}.` : 'Das bricht die Regel.'),
  rule: (id) => `Regel ${id}`,
  stoppedBy: (what) => `Hält an: ${what}.`,
  edge: 'Tischkante',
};
