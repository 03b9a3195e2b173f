import type { EventPattern } from '@faultline/rules';
import type { AbilityWords, Speaking } from '../../abilities/abilityWords.ts';
import { type Case, listed, some } from './nouns.ts';

const unit = (who: EventPattern['to'], s: Speaking, kase: Case): string => {
  if (!who) return kase === 'nom' || kase === 'acc' ? 'eine Einheit' : 'einer Einheit';
  return some({ ...who, of: 'unit' }, s, kase);
};
const SOMEBODY = { nom: 'ein Charakter', acc: 'einen Charakter', dat: 'einem Charakter', gen: 'eines Charakters' };
const somebody = (who: EventPattern['by'], s: Speaking, kase: Case): string => {
  if (!who) return SOMEBODY[kase];
  return who.side === 'self' ? some({ ...who, of: 'unit' }, s, kase) : some(who, s, kase);
};

const ATTACKS = { melee: 'Nahkampfangriff', ranged: 'Fernkampfangriff' } as const;
const attack = ({ attackType }: EventPattern): string => (attackType ? ATTACKS[attackType] : 'Angriff');
const part = ({ inCombatAction }: EventPattern): string => (inCombatAction ? ' als Teil einer Kampfaktion' : '');

/** `diese Einheit einen Nahkampfangriff macht`, `diese Einheit das Ziel eines Angriffs ist`. */
function attacking(event: EventPattern, s: Speaking): string {
  if (!event.by && event.to)
    return `${somebody(event.to, s, 'nom')}${part(event)} das Ziel eines ${attack(event)}s ist`;
  const against = event.to ? ` gegen ${somebody(event.to, s, 'acc')}` : '';
  return `${somebody(event.by, s, 'nom')}${part(event)} einen ${attack(event)}${against} macht`;
}

function resolved(event: EventPattern, s: Speaking): string {
  const by = event.by ? ` ${somebody(event.by, s, 'gen')}` : '';
  const against = event.to ? ` gegen ${somebody(event.to, s, 'acc')}` : '';
  return `einem ${attack(event)}${by}${against}${part(event)}`;
}

/** `eine feindliche Einheit durch diese Einheit angeschlagen wurde`. */
function wounding(event: EventPattern, s: Speaking, verb: string): string {
  const { by, cause, attackType } = event;
  const whom = unit(event.to, s, 'nom');
  if (cause !== 'attack' && !attackType) return `${whom}${by ? ` durch ${somebody(by, s, 'acc')}` : ''} ${verb}`;
  const feindlich = by?.side === 'enemy' ? 'feindlichen ' : '';
  const whose = by && by.side !== 'enemy' ? ` ${somebody(by, s, 'gen')}` : '';
  return `${whom} durch einen ${feindlich}${attack(event)}${whose} ${verb}`;
}

const MOVED = {
  advance: 'gelaufen',
  dash: 'gespurtet',
  climb: 'geklettert',
  jump: 'gesprungen',
  reposition: 'durch Positionswechsel gelaufen',
} as const;

const moves = ({ moves: kinds }: EventPattern): string =>
  kinds
    ? `${listed(
        kinds.map((kind) => MOVED[kind]),
        'oder',
      )} ist`
    : 'sich bewegt hat';

export const ACTIONS = {
  move: 'Bewegungsaktion',
  focus: 'Fokusaktion',
  combat: 'Kampfaktion',
  ability: 'Fähigkeitsaktion',
  recover: 'Ausruhen-Aktion',
  'take-cover': 'Ducken-Aktion',
} as const;

const actions = ({ action }: EventPattern): string => (action ? ACTIONS[action] : 'Aktion');

const enemy = (event: EventPattern): boolean => event.player === 'opponent';
const does = (event: EventPattern, yours: string, theirs: string): string =>
  enemy(event) ? `dein Gegenüber ${theirs}` : `du ${yours}`;
const turn = (event: EventPattern): string => (enemy(event) ? 'des gegnerischen Zugs' : 'deines Zugs');

