import type { DeploymentZone } from '../../cards/operationCard.ts';
import type { Deployment, Mode, Zone } from '../../game/mode.ts';
import type { Position } from '../../game/machine.ts';
import type { Disc } from '../../game/space.ts';
import { basesOfSeat, discOf, objectiveDisc } from '../../game/find.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import { inPlay } from './inPlay.ts';
import { pieceDisc } from './pieces.ts';
import { operationCard, roleOf, seatOf } from './score.ts';

/** Deployment where the card has its own (KO-DEP-02, KO-R-77). */

const discsOf = (p: Position, of: 'objective' | 'enemy', seat: Seat): Disc[] =>
  of === 'enemy'
    ? basesOfSeat(p, otherSeat(seat)).map(discOf)
    : p.open.objectives.map((objective) => objectiveDisc(p, objective));

function neededDisc(p: Position, id: string): Disc {
  const disc = pieceDisc(p, id);
  if (!disc) throw new Error(`Nothing called ${id} lies on the battlefield.`);
  return disc;
}

const zoneFrom = (p: Position, { within, notWithin = [] }: DeploymentZone, seat: Seat): Zone => ({
  rule: 'KO-R-77',
  within: within ? { range: within.range, of: neededDisc(p, within.of) } : null,
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
