import type { StepName } from '../lessonSteps.ts';
import type { StepWords } from '../en/lessons.ts';
import type { LessonsWords } from '../lessonsWords.ts';

const steps: Readonly<Record<StepName, StepWords>> = {
  reach: {
    title: 'Bewegen',
    question: 'Wohin läuft Rex?',
    text: 'Der Ring im Süden ist eine Aufgabe. Wer in Reichweite 2 steht, konkurriert um sie. Wähle Bewegung, dann Laufen, tippe auf eine Stelle im grünen Rand und bestätige.',
    why: 'Aufgaben gewinnen Konflikte: Am Ende deines Zugs zieht jede Aufgabe unter deiner Kontrolle den Konfliktmarker zu dir. Eine Aktion lässt jeden Charakter der Einheit einmal bewegen; so weit der grüne Rand reicht, reicht die Schablone.',
    reached: () =>
      'Rex konkurriert um die Aufgabe. Würde der Zug jetzt enden, hättest du die Kontrolle: Niemand sonst ist nah.',
    missed: () =>
      'Das ist erlaubt, aber Rex steht nicht in Reichweite 2 der Aufgabe und konkurriert nicht um sie. Nimm es zurück oder mach von hier weiter.',
  },
  engage: {
    title: 'Handgemenge',
    question: 'Geht Anakin zu den Kommandos?',
    text: 'Feinde in Reichweite 2, in Sichtlinie und auf gleicher Höhenebene sind im Handgemenge. Sie können nicht schießen und verlieren ihre Ducken-Marker. Bewege Anakin zum Kommando an der Aufgabe.',
    why: 'Anakin kämpft mit dem Lichtschwert: Er will nah heran. Die Kommandos schießen: Sie wollen das nicht. Solange ein nicht angeschlagener Feind bei ihnen steht, machen sie keine Fernkampfangriffe und spurten, statt zu laufen.',
    reached: () =>
      'Anakin und das Kommando sind im Handgemenge. Die Kommandos haben ihren Ducken-Marker verloren, und dieses kann nicht schießen.',
    missed: ({ hunker = 0 }) =>
      hunker > 0
        ? 'Niemand ist im Handgemenge. Die Kommandos behalten ihren Ducken-Marker und dürfen schießen, auf wen sie wollen. Nimm es zurück oder mach weiter.'
        : 'Niemand ist jetzt im Handgemenge. Die Kommandos dürfen schießen, auf wen sie wollen. Nimm es zurück oder mach weiter.',
  },
  dice: {
    title: 'Würfel und Kompetenz',
    question: 'Fokussiert sich Rex vor dem Schuss?',
    text: 'Rex würfelt sieben Angriffswürfel. Kritisch und Treffer zählen; Kompetenz wird in seiner Tabelle nachgesehen und bringt weitere. Eine Fokusaktion gibt einen Würfel mehr. Er hat zwei Aktionen: Entscheide.',
    why: 'Auch der Verteidiger würfelt: Jede Abwehr entfernt einen Treffer, nie ein Kritisch. Was bleibt, sind Erfolge. Die genaue Chance jedes Angriffs steht rechts oder unter der Frage.',
    reached: ({ plain = 0, focused = 0 }) =>
      `Acht Würfel statt sieben. Die Chance, die Kommandos anzuschlagen, steigt von ${plain}\u00a0% auf ${focused}\u00a0%.`,
    missed: ({ plain = 0, focused = 0 }) =>
      `Du darfst: Sieben Würfel schlagen die Kommandos mit ${plain}\u00a0% an. Mit Fokus wären es ${focused}\u00a0%. Mach weiter oder nimm es zurück.`,
  },
  cover: {
    title: 'Schießen und Deckung',
    question: 'Auf welches Kommando schießt Rex?',
    text: 'Wähle Kampf, dann ein Ziel. Der Ducken-Marker gibt beiden einen Verteidigungswürfel mehr. Die Kiste vor einem von ihnen gibt ihm noch einen. Beide Ziele sind erlaubt.',
    why: 'Deckung zählt nur gegen Fernkampfangriffe. Ein Ducken-Marker ist selbst Deckung [1] und lässt auch Gelände in Reichweite 1 des Ziels helfen, wenn die Linie des Schusses hindurchgeht.',
    reached: ({ bare = 0, covered = 0 }) =>
      `Keine Kiste im Weg: ${bare}\u00a0% für Angeschlagen, hinter der Kiste wären es ${covered}\u00a0%. Die Würfel sind gefallen; sieh dir beide Würfe an.`,
    missed: ({ bare = 0, covered = 0 }) =>
      `Du darfst. Die Kiste gibt einen Würfel mehr: ${covered}\u00a0% statt ${bare}\u00a0% für Angeschlagen. Nimm es zurück oder mach mit diesen Würfeln weiter.`,
  },
  tree: {
    title: 'Der Kampfbaum',
    question: 'Welcher Weg durch den Kampfbaum?',
    text: 'Jeder Erfolg bringt ein Kästchen, von links nach rechts entlang der Linien. Schaden kommt in den Schadenspool; andere Zeichen stoßen oder schwächen das Ziel. Finde den Weg mit dem meisten Schaden.',
    why: 'Zwei Wege beginnen hier. Der obere macht Schaden, der untere stößt. Falsch ist in einer Partie keiner: Manchmal ist es wichtiger, eine Aufgabe zu räumen, als eine Einheit zu treffen.',
    reached: ({ taken = 0 }) => `${taken} Schaden: Mit diesen Erfolgen macht kein anderer Weg mehr.`,
    missed: ({ taken = 0, best = 0 }) =>
      `Du darfst: ${taken} Schaden. Ein anderer Weg hätte ${best} gemacht. Nimm es zurück oder mach weiter.`,
  },
  shove: {
    title: 'Stoßen',
    question: 'Kann Anakin das Kommando vertreiben?',
    text: 'Greife mit Kampf an. Das erste Kästchen dieses Kampfstils stößt: Schiebe das Kommando von der Aufgabe weg, aus Reichweite 2. Wer nicht um sie konkurriert, zählt nicht.',
    why: 'Die Kontrolle bekommt, wer mehr Charaktere in Reichweite 2 hat. Einen Feind hinauszuschieben ist so viel wert, wie einen Verbündeten zu bringen. Ein Stoß geht vom Angreifer weg, um Reichweite 1.',
    reached: () => 'Das Kommando ist außer Reichweite 2. Am Ende des Zugs zählt hier nur Anakin.',
    missed: ({ left = 0 }) =>
      left > 0
        ? 'Das Kommando konkurriert noch um die Aufgabe, und bei Gleichstand übernimmt niemand die Kontrolle. Nimm es zurück oder mach weiter.'
        : 'Das Kommando ist von der Aufgabe weg, aber nicht durch einen Stoß. Nimm es zurück oder mach weiter.',
  },
  wound: {
    title: 'Angeschlagen und verletzt',
    question: 'Auf wen schießen die Klontruppler?',
    text: 'Mit so viel Schaden wie Robustheit ist eine Einheit angeschlagen: Bis zu ihrer nächsten Aktivierung konkurriert sie um nichts, und du erhältst einen Fortschrittsmarker. Saxon hat 8 von 9 Schaden, Maul keinen.',
    why: 'Bei ihrer nächsten Aktivierung wird aus Angeschlagen ein Verletzt-Marker. Mit so vielen davon wie Lebenskraft wird die Einheit besiegt und verlässt das Spielfeld. Jeder Verletzt-Marker macht ihre Fähigkeiten teurer.',
    reached: () =>
      'Saxon ist angeschlagen. Ein Fortschrittsmarker kam auf deine Seite der Konfliktleiste: Der Weg zum Sieg ist kürzer.',
    missed: ({ saxon = 0, maul = 0 }) =>
      `Niemand ist angeschlagen. Gegen Saxon war die Chance ${saxon}\u00a0% je Schuss, gegen Maul ${maul}\u00a0%. Nimm es zurück oder mach weiter.`,
  },
  control: {
    title: 'Kontrolle',
    question: 'Wie übernimmst du die Aufgabe?',
    text: 'Anakin und ein Kommando konkurrieren um sie: Gleichstand, also bleibt alles. Charaktere werden gezählt. Bringe Rex in Reichweite 2 und beende die Aktivierung: Dann wird die Kontrolle bestimmt.',
    why: 'Die Kontrolle über jede aktive Aufgabe wird am Ende jedes Zugs bestimmt, auch am Ende der Züge des Computers. Bei Gleichstand oder wenn niemand da ist, bleibt sie, wie sie war.',
    reached: () => 'Zwei gegen einen: Die Aufgabe gehört dir, bis jemand die Kontrolle übernimmt.',
    missed: ({ own = 0, other = 0 }) =>
      `Am Ende des Zugs stand es ${own} gegen ${other}; die Kontrolle hat nicht gewechselt. Nimm es zurück oder mach weiter.`,
  },
  force: {
    title: 'Die Macht',
    question: 'Gibt Anakin Macht aus?',
    text: 'Seine Bewegung ist gemacht, und das Lichtschwert erreicht das Kommando nicht. Seine aktive Fähigkeit kostet 1 Macht und lässt ihn springen. Deine Seite hat 4 Macht für alle Einheiten.',
    why: 'Macht bezahlt Fähigkeiten und das Legen in die Reserve. Sie wird aufgefrischt, wenn dein Befehlsstapel neu gemischt wird: Früh ausgeben ist gut, keine haben, wenn du sie brauchst, nicht.',
    reached: ({ ready = 0, pool = 0 }) =>
      `Die Macht ist mit ihm: Noch ${ready} von ${pool}. Sie kommt wieder, wenn dein Befehlsstapel aufgebraucht ist.`,
    missed: ({ ready = 0 }) =>
      `Du darfst: Alle ${ready} Macht bleiben für später. Aber Anakin hat in diesem Zug nichts getan. Nimm es zurück oder mach weiter.`,
  },
  reserve: {
    title: 'Reserve',
    question: 'Wer soll jetzt handeln?',
    text: 'Deine oberste Befehlskarte zeigt die Klontruppler, fern von allem. Anakin steht mitten im Kampf. Für 1 Macht legst du diese Karte in die Reserve und deckst die nächste auf.',
    why: 'Befehlskarten bestimmen, wer handelt. Die Karte in der Reserve wartet: Zu Beginn eines späteren Zugs darfst du sie nehmen, statt aufzudecken. Nur eine Karte darf dort liegen.',
    reached: () =>
      'Die Klontruppler warten in der Reserve, und Anakins Karte kam als nächste. Später nimmst du die Klontruppler, wann du willst.',
    missed: () => 'Die Klontruppler handeln, fern von allen; Anakin wartet. Nimm es zurück oder mach weiter.',
  },
  token: {
    title: 'Der Konfliktmarker',
    question: 'Wohin gehen die beiden Klontruppler?',
    text: 'Am Ende deines Zugs bewegt sich der Konfliktmarker für jede Aufgabe unter deiner Kontrolle ein Feld zu dir. Einer erreicht den Westen, einer den Süden. Bewege beide, dann beende.',
    why: 'Die Leiste oben ist die Konfliktleiste; deine Seite ist links. Wer den Konfliktmarker auf ein Feld mit einem eigenen Fortschrittsmarker bringt, gewinnt den Konflikt.',
    reached: ({ spaces = 0 }) =>
      `Der Konfliktmarker ist deinen Fortschrittsmarkern um ${spaces} näher: ein Feld für jede Aufgabe.`,
    missed: ({ spaces = 0 }) =>
      spaces === 1
        ? 'Eine Aufgabe, ein Feld. Mit je einem Klontruppler wären es zwei. Nimm es zurück oder mach weiter.'
        : 'Der Konfliktmarker hat sich nicht zu dir bewegt: Du kontrollierst keine Aufgabe. Nimm es zurück oder mach weiter.',
  },
  win: {
    title: 'Gewinnen',
    question: 'Wie gewinnst du den Konflikt?',
    text: 'Der Konfliktmarker ist zwei Felder von deinen Fortschrittsmarkern entfernt. Anakin hält den Westen; eine zweite Aufgabe gewinnt den Konflikt. Bringe Rex in den Süden und beende den Zug.',
    why: 'Zwei gewonnene Konflikte gewinnen die Partie. Nach jedem wird die Konfliktleiste neu ausgelegt, und andere Aufgaben werden aktiv. Hier spielst du ein Squad; eine ganze Partie hat zwei je Seite.',
    reached: () =>
      'Der Konfliktmarker trifft deine Fortschrittsmarker: Der Konflikt gehört dir. Zwei gewonnene Konflikte gewinnen eine Partie.',
    missed: () =>
      'Der Konfliktmarker hat deine Fortschrittsmarker noch nicht erreicht. Nimm es zurück oder überlass es dem Rest der Partie.',
  },
};

