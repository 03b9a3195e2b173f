import type { EffectOf } from '@faultline/rules';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

/** The verbs that steer the rules of an operation. */

const WHO: Readonly<Record<'en' | 'de', Readonly<Record<EffectOf<'as'>['who'], string>>>> = {
  en: {
    aggressor: 'the Aggressor does this',
    sentinel: 'the Sentinel does this',
    'opponent-of-event-unit': 'the opponent of that Unit’s player does this',
    'each-aggressor-first': 'each player does this, the Aggressor first',
    'each-active-first': 'each player does this, the active player first',
  },
  de: {
    aggressor: 'der Aggressor handelt Folgendes ab',
    sentinel: 'die Wache handelt Folgendes ab',
    'opponent-of-event-unit': 'das Gegenüber des Spielers dieser Einheit handelt Folgendes ab',
    'each-aggressor-first': 'beide handeln Folgendes ab, der Aggressor zuerst',
    'each-active-first': 'beide handeln Folgendes ab, die aktive Spieler:in zuerst',
  },
};

export const as: VerbWords<'as'> = {
  en: ({ who, effects }, s) => `${WHO.en[who]}: ${en.chain(s.sentences(effects))}`,
  de: ({ who, effects }, s) => `${WHO.de[who]}: ${de.following(s.sentences(effects))}`,
};

export const resolve: VerbWords<'resolve'> = {
  en: ({ rule }, s) => `resolve ${s.part(rule)}`,
  de: ({ rule }, s) => de.order('handle', `„${s.part(rule)}“`, 'ab', 'abhandeln'),
};

export const raise: VerbWords<'raise'> = {
  en: ({ flag }, s) => `from now on “${s.part(flag)}” holds`,
  de: ({ flag }, s) => `von jetzt an gilt „${s.part(flag)}“`,
};

export const bindActivated: VerbWords<'bind-activated'> = {
  en: () => 'choose the Unit that activated this Turn',
  de: () => 'wähle die Einheit, die in diesem Zug aktiviert wurde',
};

export const chooseSquad: VerbWords<'choose-squad'> = {
  en: () => 'choose one of your squads',
  de: () => 'wähle eines deiner Squads',
};

export const shuffleDeck: VerbWords<'shuffle-deck'> = {
  en: () => 'shuffle your Order Deck',
  de: () => de.order('mische', 'dein Befehlsdeck', '', 'mischen'),
};

export const chooseNumber: VerbWords<'choose-number'> = {
  en: ({ least, most }) => `choose a number from ${least} to ${most}`,
  de: ({ least, most }) => `wähle eine Zahl von ${least} bis ${most}`,
};
