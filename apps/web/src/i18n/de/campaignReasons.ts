import type { CampaignReasons } from '../campaignWords.ts';
import { campaign } from './campaign.ts';

const actName = (kind: unknown): string => campaign.acts[kind as keyof typeof campaign.acts] ?? `${kind}`;
const face = (one: unknown): string => campaign.faces[one as keyof typeof campaign.faces] ?? `${one}`;
const slot = (one: unknown): string => (one === 'L' ? 'die Letzte Chance' : `Operation ${one}`);
const PHASES: Readonly<Record<string, string>> = {
  draft: 'Die Kampagne wird noch vorbereitet.',
  ready: 'Erst müssen beide ein Einsatzteam mitbringen.',
  unlock: 'Jetzt wird freigeschaltet.',
  active: 'Jetzt wird der aktive Vorteil genannt.',
  playing: 'Jetzt wird die Operation gespielt.',
  concluded: 'Die Kampagne ist vorbei.',
};

/** Was eine Kampagne ablehnt oder anmerkt. */
export const reasons: CampaignReasons = {
  alreadyUndone: (f) => `Eintrag ${f.entry} ist schon zurückgenommen.`,
  badPack: (f) => `Mit dem Vorteilspaket ${f.pack} lässt sich nicht spielen.`,
  confirmed: (f) => `${f.player} hat schon bestätigt.`,
  dependedOn: (f) => `Eintrag ${f.dependent} (${actName(f.kind)}) baut darauf auf. Nimm den zuerst zurück.`,
  draw: () => 'In Schlüsseloperationen gibt es kein Unentschieden. Eine abgebrochene Partie wird neu gespielt.',
  experience: (f) => `Stufe ${f.tier} verlangt ${f.needs} Erfahrung; der Veteran hat ${f.has}.`,
  founded: () => 'Diese Kampagne ist schon angelegt.',
  howMany: (f) => `Eine Kampagne hat genau 3 Kampagnenoperationen; gewählt sind ${f.chosen}.`,
  locked: () => 'Diesen Vorteil hat der Veteran nicht freigeschaltet.',
  noEntry: (f) => `Eintrag ${f.entry} lässt sich nicht zurücknehmen: Es gibt ihn nicht.`,
  noLastChance: () => 'Wählt eine Operation als Letzte Chance.',
  noOperations: () => 'Wählt 3 Kampagnenoperationen, der Reihe nach.',
  noPack: (f) => `${f.player} muss ein Vorteilspaket wählen.`,
  noRoles: () => 'Legt fest, wer der Aggressor ist.',
  noTier: (f) => `Das Vorteilspaket hat keine Stufe ${f.tier}.`,
  noTierPicked: (f) => `${f.player} muss zuerst eine Stufe wählen.`,
  noVeteran: (f) => `${f.player} muss einen Veteranen wählen.`,
  notBegun: () => 'Diese Kampagne hat noch nicht begonnen.',
  notOffered: () => 'Dieser Vorteil kann nach diesem Wurf nicht genommen werden.',
  notOrganiser: () => 'Das entscheidet nur, wer den Bogen führt.',
  notPlaying: () => 'Gerade wird keine Operation gespielt.',
  notYourTurn: () => 'Erst entscheidet der Aggressor, dann die Wache.',
  notYours: () => 'Das darf nur, wer es getan hat, oder wer den Bogen führt.',
  nothingLocked: (f) => `In Stufe ${f.tier} ist nichts mehr freizuschalten.`,
  onceOnly: (f) => `${f.player} hat schon entschieden.`,
  otherHistory: () => campaign.otherHistory,
  otherOperation: (f) =>
    `Das ist ein Ergebnis ${f.slot === 'L' ? 'der Letzten Chance' : `von Operation ${f.slot}`}, gespielt wird aber ${slot(f.playing)}.`,
  otherRole: () => 'Das Vorteilspaket gehört zur anderen Rolle.',
  otherRoll: (f) => `Diese Würfel gehören vor die ${f.before}. gespielte Operation.`,
  packsGone: () => 'Die Rollen haben gewechselt; beide Vorteilspakete müssen neu gewählt werden.',
  rolled: (f) => `Gewürfelt: ${(f.dice as readonly string[]).map(face).join(' und ')}.`,
  rolledAlready: (f) => `${f.player} hat gewürfelt und muss einen Vorteil nehmen.`,
  sameOperation: () => 'Eine Operation wird mehr als einmal gespielt. Das ist erlaubt.',
  samePerson: () => 'Eine Kampagne hat zwei verschiedene Spieler:innen.',
  sameSheet: (f) => `Die Kampagne führt schon den Kartenstand ${f.sheet}.`,
  supporting: () => 'Veteran ist eine Primär- oder Sekundär-Einheit, keine Unterstützungs-Einheit.',
  teamReplaced: () => 'Das neue Einsatzteam ersetzt das frühere.',
  tierFull: (f) => `In Stufe ${f.tier} sind schon ${f.unlocked} Vorteile freigeschaltet.`,
  tierPicked: (f) => `Stufe ${f.tier} ist schon gewählt; nach dem Wurf bleibt es dabei.`,
  unknownPack: (f) => `Es gibt kein Vorteilspaket ${f.pack}.`,
  unknownPlayer: (f) => `${f.player} spielt in dieser Kampagne nicht mit.`,
  veteranLost: (f) =>
    `Im neuen Kartenstand fehlt der Veteran von ${f.player}. Wer den Bogen führt, nennt einen anderen oder nimmt den Kartenstand zurück.`,
  veteranMissing: (f) => `Im Einsatzteam von ${f.player} fehlt der Veteran.`,
  veteranStays: (f) =>
    `Der Veteran von ${f.player} bleibt die ganze Kampagne; nur ein Kartenstand ohne ihn ändert das.`,
  whyMissing: () => 'Sag, warum diese Einheit an die Stelle des Veteranen tritt.',
  wrongPhase: (f) => `Jetzt nicht. ${PHASES[`${f.phase}`] ?? ''}`,
};
