import { enfeeble } from '../../shared/attacking.ts';
import { graspEnemy } from '../../shared/commanding.ts';
import { moveAll, swiftRetreat } from '../../shared/moving.ts';
import { winsTies } from '../../shared/standing.ts';
import { OWN } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'force-jump': moveAll('jump'),
  'force-pull': graspEnemy({ do: 'pull', who: { bound: 'enemy' }, range: 2, origin: OWN }),
  'enfeeble-pinned': enfeeble('pinned'),
  'inquisitorial-mandate': winsTies,
  'swift-retreat': swiftRetreat,
});
