import type { OperationCard, OperationRole } from '../../cards/operationCard.ts';
import type { PlayedOperation } from '../../cards/operationRule.ts';
import type { Brought } from '../../game/mode.ts';
import type { Position } from '../../game/machine.ts';
import { chance, choice, step } from '../../kernel/steps.ts';
import { laidOut } from '../../setup/prepare.ts';
import { raise } from '../../timing/resolution.ts';
import { openWindow } from '../../timing/window.ts';
import { otherSeat, SEATS, type Seat } from '../../state/ids.ts';
import { changePlay } from './inPlay.ts';
import { change, operationCard, operationOf, roleOf, seatOf } from './score.ts';
import { whyNotPlayed } from './unplayed.ts';

/** Preparing a Key Operation: the roles, the sides, the objectives, and after deployment the first Stage (KO-R-20). */
declare module '../../state/frame.ts' {
  interface Steps {
    'operation.roles': object;
    'operation.draw': object;
    'operation.side': object;
    'operation.lay': object;
    'operation.deploying': object;
    'operation.deployed': object;
    'operation.begin': object;
    /** A Unit was chosen in step 2 and does not yet activate. */
    'operation.choosing': object;
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
  const tokens = laidOut(operationCard(g).tokens ?? [], edge, g.game.constants.size);
  const height = (x: number, y: number): number => g.game.space.tokenHeight(g, x, y) ?? 0;
  changePlay(g, { pieces: tokens.map(({ key, x, y }) => ({ id: key, x, y, z: height(x, y), control: null })) });
  g.done();
});

/** KO-R-20: set-up text that names a moment of its own is done then. */
step('operation.deploying', (g) => {
  g.done();
  openWindow(g, [raise(g, 'deploy.before', { seat: g.open.active })]);
});

step('operation.deployed', (g) => {
  g.done();
  openWindow(g, [raise(g, 'deploy.after', { seat: g.open.active })]);
});

step('operation.choosing', (g) => {
  const { chosen } = g.open.memory;
  g.done();
  if (chosen) openWindow(g, [raise(g, 'activation.choosing', { seat: g.open.active, unit: chosen.unit })]);
});

/** KO-ROLE-05, KO-SET-02, KO-R-20: after deployment and stances. */
step('operation.begin', (g) => {
  const card = operationCard(g);
  const first = seatOf(g, card.firstPlayer ?? 'aggressor');
  g.open.firstPlayer = first;
  g.open.active = first;
  const { startMomentum } = card;
  if (startMomentum) change(g, { momentum: startOf(g, startMomentum) });
  const [stage] = card.stages;
  if (!stage) throw new Error(`${card.name} has no Stage.`);
  g.next('stage.begin', { stage: stage.id });
});

const startOf = (p: Position, start: Readonly<Record<OperationRole, number>>): readonly [number, number] => [
  start[roleOf(p, 0)],
  start[roleOf(p, 1)],
];

/** CR-SETUP-16, KO-CARD-04: a table has a place for every token of the map, from whichever edge. */
export function whyNotBrought(p: Position, brought: Brought): string | null {
  const { library, table } = p.game;
  const plan = planOf(brought);
  if (!plan) return 'A Key Operation needs to know which operation is played.';
  const operations = library.operations ?? {};
  const played = Object.hasOwn(operations, plan.operation) ? operations[plan.operation] : undefined;
  // order: as the library has them
  const known = Object.keys(operations).join(', ') || 'none';
  if (!played) return `There is no operation "${plan.operation}"; known are: ${known}.`;
  const { aggressor = null } = plan;
  if (aggressor !== null && !SEATS.includes(aggressor))
    return `The Aggressor is player 0 or 1, or null where the roles are drawn; not ${JSON.stringify(aggressor)}.`;
  const why = whyNotPlayed(played);
  if (why !== null) return `${played.card.name} cannot be played yet: ${why}.`;
  const reading = whyNotReadings(played, plan.options ?? {});
  if (reading !== null) return reading;
  const lost = lostToken(p, played.card);
  return lost === null ? null : `The table "${table.name}" has no place for objective ${lost} of ${played.card.name}.`;
}

/** A reading must be one that the operation leaves open. */
function whyNotReadings({ card, readings }: PlayedOperation, options: Readonly<Record<string, string>>): string | null {
  if (typeof options !== 'object' || Array.isArray(options)) return 'The options of an operation are choices by name.';
  // order: any one that is wrong is enough
  for (const [option, choice] of Object.entries(options)) {
    const choices = Object.hasOwn(readings, option) ? readings[option] : undefined;
    if (!choices) return `${card.name} has no option "${option}".`;
    if (!choices.includes(choice)) return `The option "${option}" is one of ${choices.join(', ')}; not "${choice}".`;
  }
  return null;
}

function lostToken(p: Position, { objectives, tokens = [] }: OperationCard): string | null {
  const { space, constants } = p.game;
  const laid = (['south', 'north'] as const).flatMap((edge) =>
    laidOut([...objectives, ...tokens], edge, constants.size),
  );
  return laid.find(({ x, y }) => space.tokenHeight(p, x, y) === null)?.key ?? null;
}
