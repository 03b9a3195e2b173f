import { covertOperations } from '../../shared/moving.ts';
import { tactic } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

/** Scouts of the Empire around her who fight nobody may dash, then she. */
const theRebellionDies = tactic(
  eachMayMove('dash', {
    of: 'character',
    side: 'allied',
    allTags: ['Galactic Empire', 'Scout'],
    within: { range: 4, from: 'self', other: true },
    engaged: false,
    besides: 'self',
  }),
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
);

/** No cover, or Exposed where there was none. */
const seekerDroid = use(
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', within: { range: 3, from: 'self' } } },
  { do: 'drop-hunker', who: ENEMY, tokens: 'all' },
  { do: 'if-did', effects: [], otherwise: [{ do: 'gain', who: ENEMY, condition: 'exposed' }] },
);

/** Whoever of the Empire wounds with an attack weakens another enemy nearby, heals and dashes. */
const regards = on(
  {
    on: 'wounded',
    by: { of: 'character', side: 'allied', tag: 'Galactic Empire' },
    to: { of: 'unit', side: 'enemy' },
    cause: 'attack',
  },
  null,
  {
    do: 'may',
    effects: [
      {
        do: 'choose',
        bind: 'enemy',
        from: { of: 'unit', side: 'enemy', within: { range: 4, from: 'wounder' }, besides: 'event-unit' },
      },
      {
        do: 'pick',
        among: [
          { name: 'disarmed', effects: [{ do: 'gain', who: ENEMY, condition: 'disarmed' }] },
          { name: 'strained', effects: [{ do: 'gain', who: ENEMY, condition: 'strained' }] },
        ],
      },
    ],
  },
  { do: 'heal', who: 'wounder' },
  { do: 'move', who: 'wounder', move: 'dash' },
);

export default unit(card, {
  'today-the-rebellion-dies': theRebellionDies,
  'covert-operations': covertOperations,
  'id10-seeker-droid': seekerDroid,
  'the-empire-sends-its-regards': regards,
});
