import type { Rank } from '@faultline/rules';
import type { Glossary } from '../glossary.ts';

const RANKS: Readonly<Record<Rank, string>> = { primary: 'Primär', secondary: 'Sekundär', supporting: 'Support' };

export const glossary: Glossary = {
  terms: {
    strained: {
      says: 'Hat die Einheit eine Aktion, einen Angriff, eine eigene Bewegung oder eine bezahlte Fähigkeit beendet, nimmt sie 3 Schaden und verliert das.',
      rule: 'CR-COND-09',
    },
    disarmed: {
      says: 'Kompetenz im nächsten Angriffswurf fällt weg, bevor sonst etwas mit den Würfeln geschieht. Dann ist das vorbei.',
      rule: 'CR-COND-11',
    },
    exposed: {
      says: 'Kompetenz im nächsten Verteidigungswurf fällt weg, bevor sonst etwas mit den Würfeln geschieht. Dann ist das vorbei.',
      rule: 'CR-COND-14',
    },
    pinned: {
      says: 'Will der nächste Charakter laufen, spurten, klettern oder springen, bleibt er stehen, und die Einheit verliert das.',
      rule: 'CR-COND-17',
    },
    impact: { says: 'Fokus gibt dem nächsten Nahkampfangriff so viele Würfel mehr.', rule: 'CR-KEY-03' },
    sharpshooter: { says: 'Fokus gibt dem nächsten Fernkampfangriff so viele Würfel mehr.', rule: 'CR-KEY-04' },
    cover: { says: 'So viele Verteidigungswürfel mehr, nur gegen Fernkampf.', rule: 'CR-COVER-01' },
    protection: { says: 'Beim Verteidigen fällt 1 Schaden weg, bevor der Rest ankommt.', rule: 'CR-KEY-06' },
    scale: { says: 'Darf klettern, statt zu laufen oder zu spurten.', rule: 'CR-KEY-08' },
    steadfast: { says: 'Der erste Stoß aus dem Kampfbaum eines Angriffs bewegt ihn nicht.', rule: 'CR-KEY-09' },
    immunity: {
      says: 'Den genannten Zustand bekommt die Einheit nie, und einen vorhandenen verliert sie.',
      rule: 'CR-KEY-01',
    },
    advance: { says: 'Eine weite Bewegung auf gleicher Höhe oder hinab.', rule: 'CR-MOVE-01' },
    dash: { says: 'Eine kurze Bewegung auf gleicher Höhe oder hinab.', rule: 'CR-MOVE-02' },
    climb: { says: 'Eine kurze Bewegung auf jede Höhe, nicht im Handgemenge.', rule: 'CR-MOVE-12' },
    jump: { says: 'Eine kurze Bewegung auf jede Höhe, auch im Handgemenge.', rule: 'CR-MOVE-12' },
    reposition: { says: 'Darf laufen, auch weg von Feinden im Handgemenge.', rule: 'CR-EFF-09' },
    crit: { says: 'Ein Erfolg, den keine Abwehr aufhält.', rule: 'CR-ATK-19' },
    strike: { says: 'Ein Erfolg, solange ihn keine Abwehr nimmt.', rule: 'CR-ATK-18' },
    block: { says: 'Nimmt einen Treffer weg.', rule: 'CR-ATK-18' },
    expertise: { says: 'Wird gezählt und in der Tabelle des Kampfstils nachgesehen.', rule: 'CR-EXP-03' },
    failure: { says: 'Bewirkt nichts.', rule: 'CR-DICE-06' },
    damage: { says: '1 Schaden mehr für den Verteidiger, wenn der Baum durch ist.', rule: 'CR-TREE-13' },
    heal: {
      says: '1 Schaden oder 1 Zustand weniger bei der eigenen oder einer verbündeten Einheit in Reichweite 2.',
      rule: 'CR-EFF-07',
    },
    shove: { says: 'Schiebt den Verteidiger ein Stück; der Angreifer darf nachrücken.', rule: 'CR-EFF-05' },
    active: { says: 'In der eigenen Aktivierung: eine aktive Fähigkeit umsonst.', rule: 'CR-EFF-10' },
    hunker: {
      says: '1 Verteidigungswürfel mehr gegen Fernkampf, und nahes Gelände deckt mit. Weg, sobald jemand der Einheit ins Handgemenge gerät.',
      rule: 'CR-COVER-07',
    },
    wounded: {
      says: 'Nimmt bis zur nächsten Aktivierung keinen Schaden und zählt für keine Aufgabe; die Gegenseite bekam Fortschritt.',
      rule: 'CR-WND-01',
    },
    injured: {
      says: 'Jeder Marker macht Fähigkeiten um 1 Macht teurer. So viele wie Lebenskraft: nach der Aktivierung besiegt.',
      rule: 'CR-ABIL-16',
    },
    engaged: {
      says: 'Ein Feind in Reichweite 2, auf gleicher Höhe und zu sehen. Ist der nicht angeschlagen: kein Schießen, kein Klettern, Spurten statt Laufen.',
      rule: 'CR-ENG-01',
    },
    focus: { says: '1 Angriffswürfel mehr für den nächsten Angriff dieser Aktivierung.', rule: 'CR-ACT-14' },
  },
  mission: {
    priority: {
      any: {
        says: 'Zu Beginn eines Zugs markiert ein Verteidigungswürfel eine der aktiven Aufgaben. Wer am Ende seines Zugs eine markierte hält, rückt den Konfliktmarker um 1 weiter.',
        rule: 'MS-PRIO-03',
      },
      all: {
        says: 'Ist nichts markiert, markieren zu Beginn eines Zugs zwei Verteidigungswürfel Aufgaben. Wer am Ende seines Zugs alle hält, rückt den Konfliktmarker um 1 weiter.',
        rule: 'MS-PRIO-06',
      },
    },
    noDice: { says: 'Im ersten Konflikt wird nichts markiert.', rule: 'MS-PRIO-01' },
    cleared: {
      'with-the-struggle': { says: 'Die Marken bleiben bis zum Ende des Konflikts.', rule: 'MS-PRIO-02' },
      'each-turn': { says: 'Die Marken gehen mit dem Zug.', rule: 'MS-PRIO-07' },
      'when-scored': { says: 'Die Marken gehen, wenn sie gewertet sind.', rule: 'MS-PRIO-06' },
    },
    changeOfPlans: (objectives) => ({
      says: `Ab dem zweiten Konflikt: Wer jemandem mit ${objectives} oder mehr Aufgaben gegenübersteht, darf für 1 Macht oder 1 Fortschritt die Karte tauschen.`,
      rule: 'MS-PLAN-01',
    }),
    lends: {
      everyone: { says: 'Solange die Karte liegt, hat jede Einheit beider Seiten:', rule: 'MS-GEN-02' },
      shatterpoint: {
        says: 'Eine mit der Shatterpoint-Karte gewählte Einheit hat in diesem Zug:',
        rule: 'MS-GEN-03',
      },
    },
    challenging: (rank) => ({
      says: `${RANKS[rank]}-Einheiten trotzen der Wahrscheinlichkeit: Schlagen sie in deinem Zug einen Feind an, darfst du einmal 1 Macht zahlen und den Marker um 1 rücken.`,
      rule: 'MS-ODDS-01',
    }),
    ploy: {
      says: 'Behält jemand die Shatterpoint-Karte, machen beide das, bevor eine Einheit gewählt wird:',
      rule: 'MS-PLOY-01',
    },
    ploys: {
      'pick-one': { says: 'Wähle: 2 Macht, ein Spurt oder eine Befehlskarte in die Reserve.', rule: 'MS-PLOY-02' },
      'clear-control': {
        says: 'Nenne eine aktive Aufgabe; die genannten kontrolliert niemand mehr.',
        rule: 'MS-PLOY-06',
      },
      recover: {
        says: 'Eine deiner Einheiten verliert nach Wunsch einen Marker Angeschlagen, bis zu 3 Schaden und einen Zustand.',
        rule: 'MS-PLOY-08',
      },
      'patch-up': {
        says: 'Eine deiner Einheiten verliert einen Marker Verletzt; gibt es keinen, bekommst du 2 Macht.',
        rule: 'MS-PLOY-09',
      },
    },
    reposition: (rank) => ({
      says: `Wähle eine deiner ${RANKS[rank]}-Einheiten; ihre Charaktere dürfen die Position wechseln, aktiviert wird sie in diesem Zug nicht.`,
      rule: 'MS-PLOY-07',
    }),
  },
};
