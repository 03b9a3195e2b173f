import { graspEnemy } from '../../shared/commanding.ts';
import { moveAll } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Whoever comes out of the reserve has him to deal with first. */
const notSoFast = on(
  { on: 'reserve.taken', player: 'opponent' },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'attack', who: OWN, dice: 5, target: 'event-unit' },
);

const lookingToGetPaid = on(
  { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy', rank: ['primary', 'secondary'] } },
  null,
  { do: 'refresh', amount: 1 },
  ONE_OWN,
  { do: 'heal', who: OWN, times: 2 },
);

const gettingImpatient = on({ on: 'action.made', by: SELF, action: 'focus' }, null, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'jump',
});

export default unit(card, {
  'capture-wire': graspEnemy(
    { do: 'pull', who: { bound: 'enemy' }, range: 2, origin: OWN },
    { do: 'gain', who: { bound: 'enemy' }, condition: 'pinned' },
  ),
  'jet-pack': moveAll('jump'),
  'not-so-fast': notSoFast,
  'im-just-looking-to-get-paid': lookingToGetPaid,
  'my-client-is-getting-impatient': gettingImpatient,
});
