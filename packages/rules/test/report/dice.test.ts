import { diceRolled, type Face, type GameEvent, type Seat } from '@faultline/rules';
import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const attackBy = (seat: Seat, attack: readonly Face[], defense: readonly Face[]): readonly GameEvent[] => [
  { event: 'rolled', die: 'attack', seat, faces: attack },
  { event: 'rolled', die: 'defense', seat: seat === 0 ? 1 : 0, faces: defense },
];

describe('the dice that were rolled', () => {
  it('[CR-DICE-02] are counted for whoever rolled them, with criticals, strikes and blocks as successes', () => {
    const events = [
      ...attackBy(0, ['crit', 'strike', 'expertise', 'failure'], ['block', 'expertise']),
      ...attackBy(1, ['failure'], ['failure', 'block', 'block']),
    ];
    expect(diceRolled(events)).toEqual([
      { attack: { dice: 4, successes: 2 }, defense: { dice: 3, successes: 2 } },
      { attack: { dice: 1, successes: 0 }, defense: { dice: 2, successes: 1 } },
    ]);
  });

  it('[R-DICE-1] are counted twice where they were rolled twice, and not where somebody added or turned them', () => {
    const change = (how: 'reroll' | 'turn' | 'add', to: readonly Face[]): GameEvent => ({
      event: 'dice',
      die: 'attack',
      how,
      from: how === 'add' ? [] : ['failure'],
      to,
      by: 'x',
    });
    const events = [
      ...attackBy(1, ['failure', 'failure'], []),
      change('reroll', ['strike']),
      change('turn', ['crit']),
      change('add', ['strike']),
    ];
    expect(diceRolled(events)[1].attack).toEqual({ dice: 3, successes: 1 });
  });

  it('are those of attacks alone', () => {
    expect(diceRolled([{ event: 'rolled', die: 'attack', seat: 0, faces: ['crit'] }])[0].attack.dice).toBe(0);
  });

  it('are read from a game as it was played', () => {
    const story = duel({ attackDice: 'cc', defender: { stamina: 9 } }).plays('combat', 'melee');
    expect(diceRolled(story.match.eventsSince())[0].attack).toEqual({ dice: 4, successes: 2 });
  });
});
