import type { ObjectiveSelector, Ref, Selector, Test } from '@faultline/rules';
import { type AbilityWords, onlyFilter, plainSide, type Said, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { faceNames, more, rollName } from './amounts.ts';
import { listed } from './cases.ts';
import { near, orderCardOf, ranked, some, theCharacter, theUnit } from './nouns.ts';
import { closing, numbered } from './sentences.ts';

const ZONES = { deck: 'deinem Befehlsstapel', reserve: 'deiner Reserve', discard: 'deinem Ablagestapel' } as const;
/** Wo alle genannt sind, ist der Rang gleich. */
const RANKS = 3;
const ZONES_OF_ANY = { deck: 'im Befehlsstapel', reserve: 'in der Reserve', discard: 'im Ablagestapel' } as const;
const ORIGINS = {
  deck: 'den Befehlsstapel',
  reserve: 'die Befehlskarte in der Reserve',
  shatterpoint: 'die Shatterpoint-Karte',
} as const;

/** Verb am Ende: „… ist“, „… nicht … ist“. */
const is = (who: string, what: string, verb = 'ist'): Said => [
  `${who} ${what} ${verb}`,
  `${who} nicht ${what} ${verb}`,
];

/** Einheit oder Charakter, mit dem Verb in ihrer Zahl. */
const unitIs = (who: Ref, s: Speaking, what: string): Said =>
  is(theUnit(who, s, 'nom'), what, numbered(who, s, 'ist', 'sind'));
const characterIs = (who: Ref, s: Speaking, what: string): Said =>
  is(theCharacter(who, s, 'nom'), what, numbered(who, s, 'ist', 'sind'));

const MORE_THAN_A_PLACE = ['near', 'seenBy', 'hurt', 'condition', 'activating', 'contesting', 'or'];

/** Wo jemand ist, der sonst nur genannt wird: `in Reichweite 2 dieser Einheit`. */
function placeOf(
  who: Selector | ObjectiveSelector,
  s: Speaking,
): { readonly bare: Selector; readonly place: string } | null {
  if (who.of === 'objective' || who.among !== undefined || MORE_THAN_A_PLACE.some((key) => key in who)) return null;
  const { within, engagedWith, engaged, besides, ...rest } = who;
  const bare = besides === undefined ? rest : { ...rest, besides };
  if (engaged !== undefined)
    return within || engagedWith ? null : { bare, place: `${engaged ? '' : 'nicht '}im Handgemenge` };
  if (within && !engagedWith && !within.every)
    return {
      bare: within.other ? { ...bare, besides: 'self' } : bare,
      place: `in Reichweite ${within.range} ${within.other ? 'eines Charakters dieser Einheit' : near(within.from, s)}`,
    };
  return engagedWith && !within ? { bare, place: `im Handgemenge mit ${theUnit(engagedWith, s, 'dat')}` } : null;
}

/** `das Ziel um eine aktive Aufgabe, die du nicht kontrollierst, konkurriert`. */
function contests(who: ObjectiveSelector, by: Ref, s: Speaking): Said {
  const { contestedBy: _, ...objective } = who;
  const verb = numbered(by, s, 'konkurriert', 'konkurrieren');
  return [
    `${theCharacter(by, s, 'nom')} ${closing(`um ${some(objective, s, 'acc')}`, verb)}`,
    `${theCharacter(by, s, 'nom')} ${closing(`um ${some(objective, s, 'acc', 'no')}`, verb)}`,
  ];
}

/** `ein verbündeter Charakter in Reichweite 2 dieser Einheit ist`, sonst `es … gibt`. */
function someone(who: Selector | ObjectiveSelector, atLeast: number, s: Speaking): Said {
  if (who.of === 'objective' && who.contestedBy && atLeast === 1) return contests(who, who.contestedBy, s);
  const found = placeOf(who, s);
  if (atLeast > 1) {
    const [many, fewer] = [`mindestens ${atLeast}`, `weniger als ${atLeast}`];
    if (!found)
      return [
        `es ${many} ${closing(some(who, s, 'acc', 'all'), 'gibt')}`,
        `es ${fewer} ${closing(some(who, s, 'acc', 'all'), 'gibt')}`,
      ];
    const rest = `${some(found.bare, s, 'nom', 'all')} ${found.place} sind`;
    return [`${many} ${rest}`, `${fewer} ${rest}`];
  }
  if (!found) return [`es ${closing(some(who, s, 'acc'), 'gibt')}`, `es ${closing(some(who, s, 'acc', 'no'), 'gibt')}`];
  return [`${some(found.bare, s, 'nom')} ${found.place} ist`, `${some(found.bare, s, 'nom', 'no')} ${found.place} ist`];
}

/** Von wem eine Prüfung spricht. */
const whoIn = (test: Test): Ref | null =>
  'who' in test && (typeof test.who === 'string' || 'bound' in test.who) ? test.who : null;

/** Wer zweimal hintereinander gemeint ist, wird einmal genannt: `angeschlagen ist und einen Ducken-Marker hat`. */
function together(of: readonly Test[], side: 0 | 1, word: string, s: Speaking): string {
  const said = of.map((test, i) => {
    const [who, last] = [whoIn(test), i > 0 ? whoIn(of[i - 1] as Test) : null];
    const text = s.test(test)[side];
    const subject = typeof who === 'string' && who === last ? `${theUnit(who, s, 'nom')} ` : '';
    return subject !== '' && text.startsWith(subject) ? text.slice(subject.length) : text;
  });
  return listed(said, word);
}

/** Wo nur eines gefragt ist, wird es gleich von ihnen gesagt. */
function plainly(who: Ref, a: Selector, s: Speaking): Said | null {
  const only = onlyFilter(a);
  if (only === 'engaged') {
    const [holds, fails] = characterIs(who, s, 'im Handgemenge');
    return a.engaged ? [holds, fails] : [fails, holds];
  }
  if (only === 'activating') {
    const [holds, fails] = unitIs(who, s, 'gerade aktiviert');
    return a.activating ? [holds, fails] : [fails, holds];
  }
  const one = theCharacter(who, s, 'nom');
  if (only === 'condition' && a.condition) {
    const held = a.condition.map((each) => terms.conditions[each]);
    const [unit, has] = [theUnit(who, s, 'nom'), numbered(who, s, 'hat', 'haben')];
    const condition = `den Zustand ${listed(held, 'oder')}`;
    return [`${unit} ${condition} ${has}`, `${unit} ${condition} nicht ${has}`];
  }
  if (only !== 'contesting' || !a.contesting) return null;
  const what = a.contesting === true ? 'eine aktive Aufgabe' : theUnit(a.contesting, s, 'acc');
  return is(one, `um ${what}`, numbered(who, s, 'konkurriert', 'konkurrieren'));
}

export const tests: AbilityWords['tests'] = {
  'roll-has': ({ roll, face, atLeast = 1 }) => {
    const [wurf, shown] = [`der ${rollName(roll)}`, faceNames(face, roll, atLeast > 1)];
    const fewer = atLeast === 1 ? `keine ${faceNames(face, roll, true)}` : `weniger als ${atLeast} ${shown}`;
    return [`${wurf} mindestens ${atLeast} ${shown} enthält`, `${wurf} ${fewer} enthält`];
  },
  near: ({ who, range, of }, s) => characterIs(who, s, `in Reichweite ${range} ${near(of, s)}`),
  wounded: ({ who }, s) => unitIs(who, s, 'angeschlagen'),
  hunkered: ({ who }, s) => {
    const unit = theUnit(who, s, 'nom');
    const has = numbered(who, s, 'hat', 'haben');
    return [`${unit} einen Ducken-Marker ${has}`, `${unit} keinen Ducken-Marker ${has}`];
  },
  'would-suffer': () => ['dabei Schaden genommen wird', 'dabei kein Schaden genommen wird'],
  is: ({ who, a: asked }, s) => {
    const a = plainSide(who, asked, s);
    return plainly(who, a, s) ?? characterIs(who, s, some(a, s, 'nom'));
  },
  some: ({ who, atLeast = 1 }, s) => someone(who, atLeast, s),
  stance: ({ who, stance }, s) => unitIs(who, s, `im Kampfstil ${s.stance(stance)}`),
  'order-card': ({ of, in: zones }, s) => {
    const places = zones.map((zone) => (of === 'self' ? `in ${ZONES[zone]}` : ZONES_OF_ANY[zone]));
    return is(orderCardOf(of, s), listed(places, 'oder').replace('oder in deiner', 'oder deiner'));
  },
  'zone-holds': ({ zone, a }, s) =>
    a
      ? is(`die Befehlskarte ${some(a, s, 'gen')}`, `in ${ZONES[zone]}`)
      : [`in ${ZONES[zone]} eine Karte liegt`, `in ${ZONES[zone]} keine Karte liegt`],
  'activated-from': ({ origin }) => is('die Einheit', `durch ${ORIGINS[origin]} aktiviert`, 'wurde'),
  'attack-type': ({ type }) => is('der Angriff', type === 'melee' ? 'ein Nahkampfangriff' : 'ein Fernkampfangriff'),
  'combat-action': () => is('der Angriff', 'Teil einer Kampfaktion'),
  'ended-higher': ({ who }, s) => characterIs(who, s, 'höher als zu Beginn der Bewegung'),
  'wounded-by-this': ({ who }, s) =>
    is(theUnit(who, s, 'nom'), 'dadurch angeschlagen', numbered(who, s, 'wird', 'werden')),
  more: ({ of, than }, s) => more(of, than, s),
  any: ({ of }, s) => [together(of, 0, 'oder', s), together(of, 1, 'und', s)],
  rank: ({ who, rank }, s) => unitIs(who, s, `eine ${ranked(rank, 'Einheit')}`),
  engaged: ({ who, with: other }, s) => {
    const engaged = `im Handgemenge mit ${theUnit(other, s, 'dat')}`;
    return who === 'mover' ? [`er noch ${engaged} ist`, `er nicht mehr ${engaged} ist`] : characterIs(who, s, engaged);
  },
  'was-engaged': ({ who }, s) => {
    const other = theUnit(who, s, 'nom');
    return [`${other} davor mit ihm im Handgemenge war`, `${other} davor nicht mit ihm im Handgemenge war`];
  },
  'did-wound': ({ rank }) => {
    const unit = rank.length === RANKS ? 'Einheit' : ranked(rank, 'Einheit');
    return [
      `in dieser Aktivierung durch diese Einheit eine ${unit} angeschlagen wurde`,
      `in dieser Aktivierung durch diese Einheit keine ${unit} angeschlagen wurde`,
    ];
  },
  all: ({ of }, s) => [together(of, 0, 'und', s), together(of, 1, 'oder', s)],
  not: ({ that }, s) => {
    const [holds, fails] = s.test(that);
    return [fails, holds];
  },
};
