import { execFileSync } from 'node:child_process';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/**
 * The proof that the machine carries the game: a complete attack with the printed stances of two units, a shove in
 * the tree, a Reactive of each player and Strained striking inside it, suspended in the middle of the shove.
 */
const table = () =>
  skirmish({
    red: {
      clones: {
        is: '501st-clone-troopers',
        at: [
          [10, 10],
          [6, 6],
        ],
        conditions: ['strained'],
      },
      helpers: { at: [3, 3], has: ['coordinated-fire-strained'], tags: ['Galactic Republic'] },
    },
    blue: { anakin: { is: 'general-anakin-skywalker', at: [17, 10] } },
    activates: 'clones',
    attackDice: ['crit', 'strike', 'strike', 'strike', 'strike', 'expertise', 'failure'],
    defenseDice: ['block', 'failure', 'failure', 'failure', 'failure'],
    abilities: {
      'coordinated-fire-strained': {
        kind: 'reactive',
        cost: 1,
        clauses: [
          {
            clause: 'on',
            event: {
              on: 'attack.rolling',
              by: { of: 'character', side: 'other-allied', tag: 'Galactic Republic' },
              inCombatAction: true,
            },
            effects: [{ do: 'gain', who: 'target', condition: 'exposed' }],
          },
        ],
      },
    },
  });

/** Up to the question where the shoved character goes. */
const upToTheShove = () =>
  table()
    .chooses('combat')
    .chooses('clones.1')
    .chooses('ranged')
    .chooses('coordinated-fire-strained@helpers')
    .chooses('n1')
    .chooses('n2')
    .chooses('n3');

describe('a whole attack', () => {
  it('asks for the shove in the middle of the tree, with everything above it suspended', () => {
    const story = upToTheShove();
    expect(story.open.frames.map((frame) => frame.at)).toEqual([
      'turn.run',
      'activation.main',
      'action.parts',
      'attack.gained',
      'shove.pull',
      'push.ask',
    ]);
    expect(story.open.decision).toMatchObject({ seat: 0, point: 'DP-47' });
  });

  it('[CR-ATK-22] [CR-ATK-26] goes on to damage, the defender’s answer and Strained', () => {
    const story = upToTheShove()
      .chooses('push', { direction: [1, 0] })
      .chooses('decline')
      .chooses('n5')
      .chooses('decline')
      .chooses('n7');
    expect(story.open.decision).toMatchObject({ seat: 1, point: 'DP-53' });
    story.chooses('deflect@anakin');
    // Two damage of Deflect, then three of Strained, which waits for both players' effects.
    expect(story.unit('clones').damage).toBe(5);
    expect(story.unit('clones').conditions).toEqual([]);
    expect(story.unit('anakin').damage).toBe(5);
    expect(story.unit('anakin').conditions).toEqual(['pinned']);
  });

  it('[CR-COND-16] Exposed, gained by a reaction before the roll, is used up by it', () => {
    expect(upToTheShove().unit('anakin').conditions).toEqual(['pinned']);
  });

  it('resumes in another process to the same hash, in the middle of the shove', () => {
    const story = upToTheShove();
    const text = JSON.stringify(story.match.file());
    story.chooses('push', { direction: [1, 0] }).chooses('decline');
    const other = execFileSync(process.execPath, ['packages/rules/test/attack/resume.ts'], {
      input: text,
      encoding: 'utf8',
    });
    expect(JSON.parse(other)).toEqual({ asked: 'DP-47', hash: story.match.hash });
  });
});
