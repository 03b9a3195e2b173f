import type { OperationIcon } from '../../../cards/operationCard.ts';
import type { EffectOf } from '../../../cards/effect.ts';
import type { Ref } from '../../../cards/selector.ts';
import type { Range } from '../../../cards/unitCard.ts';
import { objectiveDisc, unitNamed } from '../../../game/find.ts';
import type { Machine, Position } from '../../../game/machine.ts';
import { choice, step } from '../../../kernel/steps.ts';
import { unitsBound } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import type { SetLimit } from '../../../state/decision.ts';
import { type Seat, unitName } from '../../../state/ids.ts';
import { advance } from '../../../verbs/running.ts';
import { inPlay } from '../inPlay.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { measuredFrom } from '../setting.ts';
import { addTokens, layOnUnit, tokenDisc } from '../tokens.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /**
     * Named Operation tokens: face up onto Units of the player's choice; face down and by chance one onto each Unit, the
     * others where the player likes; or onto the battlefield, each out of some ranges.
     */
    lay: {
      tokens: readonly OperationIcon[];
      on: { readonly units: Ref } | 'battlefield';
      faceUp: boolean;
      notWithin?: readonly NotWithin[];
    };
  }
}

interface NotWithin {
  readonly range: Range;
  readonly of: 'objective' | 'edge' | 'token';
}

declare module '../../../state/frame.ts' {
  interface Steps {
    /** Face down and in random order: one onto each Unit, by the order of their list. */
    'lay.deal': { tokens: readonly string[]; units: readonly string[]; seat: Seat };
    /** Which Unit each token comes onto; one that has none yet, as long as there is such a Unit. */
    'lay.unit': { tokens: readonly string[]; units: readonly string[]; seat: Seat };
    /** One after the other, so that each is measured from those before. */
    'lay.down': { tokens: readonly string[]; notWithin: readonly NotWithin[]; seat: Seat };
  }
}

const unitsMeant = (p: Position, ref: Ref, at: Parameters<typeof unitsBound>[2]): string[] =>
  unitsBound(p, ref, at).map(unitName);

function perform(
  g: Machine,
  seat: Seat,
  units: readonly string[] | null,
  { tokens, faceUp, notWithin = [] }: Laid,
): void {
  // KO-R-78: who lays them face down where they like knows which is which; what is dealt by chance nobody knows (KO-R-66).
  const ids = addTokens(g, tokens, faceUp, units === null ? seat : null);
  if (units === null) g.call('lay.down', { tokens: ids, notWithin, seat });
  else if (faceUp) g.call('lay.unit', { tokens: ids, units, seat });
  else g.call('lay.deal', { tokens: ids, units, seat }).call('pool.shuffle', { only: ids });
}

type Laid = Pick<EffectOf<'lay'>, 'tokens' | 'faceUp' | 'notWithin'>;

/** KO-R-66. */
step('lay.deal', (g, { tokens, units, seat }) => {
  g.next('lay.unit', { tokens: tokens.slice(units.length), units, seat });
  for (const [i, name] of units.entries()) put(g, tokens[i], name, seat);
});

function put(g: Machine, token: string | undefined, name: string, seat: Seat): void {
  const u = unitNamed(g.open, name);
  if (u && token !== undefined) layOnUnit(g, token, u.id, seat);
}

const bears = (p: Position, name: string): boolean =>
  inPlay(p).tokens.some(({ at }) => typeof at === 'object' && 'unit' in at && at.unit === unitNamed(p.open, name)?.id);

/** DP-57: the Units without a token first, and when all have one, whichever the player likes. */
function openTo(p: Position, units: readonly string[]): readonly string[] {
  const without = units.filter((name) => !bears(p, name));
  return without.length > 0 ? without : units;
}

choice('lay.unit', {
  ask: (p, { tokens: [token], units, seat }) => {
    const names = openTo(p, units);
    const [only, second] = names;
    if (token === undefined || second === undefined)
      return { auto: { option: token === undefined ? 'none' : (only ?? 'none') } };
    const icon = inPlay(p).tokens.find(({ id }) => id === token)?.icon;
    return {
      seat,
      point: 'DP-57',
      options: names.map((id) => ({ id, unit: id, ...(icon && { icons: [icon] }) })),
      about: { choose: 'lay', ...(icon && { icon }) },
    };
  },
  take: (g, { tokens: [token, ...tokens], units, seat }, { option }) => {
    if (token === undefined || option === 'none') return g.done({ happened: true });
    g.next('lay.unit', { tokens, units, seat });
    put(g, token, option, seat);
  },
});

function limitOf(p: Position, { range, of }: NotWithin): SetLimit {
  if (of === 'edge') return { how: 'outside', range, of: 'edge' };
  const discs =
    of === 'objective'
      ? p.open.objectives.map((objective) => objectiveDisc(p, objective))
      : inPlay(p)
          .tokens.filter(({ at }) => typeof at === 'object' && 'x' in at)
          .map(tokenDisc);
  return { how: 'outside', range, of: measuredFrom(discs) };
}

step('lay.down', (g, { tokens: [token, ...tokens], notWithin, seat }) => {
  if (token === undefined) return g.done({ happened: true });
  const limits = notWithin.map((each) => limitOf(g, each));
  g.next('lay.down', { tokens, notWithin, seat }).call('set.down', { what: 'token', name: token, limits, seat });
});

export const lay = verb('lay', {
  perform: (g, f, { on, ...laid }) => {
    const units = on === 'battlefield' ? null : unitsMeant(g, on.units, f.context);
    const none = laid.tokens.length === 0 || units?.length === 0;
    advance(g, f, !none);
    if (!none) perform(g, f.seat, units, laid);
  },
  isIdle: (p, { tokens, on }, at) =>
    tokens.length === 0 || (on !== 'battlefield' && isBound(on.units, at) && unitsMeant(p, on.units, at).length === 0),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'lay'> = {
  means: 'named Operation tokens onto Units or onto the battlefield',
  example: {
    do: 'lay',
    tokens: ['strike', 'failure'],
    on: 'battlefield',
    faceUp: false,
    notWithin: [{ range: 2, of: 'edge' }],
  },
};
