import type { EventPattern, Selector, Test } from '@faultline/rules';
import {
  type AbilityWords,
  type ClauseOf,
  finished,
  goesWithoutSaying,
  isAboutIt,
  paragraph,
  type Speaking,
} from '../../abilities/abilityWords.ts';
import { type Aura, auraOf } from '../../abilities/aura.ts';
import { whole } from '../../abilities/sentence.ts';
import { countedFirst, faceNames } from './amounts.ts';
import { listed, times } from './cases.ts';
import { some } from './nouns.ts';
import { keywordName } from '../../terms.ts';
import { terms } from '../terms.ts';
import { ACTIONS, conditioned, MOVES, TO_MOVE } from './phrases.ts';
import { does, inverted, order } from './sentences.ts';

const SELF: Selector = { of: 'character', side: 'self' };
const LIMITS = { turn: 'einmal pro Zug', activation: 'einmal pro Aktivierung', game: 'einmal pro Partie' } as const;

/** Die Bedingung steht voran: `solange diese Einheit einen Ducken-Marker hat, haben …`. */
const during = (where: Test | undefined, s: Speaking, sentence: () => string): string => {
  if (!where) return whole(sentence());
  // Wen es betrifft, ist genannt, bevor die Bedingung nach ihm fragt.
  if (isAboutIt(where)) return `${whole(sentence())}, solange ${s.test(where)[0]}`;
  return `solange ${s.test(where)[0]}, ${inverted(sentence())}`;
};
const own = (whom: Selector | undefined): Selector => ({ ...(whom ?? SELF), of: 'unit' });
const all = (whom: Selector | undefined, s: Speaking): string => some(whom ?? SELF, s, 'nom', 'all');

const ROLLS = {
  attack: { melee: 'Nahkampf-Angriffswürfen', ranged: 'Fernkampf-Angriffswürfen', any: 'Angriffswürfen' },
  defense: {
    melee: 'Verteidigungswürfen gegen Nahkampfangriffe',
    ranged: 'Verteidigungswürfen gegen Fernkampfangriffe',
    any: 'Verteidigungswürfen',
  },
} as const;

const CONTESTED = 'Aufgaben, um die diese Einheit konkurriert';

/** Was jemanden betrifft, gilt für alles, was folgt; ein einzelner Satz steht hinter seiner Bedingung. */
function on({ event, where, limit, effects }: ClauseOf<'on'>, s: Speaking): string {
  s.speaker.happensTo = event.to ?? (event.on === 'action.made' || event.on === 'action.making' ? event.by : undefined);
  const when = `${s.event(event)}${limit ? ` (${LIMITS[limit]})` : ''}`;
  const condition = where && !goesWithoutSaying(event, where) ? `falls ${s.test(where)[0]}` : '';
  const aura = s.isStanding && !limit ? auraOf(event, effects) : null;
  if (aura) return auraText(aura, event, where, s);
  const sentences = s.sentences(effects);
  if (condition === '') return `${when}: ${paragraph(sentences)}`;
  return sentences.length === 1 && !/^(?:falls|wenn) /.test(sentences[0] ?? '')
    ? `${when}: ${finished(conditioned(condition, sentences))}`
    : `${when}, ${condition}: ${paragraph(sentences)}`;
}

/** `verbündete Charaktere fügen ihren Verteidigungswürfen 1 Verteidigungskompetenz hinzu`. */
const auraText = (
  { who, roll, face }: Aura,
  { attackType, inCombatAction }: EventPattern,
  where: Test | undefined,
  s: Speaking,
): string =>
  during(where, s, () => {
    const rolls = `${inCombatAction ? 'in Kampfaktionen ' : ''}ihren ${ROLLS[roll][attackType ?? 'any']}`;
    return does(all(who, s), 'fügen', `${rolls} 1 ${faceNames(face, roll)} hinzu`);
  });

