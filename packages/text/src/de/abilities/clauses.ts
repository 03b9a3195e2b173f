import type { Selector, Test } from '@faultline/rules';
import { type AbilityWords, goesWithoutSaying, paragraph, type Speaking } from '../../abilities/abilityWords.ts';
import { keywordName } from '../../terms.ts';
import { terms } from '../terms.ts';
import { MOVES } from './phrases.ts';
import { amount, listed, some, times } from './nouns.ts';

const SELF: Selector = { of: 'character', side: 'self' };
const LIMITS = { turn: 'einmal pro Zug', activation: 'einmal pro Aktivierung', game: 'einmal pro Partie' } as const;

const during = (where: Test | undefined, s: Speaking, sentence: string): string =>
  where ? `${sentence}, solange ${s.test(where)[0]}` : sentence;
const own = (whom: Selector | undefined): Selector => ({ ...(whom ?? SELF), of: 'unit' });

const ROLLS = {
  attack: { melee: 'Nahkampf-Angriffswürfen', ranged: 'Fernkampf-Angriffswürfen', any: 'Angriffswürfen' },
  defense: {
    melee: 'Verteidigungswürfen gegen Nahkampfangriffe',
    ranged: 'Verteidigungswürfen gegen Fernkampfangriffe',
    any: 'Verteidigungswürfen',
  },
} as const;

export const clauses: AbilityWords['clauses'] = {
  use: ({ effects }, s) => paragraph(s.sentences(effects)),
  on: ({ event, where, limit, effects }, s) => {
    const condition = where && !goesWithoutSaying(event, where) ? `, falls ${s.test(where)[0]}` : '';
    const when = `${s.event(event)}${condition}${limit ? ` (${LIMITS[limit]})` : ''}`;
    return `${when}: ${paragraph(s.sentences(effects))}`;
  },
  always: ({ keyword, for: whom, where }, s) =>
    during(
      where,
      s,
      `${some(whom ?? SELF, s, 'nom', 'all')} haben ${listed([keyword, ...s.besides].map((each) => keywordName(terms, each)))}`,
    ),
  pool: ({ roll, attackType, dice, for: whom, where }, s) => {
    const more = amount(dice, (n) => `${n} Würfel`, s);
    const rolls = ROLLS[roll][attackType ?? 'any'];
    return during(where, s, `${some(whom ?? SELF, s, 'nom', 'all')} fügen ihren ${rolls} ${more} hinzu`);
  },
  pierce: ({ cover, for: whom, where }, s) =>
    during(
      where,
      s,
      `greifen ${some(whom ?? SELF, s, 'nom', 'all')} an, ${cover === 'all' ? 'hat das Ziel keine Deckung' : `verliert das Ziel Deckung [${cover}]`}`,
    ),
  swap: ({ move, into, for: whom, where }, s) =>
    during(where, s, `statt zu ${MOVES[move]}, dürfen ${some(whom ?? SELF, s, 'nom', 'all')} ${MOVES[into]}`),
  cost: ({ of, less, limit, for: whom, where }, s) => {
    const unit = some(own(whom), s, 'gen');
    const first = limit ? 'die erste Fähigkeit' : 'jede Fähigkeit';
    const what =
      of === 'reserve'
        ? `die Befehlskarte ${unit} in die Reserve zu legen`
        : `${first} ${unit}${limit ? ' in jedem Zug' : ''}`;
    return during(where, s, `${what} kostet ${less} Macht weniger`);
  },
  pay: ({ for: whom, where }, s) =>
    during(
      where,
      s,
      `${some(own(whom), s, 'nom')} darf Schaden in Höhe der Kosten ihrer Fähigkeiten nehmen, statt Macht auszugeben`,
    ),
  permit: ({ what, for: whom, where }, s) =>
    during(
      where,
      s,
      `${some(whom ?? SELF, s, 'nom', 'all')} dürfen auch im Handgemenge ${what === 'hunker-while-engaged' ? 'Ducken-Marker erhalten und behalten' : 'klettern'}`,
    ),
  bar: ({ what, for: whom, where }, s) =>
    what === 'reserving'
      ? during(where, s, `die Befehlskarte ${some(own(whom), s, 'gen')} kann nicht in die Reserve gelegt werden`)
      : during(
          where,
          s,
          `${some(whom ?? SELF, s, 'nom', 'all')} können nicht durch Fähigkeiten geschoben oder gezogen werden`,
        ),
  control: ({ rule, where }, s) =>
    rule === 'keeps'
      ? during(where, s, `du kannst die Kontrolle über Aufgaben, um die diese Einheit konkurriert, nicht verlieren`)
      : during(where, s, `bei Gleichstand um Aufgaben, um die diese Einheit konkurriert, gewinnst du`),
  deck: ({ cards, most }) =>
    `dein Befehlsstapel erhält ${most === undefined || most === cards.length ? '' : `bis zu ${most} von `}${cards.length} Gefechtstaktik-Karten`,
  uses: ({ times: n }) => `diese Fähigkeit kann in der Aktivierung dieser Einheit ${times(n)} verwendet werden`,
  forbid: ({ targeting: { by, target, attackType }, where }, s) => {
    const kind = attackType ? ` mit ${attackType === 'melee' ? 'Nahkampf' : 'Fernkampf'}angriffen` : '';
    return during(
      where,
      s,
      `${some(by, s, 'nom', 'all')} können ${some(target, s, 'acc', 'all')}${kind} nicht als Ziel wählen`,
    );
  },
};
