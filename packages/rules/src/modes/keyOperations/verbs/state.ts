import type { Ref } from '../../../cards/selector.ts';
import { basesOf, unit } from '../../../game/find.ts';
import type { Machine, Position } from '../../../game/machine.ts';
import { unitMeant } from '../../../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../../../queries/language.ts';
import { changeCharacter } from '../../../state/change.ts';
import type { UnitId } from '../../../state/ids.ts';
import { advance } from '../../../verbs/running.ts';
import { changePlay, inPlay, isIn } from '../inPlay.ts';
import { KEY_OPERATIONS, operationCard } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** What the operation makes of a Unit begins or ends. */
    state: { who: Ref; state: string; ends?: true };
  }
}

/** Within no range and out of everybody's sight: its characters are off the battlefield until a rule sets them down. */
const isAway = (p: Position, name: string): boolean =>
  operationCard(p).states?.find(({ id }) => id === name)?.away === true;

function leaveTable(g: Machine, id: UnitId): void {
  for (const c of basesOf(g, unit(g, id))) changeCharacter(g, c.id, { onTable: false });
  g.unsettled = true;
}

export const state = verb('state', {
  perform: (g, f, { who, state: name, ends }) => {
    const { id } = unitMeant(g, who, f.context);
    const begins = ends !== true;
    const changes = isIn(g, id, name) !== begins;
    advance(g, f, changes);
    if (!changes) return;
    const others = inPlay(g).states.filter((each) => each.unit !== id || each.state !== name);
    changePlay(g, { states: begins ? [...others, { unit: id, state: name }] : others });
    g.emit({ event: 'state', unit: id, state: name, begins });
    if (begins && isAway(g, name)) leaveTable(g, id);
  },
  isIdle: idleOnceBound(
    (p, { who, state: name, ends }, at) => isIn(p, unitMeant(p, who, at).id, name) === (ends !== true),
  ),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'state'> = {
  means: 'what the operation makes of a Unit begins or ends',
  example: { do: 'state', who: { bound: 'unit' }, state: 'hurt' },
};