export const clauses: AbilityWords['clauses'] = {
  use: ({ effects }, s) => paragraph(s.sentences(effects)),
  on,
  always: ({ keyword, for: whom, where }, s) =>
    during(where, s, () => {
      const keywords = listed([keyword, ...s.besides].map((each) => keywordName(terms, each)));
      // Wonach bei jedem gefragt wird, wird von jedem gesagt.
      const isEach = where !== undefined && isAboutIt(where);
      return isEach
        ? does(some(whom ?? SELF, s, 'nom', 'each'), 'hat', keywords)
        : does(all(whom, s), 'haben', keywords);
    }),
  pool: ({ roll, attackType, dice, for: whom, where }, s) =>
    during(where, s, () => {
      const more = countedFirst(dice, (n) => `${n} Würfel`, s);
      return does(all(whom, s), 'fügen', `ihren ${ROLLS[roll][attackType ?? 'any']} ${more} hinzu`);
    }),
  pierce: ({ cover, protection, attackType, for: whom, where }, s) =>
    during(where, s, () => {
      const kind = attackType ? `${attackType === 'melee' ? 'Nahkampf' : 'Fernkampf'}angriffe` : 'Angriffe';
      const attacks = `${kind} von ${some(whom ?? SELF, s, 'dat', 'all')}`;
      const lost = protection ? 'Schutz' : cover === 'all' ? 'Deckung' : `Deckung [${cover}]`;
      return does(attacks, 'ignorieren', lost);
    }),
  swap: ({ move, into, suffers, for: whom, where }, s) =>
    during(where, s, () => {
      const how = suffers === undefined ? MOVES[into] : `${suffers} Schaden nehmen, um ${TO_MOVE[into]}`;
      const instead = listed(
        [move, ...s.moves].map((each) => TO_MOVE[each]),
        'oder',
      );
      return does(all(whom, s), 'dürfen', `${how}, statt ${instead}`);
    }),
  firm: ({ roll, face, for: whom, where }, s) =>
    during(where, s, () => {
      const rolls = `${ROLLS[roll].any} von ${some(whom ?? SELF, s, 'dat', 'all')}`;
      return does('feindliche Effekte', 'können', `${faceNames(face, roll, true)} in ${rolls} nicht verändern`);
    }),
  'heal-range': ({ range, attackType, inCombatAction, for: whom, where }, s) =>
    during(where, s, () => {
      const kind = attackType ? `${attackType === 'melee' ? 'Nahkampf' : 'Fernkampf'}angriffen` : 'Angriffen';
      const heals = `Heilungen aus dem Kampfbaum von ${some(whom ?? SELF, s, 'dat', 'all')}`;
      return does(heals, 'reichen', `bei ${kind}${inCombatAction ? ' einer Kampfaktion' : ''} bis Reichweite ${range}`);
    }),
  cost: ({ of, less, more, limit, for: whom, where }, s) => {
    s.speaker.standing = 'unit';
    return during(where, s, () => {
      if (of === 'surcharge') {
        const extra = less === 'all' ? 'keine zusätzliche Macht' : `bis zu ${less} zusätzliche Macht weniger`;
        const tokens = 'durch Angeschlagen- und Verletzt-Marker';
        return does(`Fähigkeiten ${some(own(whom), s, 'gen', 'all')}`, 'kosten', `${tokens} ${extra}`);
      }
      const unit = some(own(whom), s, 'gen');
      const first = limit ? 'die erste Fähigkeit' : 'jede Fähigkeit';
      const what =
        of === 'reserve'
          ? `die Befehlskarte ${unit} in die Reserve zu legen`
          : `${first} ${unit}${limit ? ' in jedem Zug' : ''}`;
      if (less === 'all') return does(what, 'kostet', 'keine Macht');
      return does(what, 'kostet', more === undefined ? `${less} Macht weniger` : `${more} Macht mehr`);
    });
  },
  pay: ({ for: whom, where }, s) =>
    during(where, s, () =>
      does(
        some(own(whom), s, 'nom'),
        'darf',
        'Schaden in Höhe der Machtkosten ihrer Fähigkeiten nehmen, statt Macht auszugeben',
      ),
    ),
  permit: ({ what, for: whom, where }, s) =>
    during(where, s, () =>
      does(
        all(whom, s),
        'dürfen',
        `auch im Handgemenge ${what === 'hunker-while-engaged' ? 'Ducken-Marker erhalten und behalten' : 'klettern'}`,
      ),
    ),
  bar: ({ what, for: whom, where }, s) =>
    during(where, s, () =>
      what === 'reserving'
        ? does(`die Befehlskarte ${some(own(whom), s, 'gen')}`, 'kann', 'nicht in die Reserve gelegt werden')
        : does(all(whom, s), 'können', 'nicht durch Fähigkeiten geschoben oder gezogen werden'),
    ),
  control: ({ rule, where }, s) =>
    during(where, s, () =>
      rule === 'keeps'
        ? does('dein Gegenüber', 'kann', `deine Kontrollmarker nicht von ${CONTESTED}, entfernen`)
        : does('du', 'hast', `bei Gleichstand die Kontrolle über ${CONTESTED}`),
    ),
  deploy: ({ range, first, beside }, s) => {
    const leader = 'des ersten Primär-Charakters des Squads';
    if (beside)
      return whole(
        does(
          `${some(beside, s, 'nom', 'all')} im Squad dieser Einheit`,
          'dürfen',
          `in Reichweite ${range} eines Charakters dieser Einheit statt ${leader} aufgestellt werden`,
        ),
      );
    const place = `in Reichweite ${range} ${leader} aufgestellt`;
    return whole(
      first
        ? does(
            'Charaktere dieser Einheit',
            'werden',
            `direkt nach dem ersten Primär-Charakter des Squads in Reichweite ${range} von ihm aufgestellt`,
          )
        : does('Charaktere dieser Einheit', 'dürfen', `${place} werden`),
    );
  },
  deck: ({ cards, most }) => {
    const some = most === undefined || most === cards.length ? '' : `bis zu ${most} von `;
    return whole(order('füge', `deinem Befehlsstapel ${some}${cards.length} Gefechtstaktik-Karten`, 'hinzu', ''));
  },
  actions: ({ action, times: n }) =>
    whole(does('diese Einheit', 'kann', `in ihrer Aktivierung bis zu ${times(n)} eine ${ACTIONS[action]} machen`)),
  tag: ({ tag, of }, s) =>
    whole(
      does(
        some({ of: 'unit', side: 'allied', tag: of }, s, 'nom', 'all'),
        'haben',
        `das Merkmal ${terms.tags[tag] ?? tag}`,
      ),
    ),
  uses: ({ times: n }) => `diese Fähigkeit kann in der Aktivierung dieser Einheit ${times(n)} verwendet werden`,
  forbid: ({ targeting: { by, target, attackType }, where }, s) =>
    during(where, s, () => {
      const kind = attackType ? ` mit ${attackType === 'melee' ? 'Nahkampf' : 'Fernkampf'}angriffen` : '';
      return does(some(by, s, 'nom', 'all'), 'können', `${some(target, s, 'acc', 'all')}${kind} nicht als Ziel wählen`);
    }),
};
