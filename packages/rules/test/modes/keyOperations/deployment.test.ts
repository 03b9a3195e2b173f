import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  drawing,
  fast,
  Match,
  type OperationCard,
  type OperationRule,
  type PlayedOperation,
  type RuleEffect,
  sampleAnswer,
  sha256,
} from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { coreGame, seeded, Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PLAIN, reasonsOf, ruleOf } from './depot.ts';

/** A game from its beginning, with rules of the whole operation. */
function begun(
  rules: Readonly<Record<string, Pick<OperationRule, 'by' | 'clauses'>>>,
  more: Partial<OperationCard> = {},
): Story {
  const { mission: _, ...republic } = REPUBLIC;
  const { mission: _other, ...shadow } = SHADOW;
  const operation: PlayedOperation = {
    ...PLAIN,
    card: { ...PLAIN.card, ...more, rules: Object.keys(rules) },
    rules: Object.entries(rules).map(([id, one]) => ({ id, name: id, ...one })),
  };
  const game = coreGame({ mode: keyOperations, library: { ...library, operations: { depot: operation } } });
  const plan = { operation: 'depot', aggressor: 0 } as const;
  return new Story(
    Match.begin(game, { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan }, seeded('squads')),
    new Map(),
  );
}

const beforeDeployment = (by: OperationRule['by'], ...effects: readonly RuleEffect[]) =>
  ruleOf(by, { clause: 'on', event: { on: 'deploy.before' }, effects });

const aSquad: readonly RuleEffect[] = [
  { do: 'choose-squad', bind: 'squad' },
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'allied', among: { bound: 'squad' } },
    effects: [{ do: 'state', who: { bound: 'unit' }, state: 'asleep' }],
  },
];

/** Deploys by chance until another question is asked. */
function deploys(story: Story): string[] {
  const random = drawing(fast(sha256('deploys'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  for (let n = 0; n < 80; n += 1) {
    const { decision, version } = story.open;
    if (!decision || !['DP-07', 'DP-08', 'DP-09', 'DP-28'].includes(decision.point)) break;
    const option = decision.options[0]?.id ?? '';
    const answer = sampleAnswer({ game: story.match.game, open: story.open }, option, random) ?? { option };
    story.checked.send({ do: 'answer', seat: decision.seat, version, answer });
  }
  return story.told('deployed').map((line) => line.split(' ')[1]?.split('.')[0] ?? '');
}

describe('a squad', () => {
  it('is chosen by its first Unit before deployment, and means all of its Units', () => {
    const story = begun({ it: beforeDeployment('sentinel', ...aSquad) });
    expect([story.asked, story.offered]).toEqual(['blue DP-34', ['b1', 'b4']]);
    story.chooses('b4').plays('b4', 'b5');
    expect(story.told('state')).toEqual(['state b4 asleep', 'state b5 asleep', 'state b6 asleep']);
  });

  it('[KO-DEP-02] that the operation has made something of is not deployed', () => {
    const story = begun({ it: beforeDeployment('sentinel', ...aSquad) }).plays('b4', 'b4', 'b5');
    const who = new Set(deploys(story));
    expect([...who].toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'b3']);
  });
});

describe('deployment of a card’s own', () => {
  const deployment: OperationCard['deployment'] = {
    first: 'sentinel',
    zones: {
      sentinel: { within: { range: 2, of: 'desk' } },
      aggressor: {
        notWithin: [
          { range: 5, of: 'enemy' },
          { range: 2, of: 'objective' },
        ],
      },
    },
  };
  const tokens = [{ key: 'desk', x: 45720, y: 45720 }];

  it('[KO-DEP-02, KO-R-77] lets one role deploy all its squads first, near what the card names', () => {
    const story = begun({}, { deployment, tokens });
    const order = deploys(story).map((name) => name[0]);
    const first = order.indexOf('a');
    expect(order.slice(0, first).every((side) => side === 'b')).toBe(true);
    expect(order.slice(first).every((side) => side === 'a')).toBe(true);
    const discs = story.open.characters.filter((c) => story.open.units[c.unit]?.seat === 1);
    expect(discs.every((c) => (c.x - 45720) ** 2 + (c.y - 45720) ** 2 < (1270 + c.r + 8000) ** 2)).toBe(true);
  });

  it('[KO-R-77] refuses a place that is too far, or too near, with the distance', () => {
    const story = begun({}, { deployment, tokens });
    story.chooses(story.offered[0] ?? '');
    expect(reasonsOf(story.tries('place', { to: [2, 2] }))).toEqual(['KO-R-77']);
  });
});
