import { counted } from '@faultline/text/de/plural';
import type { Fact } from '@faultline/tournament';
import type { ReasonWords } from '../deskWords.ts';
import { deskActs } from './deskActs.ts';
import { checkItem } from './deskItems.ts';

const komma = (list: Fact | undefined): string => (Array.isArray(list) ? list.join(', ') : `${list ?? ''}`);
/** Eins, zwei und drei. */
const und = (list: Fact | undefined): string =>
  Array.isArray(list) && list.length > 1 ? `${list.slice(0, -1).join(', ')} und ${list.at(-1)}` : komma(list);
const BYES: Readonly<Record<string, string>> = {
  drawn: 'unter allen ausgelost',
  lowestWithout: 'am weitesten hinten ohne Freilos',
  lowestOfFewest: 'am weitesten hinten unter denen mit den wenigsten',
  byHand: 'von Hand gesetzt',
};

/** Squads zählen für Menschen ab 1. */
const squads = (list: Fact | undefined): string => komma(Array.isArray(list) ? list.map((n) => Number(n) + 1) : list);
const FINAL: Readonly<Record<string, string>> = {
  rule: 'Eine Entscheidung ist endgültig und lässt sich nicht rückgängig machen; nur ein Einspruch kann sie ersetzen.',
  decideAppeal: 'Die Entscheidung der Hauptschiedsrichter:in ist endgültig und lässt sich nicht rückgängig machen.',
  rollExtension: 'Die Würfel für Extraminuten werden einmal je Runde geworfen; das lässt sich nicht rückgängig machen.',
};

