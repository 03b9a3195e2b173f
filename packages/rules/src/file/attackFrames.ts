import type { DieKind, Face } from '../cards/dice.ts';
import type { Icon } from '../cards/unitCard.ts';
import {
  type Attack,
  type AttackStep,
  type Declared,
  type ExtraDice,
  freshAttack,
  type Roll,
} from '../state/attack.ts';
import type { Frame } from '../state/frame.ts';
import type { Resolution } from '../state/triggerEvent.ts';
import type { Open } from '../state/open.ts';

/** What the frames of an attack carried before its record stood in `resolutions`: each step all that was known till then. */
type OldFrame = { readonly at: string; readonly attack: number } & Omit<Declared, 'target' | 'extra'> &
  Partial<{
    target: Declared['target'];
    extra: readonly ExtraDice[];
    attackDice: number;
    defenseDice: number;
    pooled: number;
    attackRoll: readonly Face[];
    defenseRoll: readonly Face[];
    disarmed: boolean;
    exposed: boolean;
    pool: number;
    attackIcons: readonly Icon[];
    defenseIcons: readonly Icon[];
    left: number;
    path: readonly string[];
    actives: number;
    shoved: boolean;
    announced: number;
    suffered: number;
  }>;

const STEPS: Readonly<Record<string, AttackStep>> = {
  'attack.target': 'type',
  'attack.prepare': 'target',
  'attack.pools': 'pools',
  'attack.roll': 'roll',
  'attack.modify': 'roll',
  'attack.modifyDefense': 'modify',
  'attack.charts': 'modify',
  'attack.entries': 'charts',
  'attack.counter': 'charts',
  'attack.results': 'charts',
  'attack.tree': 'tree',
  'attack.option': 'tree',
  'attack.gained': 'tree',
  'attack.damage': 'results',
  'attack.suffer': 'damage',
  'attack.leftovers': 'after',
  'attack.resolve': 'after',
};

/** What a frame still carries itself. */
const LOCALS: Readonly<Record<string, readonly string[]>> = {
  'attack.target': ['attacker', 'dice', 'types', 'targets', 'seat', 'attackType'],
  'attack.modifyDefense': ['instance'],
  'attack.entries': ['side', 'entries'],
  'attack.option': ['todo'],
  'attack.gained': ['todo'],
  'attack.leftovers': ['side', 'todo', 'rounds'],
};

const isOld = (frame: object): frame is OldFrame =>
  'at' in frame && STEPS[String(frame.at)] !== undefined && 'inCombatAction' in frame;

/** Records of rules 0.3.0: charts named their entries, and an attack that was over stood at its tenth step still. */
export function withOldRecords({ resolutions, frames }: Pick<Open, 'resolutions' | 'frames'>): readonly Resolution[] {
  const isUnderWay = (id: number): boolean =>
    frames.some((f) => f.at.startsWith('attack.') && 'attack' in f && f.attack === id);
  return resolutions.map((d) => (d.attack ? { ...d, attack: asToday(d.attack, isUnderWay(d.id)) } : d));
}

function asToday(old: Attack, isUnderWay: boolean): Attack {
  const { attack, defense } = old.rolls;
  return {
    ...freshAttack(old),
    ...old,
    step: old.step === 'after' && !isUnderWay ? 'over' : old.step,
    rolls: { attack: byChart(attack, old.charts), defense: byChart(defense, old.charts) },
  };
}

const byChart = (roll: Roll, charts: Attack['charts']): Roll => ({
  ...roll,
  changes: roll.changes.map((change) => {
    const read = [charts.attack, charts.defense].find((chart) => chart?.results.some((entry) => entry === change.by));
    return change.how === 'chart' && read ? { ...change, by: read.name } : change;
  }),
});

/** Suspended attacks of a state saved when their frames carried everything: their records are laid into `resolutions`. */
export function withAttackRecords(open: Open): Pick<Open, 'frames' | 'resolutions'> {
  const records = new Map<number, Attack>();
  const frames = open.frames.map((frame) => {
    if (!isOld(frame)) return frame;
    const old: OldFrame = frame;
    records.set(old.attack, recordOf(old));
    const kept = [...(LOCALS[old.at] ?? []), 'at', 'attack', 'result'];
    // order: a frame is read by its names alone
    return Object.fromEntries(Object.entries(old).filter(([name]) => kept.includes(name))) as unknown as Frame;
  });
  const resolutions = open.resolutions.map((d): Resolution => {
    const attack = records.get(d.id);
    return attack ? { ...d, attack } : d;
  });
  return { frames, resolutions };
}

function recordOf(f: OldFrame): Attack {
  const rolled = (faces: readonly Face[] = []) => ({ rolled: faces, faces, changes: [] });
  const read = (icons: readonly Icon[] | undefined, faces: readonly Face[] = []) =>
    icons ? { name: '', expertise: faces.filter((face) => face === 'expertise').length, results: icons } : null;
  const pool = f.pool ?? f.pooled ?? 0;
  const rolls: Record<DieKind, Attack['rolls']['attack']> = {
    attack: rolled(f.attackRoll),
    defense: rolled(f.defenseRoll),
  };
  return {
    ...freshAttack(f),
    step: STEPS[f.at] ?? 'type',
    target: f.target ?? null,
    extra: f.extra ?? [],
    pools: { attack: { dice: f.attackDice ?? 0, sources: [] }, defense: { dice: f.defenseDice ?? 0, sources: [] } },
    rolls,
    barred: { attack: f.disarmed ?? false, defense: f.exposed ?? false },
    charts: { attack: read(f.attackIcons, f.attackRoll), defense: read(f.defenseIcons, f.defenseRoll) },
    successes: (f.left ?? 0) + (f.path?.length ?? 0),
    left: f.left ?? 0,
    path: f.path ?? [],
    actives: f.actives ?? 0,
    shoved: f.shoved ?? false,
    pool,
    pooled: pool > 0 ? [{ amount: pool, from: 'effect' }] : [],
    announced: f.announced ?? 0,
    suffered: f.suffered ?? 0,
  };
}
