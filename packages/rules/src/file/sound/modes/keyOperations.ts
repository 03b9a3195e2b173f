import type { OperationCard, TrackingCard } from '../../../cards/operationCard.ts';
import type { Position } from '../../../game/machine.ts';
import type {
  ChosenByRule,
  InPlay,
  OperationToken,
  PlacedPiece,
  StateOfUnit,
} from '../../../modes/keyOperations/inPlay.ts';
import { type OperationScore, SPACES } from '../../../modes/keyOperations/score.ts';
import {
  either,
  flag,
  known,
  list,
  maybe,
  name,
  orNull,
  pair,
  record,
  recordOf,
  type Rule,
  seat,
  shape,
  whole,
  word,
} from '../rule.ts';
import { count, MANY, names } from '../words.ts';

/** KO-OPT-02. */
const icon = word('crit', 'strike', 'expertise', 'failure', 'block');

/** The score of a Key Operation. Why it is none of the operation's cards: Stages, trackers, pieces, states. */
export function whyNotOperation(p: Position): string | null {
  const { score } = p.open;
  if (score.mode !== 'key-operations') return null;
  const at = 'state.open.score';
  const operations = p.game.library.operations ?? {};
  const operation = known('an operation', (id) => Object.hasOwn(operations, id));
  const card = operations[score.operation]?.card;
  return card ? shapeOf(p, card, operation)(score, at) : operation(score.operation, `${at}.operation`);
}

function shapeOf(p: Position, card: OperationCard, operation: Rule): Rule {
  const stage = known('a Stage of the operation', (id) => card.stages.some((each) => each.id === id));
  return shape<OperationScore>({
    operation,
    aggressor: seat,
    rolesDrawn: flag,
    stage: orNull(stage),
    coming: orNull(stage),
    opening: flag,
    momentum: pair(whole(0, SPACES)),
    locked: flag,
    ended: list(shape<OperationScore['ended'][number]>({ stage, winner: seat, by: name }), MANY),
    degree: orNull(name),
    wounds: pair(whole(0, MANY)),
    play: playOf(p, card),
    options: recordOf(name),
  });
}

function playOf({ open, game }: Position, card: OperationCard): Rule {
  const length = whole(0, game.constants.size);
  const unit = whole(0, open.units.length - 1);
  const tracker = known('a tracker of the operation', (id) => card.trackers.some((each) => each.id === id));
  const { pieces = [], tokens = [] } = card;
  const piece = known(
    'a piece of the operation',
    (id) => pieces.some((each) => each.id === id) || tokens.some(({ key }) => key === id),
  );
  const state = known('a state of the operation', (id) => (card.states ?? []).some((each) => each.id === id));
  const spot = either(
    word('pool', 'aside'),
    record({ unit }),
    record({ tracker }),
    record({ x: length, y: length, z: length }),
  );
  return shape<InPlay>({
    covered: byTracker(card, (spaces) => list(whole(0, spaces - 1), spaces)),
    markers: byTracker(card, (spaces) => whole(0, spaces - 1)),
    tokens: list(shape<OperationToken>({ id: name, at: spot, icon: orNull(icon) }), MANY),
    pieces: list(shape<PlacedPiece>({ id: piece, x: length, y: length, z: length, control: orNull(seat) }), MANY),
    states: list(shape<StateOfUnit>({ unit, state }), MANY),
    loads: recordOf(count),
    flags: names,
    chosen: list(shape<ChosenByRule>({ rule: name, name }), MANY),
    attacked: list(unit, MANY),
  });
}

/** What stands by trackers, within the spaces of each. */
const byTracker = ({ trackers }: OperationCard, rule: (spaces: number) => Rule): Rule =>
  record(Object.fromEntries(trackers.map((tracker) => [tracker.id, maybe(rule(spacesOf(tracker)))])));

function spacesOf(tracker: TrackingCard): number {
  switch (tracker.kind) {
    case 'armored':
      return tracker.boxes.length;
    case 'spaces':
    case 'track':
      return tracker.spaces.length;
    case 'row':
      return tracker.spaces;
    case 'area':
      return MANY;
  }
}
