import type { OperationIcon } from '../../cards/operationCard.ts';
import type { TokenPlace } from '../../cards/operationRule.ts';
import type { Machine, Position } from '../../game/machine.ts';
import type { Disc } from '../../game/space.ts';
import { chance, step } from '../../kernel/steps.ts';
import { unitMeant } from '../../queries/context.ts';
import type { Place } from '../../state/decision.ts';
import type { Seat, UnitId } from '../../state/ids.ts';
import type { Context } from '../../state/running.ts';
import type { FaceDown } from '../../state/state.ts';
import { changePlay, inPlay, isIn, type OperationToken, type TokenSpot } from './inPlay.ts';
import { operationCard } from './score.ts';

/**
 * Operation tokens (KO-OPT). Where each lies is open; the face of one that lies face down stands in `hidden.tokens` with
 * who may look (KO-OPT-03, KO-R-41). The pool is in random order at all times, so its first token is a random one.
 */
declare module '../../state/frame.ts' {
  interface Steps {
    'operation.pool': object;
    /** All of the pool, or only some tokens that are being laid. */
    'pool.shuffle': { only?: readonly string[] };
  }
}

/** Which tokens an unknown one may be. */
const KIND = 'operation';

const NOBODY: FaceDown['known'] = [false, false];

export const knownTo = (seat: Seat): FaceDown['known'] => [seat === 0, seat === 1];

/** KO-OPT-07, KO-OPT-08: exactly the listed ones, face down. */
step('operation.pool', (g) => {
  const { pool } = operationCard(g);
  if (pool.length === 0) return g.done();
  g.next('pool.shuffle', {});
  g.state.hidden.tokens = pool.map((face, i) => ({ id: `t${i + 1}`, of: KIND, face, known: NOBODY }));
  changePlay(g, { tokens: g.state.hidden.tokens.map(({ id }) => ({ id, at: 'pool', icon: null })) });
});

export const inPool = (p: Position): readonly OperationToken[] => inPlay(p).tokens.filter(({ at }) => at === 'pool');

/** KO-OPT-10: the faces change places; what anybody knew of one is worth nothing any more. */
chance('pool.shuffle', {
  wants: (p, { only }) => [
    { want: 'shuffle', cards: only ?? inPool(p).map(({ id }) => id), purpose: 'mission', seat: 0 },
  ],
  take: (g, { only }, [order = []]) => {
    const { hidden } = g.state;
    const before = hidden.tokens ?? [];
    const ids = only ?? inPool(g).map(({ id }) => id);
    const faceOf = (id: string): string => before.find((token) => token.id === id)?.face ?? '';
    hidden.tokens = before.map((token) => {
      const place = ids.indexOf(token.id);
      return place < 0 ? token : { ...token, face: faceOf(order[place] ?? token.id), known: NOBODY };
    });
    g.done({ happened: true });
  },
});

/** The Operation tokens in a place, in their order. */
export function tokensAt(p: Position, place: TokenPlace, at: Context): readonly OperationToken[] {
  const { tokens } = inPlay(p);
  if (place === 'battlefield') return tokens.filter((token) => typeof token.at === 'object' && 'x' in token.at);
  const lieOn = (isIt: (id: UnitId) => boolean): readonly OperationToken[] =>
    tokens.filter((token) => typeof token.at === 'object' && 'unit' in token.at && isIt(token.at.unit));
  if (place === 'hurt-units') return lieOn((id) => isIn(p, id, 'hurt'));
  if ('unit' in place) return lieOn((id) => id === unitMeant(p, place.unit, at).id);
  return tokens.filter(
    (token) => typeof token.at === 'object' && 'tracker' in token.at && token.at.tracker === place.tracker,
  );
}

/** Half an inch. */
export const TOKEN_RADIUS = 1270;

/** Of a token on the battlefield. */
export function tokenDisc({ id, at }: OperationToken): Disc {
  if (typeof at !== 'object' || !('x' in at)) throw new Error(`The token ${id} does not lie on the battlefield.`);
  return { ...at, r: TOKEN_RADIUS };
}

const ON_BATTLEFIELD: Context = { unit: null, trigger: null, bound: {} };

/** The tokens on a Unit's card; null for one that lies face down. */
export const iconsOn = (p: Position, id: UnitId): (OperationIcon | null)[] =>
  inPlay(p).tokens.flatMap(({ at, icon }) => (typeof at === 'object' && 'unit' in at && at.unit === id ? [icon] : []));

