import type { DiceChange, Effect, Keyword, MoveKind, Ref } from '@faultline/rules';
import { type AbilityWords, capital, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { ACTIONS } from './events.ts';
import { amount, faceNames, listed, near, some, theCharacter, theUnit, times } from './nouns.ts';

const damage = (n: number): string => `${n} Schaden`;
const momentum = (n: number): string => `${n} Fortschritt`;

const PLACES = {
  'deck-top': 'oben auf deinen Befehlsstapel',
  'deck-bottom': 'unter deinen Befehlsstapel',
  discard: 'auf den Ablagestapel',
  reserve: 'in die Reserve',
} as const;

export const keywordName = (keyword: Keyword): string => {
  const name = terms.keywords[keyword.name];
  if (keyword.name === 'immunity') return `${name} [${terms.conditions[keyword.condition]}]`;
  return 'value' in keyword ? `${name} [${keyword.value}]` : name;
};

const UNTIL = {
  action: 'bis zum Ende der Aktion',
  activation: 'bis zum Ende der Aktivierung',
  turn: 'bis zum Ende des Zugs',
  game: 'bis zum Ende der Partie',
} as const;

export const MOVES = {
  advance: 'laufen',
  dash: 'spurten',
  climb: 'klettern',
  jump: 'springen',
  reposition: 'die Position wechseln',
} as const;

const moving = (move: MoveKind | readonly MoveKind[]): string =>
  listed(
    (typeof move === 'string' ? [move] : move).map((kind) => MOVES[kind]),
    'oder',
  );

const where = (toward: Ref | undefined, away: Ref | undefined, s: Speaking): string => {
  if (toward) return ` auf ${theCharacter(toward, s, 'acc')} zu`;
  return away ? ` von ${theCharacter(away, s, 'dat')} weg` : '';
};

function dice(change: DiceChange, wurf: string): string {
  switch (change.how) {
    case 'add':
      return `füge dem ${wurf} 1 ${terms.faces[change.face]} hinzu`;
    case 'remove':
      return `entferne 1 ${faceNames(change.face)} aus dem ${wurf}`;
    case 'turn':
      return `ändere im ${wurf} 1 ${faceNames(change.face)} zu 1 ${terms.faces[change.to]}`;
    case 'reroll':
      return `wirf bis zu ${change.most} ${faceNames(change.face)} des ${wurf}s neu`;
  }
}

/** `erhält Gestresst oder Ungeschützt`, wenn jede Möglichkeit derselben Einheit einen Zustand gibt. */
function oneCondition(ways: readonly { readonly effects: readonly Effect[] }[], s: Speaking): string | null {
  const gains = ways.flatMap(({ effects: inner }) => inner);
  const [first] = gains;
  if (first?.do !== 'gain' || gains.length !== ways.length) return null;
  const names = gains.map((each) => (each.do === 'gain' ? terms.conditions[each.condition] : ''));
  return names.includes('') ? null : `${theUnit(first.who, s, 'nom')} erhält nach deiner Wahl ${listed(names, 'oder')}`;
}

const ATTACKS = { melee: 'Nahkampf', ranged: 'Fernkampf' } as const;
const attackOf = (types: readonly ('melee' | 'ranged')[] | undefined): string => {
  if (!types) return 'einen Angriff';
  const [first, second] = types;
  if (first && !second) return `einen ${ATTACKS[first]}angriff`;
  return `einen ${types.map((type, i) => `${ATTACKS[type]}${i < types.length - 1 ? '-' : 'angriff'}`).join(' oder ')}`;
};

/** Ganze Sätze nach einem Doppelpunkt beginnen groß. */
const following = (sentences: readonly string[]): string => sentences.map(capital).join('; danach: ');

const elsewise = (inner: readonly Effect[] | undefined, s: Speaking): string =>
  inner && inner.length > 0 ? `; sonst: ${following(s.sentences(inner))}` : '';

/** Ein einzelner Satz steht vor seiner Bedingung; mehrere folgen ihr. */
function under(condition: string, inner: readonly Effect[], otherwise: readonly Effect[] | undefined, s: Speaking) {
  const sentences = s.sentences(inner);
  const [only = '', another] = sentences;
  const rest = elsewise(otherwise, s);
  return another === undefined && rest === '' && !only.includes(':')
    ? `${only}, ${condition}`
    : `${condition}: ${following(sentences)}${rest}`;
}

export const effects: AbilityWords['effects'] = {
  suffer: ({ who, amount: n }, s) => `${theUnit(who, s, 'nom')} nimmt ${amount(n, damage, s)}`,
  gain: ({ who, condition }, s) => `${theUnit(who, s, 'nom')} erhält ${terms.conditions[condition]}`,
  hunker: ({ who }, s) => `${theUnit(who, s, 'nom')} erhält 1 Ducken-Marker`,
  refresh: ({ amount: n }, s) => `frische ${amount(n, (force) => `${force} Macht`, s)} auf`,
  heal: ({ who, times: n = 1 }, s) => `${theCharacter(who, s, 'nom')} darf ${n === 1 ? '' : `${times(n)} `}heilen`,
  'drop-hunker': ({ who, tokens }, s) => {
    const many = { all: 'alle Ducken-Marker', any: 'beliebig viele Ducken-Marker' };
    return `${theUnit(who, s, 'nom')} verliert ${typeof tokens === 'number' ? `${tokens} Ducken-Marker` : many[tokens]}`;
  },
  defeat: ({ who }, s) => `${theUnit(who, s, 'nom')} ist besiegt`,
  tag: ({ who, tag, until }, s) =>
    `${theUnit(who, s, 'nom')} hat das ${typeof tag === 'string' ? `Merkmal ${tag}` : 'gewählte Merkmal'} ${UNTIL[until]}`,
  momentum: ({ amount: n, of }, s) => `${of ? 'dein Gegenüber erhält' : 'du erhältst'} ${amount(n, momentum, s)}`,
  'lose-momentum': ({ amount: n, of }, s) =>
    `${of ? 'dein Gegenüber verliert' : 'du verlierst'} ${amount(n, momentum, s)}`,
  control: ({ of, by }, s) =>
    by === 'own'
      ? `du übernimmst die Kontrolle über ${theUnit(of, s, 'acc')}`
      : `entferne den Kontrollmarker von ${theUnit(of, s, 'dat')}`,
  'refresh-deck': () => 'frische deinen Befehlsstapel und deine Macht auf',
  injure: ({ who, tokens }, s) => `${theUnit(who, s, 'nom')} erhält ${tokens} Verletzt-Marker`,
  shed: ({ who, wounded, injured, damage: hurt, conditions }, s) => {
    const gone = [
      wounded && `${wounded} Angeschlagen-Marker`,
      injured && `${injured === 'all' ? 'alle' : injured} Verletzt-Marker`,
      hurt && (hurt === 'all' ? 'allen Schaden' : damage(hurt)),
      conditions &&
        (conditions === 'all' ? 'alle Zustände' : conditions === 1 ? '1 Zustand' : `${conditions} Zustände`),
    ].filter((each) => typeof each === 'string');
    return `${theUnit(who, s, 'nom')} verliert ${listed(gone)}`;
  },
  'change-stance': ({ who }, s) => `${theUnit(who, s, 'nom')} wechselt den Kampfstil`,
  struggle: ({ spaces: n }, s) =>
    `rücke den Konfliktmarker ${amount(n, (many) => (many === 1 ? '1 Feld' : `${many} Felder`), s)} in Richtung deines Fortschritts`,
  move: ({ who, move, toward, away, by }, s) => {
    const whom = theCharacter(who, s, by ? 'acc' : 'nom');
    const way = where(toward, away, s);
    return by ? `dein Gegenüber darf ${whom}${way} ${moving(move)} lassen` : `${whom} darf${way} ${moving(move)}`;
  },
  place: ({ who, range, from }, s) =>
    `platziere ${theCharacter(who, s, 'acc')} in Reichweite ${range}${from ? ` von ${theCharacter(from, s, 'dat')}` : ''}`,
  action: ({ who, action }, s) => `${theUnit(who, s, 'nom')} macht eine ${ACTIONS[action]}`,
  shove: ({ who, by }, s) => `${theCharacter(by, s, 'nom')} stößt ${theCharacter(who, s, 'acc')}`,
  push: ({ who, range, origin }, s) =>
    `schiebe ${theCharacter(who, s, 'acc')} um Reichweite ${range} von ${theCharacter(origin, s, 'dat')} weg`,
  pull: ({ who, range, origin }, s) =>
    `ziehe ${theCharacter(who, s, 'acc')} um Reichweite ${range} auf ${theCharacter(origin, s, 'acc')} zu`,
  attack: ({ who, dice: n, types, target }, s) => {
    const whom = theCharacter(who, s, 'nom');
    const against = target
      ? ` gegen ${target === 'targets' ? 'eines derselben Ziele' : theCharacter(target, s, 'acc')}`
      : '';
    return `${whom} darf${against} ${attackOf(types)}${n === undefined ? '' : ` mit ${n} Würfeln`} machen`;
  },
  choose: ({ from, bind }, s) => {
    const whom = some(from, s, 'acc');
    s.speaker.know(bind, from);
    return `wähle ${whom}`;
  },
  'choose-tag': ({ of }, s) => (of === 'any' ? 'wähle ein Merkmal' : `wähle ein Merkmal ${near(of, s)}`),
  roll: ({ die, dice: n }, s) => `wirf ${amount(n, (many) => `${many} ${terms.dice[die]}swürfel`, s)}`,
  repeat: ({ times: n, effects: inner }, s) => `${amount(n, times, s)}: ${following(s.sentences(inner))}`,
  check: ({ test }, s) => `prüfe, ob ${s.test(test)[0]}`,
  each: ({ bind, from, upTo, effects: inner }, s) => {
    if (upTo !== undefined) {
      const whom = `bis zu ${amount(upTo, String, s)} ${some(from, s, 'acc', 'all')}`;
      s.speaker.know(bind, from);
      return `für ${whom}: ${following(s.sentences(inner))}`;
    }
    const all = some(from, s, 'nom', 'each');
    s.speaker.know(bind, from);
    const [first = '', ...rest] = s.sentences(inner);
    const pronoun = first.match(/^(?:er|sie) /)?.[0];
    const joined = pronoun
      ? `${all} ${first.slice(pronoun.length)}`
      : `für ${some(from, s, 'acc', 'each')}: ${capital(first)}`;
    return [joined, ...rest.map(capital)].join('; danach: ');
  },
  may: ({ effects: inner, by, momentum: lost, force, most }, s) => {
    const prices = [lost && momentum(lost), force && `${force}${most ? ` bis ${most}` : ''} Macht`].filter(Boolean);
    const price = prices.length > 0 ? ` und ${prices.join(' und ')} ${by ? 'zahlt' : 'zahlst'}` : '';
    return under(`wenn ${by ? 'dein Gegenüber möchte' : 'du möchtest'}${price}`, inner, undefined, s);
  },
  pick: ({ among, optional }, s) => {
    const conditions = oneCondition(among, s);
    if (conditions) return conditions;
    const ways = among.map(({ effects: inner }) => s.sentences(inner).join('; danach: '));
    return `${optional ? 'du darfst eines wählen' : 'wähle eines'}: ${listed(ways, 'oder')}`;
  },
  grant: ({ who, keyword, until }, s) => `${theUnit(who, s, 'nom')} hat ${keywordName(keyword)} ${UNTIL[until]}`,
  lose: ({ who, keyword, value, until }, s) =>
    `${theUnit(who, s, 'nom')} verliert ${terms.keywords[keyword]}${value === undefined ? '' : ` [${value}]`} ${UNTIL[until]}`,
  dice: ({ roll, change, most }, s) =>
    `${dice(change, `${terms.dice[roll]}swurf`)}${most === undefined ? '' : `, bis zu ${amount(most, times, s)}`}`,
  'add-dice': ({ roll, dice: n }, s) => {
    const fewer = typeof n === 'number' && n < 0;
    const dies = amount(fewer ? -n : n, (many) => `${many} Würfel`, s);
    const wurf = `dem ${terms.dice[roll]}swurf`;
    return fewer ? `entferne ${dies} aus ${wurf}` : `füge ${wurf} ${dies} hinzu`;
  },
  'next-attack': ({ who, dice: n, pool, type, span, after }, s) => {
    const more = [n && `${n} Würfel mehr`, pool && `${damage(pool)} im Schadenspool`].filter(Boolean).join(' und ');
    const kind = type ? `${ATTACKS[type]}angriff` : 'Angriff';
    const whose = `${kind} ${near(who, s)} in dieser ${span ? 'Aktion' : 'Aktivierung'}`;
    if (more === '') return `nach ${span ? 'jedem' : 'dem nächsten'} ${whose}: ${following(s.sentences(after ?? []))}`;
    return `${span ? 'jeder' : 'der nächste'} ${whose} hat ${more}${after ? `; danach: ${following(s.sentences(after))}` : ''}`;
  },
  'split-pool': () =>
    'diese Einheit nimmt die Hälfte des Schadenspools, aufgerundet; was übrig bleibt, nimmt die angreifende Einheit',
  'after-attack': ({ effects: inner }, s) => `nach dem Angriff: ${following(s.sentences(inner))}`,
  when: ({ test, effects: inner, otherwise }, s) => under(`falls ${s.test(test)[0]}`, inner, otherwise, s),
  instead: () => 'das geschieht nicht',
  'order-card': ({ of, to }, s) => {
    const card =
      of === undefined ? 'die Karte' : of === 'reserved' ? 'deine Karte in Reserve' : `die Befehlskarte ${near(of, s)}`;
    if (to === 'shuffled') return `mische ${card} in den Befehlsstapel`;
    return `lege ${card} ${of === undefined ? 'stattdessen ' : ''}${PLACES[to]}`;
  },
  'if-did': ({ effects: inner, otherwise = [] }, s) =>
    inner.length === 0
      ? under('falls das nicht geschah', otherwise, undefined, s)
      : under('falls das geschah', inner, otherwise, s),
};
