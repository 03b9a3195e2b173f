import { beginGame, type PlayedOperation, type Seat } from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../../src/modes/keyOperations/stages.ts';
import { clock, RAID, raid } from './raid.ts';

const pinnedSelf = { do: 'gain', who: 'self', condition: 'pinned' } as const;

describe('the end of a Turn', () => {
  it('[KO-TURN-14] moves no token for controlled objectives', () => {
    expect(clock(raid({ held: [1, null], activates: 'jyn', active: 1 }).chooses('end')).momentum).toEqual([1, 0]);
  });

  it('[KO-CD-01, KO-CD-03, KO-CD-04] of the Aggressor with a full tracker is the Sentinel’s victory', () => {
    const story = raid({ momentum: [8, 8] }).chooses('end');
    expect(story.open.result).toEqual({ winner: 1, why: 'countdown' });
    expect(clock(story).locked).toBe(false);
  });

  it('[KO-TOK-02, KO-R-14] of the Aggressor places no Struggle token, and Countdown asks for none', () => {
    const story = raid({ momentum: [8, 8], locked: false }).chooses('end');
    expect([story.told('clock-locked'), story.open.result?.why]).toEqual([[], 'countdown']);
  });

  it('[KO-R-23] that ends the game ends it at once: nobody is Defeated any more, and no Turn follows', () => {
    const fallen = { saw: { at: [10, 10], injured: 2, durability: 2 } } as const;
    const story = raid({ momentum: [8, 8], red: fallen }).chooses('end');
    expect([story.open.result?.why, story.told('defeated', 'turn')]).toEqual(['countdown', []]);
    expect(raid({ red: fallen }).chooses('end').told('defeated')).toEqual(['defeated saw']);
  });

  it('[KO-TOK-01, KO-CD-02] of the Sentinel with a full tracker puts the Struggle token on the centre', () => {
    const story = raid({ momentum: [8, 8], activates: 'jyn', active: 1 }).chooses('end');
    expect([clock(story).locked, story.told('clock-locked')]).toEqual([true, ['clock-locked']]);
  });

  it('[KO-R-15] not of the Aggressor who has made room in it', () => {
    expect(raid({ momentum: [8, 7] }).chooses('end').open.result).toBeNull();
  });

  it('[KO-R-13] ends the game by Countdown where a completed Stage removes nothing', () => {
    const story = raid({ momentum: [8, 8], held: [0, null] }).chooses('end');
    expect(story.open.result).toEqual({ winner: 1, why: 'countdown' });
  });

  it('[KO-R-11, KO-CD-01] lets the Aggressor win before any Countdown, wherever it is printed', () => {
    const story = raid({ momentum: [8, 8], stage: 'get-out', held: [0, 0] }).chooses('end');
    expect(story.open.result).toEqual({ winner: 0, why: 'stage' });
    const [, second] = RAID.card.stages;
    expect(second && clausesOf(second).map(({ when }) => when)).toEqual(['out', 'full']);
  });

  it('[KO-CARD-09] looks at a clause only in the Turns it names', () => {
    const story = raid({ momentum: [8, 8], activates: 'jyn', active: 1 }).chooses('end');
    expect(story.open.result).toBeNull();
  });
});

describe('a Stage that has ended', () => {
  const over = () => raid({ held: [0, null] }).chooses('end');

  it('[KO-STG-02, KO-WIN-02] is followed by the one its clause names', () => {
    const story = over();
    expect(clock(story).stage).toBe('get-out');
    expect(story.told('stage-ended', 'stage')).toEqual(['stage-ended break-in 0 get-out', 'stage get-out']);
  });

  it('[KO-STG-03, KO-STG-04, KO-TURN-17] leaves no Control token, and the new map’s objectives Active', () => {
    const { objectives } = over().open;
    expect(objectives.map(({ key, active, control, priority }) => [key, active, control, priority])).toEqual([
      ['W', true, null, false],
      ['E', true, null, false],
    ]);
  });

  it('[KO-R-21] leaves no mark of its map, and the next map’s are laid', () => {
    const [first, second] = RAID.card.stages;
    const marked = { ...second, active: [{ key: 'E', mark: null, priority: true }] };
    const operation = { ...RAID, card: { ...RAID.card, stages: [first, marked] } } as PlayedOperation;
    const objectives = [
      { key: 'W', at: [3000, 3000, 0], control: 0, priority: true },
      { key: 'E', at: [3000, 3000, 0], active: false },
    ] as const;
    const story = raid({ operation, objectives }).chooses('end');
    expect(story.open.objectives.map(({ key, priority }) => [key, priority])).toEqual([
      ['W', false],
      ['E', true],
    ]);
  });

  it('[KO-TURN-16] and one that has not leaves everything', () => {
    const story = raid({ held: [1, null] }).chooses('end');
    expect([clock(story).stage, story.open.objectives[0]?.control]).toEqual(['break-in', 1]);
  });

  it('[KO-TURN-15, KO-S1-27, KO-R-42] begins the next after the Defeated check', () => {
    const story = raid({
      held: [0, null],
      red: { saw: { at: [10, 10], injured: 9, durability: 2 }, cass: { at: [4, 4] } },
    });
    const told = story.chooses('end').match.standing.map(({ event }) => event);
    expect(told.indexOf('defeated')).toBeGreaterThan(told.indexOf('stage-ended'));
    expect(told.indexOf('defeated')).toBeLessThan(told.indexOf('stage'));
  });

  it('[KO-R-09] leaves the Struggle token on the centre', () => {
    expect(clock(raid({ held: [0, null], momentum: [7, 7], locked: true }).chooses('end')).locked).toBe(true);
  });
});

