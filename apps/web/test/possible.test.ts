import { oddsOf } from '@faultline/odds';
import { characterNamed, withMoved } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { oddsAdviceOn } from '../src/engine/odds.ts';
import { operationUntil } from './browser/operation.ts';

/** Half-way through Expose the Core: somebody of the Aggressor's is about to act. */
const { state, game } = operationUntil(
  'trigger-a-chain-reaction',
  'shots',
  ({ step }, { turn }) => turn > 8 && step === 'activation.main',
  { how: 'greedy' },
);
const p = { game, open: state.open };
const acting = characterNamed(p.open, 'a1.1');
const advice = oddsAdviceOn(
  game,
  () => p,
  () => null,
);
/** Three inches west of an objective. */
function beside(wanted: string): readonly [number, number, number] {
  const { x = 0, y = 0 } = p.open.objectives.find(({ key }) => key === wanted) ?? {};
  return [x - 3 * 2540, y, acting?.z ?? 0];
}

const objectsFrom = async (to: readonly [number, number, number]) =>
  (await advice.attacks('a1.1', to)).filter(({ target }) => target.includes('@'));

describe('the attacks that are shown', () => {
  it('[KO-S1-03, KO-S1-04] hold no Console, though an attack on it could be worked out', async () => {
    const at = beside('BR');
    expect(oddsOf(withMoved(p, 'a1.1', at), 'a1.1', 'melee', 'core-shield@BR')).not.toBeNull();
    expect((await objectsFrom(at)).map(({ target }) => target)).not.toContain('core-shield@BR');
  });

  it('[KO-S1-04, KO-S1-08] tell of a generator that it comes at the end of the Turn', async () => {
    expect(p.open.activation?.unit).toBe(acting?.unit);
    expect(await objectsFrom(beside('E'))).toContainEqual(
      expect.objectContaining({ type: 'melee', target: 'core-shield@E', later: true }),
    );
  });
});
