import type { Open } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { playGame } from '../src/simulate/playing.ts';
import { seat } from '../src/simulate/seating.ts';
import { Tokens } from '../src/simulate/tokens.ts';

const sound = playGame(seat('tokens'), 120).state.open;

/** What is said when the open game changes and only these events are told. */
function faultAfter(change: (open: Open) => void, told: Parameters<Tokens['follow']>[0] = []): string | null {
  const tokens = new Tokens(sound);
  const open = structuredClone(sound);
  change(open);
  return tokens.follow(told, open);
}

describe('tokens followed by what is told', () => {
  it('agree with a game in which nothing happened', () => {
    expect(faultAfter(() => {})).toBeNull();
  });

  it('notice damage that nobody told of', () => {
    expect(faultAfter(({ units }) => Object.assign(units[0]!, { damage: units[0]!.damage + 1 }))).toMatch(/^a1 has/);
  });

  it('agree with damage that was told', () => {
    const { id, damage } = sound.units[0]!;
    const cause = { by: 'rule' } as never;
    expect(
      faultAfter(
        ({ units }) => Object.assign(units[0]!, { damage: damage + 2 }),
        [{ event: 'suffered', unit: id, amount: 2, cause }],
      ),
    ).toBeNull();
  });

  it('keep damage apart from a flip where a Unit is wounded and injured before its first action', () => {
    const { id, injured } = sound.units[0]!;
    const cause = { by: 'rule' } as never;
    expect(
      faultAfter(
        ({ units }) => Object.assign(units[0]!, { injured: injured + 1 }),
        [
          { event: 'activated', unit: id, origin: 'deck' },
          { event: 'suffered', unit: id, amount: 3, cause },
          { event: 'wounded', unit: id, cause },
          { event: 'injured', unit: id, tokens: injured + 1 },
          { event: 'shed', unit: id, wounded: 1, damage: 3 },
        ],
      ),
    ).toBeNull();
  });

  it('notice Force that vanishes', () => {
    expect(faultAfter(({ seats }) => Object.assign(seats[1], { forceReady: -1 }))).toMatch(/^seat 1 has -1 Force/);
  });

  it('notice a tracker that moves by itself', () => {
    expect(faultAfter(({ score }) => Object.assign(score, { token: 7 }))).toMatch(/^the Struggle token is on 7/);
  });
});
