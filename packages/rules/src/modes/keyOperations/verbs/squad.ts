import type { Position } from '../../../game/machine.ts';
import { unitsOf } from '../../../game/find.ts';
import { choice } from '../../../kernel/steps.ts';
import { joinedNames } from '../../../queries/context.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { seatMeant } from '../../../verbs/running.ts';
import { type Seat, unitName } from '../../../state/ids.ts';
import { distinct } from '../../../state/lists.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** A name for the Units of one own squad, on the battlefield or not. */
    'choose-squad': { bind: string };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    'squad.choose': { bind: string; seat: Seat };
  }
}

/** The Units of each squad by their names, in the order of their list. */
function squadsOf(p: Position, seat: Seat): string[][] {
  const units = unitsOf(p, seat);
  return distinct(units.map(({ squad }) => squad)).map((squad) => units.filter((u) => u.squad === squad).map(unitName));
}

/** DP-34: a squad is named by the first of its Units. */
choice('squad.choose', {
  ask: (p, { bind, seat }) => {
    const first = squadsOf(p, seat).flatMap(([name]) => name ?? []);
    const [only, second] = first;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return { seat, point: 'DP-34', options: first.map((id) => ({ id, unit: id })), about: { choose: bind } };
  },
  take: (g, { seat }, { option }) => {
    const squad = squadsOf(g, seat).find(([name]) => name === option) ?? [];
    g.done({ happened: squad.length > 0, chosen: joinedNames(squad) });
  },
});

export const chooseSquad = verb('choose-squad', {
  perform: (g, f, { bind }) => void g.call('squad.choose', { bind, seat: f.seat }),
  isIdle: (p, _effect, at) => {
    const seat = seatMeant(p, undefined, at);
    return seat !== null && unitsOf(p, seat).length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'choose-squad'> = {
  means: 'a name for the Units of one own squad, on the battlefield or not',
  example: { do: 'choose-squad', bind: 'squad' },
};
