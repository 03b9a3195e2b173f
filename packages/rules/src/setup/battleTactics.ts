import type { Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { type Seat, unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { causeOf } from '../state/cause.ts';
import { beginResolution } from '../timing/resolution.ts';
import { ownerOf, type TacticsCards, tacticsOn, textOf } from '../queries/battleTactics.ts';
import { unitNamed, unitsOf } from '../game/find.ts';
import { clausesOf } from '../queries/held.ts';

/** Whose Battle Tactics Cards are played, which of them, and what one does when it is revealed. */
declare module '../state/frame.ts' {
  interface Steps {
    'tactics.provider': { todo: readonly Seat[]; tactics: TacticsCards };
    'tactics.cards': { todo: readonly Seat[]; tactics: TacticsCards; unit: string; open: readonly string[] };
    'tactics.resolve': { card: string };
  }
}

const providersOf = (p: Position, seat: Seat): Unit[] =>
  unitsOf(p, seat).filter((u) => clausesOf(p, u, 'deck').length > 0);

const withCards = ([a, b]: TacticsCards, seat: Seat, cards: readonly string[]): TacticsCards =>
  seat === 0 ? [[...a, ...cards], b] : [a, [...b, ...cards]];

/** CR-BTC-05, CR-BTC-06, R-BTC-3 (DP-03): one providing Unit a player, chosen once. */
choice('tactics.provider', {
  ask: (p, f) => {
    const [seat] = f.todo;
    const options = seat === undefined ? [] : providersOf(p, seat).map((u) => ({ id: unitName(u), unit: unitName(u) }));
    const [only, second] = options;
    if (seat === undefined || second === undefined) return { auto: { option: only?.id ?? 'nobody' } };
    return { seat, point: 'DP-03', options };
  },
  take: (g, f, answer) => {
    const [seat, ...todo] = f.todo;
    const u = unitNamed(g.open, answer.option);
    if (seat === undefined) g.next('setup.shuffle', { tactics: f.tactics });
    else if (!u) g.next('tactics.provider', { todo, tactics: f.tactics });
    else g.next('tactics.cards', { ...f, unit: answer.option, open: tacticsOn(g.game, u) });
  },
});

function provider(p: Position, name: string): Unit {
  const u = unitNamed(p.open, name);
  if (!u) throw new Error(`There is no unit ${name} to provide cards.`);
  return u;
}

const mostOf = (p: Position, u: Unit): number | null => clausesOf(p, u, 'deck')[0]?.clause.most ?? null;

/** All of its cards, or up to a number of its player's choice. */
choice('tactics.cards', {
  ask: (p, f) => {
    const u = provider(p, f.unit);
    const most = mostOf(p, u);
    if (most === null || f.tactics[u.seat].length >= most || f.open.length === 0) return { auto: { option: 'done' } };
    const options = f.open.map((card) => ({ id: card, card }));
    return { seat: u.seat, point: 'DP-34', options: [...options, { id: 'done' }], about: { unit: f.unit, most } };
  },
  take: (g, f, answer) => {
    const u = provider(g, f.unit);
    if (f.open.includes(answer.option)) {
      const open = f.open.filter((card) => card !== answer.option);
      return void g.next('tactics.cards', { ...f, tactics: withCards(f.tactics, u.seat, [answer.option]), open });
    }
    const all = mostOf(g, u) === null ? f.open : [];
    g.next('tactics.provider', { todo: f.todo.slice(1), tactics: withCards(f.tactics, u.seat, all) });
  },
});

/** CR-BTC-03, R-BTC-4: an effect of the revealing player; nobody is activating. */
step('tactics.resolve', (g, f) => {
  const u = ownerOf(g, f.card);
  const clause = g.game.library.abilities[textOf(f.card)]?.clauses[0];
  if (!u || clause?.clause !== 'use') return g.done();
  const resolution = beginResolution(g, 'card', u.seat, u.id);
  g.emit({ event: 'ability', unit: u.id, ability: textOf(f.card), cost: 0 });
  const cause = causeOf({ by: 'ability', seat: u.seat, unit: u.id, name: textOf(f.card), resolution });
  const context = { unit: u.id, trigger: null, bound: {} };
  g.next('ability.end', {});
  g.call('effects.run', {
    effects: clause.effects,
    next: 0,
    context,
    cause,
    seat: u.seat,
    did: false,
    point: 'DP-15',
  });
});