/** Was das Turnier ablehnt oder anmerkt, nach dem Kennwort des Grundes. */
export const reasons: ReasonWords = {
  afterCut: () => 'Nach Beginn der Finalrunde kommt niemand zurück, außer als Ersatz für jemanden in der Finalrunde.',
  alreadyEntered: (f) => `${f.player} ist schon angemeldet.`,
  alreadyFounded: () => 'Das Turnier gibt es schon.',
  alreadyUndone: (f) => `Eintrag ${f.entry} ist schon rückgängig gemacht.`,
  altered: (f) => `Eintrag ${f.entry} passt nicht in die Kette: Er oder etwas davor wurde geändert.`,
  announcementChanged: () => 'Sag es allen: Die Ankündigung hat sich geändert.',
  arbiterPlays: (f) => `${f.person} ist hier Schiedsrichter:in und kann nicht mitspielen.`,
  attempt: (f) => `${f.attempt} ausgehängte Paarungen dieser Runde wurden vorher für ungültig erklärt.`,
  badFile: () => 'Das ist keine Turnierdatei dieser Version, oder sie ist unvollständig. Nichts wurde geändert.',
  binds: () => 'Das ist verbindlich. Ein Versehen kann die Turnierleitung korrigieren.',
  bracket: (f) => `${f.a} trifft auf ${f.b}.`,
  byHand: () => 'Die Turnierleitung hat diese Paarung vor dem Aushang von Hand geändert.',
  bye: (f) => `Freilos: ${f.player}, ${BYES[`${f.why}`] ?? ''}.`,
  cardsOutOfBounds: (f) => `In einer Partie gibt es 0, 1 oder 2 Konfliktkarten, nicht ${f.given}.`,
  checkOpen: (f) => `Noch offen bei ${f.player}: ${checkItem(`${f.item}`, `${f.item}`)}.`,
  checkedIn: () => 'Diese Person ist schon eingecheckt.',
  clockRuns: () => 'Ungültig wird nur eine ausgehängte Runde, deren Uhr noch nicht läuft.',
  cutEarly: () => 'Die Finalrunde wird einmal festgelegt, nach der letzten Schweizer Runde.',
  cutMade: () => 'Die Finalrunde ist festgelegt: Frühere Ergebnisse gelten. Mach zuerst die Festlegung rückgängig.',
  cutOpen: () => 'Kündige die Finalrunde an, oder dass es keine gibt, bevor das Turnier beginnt.',
  cutTooLarge: (f) => `Für eine Finalrunde mit ${f.cut} sind ${f.players} Spieler:innen zu wenige.`,
  decideEjection: (f) => `Verwarnung ${f.count} für ${f.player}: Schließe die Person aus oder begründe, warum nicht.`,
  denied: (f) => `${f.unit} ist bei diesem Turnier nicht zugelassen.`,
  dependedOn: (f) =>
    `Eintrag ${f.dependent} (${deskActs[f.kind as keyof typeof deskActs] ?? ''}) hängt davon ab. Mach erst diesen rückgängig oder korrigiere.`,
  differs: (f) => `Eintrag ${f.entry} ergibt beim Nachrechnen etwas anderes.`,
  disputed: (f) => `Tisch ${f.table}: Die beiden Meldungen stimmen nicht überein, eine Entscheidung ist nötig.`,
  drawFigures: () =>
    'Ein Unentschieden nach Zeit braucht gleich viele Konfliktkarten, je 0 oder 1, und gleich oft angeschlagene Einheiten.',
  endedEarly: (f) =>
    `Tisch ${f.table} ist als „nach Zeit“ eingetragen, obwohl die Runde noch ${counted(Number(f.minutes), 'Minute')} hat. Ändere es, falls dort noch gespielt wird.`,
  ejected: (f) => `${f.player} ist ausgeschlossen und kommt nicht zurück.`,
  excluded: (f) => `${und(f.units)} können nicht im selben Einsatzteam sein.`,
  extension: (f) => `Die Würfel geben ${counted(Number(f.minutes), 'Minute')} dazu.`,
  fewOpponents: (f) =>
    `${f.players} Spieler:innen reichen für ${counted(Number(f.possible), 'Runde')} ohne Wiederholung, geplant sind ${f.planned}. Kündige ${f.possible} an, sonst treffen sich einige noch einmal.`,
  fewSeated: (f) => `${f.ready} von ${f.tables} Tischen sind bereit; beginne, wenn die meisten bereit sind.`,
  fieldChanged: () => 'Seit dieser Auslosung ist jemand dazugekommen oder ausgestiegen. Lose die Runde neu aus.',
  final: () => 'Die Entscheidung ist endgültig; es gibt keinen weiteren Einspruch.',
  finishTurn: () => 'Die Zeit ist ausgerufen. Spielt den laufenden Zug zu Ende und zählt dann.',
  fixedBracket: () => 'Paarungen des Turnierbaums lassen sich nicht ändern.',
  float: (f) => `${f.player} (${f.from}) spielt gegen ${f.opponent} (${f.to}) aus der Gruppe darunter.`,
  fourPlayers: () =>
    'Zu viert gibt es drei mögliche Gegenüber: Runde 4 wiederholt Paarungen (kündige drei Runden an, um das zu vermeiden).',
  full: (f) => `Das Turnier fasst höchstens ${f.most} Spieler:innen.`,
  gameRuns: () => 'Eine begonnene Partie wird zu Ende gespielt oder aufgegeben.',
  gameWasOver: () => 'Wer 2 Konfliktkarten hat, hat schon gewonnen; aufgeben kann dann niemand mehr.',
  givenUp: (f) =>
    `Tisch ${f.table} gilt als aufgegeben, mit 0 Konfliktkarten und 0 angeschlagenen Einheiten. Korrigiere es bei Bedarf.`,
  graceTime: (f) => `Nichterscheinen lässt sich ab Minute ${f.grace} der Runde festhalten.`,
  group: (f) => `${f.points} Punkte: ${komma(f.players)}.`,
  hasResult: () => 'Diese Partie hat ein Ergebnis: Korrigiere es mit Begründung.',
  impossible: (f) => `Eintrag ${f.entry} kann so nicht geschehen sein.`,
  lateEntry: (f) =>
    f.player === undefined
      ? 'Nachmeldungen nach Runde 1 sind möglich.'
      : 'Nachmeldungen nach Runde 1 müssen vor dem Turnier angekündigt sein.',
  leadTaken: (f) => `${f.lead} ist schon Hauptschiedsrichter:in; es kann nur eine Person sein.`,
  linkMissing: (f) => `Eintrag ${f.entry} hat sein Glied der Kette verloren.`,
  lookAhead: (f) => `${f.kept} von ${f.of} gleich guten Paarungen blieben nach dem Vorausschauen.`,
  malformed: () => 'Eine Angabe passt nicht in ihr Feld. Nichts wurde geändert.',
  matchOver: () => 'Rufen kannst du nur zu einer laufenden Partie.',
  missionCritical: () => 'Mission Critical: allen Tischen angesagt.',
  missionSet: () => 'Ein Missionsset fehlt.',
  movedUp: (f) => `${f.player} rückt von der Warteliste nach.`,
  needsBoth: () => 'Dein Gegenüber muss auch zustimmen.',
  needsConsent: () => 'Das braucht die Zustimmung deines Gegenübers.',
  noAppeal: () => 'Dort wartet kein Einspruch auf eine Entscheidung.',
  noArbiter: () =>
    'Bestimme mindestens eine Schiedsrichter:in, die nicht mitspielt; die Turnierleitung darf es selbst sein.',
  noCall: (f) => `Es gibt keinen Ruf mit der Nummer ${f.call}.`,
  noCut: () => 'Dieses Turnier hat keine Finalrunde.',
  noDecision: () => 'Es gibt keinen Ausschluss zu entscheiden.',
  noDiceNow: () =>
    'Die Würfel für Extraminuten werden einmal geworfen, wenn die Grundzeit um ist, und nur wenn Extraminuten vorgesehen sind.',
  noEntry: (f) => `Eintrag ${f.entry} lässt sich nicht rückgängig machen: Es gibt ihn nicht.`,
  noLead: () => 'Es gibt keine Hauptschiedsrichter:in: Die Entscheidung ist endgültig.',
  noLength: () => 'Die Runde braucht eine Länge: kündige eine an.',
  noOfficial: () => 'Diese Person hat hier keine Aufgabe.',
  noOpenMatch: () => 'Nenne eine oder beide Personen einer Partie, die noch offen ist.',
  noQuestion: () => 'Diese Frage gibt es nicht.',
  noRequest: () => 'Diesen offenen Antrag gibt es nicht.',
  noRound: () => 'Dafür gibt es jetzt keine Runde.',
  noRuling: () => 'Es gibt noch keine Entscheidung, gegen die Einspruch möglich wäre.',
  noShow: (f) => `${komma(f.players)}: nicht erschienen und damit ausgestiegen.`,
  noTableTime: () => 'Extrazeit für einzelne Tische muss vor dem Turnier angekündigt sein.',
  noTerrain: (f) => `Baue zuerst das Gelände an Tisch ${und(f.tables)} auf und hake es ab.`,
  notActive: (f) => `${f.player} spielt nicht mehr mit.`,
  notAllowed: () => 'Das ist nicht die Aufgabe dieser Person.',
  notAnnouncer: () => 'Mission Critical sagt hier jemand anderes an.',
  notDelegated: () => 'Die Turnierleitung hat dir die Prüflisten nicht übertragen.',
  notGone: (f) => `${f.player} ist gar nicht ausgestiegen.`,
  notOfficial: (f) => `${f.unit} ist nicht offiziell; Proxys sind nicht zugelassen.`,
  notOver: () => 'Runden oder die Finalrunde stehen noch aus.',
  notPaired: () => 'Wähle zwei verschiedene Personen aus dieser Runde.',
  notPaused: () => 'Die Uhr ist nicht angehalten.',
  notPlayedOut: () => 'Gemeldet werden zu Ende gespielte Partien; Aufgabe und Nichtspielen haben ihren eigenen Weg.',
  notPosted: () => 'Hänge zuerst eine Runde aus.',
  notPremier: () => 'Squads werden nur bei Premier gewählt.',
  notRunning: () => 'Zurzeit läuft keine Runde.',
  notYours: () => 'Das entscheidet jemand anderes.',
  nothingPlayed: () => 'Eine nicht gespielte Partie hat keine Konfliktkarten und keine angeschlagenen Einheiten.',
  nothingToConfirm: () => 'Es gibt keine einzelne Meldung, die zu bestätigen wäre.',
  opponentsGone: (f) =>
    Number(f.left) === 1
      ? 'Die Runde, die noch kommt, lässt sich nicht ohne Wiederholung auslosen.'
      : `Von den ${f.left} Runden, die noch kommen, lassen sich höchstens ${f.possible} ohne Wiederholung auslosen.`,
  orderChanged: () => 'Das würde Finalrunde oder Abschluss nachträglich ändern: Mach zuerst diese rückgängig.',
  ownBusiness: () => 'Über die eigene Partie entscheidet jemand anderes.',
  ownReport: () => 'Dein Gegenüber muss deine Meldung bestätigen.',
  ownRounds: () => 'Runden oder Finalrunde weichen von der Vorgabe für diese Personenzahl ab.',
  paused: () => 'Die Rundenuhr ist angehalten. Sag es allen.',
  placeOnOpenWounds: (f) => `${und(f.names)} sind gleichauf, und „Angeschlagen“ ist nicht überall notiert.`,
  prepareAgain: () => 'Die Teilnehmenden haben sich geändert: Lose die Runde vor dem Aushang neu aus.',
  rematch: (f) => `${f.a} und ${f.b} haben schon in Runde ${f.lastMet} gespielt.`,
  replacement: (f) => `${f.player} rückt auf den letzten Setzplatz nach.`,
  resumed: () => 'Die Partie ist seit der Entscheidung weitergegangen.',
  roundOpen: (f) => `Runde ${f.round} muss abgeschlossen sein, bevor die nächste ausgelost wird.`,
  roundPosted: () =>
    'Die nächste Runde hängt aus: Das korrigieren nur noch Turnierleitung oder Hauptschiedsrichter:in.',
  roundVoided: () => 'Die Setzplätze haben sich geändert. Lose die Runde neu aus und hänge sie aus.',
  roundsOpen: () => 'Kündige die Zahl der Schweizer Runden an, bevor das Turnier beginnt.',
  ruled: () => 'Eine Entscheidung gilt, auch wenn sie falsch war; nur ein Einspruch kann sie ersetzen.',
  sameName: (f) => `Noch jemand heißt ${f.name}.`,
  sameSquad: () => 'Wähle zwei verschiedene Squads.',
  sameUniqueName: (f) => `${und(f.units)} haben denselben einzigartigen Namen.`,
  sameUnit: (f) => `${komma(f.units)}: steht zweimal in der Liste.`,
  sealBroken: (f) => `Das Team von ${f.player} ist nicht das versiegelte.`,
  secondBye: (f) => `${f.player} hatte schon ein Freilos, andere weniger.`,
  seed: (f) => `Ausgelost mit dem Zufallsschlüssel „${f.seed}“ für „${f.purpose}“.`,
  shown: () => 'Beide haben gewählt. Die Wahl ist endgültig.',
  squads: (f) => `Gefragt sind ${f.wanted} Squads, die Liste hat ${f.given}.`,
  squadsMissing: (f) => `Noch nicht alle haben ihre zwei Squads gewählt: ${und(f.names)}.`,
  squadsUnused: (f) =>
    `Mit dieser Wahl könntest du nicht mehr alle vier Squads spielen. Noch nicht gespielt: ${squads(f.unused)}.`,
  stageOver: (f) =>
    Number(f.rounds) === 1
      ? 'Die eine Runde dieses Abschnitts ist gespielt.'
      : `Alle ${f.rounds} Runden dieses Abschnitts sind gespielt.`,
  standingsChanged: (f) =>
    f.moved === undefined
      ? 'Seit dieser Auslosung haben sich Ergebnisse geändert. Lose die Runde neu aus.'
      : 'Die Tabelle hat sich geändert; ausgehängte Paarungen bleiben.',
  stands: (f) => FINAL[`${f.kind}`] ?? 'Das ist endgültig und lässt sich nicht rückgängig machen.',
  suggestLead: () => 'Bei dieser Größe ist eine Hauptschiedsrichter:in ratsam.',
  tableTime: (f) =>
    f.minutes === undefined
      ? 'Einzelne Tische können Extrazeit bekommen.'
      : `Tisch ${f.table} spielt ${f.minutes} Minuten länger.`,
  teamMissing: (f) => `Von ${f.player} liegt kein Team vor.`,
  teamReplaced: () => 'Das neue Team ersetzt das frühere.',
  terrainUneven: (f) => `Das Gelände unterscheidet sich zwischen den Tischen um mehr als ${f.terrainSpread} %.`,
  through: (f) => `${f.player} kommt kampflos weiter.`,
  timeCards: () => 'Ist die Zeit um, gewinnt, wer mehr Konfliktkarten hat.',
  timeLeft: () => 'Die Runde läuft noch. Spielt die Partie zu Ende oder gebt auf; die Zeit ist noch nicht um.',
  timeWounds: () =>
    'Ist die Zeit um und haben beide gleich viele Konfliktkarten, gewinnt, wer öfter feindliche Einheiten angeschlagen hat.',
  tooEarly: () => 'Mission Critical hat noch nicht begonnen.',
  tooFlat: () => 'Dieses Gelände hat zu wenige Höhen.',
  tooFewLeft: () => 'Zum Auslosen ist niemand mehr übrig: Beende das Turnier.',
  tooFewPlayers: (f) => `Ein Showdown-Turnier braucht vier Spieler:innen; eingecheckt sind ${f.players}.`,
  tooLate: () => 'Es ist zu spät: Keine Schweizer Runde ist mehr übrig.',
  tooManyPlayers: (f) => `Höchstens ${f.most} Spieler:innen lassen sich auslosen; hier sind ${f.players}.`,
  tooNew: (f) => `${f.unit} war am ersten Turniertag, ${f.firstDay}, noch nicht erschienen.`,
  undecided: () => 'Zuerst ist eine Entscheidung fällig.',
  unequal: (f) => `${f.a} und ${f.b} haben verschieden viele Turnierpunkte.`,
  unknownItem: (f) => `Keine Prüfliste hat hier die Zeile „${f.item}“.`,
  unknownMatch: (f) => `In diesem Turnier gibt es keine Partie ${f.match}.`,
  unknownPlayer: (f) => `${f.player} ist nicht angemeldet.`,
  unpairedLosses: (f) => `Für Runde ${und(f.rounds)} ist eine Niederlage ohne Gegenüber eingetragen.`,
  unreported: (f) => `Tisch ${f.table}: Das Ergebnis fehlt oder ist nicht bestätigt.`,
  victoryCards: () => 'Ein Sieg sind 2 Konfliktkarten gegen 0 oder 1.',
  voidOrConcede: () =>
    'Erkläre die Paarungen für ungültig und lose neu aus, sonst gilt die Partie beim Start der Uhr als aufgegeben.',
  waits: (f) => `${f.player} steht auf der Warteliste.`,
  warned: (f) => `Verwarnung ${f.count}.`,
  whyMissing: () => 'Gib dafür einen Grund an.',
  winnerElsewhere: () => 'Wer gewonnen haben soll, spielt nicht in dieser Partie.',
  winnerMissing: () => 'Bei diesem Ausgang muss jemand gewonnen haben.',
  winnerTooMany: () => 'Bei diesem Ausgang gewinnt niemand.',
  woundsDecide: () => 'Gleich viele Konfliktkarten: „Angeschlagen“ entscheidet. Trage es zuerst ein.',
  woundsNotOpen: () => '„Angeschlagen“ ist entweder notiert oder offen, nicht beides.',
  woundsOpen: (f) => `Runde ${f.round}, Tisch ${f.table}, ${komma(f.names)}: „Angeschlagen“ fehlt und zählt als 0.`,
  woundsOutOfBounds: (f) => `„Angeschlagen“ muss zwischen 0 und ${f.most} liegen, nicht ${f.given}.`,
  woundsUntold: () => 'Trage „Angeschlagen“ für beide ein.',
  wrongPhase: () => 'Das ist in diesem Abschnitt des Turniers nicht möglich.',
};
