import type { AbilityWords, Said } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { listed, near, ranked, some, theCharacter, theUnit } from './nouns.ts';

/** Verb am Ende: „… ist“, „… nicht … ist“. */
const is = (who: string, what: string): Said => [`${who} ${what} ist`, `${who} nicht ${what} ist`];

export const tests: AbilityWords['tests'] = {
  'roll-has': ({ roll, face, atLeast = 1 }) => {
    const [wurf, shown] = [`der ${terms.dice[roll]}swurf`, terms.faces[face]];
    return [`${wurf} mindestens ${atLeast} ${shown} zeigt`, `${wurf} weniger als ${atLeast} ${shown} zeigt`];
  },
  near: ({ who, range, of }, s) => is(theCharacter(who, s, 'nom'), `in Reichweite ${range} ${near(of, s)}`),
  wounded: ({ who }, s) => is(theUnit(who, s, 'nom'), 'angeschlagen'),
  hunkered: ({ who }, s) => {
    const unit = theUnit(who, s, 'nom');
    return [`${unit} einen Ducken-Marker hat`, `${unit} keinen Ducken-Marker hat`];
  },
  'would-suffer': () => ['dabei Schaden entsteht', 'dabei kein Schaden entsteht'],
  some: ({ who }, s) => [`es ${some(who, s, 'acc')} gibt`, `es nicht ${some(who, s, 'acc')} gibt`],
  rank: ({ who, rank }, s) => is(theUnit(who, s, 'nom'), `eine ${ranked(rank, 'Einheit')}`),
  engaged: ({ who, with: other }, s) =>
    is(theCharacter(who, s, 'nom'), `im Handgemenge mit ${theUnit(other, s, 'dat')}`),
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
