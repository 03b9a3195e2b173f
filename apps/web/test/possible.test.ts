import { characterNamed } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { oddsAdviceOn } from '../src/engine/odds.ts';
import { operationUntil } from './browser/operation.ts';

/** Half-way through Expose the Core: the Aggressor is about to act, near a Console of its own. */
const { state, game } = operationUntil(
  'trigger-a-chain-reaction',
  'shots',
  ({ step }, { turn }) => turn > 8 && step === 'activation.main',
  { how: 'greedy' },
);
const p = { game, open: state.open };
const advice = oddsAdviceOn(
  game,
  () => p,
  () => null,
);
const objectsFrom = async (attacker: string, to?: readonly [number, number, number]) =>
  (await advice.attacks(attacker, to)).filter(({ target }) => target.includes('@'));

describe('the attacks that are shown', () => {
  it('[KO-S1-03, KO-S1-04] hold no Console, however near it is', async () => {
    expect(await objectsFrom('a1.1')).toEqual([]);
  });

  it('[KO-S1-04, KO-S1-08] tell of a generator that it comes at the end of the Turn', async () => {
    const generator = p.open.objectives.find(({ key }) => key === 'E');
    const { x = 0, y = 0 } = generator ?? {};
    const { z = 0 } = characterNamed(p.open, 'a1.1') ?? {};
    const found = await objectsFrom('a1.1', [x - 3 * 2540, y, z]);
    expect(found.map(({ type, target, later }) => ({ type, target, later }))).toContainEqual({
      type: 'melee',
      target: 'core-shield@E',
      later: true,
    });
  });
});