describe('preparing an operation', () => {
  const { mission: _, ...republic } = REPUBLIC;
  const { mission: _other, ...shadow } = SHADOW;
  const game = (operation: PlayedOperation = RAID) =>
    coreGame({ mode: keyOperations, library: { ...library, operations: { raid: operation } } });
  const begin = (aggressor: Seat | null, seed = 'raid', operation = RAID) =>
    beginGame(
      game(operation),
      { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan: { operation: 'raid', aggressor } },
      seeded(seed),
    ).state.open;

  it('[KO-ROLE-01, KO-ROLE-04, KO-MODE-03] makes the Aggressor First Player, without a roll and without missions', () => {
    for (const aggressor of [0, 1] as const) {
      const open = begin(aggressor);
      expect([open.firstPlayer, open.active, open.decision?.seat, open.decision?.point]).toEqual([
        aggressor,
        aggressor,
        aggressor,
        'DP-04',
      ]);
    }
  });

  it('[KO-ROLE-02] draws the roles where nobody has agreed on them, the same from the same seed', () => {
    const drawn = Array.from({ length: 12 }, (_each, n) => begin(null, `seed ${n}`).firstPlayer);
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
    expect(begin(null, 'seed 3').firstPlayer).toBe(drawn[3]);
  });

  it('[KO-SET-01, KO-SET-03] begins with an empty tracker and no Struggle token on it', () => {
    expect(begin(0).score).toMatchObject({ momentum: [0, 0], locked: false, stage: null });
  });

  it('[KO-R-19] asks nobody for a side where the card fixes it', () => {
    const fixed = { ...RAID, card: { ...RAID.card, south: 'sentinel' } } as PlayedOperation;
    const open = begin(0, 'raid', fixed);
    expect([open.seats[0].edge, open.decision?.point]).toEqual(['north', 'DP-07']);
  });

  it('[KO-CARD-01] refuses an operation it does not know, and a game that names none', () => {
    const teams = [republic, shadow] as const;
    const begun = (plan?: { operation: string; aggressor: null }) =>
      beginGame(game(), { kind: 'teams', mode: 'key-operations', teams, ...(plan && { plan }) }, seeded('x'));
    expect(() => begun({ operation: 'heist', aggressor: null })).toThrow(
      'There is no operation "heist"; known are: raid.',
    );
    expect(() => begun()).toThrow('which operation is played');
  });

  it.each([
    [{ operation: 'constructor', aggressor: 0 }, 'There is no operation "constructor"'],
    [{ operation: 'raid', aggressor: 7 }, 'The Aggressor is player 0 or 1'],
    [{ operation: 'raid', aggressor: 'me' }, 'The Aggressor is player 0 or 1'],
    [{ operation: 'raid', aggressor: 0, options: 5 }, 'The options of an operation are choices by name'],
    [{ operation: 'raid', aggressor: 0, options: { toString: 'x' } }, 'Raid has no option "toString"'],
  ])('[KO-ROLE-02] refuses a plan from outside that is none: %j', (plan, why) => {
    const setup = { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan } as never;
    expect(() => beginGame(game(), setup, seeded('x'))).toThrow(why);
  });

  it('[KO-CARD-03, KO-CARD-05] refuses an operation with a rule it does not play, or an end it cannot read', () => {
    const ruled = { ...RAID, card: { ...RAID.card, rules: ['sound-the-alarm'] } };
    expect(() => begin(0, 'raid', ruled)).toThrow('nothing says what "sound-the-alarm" means');
    expect(() => begin(0, 'raid', { ...RAID, tests: {} })).toThrow('nothing says what "full" means');
  });

  it('[CR-SETUP-16] refuses a table without a place for a token of the map', () => {
    const off = { ...RAID, card: { ...RAID.card, objectives: [{ key: 'W', x: -5000, y: 0 }] } };
    expect(() => begin(0, 'raid', off)).toThrow('has no place for objective W of Raid');
  });
});

describe('an answer by hand', () => {
  it('[DP-59] corrects the clock, within its spaces', () => {
    const story = raid({ momentum: [1, 1] });
    const set = (score: Record<string, number | readonly [number, number]>) =>
      story.checked.send({ do: 'correct', by: 0, consent: 1, set: [{ score }], why: 'we miscounted' });
    set({ momentum: [3, 4], locked: 1 });
    expect(clock(story)).toMatchObject({ momentum: [3, 4], locked: true });
    expect(set({ momentum: [9, 0] })).toMatchObject({ refused: { reasons: [{ rule: 'KO-R-02' }] } });
    expect(set({ token: 3 })).toMatchObject({ refused: { reasons: [{ facts: { unknownField: 'token' } }] } });
  });
});

describe('a Stage that a player wins', () => {
  const proud = { clause: 'on', event: { on: 'struggle.claimed', player: 'own' }, effects: [pinnedSelf] } as const;

  it('[KO-R-49] counts as a Struggle Card that they claim', () => {
    const cheering = { kind: 'innate', clauses: [proud] } as const;
    const story = raid({
      held: [0, null],
      red: { saw: { at: [10, 10], has: ['cheer'] } },
      blue: { jyn: { at: [30, 30], has: ['cheer'] } },
      abilities: { cheer: cheering },
    }).chooses('end');
    expect(story.told('condition')).toEqual(['condition saw pinned']);
  });
});