export const lessons: LessonsWords = {
  firstGame: 'Erste Partie',
  stepOf: (step, all) => `Erste Partie · Schritt ${step} von ${all}`,
  progress: (step, all) => `Schritt ${step} von ${all}`,
  steps,
  decide: 'Deine Entscheidung',
  reached: 'Gut gemacht',
  missed: 'Du darfst',
  next: 'Weiter',
  goOn: 'Weitermachen',
  finish: 'Zum Ende',
  takeBack: 'Zurücknehmen',
  stepBack: 'Schritt zurück',
  why: 'Warum?',
  skip: 'Überspringen',
  leave: 'Verlassen, Stelle merken',
  won: 'Du hast einen Konflikt gewonnen.',
  over: 'Das war die erste Partie.',
  overHint: (again, left) =>
    again === 0
      ? left === 0
        ? 'Jede Entscheidung war die beste. Der Rest ist Übung.'
        : 'Was du übersprungen hast, steht hier jederzeit bereit.'
      : again === 1
        ? 'Eine Wahl, die du vielleicht noch einmal versuchen willst.'
        : `${again} Entscheidungen, die du vielleicht noch einmal versuchen willst.`,
  outcomes: { reached: 'der beste Weg', missed: 'ein anderer Weg', skipped: 'übersprungen' },
  again: 'Noch einmal',
  againStep: (title) => `Noch einmal: ${title}`,
  fromStart: 'Von vorn',
  wholeGame: 'Eine ganze Partie, leichter Computer',
  playOn: 'Von hier weiterspielen, leichter Computer',
  puzzles: 'Rätsel: eine Aktivierung, ein Ziel',
  playedOn: 'Erste Partie, weitergespielt',
  notOpened: 'Das konnte nicht geöffnet werden.',
};
