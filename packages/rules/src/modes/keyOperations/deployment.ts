import type { DeploymentZone } from '../../cards/operationCard.ts';
import type { Deployment, Mode, Zone } from '../../game/mode.ts';
import type { Position } from '../../game/machine.ts';
import type { Disc } from '../../game/space.ts';
import { basesOfSeat, discOf, objectiveDisc } from '../../game/find.ts';
import { laidOut } from '../../setup/prepare.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import { inPlay } from './inPlay.ts';
import { operationCard, roleOf, seatOf } from './score.ts';

/** Deployment where the card has its own (KO-DEP-02, KO-R-77). */

/** What lies on the battlefield from the beginning is measured like an Operation token. */
const RADIUS = 1270;

function tokenDisc(p: Position, key: string): Disc {
  const { tokens = [] } = operationCard(p);
  const { edge } = p.open.seats[seatOf(p, 'aggressor')];
  const token = laidOut(tokens, edge, p.game.constants.size).find((each) => each.key === key);
  if (!token) throw new Error(`Nothing called ${key} lies on the battlefield.`);
  return { x: token.x, y: token.y, z: p.game.space.tokenHeight(p, token.x, token.y) ?? 0, r: RADIUS };
}

const discsOf = (p: Position, of: 'objective' | 'enemy', seat: Seat): Disc[] =>
  of === 'enemy'
    ? basesOfSeat(p, otherSeat(seat)).map(discOf)
    : p.open.objectives.map((objective) => objectiveDisc(p, objective));

const zoneFrom = (p: Position, { within, notWithin = [] }: DeploymentZone, seat: Seat): Zone => ({
  rule: 'KO-R-77',
  within: within ? { range: within.range, of: tokenDisc(p, within.of) } : null,
  notWithin: notWithin.flatMap(({ range, of }) => discsOf(p, of, seat).map((disc) => ({ range, of: disc }))),
});

/** Units that the operation has made something of before deployment are set down by its rules. */
export const deployment: Mode['deployment'] = (p): Deployment => {
  const { deployment: own } = operationCard(p);
  const { states } = inPlay(p);
  return {
    first: own ? seatOf(p, own.first) : null,
    isLeftOut: (u) => states.some(({ unit }) => unit === u.id),
    zone: (seat) => {
      const zone = own?.zones?.[roleOf(p, seat)];
      return zone ? zoneFrom(p, zone, seat) : null;
    },
  };
};
