import { beginGame, type Machine, Match, type Steps, step } from '@faultline/rules';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { coreGame, type Duel, duel, reactive, seeded, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

declare module '@faultline/rules' {
  interface Steps {
    'test.stuck': object;
    'test.circle': { round: number };
  }
}

step('test.stuck', () => undefined);
step('test.circle', (g, f) => void g.next('test.circle', { round: f.round + 1 }));

/** Never run: what must not compile. */
export function mustNotCompile(g: Machine): void {
  // @ts-expect-error a step is not entered without its locals
  g.next('attack.roll', {});
  // @ts-expect-error nor with those of another
  g.call('push.ask', { character: 1, kinds: [] });
  // @ts-expect-error nor by a name that is no step
  g.next('attack.rol', {});
}

const stuckIn = (name: 'test.stuck' | 'test.circle') => () => {
  const game = coreGame({ mode: { ...coreGame().mode, turn: [name as keyof Steps as 'turn.start'] } });
  const side = { units: [] };
  return Match.begin(
    game,
    { kind: 'position', mode: 'standard', missions: ['', ''], position: { sides: [side, side] } },
    seeded('stuck'),
  );
};

describe('the step machine', () => {
  it('names a step that neither moves on nor asks', () => {
    expect(stuckIn('test.stuck')).toThrow('test.stuck neither moved on');
  });

  it('names the steps of a flow that runs in a circle', () => {
    expect(stuckIn('test.circle')).toThrow(/did not reach a decision: turn.run \| test.circle/);
  });

  it('lets an answer be taken back for nothing that moved no chance', () => {
    const { match } = duel().chooses('focus');
    expect([match.version, match.freeUndo(0)]).toEqual([1, 0]);
    const fought = duel().plays('combat', 'melee').match;
    expect([fought.version, fought.freeUndo(0)]).toEqual([2, 2]);
  });

  it('keeps nothing in its state that JSON cannot carry', () => {
    const { state } = beginGame(
      coreGame(),
      { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
      seeded('json'),
    );
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it.each([1, 3])('[CR-GEN-01, HI-12] a game of %i players is not begun: both bring their teams at once', (players) => {
    const teams = [REPUBLIC, SHADOW, SHADOW].slice(0, players) as never;
    expect(() => beginGame(coreGame(), { kind: 'teams', mode: 'standard', teams }, seeded('two'))).toThrow(
      `A game has two players, and this set-up has ${players}.`,
    );
    const { setup } = skirmish({ red: { a: { at: [5, 5] } }, blue: { b: { at: [20, 20] } } }).match.file();
    if (setup.kind !== 'position') throw new Error('not a position');
    const [one, other] = setup.position.sides;
    const sides = [one, other, other].slice(0, players) as never;
    const wrong = { ...setup, position: { ...setup.position, sides } };
    expect(() => beginGame(coreGame(), wrong, seeded('two'))).toThrow('A game has two players');
  });
});

describe('dice rolled by hand', () => {
  const entered = (attack = 3, defense = 2, more: Duel = {}) => {
    const story = duel({
      ...more,
      attacker: { attack, ...more.attacker },
      defender: { defense, ...more.defender },
    });
    const file = story.match.file();
    const chance = { ...seeded('by hand'), kind: 'entered' } as const;
    if (file.setup.kind !== 'position') throw new Error('not a position');
    const match = Match.begin(story.match.game, file.setup, chance);
    const answer = (seat: 0 | 1, option: string, dice?: readonly string[]) =>
      match.send(seat, {
        do: 'answer',
        version: match.version,
        answer: { option, ...(dice ? { dice: dice as never } : {}) },
      });
    return { match, answer };
  };

  it('are asked from the one who rolls them, then from the other', () => {
    const { match, answer } = entered();
    answer(0, 'combat');
    answer(0, 'melee');
    expect(match.state.open.decision).toMatchObject({
      seat: 0,
      options: [{ asks: { kind: 'dice', die: 'attack', count: 3 } }],
    });
    answer(0, 'enter', ['crit', 'strike', 'failure']);
    expect(match.state.open.decision).toMatchObject({ seat: 1, options: [{ asks: { die: 'defense', count: 2 } }] });
    answer(1, 'enter', ['block', 'failure']);
    expect(match.state.open.decision).toMatchObject({ point: 'DP-45', about: { successes: 1 } });
  });

  it('are asked for one die as for many, and not for none', () => {
    const { match, answer } = entered(1, 0);
    answer(0, 'combat');
    answer(0, 'melee');
    expect(match.state.open.decision).toMatchObject({ seat: 0, options: [{ asks: { count: 1 } }] });
    answer(0, 'enter', ['crit']);
    expect(match.state.open.decision).toMatchObject({ point: 'DP-45', about: { successes: 1 } });
  });

  it.each([
    ['attacker', 'attack', 0],
    ['attacker', 'defense', 1],
    ['defender', 'attack', 0],
    ['defender', 'defense', 1],
  ] as const)('[R-DICE-1] the %s’s reroll of the %s dice is asked from the one whose roll it is', (who, roll, seat) => {
    const change = { how: 'reroll', face: 'failure', most: 1 } as const;
    const abilities = { again: reactive(0, { on: 'attack.modifying', roll }, { do: 'dice', roll, change }) };
    const { match, answer } = entered(1, 1, { [who]: { has: ['again'] }, abilities });
    const [own, name] = who === 'attacker' ? ([0, 'a1'] as const) : ([1, 'b1'] as const);
    answer(0, 'combat');
    answer(0, 'melee');
    answer(0, 'enter', ['failure']);
    answer(1, 'enter', ['failure']);
    answer(own, `again@${name}`);
    answer(own, 'failure');
    const asks = { kind: 'dice', die: roll, count: 1 };
    expect(match.state.open.decision).toMatchObject({ seat, options: [{ asks }], about: { purpose: 'reroll' } });
  });

  it('are not taken back for nothing once entered', () => {
    const { match, answer } = entered();
    answer(0, 'combat');
    answer(0, 'melee');
    answer(0, 'enter', ['crit', 'strike', 'failure']);
    expect(match.freeUndo(0)).toBe(match.version);
  });

  it('[CR-DICE-02] are refused with the wrong number or an impossible face', () => {
    const { answer } = entered();
    answer(0, 'combat');
    answer(0, 'melee');
    expect(answer(0, 'enter', ['crit'])).toMatchObject({
      refused: { reasons: [{ rule: 'CR-ATK-14', facts: { dice: 1, needed: 3 } }] },
    });
    expect(answer(0, 'enter', ['crit', 'block', 'crit'])).toMatchObject({
      refused: { reasons: [{ rule: 'CR-DICE-02', facts: { face: 'block' } }] },
    });
  });
});
