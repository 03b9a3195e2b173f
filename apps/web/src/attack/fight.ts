import type { AttackType, CharacterId, DieKind, DiceSource, Face, GameEvent, Open, Target } from '@faultline/rules';
import { boxRound } from '../board/frame.ts';
import type { Box } from '../board/scene.ts';
import type { Chapter } from '../port/port.ts';
import { type Dated, standingSince } from '../game/standing.ts';
import { afterChart, afterEffect, type Die, landed, settled, stripped } from './dice.ts';

interface Pool {
  readonly dice: number;
  readonly sources: readonly DiceSource[];
}

interface Read {
  readonly name: string;
  readonly expertise: number;
}

/** An attack as far as it has gone, told by what happened. */
export interface Fight {
  readonly attacker: CharacterId;
  readonly target: Target;
  readonly attackType: AttackType;
  /** The version of the game it was declared at. */
  readonly declared: number;
  readonly pools: Readonly<Partial<Record<DieKind, Pool>>>;
  readonly rolls: Readonly<Partial<Record<DieKind, readonly Die[]>>>;
  /** The charts, once they are read. */
  readonly charts: Readonly<Partial<Record<DieKind, Read>>>;
  readonly results: { readonly successes: number; readonly blocks: number; readonly blocked: number } | null;
  /** Options chosen in the tree. */
  readonly path: readonly string[];
  /** What lies in the Damage Pool, by where it comes from: the chart, an option, an effect. */
  readonly damage: readonly { readonly amount: number; readonly from: string }[];
  /** What the defender suffered in the end. */
  readonly suffered: number | null;
}

/** The attacks of a turn: those under way, the innermost last, and the newest that is over. */
export interface Fights {
  readonly open: readonly Fight[];
  readonly last: Fight | null;
}

const NONE: Fights = { open: [], last: null };

/** The attack that was under way after these events, or else the last one. */
export function fightAfter(events: readonly GameEvent[]): Fight | null {
  const { open, last } = events.map((event) => ({ version: 0, event })).reduce(after, NONE);
  return open.at(-1) ?? last;
}

/** The attacks of this turn, from the story of the game. */
export const fightsIn = (story: readonly Chapter[]): Fights =>
  standingSince(story, ({ event }) => event === 'turn').reduce(after, NONE);

/** Three inches. */
const ROUND = 7620;

/** The part of the table where it is fought. */
export const fieldOf = ({ attacker, target }: Fight, { characters }: Open): Box | null =>
  boxRound(
    [attacker, target].flatMap((id) => (typeof id === 'string' ? [] : (characters[id] ?? []))),
    ROUND,
  );

export const poolOf = ({ damage }: Fight): number => damage.reduce((sum, { amount }) => sum + amount, 0);

function after({ open, last }: Fights, { event: e, version }: Dated): Fights {
  if (e.event === 'turn') return NONE;
  if (e.event === 'attack') {
    const { attacker, target, attackType } = e;
    return { open: [...open, { ...FRESH, attacker, target, attackType, declared: version }], last };
  }
  const now = open.at(-1);
  if (!now) return { open, last };
  if (e.event === 'attack-resolved') return { open: open.slice(0, -1), last: { ...now, suffered: e.damage } };
  return { open: [...open.slice(0, -1), told(now, e)], last };
}

const FRESH = { pools: {}, rolls: {}, charts: {}, results: null, path: [], damage: [], suffered: null } as const;

function told(f: Fight, e: GameEvent): Fight {
  switch (e.event) {
    case 'pool':
      return { ...f, pools: { ...f.pools, [e.die]: { dice: e.dice, sources: e.sources } } };
    case 'rolled':
      return { ...f, rolls: { ...f.rolls, [e.die]: landed(e.faces, f.pools[e.die]?.sources ?? []) } };
    case 'stripped':
      return { ...f, rolls: { ...f.rolls, [e.die]: stripped(f.rolls[e.die] ?? [], e.by) } };
    case 'dice':
      return { ...f, rolls: { ...f.rolls, [e.die]: afterEffect(f.rolls[e.die] ?? [], e) } };
    case 'chart':
      return {
        ...f,
        charts: { ...f.charts, [e.die]: { name: e.name, expertise: e.expertise } },
        rolls: {
          attack: afterChart(f.rolls.attack ?? [], 'attack', e.results, e.name),
          defense: afterChart(f.rolls.defense ?? [], 'defense', e.results, e.name),
        },
      };
    case 'results':
      return withResults(f, e);
    case 'option':
      return { ...f, path: [...f.path, e.option] };
    case 'pool-damage':
      return { ...f, damage: [...f.damage, { amount: e.amount, from: e.from }] };
    default:
      return f;
  }
}

/** CR-ATK-18: each block has taken one strike. */
function withResults(f: Fight, { attack, defense, successes }: Extract<GameEvent, { event: 'results' }>): Fight {
  const blocks = defense.filter((face) => face === 'block').length;
  // Blocked strikes are the only dice that are not among the results.
  const live = (f.rolls.attack ?? []).filter(({ gone }) => !gone).length;
  const blocked = Math.max(0, live - attack.length);
  const all: readonly Face[] = [...attack, ...Array.from({ length: blocked }, () => 'strike' as const)];
  return {
    ...f,
    rolls: { attack: settled(f.rolls.attack ?? [], all), defense: settled(f.rolls.defense ?? [], defense) },
    results: { successes, blocks, blocked },
  };
}
