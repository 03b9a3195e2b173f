import { active, duel, ENEMY, FAR, path, standing } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const curse = active(
  0,
  { do: 'choose', bind: 'enemy', from: ENEMY },
  { do: 'gain', who: { bound: 'enemy' }, condition: 'pinned' },
  { do: 'refresh', amount: 1 },
);

const pair = (second: readonly [number, number] = [30, 30]) => ({ at: [[10, 10], second] }) as const;

describe('gaining', () => {
  it('[CR-COND-02, R-COND-10] a condition twice is one damage instead', () => {
    const cursed = (conditions: string[]) =>
      duel({ attacker: { has: ['curse'] }, defender: { conditions }, abilities: { curse } })
        .chooses('curse')
        .unit('defender');
    expect(cursed([])).toMatchObject({ conditions: ['pinned'], damage: 0 });
    expect(cursed(['pinned'])).toMatchObject({ conditions: ['pinned'], damage: 1 });
  });

  it('[CR-COND-03, X-05] in the tree that damage goes to the pool', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'pinned'], ['damage']) },
      defender: { conditions: ['pinned'] },
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1');
    expect(story.open.decision?.about).toMatchObject({ pool: 2 });
    expect(story.unit('defender')).toMatchObject({ damage: 0, conditions: ['pinned'] });
  });

  it('[CR-COND-03] a condition gained earlier on the same path counts too', () => {
    const story = duel({ attacker: { tree: path(['pinned'], ['pinned'], ['damage']) }, attackDice: 'sss' });
    story.plays('combat', 'melee', 'n1', 'n2');
    expect(story.open.decision?.about).toMatchObject({ pool: 1 });
  });

  it('[CR-COND-04] different conditions lie side by side', () => {
    const tree = path(['strained', 'disarmed'], ['exposed', 'pinned']);
    const story = duel({ attacker: { tree }, attackDice: 'ss' }).plays('combat', 'melee', 'n1', 'n2');
    expect(story.unit('defender').conditions).toEqual(['strained', 'disarmed', 'exposed', 'pinned']);
  });

  it('[R-COND-7] a repeated condition does no damage to a Wounded Unit', () => {
    const defender = { damage: 10, wounded: 1, conditions: ['pinned'] };
    const story = duel({ attacker: { has: ['curse'] }, defender, abilities: { curse } }).chooses('curse');
    expect(story.unit('defender').damage).toBe(10);
  });

  it('[CR-KEY-01, R-KEY-1] an immune Unit gets neither the condition nor damage', () => {
    const story = duel({
      attacker: { has: ['curse'] },
      defender: { has: ['nimble'] },
      abilities: { curse, nimble: standing({ name: 'immunity', condition: 'pinned' }) },
    }).chooses('curse');
    expect(story.unit('defender')).toMatchObject({ conditions: [], damage: 0 });
  });

  it('[R-KEY-1] nor is anything added to the pool', () => {
    const story = duel({
      attacker: { tree: path(['pinned'], ['pinned'], ['damage']) },
      defender: { has: ['nimble'] },
      abilities: { nimble: standing({ name: 'immunity', condition: 'pinned' }) },
      attackDice: 'sss',
    }).plays('combat', 'melee', 'n1', 'n2');
    expect(story.open.decision?.about).toMatchObject({ pool: 0 });
  });

  it('[CR-KEY-02] a Unit that becomes immune loses the condition', () => {
    const story = duel({
      defender: { has: ['nimble'], conditions: ['pinned'] },
      abilities: { nimble: standing({ name: 'immunity', condition: 'pinned' }) },
    });
    expect(story.unit('defender').conditions).toEqual([]);
  });

  it('[R-COND-8] repeated in step 10 it is suffered at once', () => {
    const story = duel({
      attacker: { chart: ['pinned'] },
      defender: { conditions: ['pinned'] },
      attackDice: 'es',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1', 'suffered defender 1']);
  });
});

