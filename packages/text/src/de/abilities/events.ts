import type { EventPattern } from '@faultline/rules';
import type { AbilityWords, Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { type Case, listed } from './cases.ts';
import { some } from './nouns.ts';
import { closing } from './sentences.ts';

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
const part = ({ inCombatAction }: EventPattern): string => (inCombatAction ? ' in einer Kampfaktion' : '');

/** `diese Einheit angreift`, `diese Einheit das Ziel eines Nahkampfangriffs ist`. */
function attacking(event: EventPattern, s: Speaking): string {
  if (!event.by && event.to)
    return `${somebody(event.to, s, 'nom')}${part(event)} das Ziel eines ${attack(event)}s ist`;
  const by = `${somebody(event.by, s, 'nom')}${part(event)}`;
  if (!event.to) return `${by} einen ${attack(event)} macht`;
  const how = event.attackType ? `mit einem ${attack(event)} angreift` : 'angreift';
  return `${by} ${closing(somebody(event.to, s, 'acc'), how)}`;
}

/** `diese Einheit für einen Nahkampfangriff würfelt`, `für einen Angriff gegen diese Einheit gewürfelt wird`. */
function rolling(event: EventPattern, s: Speaking): string {
  const kind = `für einen ${attack(event)}`;
  const verb = event.by ? 'würfelt' : 'gewürfelt wird';
  const by = event.by ? `${somebody(event.by, s, 'nom')}${part(event)} ` : '';
  if (!event.to) return `${by}${kind} ${verb}`;
  return `${by}${kind} gegen ${closing(somebody(event.to, s, 'acc'), verb)}`;
}

function targeted(event: EventPattern, s: Speaking): string {
  if (!event.by && event.to)
    return `${somebody(event.to, s, 'nom')}${part(event)} als Ziel eines ${attack(event)}s gewählt wurde`;
  const by = `${somebody(event.by, s, 'nom')}${part(event)}`;
  const kind = `eines ${attack(event)}s`;
  if (!event.to) return `${by} das Ziel ${kind} gewählt hat`;
  return `${by} ${closing(somebody(event.to, s, 'acc'), `als Ziel ${kind} gewählt hat`)}`;
}

function resolved(event: EventPattern, s: Speaking): string {
  const by = event.by ? ` ${somebody(event.by, s, 'gen')}` : '';
  const against = event.to ? ` gegen ${somebody(event.to, s, 'acc')}` : '';
  return `einem ${attack(event)}${by}${against}${part(event)}`;
}

/** `eine feindliche Einheit durch diese Einheit angeschlagen wurde`, `durch einen Feind eine Einheit angeschlagen wurde`. */
function wounding(event: EventPattern, s: Speaking, verb: string): string {
  const { by, cause, attackType } = event;
  const whom = unit(event.to, s, 'nom');
  if (cause !== 'attack' && !attackType) {
    const through = by ? `durch ${somebody(by, s, 'acc')}` : '';
    return [...(by?.side === 'enemy' ? [through, whom] : [whom, through]), verb].filter(Boolean).join(' ');
  }
  const feindlich = by?.side === 'enemy' ? 'feindlichen ' : '';
  const whose = by && by.side !== 'enemy' ? ` ${somebody(by, s, 'gen')}` : '';
  return `${whom} durch einen ${feindlich}${attack(event)}${whose} ${verb}`;
}

const MOVED = {
  advance: 'gelaufen',
  dash: 'gespurtet',
  climb: 'geklettert',
  jump: 'gesprungen',
} as const;

/** `gelaufen oder gespurtet ist`, `einen Positionswechsel gemacht hat`. */
function moves({ moves: kinds }: EventPattern): string {
  if (!kinds) return 'sich bewegt hat';
  const walked = kinds.flatMap((kind) => (kind === 'reposition' ? [] : MOVED[kind]));
  return listed(
    [
      ...(walked.length > 0 ? [`${listed(walked, 'oder')} ist`] : []),
      ...(kinds.includes('reposition') ? ['einen Positionswechsel gemacht hat'] : []),
    ],
    'oder',
  );
}

export const ACTIONS = {
  move: 'Bewegungsaktion',
  focus: 'Fokusaktion',
  combat: 'Kampfaktion',
  ability: 'Fähigkeitsaktion',
  recover: 'Ausruhen-Aktion',
  'take-cover': 'Ducken-Aktion',
} as const;

const actions = ({ action }: EventPattern): string => (action ? ACTIONS[action] : 'Aktion');

/** `nachdem diese Einheit eine Kampfaktion gemacht hat`, `nach einer Kampfaktion einer feindlichen Einheit`. */
const acted = (e: EventPattern, s: Speaking): string =>
  e.by && e.by.side !== 'self'
    ? `nach einer ${actions(e)} ${unit(e.by, s, 'gen')}`
    : `nachdem ${unit(e.by, s, 'nom')} eine ${actions(e)} gemacht hat`;

const enemy = (event: EventPattern): boolean => event.player === 'opponent';
const does = (event: EventPattern, yours: string, theirs: string): string =>
  enemy(event) ? `dein Gegenüber ${theirs}` : `du ${yours}`;
const turn = (event: EventPattern): string => (enemy(event) ? 'des gegnerischen Zugs' : 'deines Zugs');

const conditions = ({ conditions: which }: EventPattern): string =>
  which
    ? listed(
        which.map((each) => terms.conditions[each]),
        'oder',
      )
    : 'einen Zustand';

export const events: AbilityWords['events'] = {
  'setup.struggle': () => 'bevor die erste Konfliktkarte aufgedeckt wird',
  'setup.end': () => 'am Ende der Spielvorbereitung',
  'turn.start': (e) => `zu Beginn ${turn(e)}`,
  'turn.end': (e) => `am Ende ${turn(e)}`,
  'card.revealing': (e) => `bevor ${does(e, 'eine Befehlskarte aufdeckst', 'eine Befehlskarte aufdeckt')}`,
  'card.revealed': (e, s) =>
    e.to
      ? `wenn die Befehlskarte ${unit(e.to, s, 'gen')} aufgedeckt wird`
      : `nachdem ${does(e, 'eine Befehlskarte aufgedeckt hast', 'eine Befehlskarte aufgedeckt hat')}`,
  'card.reserving': (e, s) => `wenn die Befehlskarte ${unit(e.to, s, 'gen')} in die Reserve gelegt würde`,
  'card.reserved': (e, s) => `nachdem die Befehlskarte ${unit(e.to, s, 'gen')} in die Reserve gelegt wurde`,
  'reserve.taken': (e) =>
    `wenn ${does(e, 'die Befehlskarte in der Reserve verwendest', 'die Befehlskarte in der Reserve verwendet')}`,
  'shatterpoint.choosing': (e) =>
    `bevor ${does(e, 'mit der Shatterpoint-Karte eine Einheit wählst', 'mit der Shatterpoint-Karte eine Einheit wählt')}`,
  'shatterpoint.chosen': (e, s) => `wenn ${unit(e.to, s, 'nom')} mit der Shatterpoint-Karte gewählt wird`,
  'deck.refreshing': (e) => `bevor ${does(e, 'den Befehlsstapel auffrischst', 'den Befehlsstapel auffrischt')}`,
  'activation.tactics': (e, s) => `zu Beginn der Aktivierung ${unit(e.to, s, 'gen')}`,
  'activation.start': (e, s) => `zu Beginn der Aktivierung ${unit(e.to, s, 'gen')}`,
  'activation.end': (e, s) => `am Ende der Aktivierung ${unit(e.to, s, 'gen')}`,
  'hunker.losing': (e, s) => `wenn ${unit(e.to, s, 'nom')} zu Beginn der Aktivierung Ducken-Marker verlieren würde`,
  'action.making': (e, s) => `wenn ${unit(e.by, s, 'nom')} eine ${actions(e)} beginnt`,
  'action.made': acted,
  moved: (e, s) => `nachdem ${somebody(e.by, s, 'nom')} ${moves(e)}`,
  'attack.declaring': (e, s) => `wenn ${somebody(e.by, s, 'nom')}${part(e)} einen ${attack(e)} ansagt`,
  'attack.targeted': (e, s) => `nachdem ${targeted(e, s)}`,
  'attack.rolling': (e, s) => `bevor ${rolling(e, s)}`,
  'attack.modifying': (e, s) => `beim Modifizieren der Würfelwürfe, wenn ${attacking(e, s)}`,
  'attack.suffering': (e, s) => `wenn ${somebody(e.to, s, 'nom')} durch einen ${attack(e)} Schaden nehmen würde`,
  'attack.resolved': (e, s) => `nach ${resolved(e, s)}`,
  'wounded.now': (e, s) => `sobald ${wounding(e, s, 'angeschlagen wird')}`,
  wounded: (e, s) => `nachdem ${wounding(e, s, 'angeschlagen wurde')}`,
  'momentum.gaining': (e, s) =>
    `wenn ${does(e, 'einen Fortschrittsmarker erhalten würdest', 'einen Fortschrittsmarker erhalten würde')}${e.to ? `, weil ${unit(e.to, s, 'nom')} angeschlagen wird` : ''}`,
  'momentum.gained': (e) =>
    `nachdem ${does(e, 'einen Fortschrittsmarker erhalten hast', 'einen Fortschrittsmarker erhalten hat')}`,
  'momentum.resolved': (e) =>
    `nach einem Effekt, durch den ${does(e, 'einen Fortschrittsmarker erhältst', 'einen Fortschrittsmarker erhält')}`,
  'condition.gaining': (e, s) => `wenn ${unit(e.to, s, 'nom')} ${conditions(e)} erhalten würde`,
  'heal.resolving': (e, s) => `wenn ${somebody(e.by, s, 'nom')} heilen würde`,
  'hunker.gained': (e, s) => `nachdem ${unit(e.to, s, 'nom')} einen Ducken-Marker erhalten hat`,
  'stance.changed': (e, s) => `nachdem ${unit(e.to, s, 'nom')} die Kampfstilkarte umgedreht hat`,
  'control.determining': (e, s) =>
    `wenn die Kontrolle über ${e.objective ? some(e.objective, s, 'acc') : 'eine Aufgabe'} bestimmt wird${e.tie ? ' und Gleichstand herrscht' : ''}`,
  'struggle.claimed': (e) =>
    `nachdem ${does(e, 'eine Konfliktkarte beansprucht hast', 'eine Konfliktkarte beansprucht hat')}`,
  'ability.used': (e, s) => `nachdem ${unit(e.by, s, 'nom')} eine Fähigkeit verwendet hat`,
};
