import { randomOpponent } from '@faultline/ai';
import { library } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  beginGame,
  branch,
  type Game,
  type GameFile,
  hashOf,
  Match,
  openGame,
  parseGame,
  sampleAnswer,
  sha256,
  type State,
  viewFor,
  applyInPlace,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import { whyNotGoOn } from '../../packages/rules/src/file/sound/rehearse.ts';
import { whyNotState } from '../../packages/rules/src/file/sound/state.ts';
import { upgrade } from '../../packages/rules/src/file/upgrade.ts';
import { pick, stream } from '../../packages/rules/test/kernel/anyAbility.ts';
import { anyTable } from '../../packages/rules/test/kernel/anyTable.ts';

/**
 * Whatever play can lead to opens: every state at a question is held against the cards as if it came from a file.
 * `FAULTLINE_FUZZ=500` plays so many games of each kind, from a seed of its own with `FAULTLINE_SEED`.
 */
const MANY = Number(process.env.FAULTLINE_FUZZ ?? 6);
const SEED = process.env.FAULTLINE_SEED ?? 'reachable';
/** Every state is looked at; every so manieth is opened as a file, and as one of other rules. */
const OPENED = 25;

const kept = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

function whyNotOpened(game: Game, state: State, n: number): string | null {
  const why = whyNotState(game, kept(state));
  if (why !== null || n % OPENED !== 0 || state.open.result) return why;
  return whyNotGoOn(game, kept(state)) ?? whyNotUpgraded(game, state) ?? whyNotFile(game, state);
}

function whyNotUpgraded(game: Game, state: State): string | null {
  const upgraded = upgrade(game, kept(state));
  if (upgraded.lost) return upgraded.lost;
  return hashOf(upgraded.state) === hashOf(kept(state)) ? null : 'the upgrade changed it';
}

/** As a game that begins here, and as one that somebody goes on with from here. */
function whyNotFile(game: Game, state: State): string | null {
  const match = Match.resume(game, state, state.hidden.chance, []);
  for (const file of [match.file(), branch(match, 0, state.open.active, sha256('on')).file()]) {
    const { how } = openGame(game, parseGame(JSON.stringify(file satisfies GameFile)));
    if (how !== 'replayed') return `a file of it was ${how}`;
  }
  return null;
}

const told = (state: State, n: number, why: string): string =>
  `decision ${n}, ${state.open.frames.map(({ at }) => at).join(' | ')}: ${why}`;

/** A game of teams the seed chooses, to its end; in every third the dice are thrown by hand. */
function faultOfTeams(seed: string, nth: number): string | null {
  const names = Object.keys(TABLES);
  const table = TABLES[names[nth % names.length] as keyof typeof TABLES];
  const game = coreGame({ table });
  const chance = nth % 3 === 2 ? { ...seeded(seed), kind: 'entered' as const } : seeded(seed);
  const { state } = beginGame(game, { kind: 'teams', mode: 'standard', teams: teamsOfSeed(library, seed) }, chance);
  const opponents = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  for (let n = 0; state.open.decision; n += 1) {
    const { decision, version } = state.open;
    const why = whyNotOpened(game, state, n + nth);
    if (why !== null) return told(state, n, why);
    const answer = opponents[decision.seat].decide(viewFor(state, decision.seat), decision, { trials: 0 });
    const taken = applyInPlace(game, state, { seat: decision.seat, version, answer });
    if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
  }
  return whyNotState(game, kept(state));
}

/** Made-up Units with made-up abilities of every kind, in the middle of a fight. */
function faultOfMadeUp(seed: string, nth: number): string | null {
  const random = stream(seed);
  const { game, state } = anyTable(nth, random).match;
  for (let n = 0; n < 40 && state.open.decision; n += 1) {
    const { decision, version } = state.open;
    const why = whyNotOpened(game, state, n + nth);
    if (why !== null) return told(state, n, why);
    const answer = sampleAnswer({ game, open: state.open }, pick(decision.options, random).id, random);
    if (answer) applyInPlace(game, state, { seat: decision.seat, version, answer });
  }
  return null;
}

describe('every state that play leads to', () => {
  it.each<[string, (seed: string, nth: number) => string | null, number]>([
    ['teams', faultOfTeams, MANY],
    ['made-up abilities', faultOfMadeUp, MANY * 8],
  ])(
    'in games of %s: opens as a file, as it is and as a branch, and survives an upgrade',
    (_kind, faultOf, games) => {
      const faults = Array.from({ length: games }, (_, i) => [`${SEED} ${i}`, faultOf(`${SEED} ${i}`, i)]).filter(
        ([, why]) => why !== null,
      );
      expect(faults).toEqual([]);
    },
    Math.max(60_000, MANY * 10_000),
  );
});
