import { enfeeble, graspEnemy, moveAll, swiftRetreat, winsTies } from '../../shared/wordings.ts';
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