/** Tokens turned up on the battlefield whose like lies open on a Unit's card. */
export function revealedFor(p: Position, id: UnitId): OperationToken[] {
  const own = iconsOn(p, id);
  return tokensAt(p, 'battlefield', ON_BATTLEFIELD).filter(({ icon }) => icon !== null && own.includes(icon));
}

/** Takes them from the list and lays them behind the others, so that a row fills from its first space. */
function relay(g: Machine, ids: readonly string[], to: (token: OperationToken) => OperationToken): void {
  const { tokens } = inPlay(g);
  const moved = ids.flatMap((id) => tokens.find((token) => token.id === id) ?? []);
  changePlay(g, { tokens: [...tokens.filter(({ id }) => !ids.includes(id)), ...moved.map(to)] });
}

/** New tokens that are not of the pool, to be laid at once: face up, or face down and known to one player or nobody. */
export function addTokens(g: Machine, icons: readonly OperationIcon[], faceUp: boolean, seenBy: Seat | null): string[] {
  const { tokens } = inPlay(g);
  const ids = icons.map((_, i) => `n${tokens.length + i + 1}`);
  const added = icons.map((icon, i) => ({ id: ids[i] ?? '', at: 'aside' as const, icon: faceUp ? icon : null }));
  changePlay(g, { tokens: [...tokens, ...added] });
  if (faceUp) return ids;
  const known = seenBy === null ? NOBODY : knownTo(seenBy);
  const { hidden } = g.state;
  const down = icons.map((face, i): FaceDown => ({ id: ids[i] ?? '', of: KIND, face, known }));
  hidden.tokens = [...(hidden.tokens ?? []), ...down];
  return ids;
}

/** Onto a Unit's card, as it is. */
export function layOnUnit(g: Machine, id: string, unit: UnitId, by: Seat): void {
  relay(g, [id], (token) => ({ ...token, at: { unit } }));
  const icon = inPlay(g).tokens.find((token) => token.id === id)?.icon ?? null;
  g.emit({ event: 'token-given', unit, icon, by });
}

/** Face down as they are; whoever is named may look. */
export function lay(g: Machine, ids: readonly string[], at: TokenSpot, known: FaceDown['known'], by: Seat): void {
  const { hidden } = g.state;
  relay(g, ids, (token) => ({ ...token, at }));
  hidden.tokens = (hidden.tokens ?? []).map((token) => (ids.includes(token.id) ? { ...token, known } : token));
  if (ids.length > 0) g.emit({ event: 'drawn', tokens: ids.length, by });
}

/** Onto the battlefield, as it is. */
export function layAt(g: Machine, id: string, [x, y, z]: Place, by: Seat): void {
  relay(g, [id], (token) => ({ ...token, at: { x, y, z } }));
  g.emit({ event: 'token-laid', to: [x, y, z], by });
}

/** A token that shows its icon goes onto a tracker. */
export const layOn = (g: Machine, id: string, tracker: string): void =>
  relay(g, [id], (token) => ({ ...token, at: { tracker } }));

/** KO-OPT-04, KO-OPT-05: its icon shows, where it lies. */
export function reveal(g: Machine, id: string, by: Seat): void {
  const { hidden } = g.state;
  const face = hidden.tokens?.find((token) => token.id === id)?.face;
  if (face === undefined) return;
  const icon = face as OperationIcon;
  hidden.tokens = (hidden.tokens ?? []).filter((token) => token.id !== id);
  changePlay(g, { tokens: inPlay(g).tokens.map((token) => (token.id === id ? { ...token, icon } : token)) });
  g.chanceMoved = true;
  g.emit({ event: 'token-revealed', icon, by });
}

/** KO-OPT-09: into the pool, face down; it is to be shuffled then. */
export function putBack(g: Machine, ids: readonly string[], by: Seat): void {
  const { hidden } = g.state;
  const open = inPlay(g).tokens.filter(({ id, icon }) => icon !== null && ids.includes(id));
  const turned = open.map(({ id, icon }): FaceDown => ({ id, of: KIND, face: icon ?? '', known: NOBODY }));
  hidden.tokens = [...(hidden.tokens ?? []), ...turned];
  relay(g, ids, ({ id }) => ({ id, at: 'pool', icon: null }));
  g.emit({ event: 'tokens-returned', tokens: ids.length, by });
}

export function discard(g: Machine, ids: readonly string[], by: Seat): void {
  const { hidden } = g.state;
  changePlay(g, { tokens: inPlay(g).tokens.filter(({ id }) => !ids.includes(id)) });
  if (hidden.tokens) hidden.tokens = hidden.tokens.filter(({ id }) => !ids.includes(id));
  g.emit({ event: 'tokens-discarded', tokens: ids.length, by });
}
