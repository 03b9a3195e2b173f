import type { Rank } from '@faultline/rules';
import type { Glossary } from '../glossary.ts';

const RANKS: Readonly<Record<Rank, string>> = { primary: 'Primär', secondary: 'Sekundär', supporting: 'Support' };

export const glossary: Glossary = {
  terms: {
    strained: {
      says: 'Nach der nächsten Aktion, dem nächsten Angriff, der nächsten eigenen Bewegung oder bezahlten Fähigkeit nimmt die Einheit 3 Schaden. Dann verliert sie Gestresst.',
      rule: 'CR-COND-09',
    },
    disarmed: {
      says: 'Aus dem nächsten Angriffswurf wird alle Angriffskompetenz entfernt. Dann verliert die Einheit Entwaffnet.',
      rule: 'CR-COND-11',
    },
    exposed: {
      says: 'Aus dem nächsten Verteidigungswurf wird alle Verteidigungskompetenz entfernt. Dann verliert die Einheit Ungeschützt.',
      rule: 'CR-COND-14',
    },
    pinned: {
      says: 'Das nächste Laufen, Spurten, Klettern oder Springen der Einheit entfällt. Dann verliert sie Fixiert.',
      rule: 'CR-COND-17',
    },
    impact: {
      says: 'Eine Fokusaktion gibt dem nächsten Nahkampfangriff zusätzlich so viele Würfel.',
      rule: 'CR-KEY-03',
    },
    sharpshooter: {
      says: 'Eine Fokusaktion gibt dem nächsten Fernkampfangriff zusätzlich so viele Würfel.',
      rule: 'CR-KEY-04',
    },
    cover: { says: 'So viele zusätzliche Verteidigungswürfel gegen Fernkampfangriffe.', rule: 'CR-COVER-01' },
    protection: { says: 'Entfernt beim Verteidigen 1 Schaden aus dem Schadenspool.', rule: 'CR-KEY-06' },
    scale: { says: 'Darf klettern, statt zu laufen oder zu spurten.', rule: 'CR-KEY-08' },
    steadfast: { says: 'Beim Verteidigen bleibt der erste Stoß aus dem Kampfbaum ohne Wirkung.', rule: 'CR-KEY-09' },
    immunity: {
      says: 'Die Einheit kann diesen Zustand nicht erhalten. Hat sie ihn schon, verliert sie ihn.',
      rule: 'CR-KEY-01',
    },
    advance: {
      says: 'Darf mit der Laufschablone bewegt werden, nicht auf eine höhere Höhenebene.',
      rule: 'CR-MOVE-01',
    },
    dash: { says: 'Darf mit der Spurtschablone bewegt werden, nicht auf eine höhere Höhenebene.', rule: 'CR-MOVE-02' },
    climb: { says: 'Spurtschablone, beliebige Höhenebene, nicht im Handgemenge.', rule: 'CR-MOVE-12' },
    jump: { says: 'Spurtschablone, beliebige Höhenebene, auch im Handgemenge.', rule: 'CR-MOVE-12' },
    reposition: { says: 'Darf laufen, auch im Handgemenge.', rule: 'CR-EFF-09' },
    crit: { says: 'Ein Erfolg, den Abwehr nicht entfernen kann.', rule: 'CR-ATK-19' },
    strike: { says: 'Ein Erfolg, außer er wird durch Abwehr entfernt.', rule: 'CR-ATK-18' },
    block: { says: 'Entfernt 1 Treffer.', rule: 'CR-ATK-18' },
    expertise: { says: 'Zählen und die passende Zeile der Kompetenztabelle anwenden.', rule: 'CR-EXP-03' },
    failure: { says: 'Bewirkt nichts.', rule: 'CR-DICE-06' },
    damage: { says: 'Legt 1 Schaden in den Schadenspool.', rule: 'CR-TREE-13' },
    heal: {
      says: 'Entfernt 1 Schaden oder 1 Zustand von dieser oder einer verbündeten Einheit in Reichweite 2.',
      rule: 'CR-EFF-07',
    },
    shove: { says: 'Schiebt den Verteidiger um Reichweite 1 weg; der Angreifer darf folgen.', rule: 'CR-EFF-05' },
    active: { says: 'In der eigenen Aktivierung: eine aktive Fähigkeit ohne Machtkosten.', rule: 'CR-EFF-10' },
    hunker: {
      says: 'Jeder Marker gibt Deckung [1]; auch nahes Gelände kann nun Deckung geben. Geht verloren, wenn ein Charakter der Einheit ins Handgemenge gerät.',
      rule: 'CR-COVER-07',
    },
    wounded: {
      says: 'Kann bis zur nächsten Aktivierung keinen Schaden nehmen und nicht um Aufgaben konkurrieren. Das Gegenüber hat 1 Fortschrittsmarker erhalten.',
      rule: 'CR-WND-01',
    },
    injured: {
      says: 'Jeder Marker erhöht die Machtkosten um 1. Bei so vielen Markern wie Lebenskraft wird die Einheit nach ihrer Aktivierung besiegt.',
      rule: 'CR-ABIL-16',
    },
    engaged: {
      says: 'Ein feindlicher Charakter in Sichtlinie und Reichweite 2, auf derselben Höhenebene. Ist er nicht angeschlagen: keine Fernkampfangriffe, kein Klettern, Spurten statt Laufen.',
      rule: 'CR-ENG-01',
    },
    focus: { says: '1 zusätzlicher Angriffswürfel für den nächsten Angriff in dieser Aktivierung.', rule: 'CR-ACT-14' },
  },
  mission: {
    priority: {
      any: {
        says: 'Zu Beginn jedes Zugs bestimmt ein Verteidigungswürfel eine Hauptaufgabe. Kontrollierst du am Ende deines Zugs eine davon, bewege den Konfliktmarker um 1 weiteres Feld.',
        rule: 'MS-PRIO-03',
      },
      all: {
        says: 'Gibt es keine Hauptaufgabe, bestimmen zu Beginn des Zugs zwei Verteidigungswürfel welche. Kontrollierst du am Ende deines Zugs alle, bewege den Konfliktmarker um 1 weiteres Feld.',
        rule: 'MS-PRIO-06',
      },
    },
    noDice: { says: 'Im ersten Konflikt gibt es keine Hauptaufgaben.', rule: 'MS-PRIO-01' },
    cleared: {
      'with-the-struggle': { says: 'Die Hauptaufgabe-Marker bleiben bis zum Ende des Konflikts.', rule: 'MS-PRIO-02' },
      'each-turn': { says: 'Die Hauptaufgabe-Marker werden am Ende des Zugs entfernt.', rule: 'MS-PRIO-07' },
      'when-scored': { says: 'Die Hauptaufgabe-Marker werden nach der Wertung entfernt.', rule: 'MS-PRIO-06' },
    },
    changeOfPlans: (objectives) => ({
      says: `Planänderung ab dem zweiten Konflikt: Kontrolliert dein Gegenüber ${objectives} oder mehr Aufgaben, darfst du 1 Macht oder 1 Fortschrittsmarker ausgeben, um die Konfliktkarte zu ersetzen.`,
      rule: 'MS-PLAN-01',
    }),
    lends: {
      everyone: { says: 'Solange diese Konfliktkarte gilt, hat jede Einheit:', rule: 'MS-GEN-02' },
      shatterpoint: {
        says: 'Eine mit der Shatterpoint-Karte gewählte Einheit hat in diesem Zug:',
        rule: 'MS-GEN-03',
      },
    },
    challenging: (rank) => ({
      says: `${RANKS[rank]}-Einheiten trotzen den Chancen: Wird in deinem Zug durch eine von ihnen eine feindliche Einheit angeschlagen, darfst du einmal 1 Macht ausgeben und den Konfliktmarker um 1 Feld bewegen.`,
      rule: 'MS-ODDS-01',
    }),
    ploy: {
      says: 'Schlauer Schachzug: Wer die Shatterpoint-Karte behält, lässt vor der Wahl der Einheit beide das machen:',
      rule: 'MS-PLOY-01',
    },
    ploys: {
      'pick-one': {
        says: 'Wähle eines: 2 Macht auffrischen, mit einem Charakter spurten oder eine Befehlskarte in die Reserve legen.',
        rule: 'MS-PLOY-02',
      },
      'clear-control': {
        says: 'Wähle eine aktive Aufgabe. Niemand hat mehr die Kontrolle über die gewählten Aufgaben.',
        rule: 'MS-PLOY-06',
      },
      recover: {
        says: 'Entferne von einer deiner Einheiten bis zu 1 Angeschlagen-Marker, 3 Schaden und 1 Zustand.',
        rule: 'MS-PLOY-08',
      },
      'patch-up': {
        says: 'Entferne von einer deiner Einheiten 1 Verletzt-Marker. Hast du keinen entfernt, frische 2 Macht auf.',
        rule: 'MS-PLOY-09',
      },
    },
    reposition: (rank) => ({
      says: `Wähle eine deiner ${RANKS[rank]}-Einheiten; ihre Charaktere dürfen einen Positionswechsel machen, aber sie kann in diesem Zug nicht aktiviert werden.`,
      rule: 'MS-PLOY-07',
    }),
  },
};
