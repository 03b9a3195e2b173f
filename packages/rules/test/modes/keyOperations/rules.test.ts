import type {
  OperationCard,
  OperationRule,
  PlayedOperation,
  RuleClause,
  RuleEffect,
  StageCard,
} from '@faultline/rules';
import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { clock, end, RAID, raid } from './raid.ts';

const [FIRST, SECOND] = RAID.card.stages as [StageCard, StageCard];

interface Ruled {
  readonly rules: Readonly<Record<string, Pick<OperationRule, 'by' | 'clauses'>>>;
  /** Which of them are the operation's, or the set-up's; the rest are the first Stage's. */
  readonly always?: readonly string[];
  readonly setup?: readonly string[];
  readonly ends?: StageCard['ends'];
  readonly tests?: PlayedOperation['tests'];
}

/** The raid with rules of its own. */
function ruled({ rules, always = [], setup = [], ends = FIRST.ends, tests = {} }: Ruled): PlayedOperation {
  const names = Object.keys(rules).filter((name) => !always.includes(name) && !setup.includes(name));
  const called = ends.flatMap(({ does }) => does);
  const stages = [
    { ...FIRST, setup: [], rules: names.filter((name) => !called.includes(name)), ends },
    { ...SECOND, setup },
  ];
  const card = { ...RAID.card, rules: always, stages } as OperationCard;
  const all = Object.entries(rules).map(([id, rule]) => ({ id, name: id, ...rule }));
  return { card, rules: all, tests: { ...RAID.tests, ...tests }, readings: {} };
}

const atEnd = (...effects: readonly RuleEffect[]): RuleClause => ({
  clause: 'on',
  event: { on: 'turn.end', player: 'own' },
  effects,
});

/** Pins every Unit of the rule's player. */
const pinOwn: RuleEffect = {
  do: 'each',
  bind: 'u',
  from: { of: 'unit', side: 'allied' },
  effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
};

const pinned = ({ open }: Story): string[] =>
  open.units.filter((u) => u.conditions.includes('pinned')).map((u) => u.card);
/** Ends the Turn and puts this rule first in 8B. */
function first(rule: string, story: Story): Story {
  const { offered } = story.chooses('end');
  return story.chooses(offered.find((id) => id.startsWith(rule)) ?? rule);
}
const SENTINELS_TURN = { active: 1, activates: 'jyn' } as const;

describe('a rule of an operation', () => {
  const OWN = ruled({ rules: { mud: { by: 'sentinel', clauses: [atEnd(pinOwn)] } } });

  it('[KO-ROLE-03] that is a role’s means the Units of the player who holds it, in that player’s Turn', () => {
    const ended = first('mud', raid({ operation: OWN, ...SENTINELS_TURN })).told('rule', 'condition');
    expect(ended).toEqual(['rule mud', 'condition jyn pinned']);
    expect(pinned(raid({ operation: OWN }).chooses('end'))).toEqual([]);
  });

  it('[KO-ROLE-03] of the active player means theirs at the end of every Turn', () => {
    const operation = ruled({ rules: { mud: { by: 'active', clauses: [atEnd(pinOwn)] } } });
    expect(first('mud', raid({ operation })).told('condition')).toEqual(['condition saw pinned']);
    expect(first('mud', raid({ operation, ...SENTINELS_TURN })).told('condition')).toEqual(['condition jyn pinned']);
  });

  it('[KO-CARD-08] of a Stage is in force in that Stage alone', () => {
    const story = raid({ operation: OWN, stage: 'get-out', ...SENTINELS_TURN }).chooses('end');
    expect(story.told('rule')).toEqual([]);
  });

  it('[KO-CARD-03] of the operation is in force in every Stage', () => {
    const operation = ruled({ rules: { mud: { by: 'active', clauses: [atEnd(pinOwn)] } }, always: ['mud'] });
    for (const stage of ['break-in', 'get-out'] as const)
      expect(raid({ operation, stage }).chooses('end').offered[0]).toMatch(/^mud/);
  });
});

describe('step 8B', () => {
  const two = ruled({ rules: { mud: { by: 'active', clauses: [atEnd(pinOwn)] } } });

  it('[KO-TURN-13, KO-R-11] lists End of Stage among its effects, last', () => {
    const story = raid({ operation: two }).chooses('end');
    expect([story.asked, story.offered.map((id) => id.split('#')[0])]).toEqual(['red DP-26', ['mud', 'end-of-stage']]);
  });

  it('[KO-TURN-13] lets the active player put End of Stage first', () => {
    const story = raid({ operation: two, held: [0, null] }).plays('end', 'end-of-stage');
    const told = story.match.standing.map(({ event }) => event);
    expect(told.indexOf('stage-ended')).toBeLessThan(told.indexOf('rule'));
  });

  it('[KO-R-11] determines control before any of them', () => {
    const story = raid({
      operation: two,
      red: { saw: { at: [20, 20] } },
      objectives: [{ key: 'W', at: [20 * 2540, 21 * 2540, 0] }],
    }).chooses('end');
    expect(story.told('control')).toEqual(['control W red']);
  });
});

describe('a clause of End of Stage', () => {
  const ends: StageCard['ends'] = [
    end('any-turn', 'in', { stage: 'get-out' }, 'mud'),
    end('aggressor-turn', 'full', 'countdown'),
  ];
  const called: RuleClause = { clause: 'on', event: { on: 'called' }, effects: [pinOwn] };
  const operation = ruled({ rules: { mud: { by: 'sentinel', clauses: [called] } }, ends });

  it('[KO-S1-25, KO-WIN-02] carries out its rules before what follows', () => {
    const story = raid({ operation, held: [0, null] }).chooses('end');
    expect(story.told('rule', 'condition', 'stage-ended')).toEqual([
      'rule mud',
      'condition jyn pinned',
      'stage-ended break-in 0 get-out',
    ]);
  });

  it('[KO-R-57] that a card leaves open is offered to the role it names', () => {
    const left: StageCard['ends'] = [{ ...end('any-turn', 'in', { wins: 'aggressor' }), optional: 'aggressor' }];
    const story = raid({ operation: ruled({ rules: {}, ends: left }), held: [0, null] }).chooses('end');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['yes', 'no']]);
    expect(story.chooses('yes').open.result).toEqual({ winner: 0, why: 'stage' });
    expect(
      raid({ operation: ruled({ rules: {}, ends: left }), held: [0, null] }).plays('end', 'no').open.result,
    ).toBeNull();
  });
});

describe('the set-up of a Stage', () => {
  const setUp: RuleClause = { clause: 'on', event: { on: 'stage.setup' }, effects: [pinOwn] };

  it('[KO-TURN-18] is carried out after its objectives are Active', () => {
    const operation = ruled({ rules: { mud: { by: 'sentinel', clauses: [setUp] } }, setup: ['mud'] });
    const story = raid({ operation, held: [0, null] }).chooses('end');
    expect(story.told('stage', 'rule')).toEqual(['stage get-out', 'rule mud']);
    expect(clock(story).stage).toBe('get-out');
  });
});
