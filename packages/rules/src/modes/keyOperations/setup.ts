import type { OperationCard } from '../../cards/operationCard.ts';
import type { PlayedOperation } from '../../cards/stageTest.ts';
import type { Brought } from '../../game/mode.ts';
import type { Position } from '../../game/machine.ts';
import { chance, choice, step } from '../../kernel/steps.ts';
import { laidOut } from '../../setup/prepare.ts';
import { otherSeat, SEATS, type Seat } from '../../state/ids.ts';
import { change, operationCard, operationOf, seatOf } from './score.ts';

/** Preparing a Key Operation: the roles, the sides, the objectives, and after deployment the first Stage (KO-R-20). */
declare module '../../state/frame.ts' {
  interface Steps {
    'operation.roles': object;
    'operation.draw': object;
    'operation.side': object;
    'operation.lay': object;
    'operation.begin': object;
  }
}

/** What a plan must say; null where it says nothing. */
export const planOf = ({ plan }: Brought) => (plan && 'operation' in plan ? plan : null);

/** KO-ROLE-01, KO-ROLE-02: agreed, or drawn. */
step('operation.roles', (g) => {
  if (operationOf(g).rolesDrawn) g.next('operation.draw', {});
  else {
    g.done();
    settleRoles(g);
  }
});

const letters: readonly string[] = SEATS.map(String);

chance('operation.draw', {
  wants: () => [{ want: 'shuffle', cards: letters, purpose: 'mission', seat: 0 }],
  take: (g, _f, [order = []]) => {
    change(g, { aggressor: Number(order[0]) as Seat });
    g.done();
    settleRoles(g);
  },
});

/** KO-ROLE-04, KO-DEP-02: the Aggressor is First Player and deploys first. */
function settleRoles(g: Parameters<typeof change>[0]): void {
  const { operation, aggressor } = operationOf(g);
  g.open.firstPlayer = aggressor;
  g.open.active = aggressor;
  g.emit({ event: 'operation', operation, aggressor });
}

/** KO-R-19: the Aggressor's choice, unless the card fixes it. */
choice('operation.side', {
  ask: (p) => {
    const { south } = operationCard(p);
    const seat = seatOf(p, 'aggressor');
    if (south !== null) return { auto: { option: south === 'aggressor' ? 'south' : 'north' } };
    return { seat, point: 'DP-04', options: [{ id: 'south' }, { id: 'north' }] };
  },
  take: (g, _f, { option }) => {
    const aggressor = seatOf(g, 'aggressor');
    const south = option === 'south' ? aggressor : otherSeat(aggressor);
    for (const seat of SEATS) g.open.seats[seat].edge = seat === south ? 'south' : 'north';
    g.done();
  },
});

/** KO-CARD-04, KO-R-19, KO-R-20: the bottom of the map is the Aggressor's edge; all of them Inactive. */
step('operation.lay', (g) => {
  const { edge } = g.open.seats[seatOf(g, 'aggressor')];
  g.open.objectives = laidOut(operationCard(g).objectives, edge, g.game.constants.size).map((token) => ({
    ...token,
    z: 0,
    active: false,
    control: null,
    priority: false,
  }));
  g.done();
});

/** KO-ROLE-05, KO-SET-02, KO-R-20: after deployment and stances. */
step('operation.begin', (g) => {
  const card = operationCard(g);
  const first = seatOf(g, card.firstPlayer ?? 'aggressor');
  g.open.firstPlayer = first;
  g.open.active = first;
  const [stage] = card.stages;
  if (!stage) throw new Error(`${card.name} has no Stage.`);
  g.next('stage.begin', { stage: stage.id });
});

/** CR-SETUP-16, KO-CARD-04: a table has a place for every token of the map, from whichever edge. */
export function whyNotBrought(p: Position, brought: Brought): string | null {
  const { library, table } = p.game;
  const plan = planOf(brought);
  if (!plan) return 'A Key Operation needs to know which operation is played.';
  const played = library.operations?.[plan.operation];
  // order: as the library has them
  const known = Object.keys(library.operations ?? {}).join(', ') || 'none';
  if (!played) return `There is no operation "${plan.operation}"; known are: ${known}.`;
  const unread = unreadIn(played);
  if (unread !== null) return `${played.card.name} cannot be played yet: nothing says what "${unread}" means.`;
  const lost = lostToken(p, played.card);
  return lost === null ? null : `The table "${table.name}" has no place for objective ${lost} of ${played.card.name}.`;
}

/** A rule of its cards that the mode does not play, or an end that asks what nobody can answer. */
function unreadIn({ card, tests }: PlayedOperation): string | null {
  const stages = card.stages.flatMap(({ setup, rules, ends }) => [
    ...setup,
    ...rules,
    ...ends.flatMap((end) => end.does),
  ]);
  const ends = card.stages.flatMap((stage) => stage.ends.map(({ when }) => when)).filter((when) => !tests[when]);
  return [...card.rules, ...stages, ...ends][0] ?? null;
}

function lostToken(p: Position, { objectives }: OperationCard): string | null {
  const { space, constants } = p.game;
  const laid = (['south', 'north'] as const).flatMap((edge) => laidOut(objectives, edge, constants.size));
  return laid.find(({ x, y }) => space.tokenHeight(p, x, y) === null)?.key ?? null;
}
