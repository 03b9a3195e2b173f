import type { ChoiceWords, Chosen } from '../words/choiceWords.ts';

const nothing = ({ otherwise, priced, goesOn }: Chosen): string => {
  if (otherwise !== null) return `Wenn du verzichtest: ${otherwise}`;
  const left = priced
    ? 'Wenn du verzichtest, gibst du nichts aus und nichts geschieht.'
    : 'Wenn du verzichtest, geschieht nichts.';
  return goesOn ? `${left} Der Rest des Textes folgt trotzdem.` : left;
};

export const choices: ChoiceWords = {
  'effects.may:no': nothing,
  'effects.may:yes': ({ otherwise }) => `Wenn du bezahlst, geschieht das nicht: ${otherwise}`,
  'effects.pick:no': nothing,
  'effects.each:none': () => 'Wenn du hier aufhörst, wird niemand sonst gewählt.',
  'effects.shareHeals:none': () => 'Wenn du hier aufhörst, verfällt, was noch zu heilen wäre.',
  'window.ask:pass': () => 'Wenn du verzichtest, gibst du nichts aus und verwendest bei diesem Auslöser nichts weiter.',
  'activation.main:move': () => 'Jeder Charakter darf laufen, spurten oder klettern.',
  'activation.main:focus': () =>
    'Jeder Charakter wirft beim nächsten Angriff dieser Aktivierung 1 Angriffswürfel mehr.',
  'activation.main:combat': () => 'Jeder Charakter darf einmal angreifen.',
  'activation.main:ability': () => 'Die Einheit verwendet eine Fähigkeit, die eine Aktion braucht.',
  'activation.main:recover': () => 'Jeder Charakter darf heilen.',
  'activation.main:take-cover': () =>
    'Jeder Charakter darf um Reichweite 1 geschoben werden, und die Einheit erhält einen Ducken-Marker.',
  'activation.main:flip': () =>
    'Die Kampfstilkarte wird umgedreht: andere Würfel, andere Expertisetabelle, anderer Kampfbaum.',
  'activation.main:end': () => 'Die Aktivierung endet. Übrige Aktionen verfallen.',
  'move.offer:advance': () => 'Bewegung mit der Laufschablone, nicht auf eine höhere Höhenebene.',
  'move.offer:dash': () => 'Bewegung mit der Spurtschablone, nicht auf eine höhere Höhenebene.',
  'move.offer:climb': () => 'Bewegung mit der Spurtschablone auf jede Höhenebene, aber nicht im Handgemenge.',
  'move.offer:jump': () => 'Bewegung mit der Spurtschablone auf jede Höhenebene, auch im Handgemenge.',
  'move.offer:reposition': () => 'Laufen, auch im Handgemenge.',
  'move.offer:decline': ({ who }) => `Wenn ${who} stehen bleibt, verfällt diese Bewegung.`,
  'move.ingress:decline': ({ who }) => `Wenn du verzichtest, bleibt ${who}, wo die Bewegung geendet hat.`,
  'push.ask:decline': ({ who }) => `Wenn du verzichtest, bleibt ${who} stehen.`,
  'piece.move:decline': () => 'Wenn du verzichtest, bleibt es liegen.',
  'attack.type:decline': ({ who }) => `Wenn du verzichtest, greift ${who} nicht an.`,
  'attack.tree:stop': () => 'Wenn du aufhörst, endet der Weg durch den Kampfbaum hier, und übrige Erfolge verfallen.',
  'attack.chart:lent': () => 'Die fremde Expertisetabelle gilt für diesen Wurf.',
  'attack.chart:own': () => 'Die eigene Expertisetabelle gilt für diesen Wurf.',
  'heal.resolve:decline': () => 'Wenn du verzichtest, wird nichts geheilt.',
  'roll.change:done': () => 'Wenn du hier aufhörst, wird kein weiterer Würfel geändert.',
  'pay.means:force': () => 'Die Kosten werden mit Macht bezahlt.',
  'order.source:reveal': () => 'Die oberste Karte deines Befehlsstapels wird aufgedeckt.',
  'order.source:reserve': () => 'Die Einheit in der Reserve wird aktiviert; nichts wird aufgedeckt.',
  'order.reserve:activate': ({ who }) => `${who} wird jetzt aktiviert.`,
  'order.reserve:reserve': () =>
    'Die Karte wartet in der Reserve auf einen späteren Zug. Die nächste wird aufgedeckt, und diese Einheit muss aktiviert werden.',
  'order.shatterpoint:choose': () => 'Eine beliebige deiner Einheiten wird aktiviert, auch wenn sie es schon wurde.',
  'order.shatterpoint:pass': () =>
    'Wenn du keine Einheit wählst, wird die nächste Karte aufgedeckt, und diese Einheit muss aktiviert werden. Die Shatterpoint-Karte kommt zurück in den Stapel.',
  'order.choose:pass': () =>
    'Wenn du keine Einheit wählst, wird die nächste Karte aufgedeckt, und diese Einheit muss aktiviert werden. Die Shatterpoint-Karte kommt zurück in den Stapel.',
  'challengeTheOdds.offer:defy': () => 'Der Konfliktmarker bewegt sich 1 Feld zu dir.',
  'challengeTheOdds.offer:decline': () => 'Wenn du verzichtest, gibst du nichts aus, und der Konfliktmarker bleibt.',
  'plans.offer:decline': () => 'Wenn du verzichtest, gibst du nichts aus, und die Konfliktkarte bleibt.',
  'stage.offer:no': () => 'Wenn du verzichtest, geht die Etappe weiter.',
  'clock.wound:decline': () => 'Wenn du verzichtest, bleiben die Fortschrittsmarker, wie sie sind.',
  you: ({ who }) => `(„Du“ in diesem Text ist: ${who}.)`,
  no: nothing,
  none: () => 'Wenn du verzichtest, geschieht nichts.',
  decline: nothing,
  pass: nothing,
};
