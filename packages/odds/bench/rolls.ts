import {
  type Answer,
  applyInPlace,
  type Attack,
  attackUnderWay,
  beginGame,
  copyState,
  type Decision,
  type Game,
  type GameEvent,
  hasResults,
  type Library,
  newestAttack,
  sampleAnswer,
  sha256,
  type State,
} from '@faultline/rules';
import { layOut, type OddsCase } from '../src/case.ts';
import type { Odds } from '../src/odds.ts';

/** One attack as the engine played it. */
export interface Played {
  readonly successes: number;
  readonly chart: number;
  readonly damage: number;
}

const LEAVING: readonly string[] = ['pass', 'decline', 'no', 'done', 'stop'];

/** Plays a case again and again with the game's own dice: to its successes, or to its end on the way with most damage. */
export class Rolls {
  private readonly game: Game;
  private readonly start: State;
  private readonly told: OddsCase;
  private readonly odds: Odds;

  constructor(library: Library, told: OddsCase, odds: Odds, seed: string) {
    const { game, setup } = layOut(library, told);
    const ring = { key: sha256(seed), generator: 'fast', turn: 0, drawn: [] } as const;
    const { state } = beginGame(game, setup, { kind: 'seeded', ...ring, drawn: [] });
    this.game = game;
    this.told = told;
    this.odds = odds;
    const actions = told.focus ? ['focus', 'combat'] : ['combat'];
    for (const option of actions) send(game, state, { option });
    while (state.open.decision && state.open.decision.step !== 'attack.type')
      send(game, state, { option: first(state.open.decision, 'a1.1') });
    this.start = state;
  }

  play(n: number, toTheEnd: boolean): Played {
    const state = copyState(this.start);
    // Another epoch, other dice.
    state.open.epoch = n;
    const events: GameEvent[] = [];
    const isOver = (): boolean => {
      const attack = newestAttack(state.open, events);
      return attack !== null && (toTheEnd ? attack.step === 'over' : hasResults(attack));
    };
    while (state.open.decision && !isOver())
      events.push(...send(this.game, state, this.answer(state, state.open.decision)));
    return playedOf(newestAttack(state.open, events));
  }

  private answer(state: State, decision: Decision): Answer {
    if (decision.step === 'attack.type') return { option: this.told.type };
    if (decision.step === 'attack.target') return { option: 'b1.1' };
    if (decision.step === 'attack.tree') return { option: this.nextOption(state) };
    if (decision.step === 'attack.entries') return { option: this.bestEntry(state, decision) };
    const left = decision.options.find(({ id }) => LEAVING.includes(id)) ?? decision.options[0];
    const answer = sampleAnswer({ game: this.game, open: state.open }, left?.id ?? '', () => 0);
    if (!answer) throw new Error(`${decision.step} could not be answered.`);
    return answer;
  }

  /** The next option of the path the odds name for the successes rolled. */
  private nextOption({ open }: State): string {
    const { successes, path: walked } = attackUnderWay(open) ?? NOTHING;
    const path = this.odds.damagePaths.findLast((best) => best.successes <= successes)?.path ?? [];
    return path[walked.length] ?? 'stop';
  }

  /** The entry that leaves its owner best off, found by trying. */
  private bestEntry(state: State, decision: Decision): string {
    const sign = decision.about?.chart === 'attack' ? 1 : -1;
    const worth = (option: string): number => sign * this.successesAfter(state, option);
    return decision.options.map(({ id }) => id).reduce((best, id) => (worth(id) > worth(best) ? id : best));
  }

  private successesAfter(state: State, option: string): number {
    const tried = copyState(state);
    const events = [...send(this.game, tried, { option })];
    while (tried.open.decision?.step === 'attack.entries')
      events.push(...send(this.game, tried, { option: this.bestEntry(tried, tried.open.decision) }));
    return playedOf(newestAttack(tried.open, events)).successes;
  }
}

const first = (decision: Decision, wanted: string): string =>
  (decision.options.find(({ id }) => id === wanted) ?? decision.options[0])?.id ?? '';

function send(game: Game, state: State, answer: Answer): readonly GameEvent[] {
  const { decision, version } = state.open;
  const taken = applyInPlace(game, state, { seat: decision?.seat ?? 0, version, answer });
  if ('refused' in taken) throw new Error(`${decision?.step} refused ${JSON.stringify(answer)}: ${taken.refused.why}.`);
  return taken.events;
}

const NOTHING: Pick<Attack, 'successes' | 'pooled' | 'suffered' | 'path'> = {
  successes: 0,
  pooled: [],
  suffered: 0,
  path: [],
};

function playedOf(attack: Attack | null): Played {
  const { successes, pooled, suffered } = attack ?? NOTHING;
  const chart = pooled.filter(({ from }) => from === 'chart').reduce((sum, { amount }) => sum + amount, 0);
  return { successes, chart, damage: suffered };
}
