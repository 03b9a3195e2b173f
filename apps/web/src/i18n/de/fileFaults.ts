import type { WholeFileFaultWords } from '../fileFaultWords.ts';

const DAMAGED = 'Die Partiedatei ist unvollständig oder beschädigt.';

/** Warum eine Datei keine Partie ist. */
export const fileFaults: WholeFileFaultWords = {
  detail: 'Technische Einzelheit (englisch)',
  says: {
    notGame: () => 'Das ist keine Partiedatei.',
    noFormat: () => 'Das ist keine Partiedatei: Die Formatangabe fehlt.',
    newer: ({ format, most }) =>
      `Diese Partie hat Format ${format}; diese Version liest Formate bis ${most}. Eine neuere Version kann sie öffnen.`,
    partMissing: ({ part }) => `${DAMAGED} Der Teil „${part}“ fehlt.`,
    partWrong: ({ part }) => `${DAMAGED} Der Teil „${part}“ ist nicht, was er sein soll.`,
    seal: () => 'Die Partiedatei wurde verändert oder ist beschädigt: Ihre Prüfsumme stimmt nicht.',
    impossible: () => 'Die Partiedatei enthält etwas, das es in keiner Partie gibt.',
    tooLong: () => 'Die Partiedatei ist viel länger als jede Partie.',
    empty: () => 'Die Partiedatei ist leer.',
    notJson: () => DAMAGED,
    tooDeep: () => 'Die Partiedatei ist beschädigt: Ihre Einträge sind zu tief verschachtelt.',
    mode: ({ mode }) => `Die Spielart „${mode}“ ist hier unbekannt.`,
    units: ({ units }) => `Diese Partie führt Einheiten, die hier nicht gespielt werden können: ${units}.`,
    operation: ({ operation }) => `Die Operation „${operation}“ ist hier unbekannt.`,
    option: () => 'Die Partiedatei nennt eine Regeloption, die es nicht gibt.',
    beginning: () => 'Der Stand, mit dem die Partie beginnt, ist nicht möglich.',
    replay: ({ entry }) => `Die Partie lässt sich nicht nachspielen (Eintrag ${entry}).`,
    ended: () => 'Vom gespeicherten Stand aus lässt sich nicht weiterspielen.',
    state: () => 'Der gespeicherte Stand passt nicht zu dieser Partie.',
  },
};