describe('Disarmed', () => {
  const disarmed = { ...pair([12, 12]), conditions: ['disarmed'], chart: ['crit'] };

  it('[CR-COND-11] takes the expertise out of the roll before it is modified', () => {
    const story = duel({ attacker: disarmed, attackDice: 'es' }).plays('combat', 'attacker.1', 'melee');
    expect(story.told('rolled', 'stripped', 'chart').slice(0, 4)).toEqual([
      'rolled attack red expertise,strike,failure,failure',
      'rolled defense blue failure,failure',
      'stripped attack 1',
      'chart attack blows 0 ',
    ]);
  });

  it('[CR-COND-13] is lost with the results: the second character’s attack is free of it', () => {
    const story = duel({ attacker: disarmed, attackDice: 'ffffe' }).plays('combat', 'attacker.1', 'melee', 'melee');
    expect(story.unit('attacker').conditions).toEqual([]);
    expect(story.open.decision?.about).toMatchObject({ successes: 1 });
  });

  it('[CR-COND-01] binds whichever character attacks first', () => {
    const story = duel({ attacker: disarmed, attackDice: 'e' }).plays('combat', 'attacker.2', 'melee');
    expect(story.told('stripped')).toEqual(['stripped attack 1']);
  });

  it('[R-COND-9] is used up also when no expertise was rolled', () => {
    const story = duel({ attacker: { conditions: ['disarmed'] } }).plays('combat', 'melee');
    expect(story.unit('attacker').conditions).toEqual([]);
  });
});

describe('Exposed', () => {
  const exposed = () =>
    duel({
      attacker: pair([12, 12]),
      defender: { conditions: ['exposed'], armour: ['block'] },
      attackDice: 's',
      defenseDice: 'ee',
    }).plays('combat', 'attacker.1', 'melee');

  it('[CR-COND-14, CR-COND-15] takes expertise out of the defense roll, and no row applies', () => {
    expect(exposed().told('stripped', 'results')).toEqual([
      'stripped defense 2',
      'results failure,failure,failure,strike  1',
    ]);
  });

  it('[CR-COND-16] is lost with the results', () => {
    expect(exposed().unit('defender').conditions).toEqual([]);
  });
});

it('[CR-COND-11, CR-COND-14] each roll is stripped by its own condition, which the log names', () => {
  const story = duel({
    attacker: { conditions: ['disarmed'] },
    defender: { conditions: ['exposed'] },
    attackDice: 'es',
    defenseDice: 'ee',
  }).plays('combat', 'melee');
  expect(story.match.eventsSince().filter(({ event }) => event === 'stripped')).toEqual([
    { event: 'stripped', die: 'attack', removed: 1, by: 'disarmed' },
    { event: 'stripped', die: 'defense', removed: 2, by: 'exposed' },
  ]);
});

describe('Pinned', () => {
  it('[CR-COND-17, CR-COND-18, DP-37] the next attempt to move fails and takes Pinned off', () => {
    const story = duel({ attacker: { ...pair(), conditions: ['pinned'] }, defender: { at: FAR } });
    story.plays('move', 'attacker.1');
    expect(story.offered).toEqual(['advance', 'dash', 'climb', 'decline']);
    story.chooses('advance');
    expect(story.character('attacker.1').x).toBe(10 * 2540);
    story.chooses('advance', { to: [30, 32] });
    expect(story.character('attacker.2').y).toBe(32 * 2540);
  });

  it.each(['advance', 'dash', 'climb', 'jump', 'reposition'] as const)(
    '[CR-COND-17] a %s fails like any other',
    (move) => {
      const go = active(0, { do: 'move', who: 'self', move });
      const story = duel({
        attacker: { has: ['go'], conditions: ['pinned'] },
        defender: { at: [30, 30] },
        abilities: { go },
      }).plays('go', move);
      expect(story.told('moved', 'pinned-down')).toEqual(['pinned-down attacker.1']);
      expect(story.unit('attacker').conditions).toEqual([]);
    },
  );

  it('[R-COND-4, CR-COND-06] who could not move has not moved; the action still strains', () => {
    const story = duel({ attacker: { conditions: ['pinned', 'strained'] }, defender: { at: FAR } });
    story.plays('move', 'dash');
    expect(story.told('moved', 'pinned-down', 'suffered')).toEqual(['pinned-down attacker.1', 'suffered attacker 3']);
  });

  it('[R-COND-5] declining to move keeps it', () => {
    const story = duel({ attacker: { conditions: ['pinned'] }, defender: { at: FAR } }).plays('move', 'decline');
    expect(story.unit('attacker').conditions).toEqual(['pinned']);
  });

  it('[R-COND-6] a Pinned and Engaged character would still advance', () => {
    const story = duel({ attacker: { conditions: ['pinned'] } }).plays('move');
    expect(story.offered).toEqual(['advance', 'dash', 'decline']);
  });
});
