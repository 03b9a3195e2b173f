import type { Answer, AnswerSpec, Decision, Option, Vector } from '@faultline/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { middleOf } from '../board/frame.ts';
import type { Spot } from '../board/scene.ts';
import { derived, type Live, signal } from '../ui/signal.ts';
import type { ReachArea, Trial } from '../port/queries.ts';
import type { Port } from '../port/port.ts';
import type { Game } from './game.ts';
import { nearestIn } from './nearest.ts';
import { onlyNewest } from './onlyNewest.ts';

/** An answer in the making: which option, where it could go, and where it would go now. */
export interface Plan {
  readonly option: Option;
  readonly asks: AnswerSpec;
  readonly areas: readonly ReachArea[];
  /** The last one at which the hand came to rest. */
  readonly trial: Trial | null;
}

export interface Planning {
  readonly plan: Plan | null;
  /** The newest trial of the plan, under a hand that drags too. */
  readonly newest: Live<Trial | null>;
  readonly choose: (option: string) => void;
  /** Tries a spot of the table: a place to stand, or the direction toward it. */
  readonly aim: (spot: Spot, z?: number) => void;
  /** The same under a hand: until it rests, only what follows the newest trial is drawn. */
  readonly drag: (spot: Spot, z?: number) => void;
  readonly rest: () => void;
  /** The same spot on another surface. */
  readonly atHeight: (z: number) => void;
  readonly nudge: (dx: number, dy: number) => void;
  readonly suggest: () => void;
  /** Plans this answer, whichever option it takes. */
  readonly propose: (answer: Answer) => void;
  /** Somebody chose a kind of move for this question. */
  readonly isChosen: boolean;
  /** The legal spot nearest to the one that was refused. */
  readonly nearest: () => void;
  readonly clear: () => void;
}

const isSpatial = ({ asks }: Option): boolean => asks !== undefined && asks.kind !== 'dice';

/** The options of a decision that are answered on the table. */
export const spatialOptions = (decision: Decision | null): readonly Option[] =>
  decision?.options.filter(isSpatial) ?? [];

/** Plans the spatial option of the open decision that is chosen, the first one unless another is. */
export function usePlanning({ decision, port, moment }: Game): Planning {
  const options = spatialOptions(decision);
  const [chosen, setChosen] = useState<Kind | null>(null);
  const option = options.find(({ id }) => chosen?.version === moment.version && id === chosen.id) ?? options[0] ?? null;
  const key = option ? `${moment.version} ${option.id}` : null;
  const [areas, setAreas] = useState<{ readonly key: string; readonly areas: readonly ReachArea[] } | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const [inHand] = useState(() => signal<Tried | null>(null));
  const newest = useMemo(() => derived(inHand, (held) => (held?.key === key ? held.trial : null)), [key]);
  const isDragged = useRef(false);
  const asking = useRef(onlyNewest());
  useEffect(() => {
    if (!option || !key) return;
    const found = port.reach(option.id);
    found.then((areas) => setAreas({ key, areas }), gone);
  }, [key]);
  const attempt = (ask: () => Promise<Trial | null>) =>
    asking.current(async () => {
      const trial = await ask().catch(gone);
      if (!trial || !key) return;
      inHand.set({ key, trial });
      if (!isDragged.current) setTried(inHand.now());
    });
  const trial = tried?.key === key ? tried.trial : null;
  const here = areas?.key === key ? areas.areas : NOWHERE;
  const aim = ({ x, y }: Spot, z?: number) => {
    if (!option?.asks) return;
    const { asks, id } = option;
    if (asks.kind === 'direction') attempt(() => port.tryToward(id, toward(asks.from, { x, y })));
    else attempt(() => port.tryAt(id, x, y, z));
  };
  const suggested = async (): Promise<Trial | null> => {
    const answer = option && (await port.suggest(option.id));
    return option && answer ? triedAt(port, answer) : null;
  };
  return {
    plan: option?.asks && key ? { option, asks: option.asks, areas: here, trial } : null,
    choose: (id) => setChosen({ version: moment.version, id, proposed: false }),
    newest,
    aim,
    drag: (spot, z) => {
      isDragged.current = true;
      aim(spot, z);
    },
    rest: () => {
      isDragged.current = false;
      setTried(inHand.now());
    },
    atHeight: (z) => trial && aim({ x: trial.to[0], y: trial.to[1] }, z),
    nudge: (dx, dy) => {
      if (!option?.asks) return;
      if (option.asks.kind === 'direction') aim(turnedBy(option.asks, trial?.answer.direction ?? null, dx - dy));
      else if (trial) aim({ x: trial.to[0] + dx, y: trial.to[1] + dy });
      else aim(beginningOf(option.asks, here));
    },
    suggest: () => attempt(suggested),
    propose: (answer) => {
      setChosen({ version: moment.version, id: answer.option, proposed: true });
      asking.current(async () => {
        const trial = await triedAt(port, answer).catch(gone);
        if (!trial) return;
        inHand.set({ key: `${moment.version} ${answer.option}`, trial });
        setTried(inHand.now());
      });
    },
    isChosen: chosen?.version === moment.version && !chosen.proposed,
    nearest: () => {
      const spot = trial && nearestIn(here, { x: trial.to[0], y: trial.to[1] });
      if (spot) aim(spot, spot.z);
    },
    clear: () => {
      inHand.set(null);
      setTried(null);
    },
  };
}

/** The kind of move that is planned, chosen by hand or by a suggestion. */
interface Kind {
  readonly version: number;
  readonly id: string;
  readonly proposed: boolean;
}

async function triedAt(port: Port, { option, to, direction }: Answer): Promise<Trial | null> {
  if (direction) return port.tryToward(option, direction);
  return to ? port.tryAt(option, to[0], to[1], to[2]) : null;
}

interface Tried {
  /** Of the question and the option it was made for. */
  readonly key: string;
  readonly trial: Trial;
}

const NOWHERE: readonly ReachArea[] = [];

/** Where planning by keyboard begins: where somebody stands, else a spot where they could. */
function beginningOf(asks: AnswerSpec, areas: readonly ReachArea[]): Spot {
  if ('from' in asks && asks.from) return { x: asks.from[0], y: asks.from[1] };
  const middle = middleOf(areas[0]?.rings[0] ?? []);
  return nearestIn(areas, middle) ?? middle;
}

/** Degrees for one press of an arrow key. */
const TURN = 5;

/** The direction a little to the right, or to the left where `by` is below zero; the axis of the wedge to begin with. */
function turnedBy(
  { from, axis }: Extract<AnswerSpec, { kind: 'direction' }>,
  direction: Vector | null,
  by: number,
): Spot {
  const [dx, dy] = direction ?? axis ?? [0, 1];
  const angle = direction ? (-Math.sign(by) * TURN * Math.PI) / 180 : 0;
  const far = 10_000 / Math.hypot(dx, dy);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: from[0] + (dx * cos - dy * sin) * far, y: from[1] + (dx * sin + dy * cos) * far };
}

/** The question was answered meanwhile: what was asked about it no longer matters. */
const gone = (): null => null;

const toward = ([x, y]: readonly [number, number, number], spot: Spot): Vector => [
  Math.round(spot.x - x),
  Math.round(spot.y - y),
];
