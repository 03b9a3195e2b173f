import type { Amount } from '@faultline/rules';
import type { AbilityWords, Said, Speaking } from '../../abilities/abilityWords.ts';
import { howMuch, faceNames, listed, near, ranked, rollName, some, theCharacter, theUnit, TOKENS } from './nouns.ts';

const ZONES = { deck: 'deinem Befehlsstapel', reserve: 'deiner Reserve', discard: 'deinem Ablagestapel' } as const;
const ORIGINS = {
  deck: 'den Befehlsstapel',
  reserve: 'die Karte in Reserve',
  shatterpoint: 'die Shatterpoint-Karte',
} as const;

/** Verb am Ende: „… ist“, „… nicht … ist“. */
const is = (who: string, what: string): Said => [`${who} ${what} ist`, `${who} nicht ${what} ist`];

export const tests: AbilityWords['tests'] = {
  'roll-has': ({ roll, face, atLeast = 1 }) => {
    const [wurf, shown] = [`der ${rollName(roll)}`, faceNames(face)];
    return [`${wurf} mindestens ${atLeast} ${shown} zeigt`, `${wurf} weniger als ${atLeast} ${shown} zeigt`];
  },
  near: ({ who, range, of }, s) => is(theCharacter(who, s, 'nom'), `in Reichweite ${range} ${near(of, s)}`),
  wounded: ({ who }, s) => is(theUnit(who, s, 'nom'), 'angeschlagen'),
  hunkered: ({ who }, s) => {
    const unit = theUnit(who, s, 'nom');
    return [`${unit} einen Ducken-Marker hat`, `${unit} keinen Ducken-Marker hat`];
  },
  'would-suffer': () => ['dabei Schaden entsteht', 'dabei kein Schaden entsteht'],
  is: ({ who, a }, s) => is(theCharacter(who, s, 'nom'), some(a, s, 'nom')),
  some: ({ who, atLeast = 1 }, s) => {
    const whom = atLeast === 1 ? some(who, s, 'acc') : `mindestens ${atLeast} ${some(who, s, 'acc', 'all')}`;
    return [`es ${whom} gibt`, `es nicht ${whom} gibt`];
  },
  stance: ({ who, stance }, s) => is(theUnit(who, s, 'nom'), `im Kampfstil ${stance}`),
  'order-card': ({ of, in: zones }, s) => {
    const card = `die Befehlskarte ${near(of, s)}`;
    return is(
      card,
      `in ${listed(
        zones.map((zone) => ZONES[zone]),
        'oder',
      )}`,
    );
  },
  'zone-holds': ({ zone }) => [`in ${ZONES[zone]} eine Karte liegt`, `in ${ZONES[zone]} keine Karte liegt`],
  'activated-from': ({ origin }) => is('die Einheit', `durch ${ORIGINS[origin]} aktiviert`),
  'attack-type': ({ type }) => is('der Angriff', type === 'melee' ? 'ein Nahkampfangriff' : 'ein Fernkampfangriff'),
  'wounded-by-this': ({ who }, s) => is(theUnit(who, s, 'nom'), 'dadurch angeschlagen'),
  more: ({ of, than }, s) => {
    if (than === 0 && typeof of === 'object') return anyOf(of, s);
    const [more, less] = [howMuch(of, s), howMuch(than, s)];
    return [`es mehr ${more} als ${less} gibt`, `es nicht mehr ${more} als ${less} gibt`];
  },
  any: ({ of }, s) => [
    listed(
      of.map((test) => s.test(test)[0]),
      'oder',
    ),
    listed(of.map((test) => s.test(test)[1])),
  ],
  rank: ({ who, rank }, s) => is(theUnit(who, s, 'nom'), `eine ${ranked(rank, 'Einheit')}`),
  engaged: ({ who, with: other }, s) => {
    const engaged = `im Handgemenge mit ${theUnit(other, s, 'dat')}`;
    return who === 'mover'
      ? [`er noch ${engaged} ist`, `er nicht mehr ${engaged} ist`]
      : is(theCharacter(who, s, 'nom'), engaged);
  },
  'was-engaged': ({ who }, s) => {
    const other = theUnit(who, s, 'nom');
    return [`${other} davor mit ihm im Handgemenge war`, `${other} davor nicht mit ihm im Handgemenge war`];
  },
  'did-wound': ({ rank }) => {
    const unit = ranked(rank, 'Einheit');
    return [
      `diese Einheit in dieser Aktivierung eine ${unit} angeschlagen hat`,
      `diese Einheit in dieser Aktivierung keine ${unit} angeschlagen hat`,
    ];
  },
  all: ({ of }, s) => [
    listed(of.map((test) => s.test(test)[0])),
    listed(
      of.map((test) => s.test(test)[1]),
      'oder',
    ),
  ],
  not: ({ that }, s) => {
    const [holds, fails] = s.test(that);
    return [fails, holds];
  },
};

/** Ob es etwas von dem gibt, was gezählt wird. */
function anyOf(of: Exclude<Amount, number>, s: Speaking): Said {
  if (of.count === 'dealt') return ['das Ziel Schaden genommen hat', 'das Ziel keinen Schaden genommen hat'];
  if (!('on' in of)) return [`es ${howMuch(of, s)} gibt`, `es nicht ${howMuch(of, s)} gibt`];
  const [unit, token] = [theUnit(of.on, s, 'nom'), TOKENS[of.count]];
  return [`${unit} ${of.count === 'damage' ? '' : 'einen '}${token} hat`, `${unit} keinen ${token} hat`];
}