export const events: AbilityWords['events'] = {
  'setup.struggle': () => 'bevor die erste Konfliktkarte aufgedeckt wird',
  'setup.end': () => 'am Ende der Spielvorbereitung',
  'turn.start': (e) => `zu Beginn ${turn(e)}`,
  'turn.end': (e) => `am Ende ${turn(e)}`,
  'card.revealing': (e) => `bevor ${does(e, 'eine Befehlskarte aufdeckst', 'eine Befehlskarte aufdeckt')}`,
  'card.revealed': (e, s) => `wenn die Befehlskarte ${unit(e.to, s, 'gen')} aufgedeckt wird`,
  'card.reserving': (e, s) => `wenn die Befehlskarte ${unit(e.to, s, 'gen')} in die Reserve käme`,
  'card.reserved': (e, s) => `nachdem die Befehlskarte ${unit(e.to, s, 'gen')} in die Reserve gelegt wurde`,
  'reserve.taken': (e) => `wenn ${does(e, 'die Karte der Reserve verwendest', 'die Karte der Reserve verwendet')}`,
  'shatterpoint.choosing': (e) =>
    `bevor ${does(e, 'mit der Shatterpoint-Karte eine Einheit wählst', 'mit der Shatterpoint-Karte eine Einheit wählt')}`,
  'shatterpoint.chosen': (e, s) => `wenn ${unit(e.to, s, 'nom')} mit der Shatterpoint-Karte gewählt wird`,
  'deck.refreshing': (e) => `bevor ${does(e, 'den Befehlsstapel auffrischst', 'den Befehlsstapel auffrischt')}`,
  'activation.tactics': (e, s) => `zu Beginn der Aktivierung ${unit(e.to, s, 'gen')}`,
  'activation.start': (e, s) => `zu Beginn der Aktivierung ${unit(e.to, s, 'gen')}`,
  'activation.end': (e, s) => `am Ende der Aktivierung ${unit(e.to, s, 'gen')}`,
  'hunker.losing': (e, s) => `wenn ${unit(e.to, s, 'nom')} beim Aktivieren Ducken-Marker verlöre`,
  'action.making': (e, s) => `wenn ${unit(e.by, s, 'nom')} eine ${actions(e)} beginnt`,
  'action.made': (e, s) => `nach einer ${actions(e)} ${unit(e.by, s, 'gen')}`,
  moved: (e, s) => `nachdem ${somebody(e.by, s, 'nom')} ${moves(e)}`,
  'attack.declaring': (e, s) => `wenn ${somebody(e.by, s, 'nom')}${part(e)} einen ${attack(e)} ansagt`,
  'attack.targeted': (e, s) => `wenn ${attacking(e, s)}, sobald das Ziel gewählt ist`,
  'attack.rolling': (e, s) => `wenn ${attacking(e, s)}, vor dem Würfeln`,
  'attack.modifying': (e, s) => `wenn ${attacking(e, s)}, beim Ändern der Würfe`,
  'attack.suffering': (e, s) => `wenn ${somebody(e.to, s, 'nom')} durch einen ${attack(e)} Schaden nähme`,
  'attack.resolved': (e, s) => `nach ${resolved(e, s)}`,
  'wounded.now': (e, s) => `in dem Moment, in dem ${wounding(e, s, 'angeschlagen wird')}`,
  wounded: (e, s) => `nachdem ${wounding(e, s, 'angeschlagen wurde')}`,
  'momentum.gaining': (e) => `wenn ${does(e, 'Fortschritt erhieltest', 'Fortschritt erhielte')}`,
  'momentum.gained': (e) => `nachdem ${does(e, 'Fortschritt erhalten hast', 'Fortschritt erhalten hat')}`,
  'condition.gaining': (e, s) => `wenn ${unit(e.to, s, 'nom')} einen Zustand erhielte`,
  'heal.resolving': (e, s) => `wenn ${somebody(e.by, s, 'nom')} heilen würde`,
  'hunker.gained': (e, s) => `nachdem ${unit(e.to, s, 'nom')} einen Ducken-Marker erhalten hat`,
  'stance.changed': (e, s) => `nachdem ${unit(e.to, s, 'nom')} den Kampfstil gewechselt hat`,
  'control.determining': (e, s) =>
    `wenn die Kontrolle über ${e.objective ? some(e.objective, s, 'acc') : 'eine Aufgabe'} ermittelt wird${e.tie ? ' und Gleichstand herrscht' : ''}`,
  'struggle.claimed': (e) =>
    `nachdem ${does(e, 'eine Konfliktkarte beansprucht hast', 'eine Konfliktkarte beansprucht hat')}`,
  'ability.used': (e, s) => `nachdem ${unit(e.by, s, 'nom')} eine Fähigkeit verwendet hat`,
};
