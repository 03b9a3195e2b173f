import type { Ref, Test } from '@faultline/rules';
import { mission } from '../../src/mission.ts';
import { always, eachMayMove, on, SELF } from '../../src/script.ts';
import card from './card.json' with { type: 'json' };

const byAnInactiveObjective = (from: Ref): Test => ({
  test: 'some',
  who: { of: 'objective', active: false, within: { range: 2, from } },
});

export default mission(card, {
  'defensive-positions': always({ name: 'cover', value: 1 }, byAnInactiveObjective('it')),
  'calculated-strike': on({ on: 'activation.start', to: SELF }, byAnInactiveObjective('self'), eachMayMove('dash'), {
    do: 'if-did',
    effects: [],
    otherwise: [
      { do: 'grant', who: 'self', keyword: { name: 'impact', value: 1 }, until: 'turn' },
      { do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' },
    ],
  }),
  'neutral-zone': on({ on: 'activation.end', to: SELF }, byAnInactiveObjective('self'), { do: 'refresh', amount: 1 }),
});
