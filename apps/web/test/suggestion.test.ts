import { greedyOpponent, restlessOpponent, suggestionsFor } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  type Answer,
  type Decision,
  drawing,
  fast,
  Match,
  type Open,
  type Seat,
  sha256,
  unitName,
  viewFor,
  whyNot,
} from '@faultline/rules';
import { coreGame, scrambled, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { suggestedGames } from '../bench/suggested.ts';
import { suggestionFor } from '../src/engine/suggestion.ts';
import { GameHost } from '../src/engine/gameHost.ts';
import en from '../src/i18n/en/index.ts';
import { controlFacts } from '../src/play/Forecast.tsx';

const BY = { id: 'x', players: ['person', 'person'], teams: ['A', 'B'] } as const;
const game = coreGame();

interface Question {
  readonly match: Match;
  readonly decision: Decision;
}

/** The first questions of a kind, each as the game stood then. */
function asked(count: number, isMeant: (decision: Decision, open: Open) => boolean): readonly Question[] {
  const found: Question[] = [];
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('suggested'));
  const opponent = restlessOpponent(game, 'suggested');
  while (found.length < count) {
    const { decision, version } = match.state.open;
    if (!decision) break;
    if (isMeant(decision, match.state.open))
      found.push({ match: Match.resume(game, match.state, match.state.hidden.chance, []), decision });
    const { seat } = decision;
    match.send(seat, {
      do: 'answer',
      version,
      answer: opponent.decide(viewFor(match.state, seat), decision, { trials: 0 }),
    });
  }
  return found;
}

/** Those that ask for a place or a direction. */
const questions = asked(24, ({ options }, { version }) => options.some(({ asks }) => asks) && version % 3 === 0);
/** What a Unit does with its activation, once figures stand about objectives. */
const activations = asked(6, ({ step }, { turn }) => step === 'activation.main' && turn > 3);
const chair = (match: Match, ...seats: readonly Seat[]) => new GameHost(match, BY, null).portFor(seats);
const placed = ({ options }: Decision): string[] => options.flatMap(({ id, asks }) => (asks ? [id] : []));

/** What the greedy opponent answers to the whole question. */
const greedy = (match: Match, { seat }: Decision): Answer => {
  const view = viewFor(match.state, seat);
  return greedyOpponent(game, `suggestion ${view.open.version}`).decide(view, view.open.decision as Decision, {
    trials: 0,
  });
};

describe('a suggestion', () => {
  it('is the answer of the greedy opponent, where it would take the option', async () => {
    const asked = questions.map(({ match, decision }) => ({ match, decision, answer: greedy(match, decision) }));
    const taken = asked.filter(({ decision, answer }) => placed(decision).includes(answer.option));
    expect(taken.length).toBeGreaterThan(10);
    for (const { match, decision, answer } of taken)
      expect(await chair(match, decision.seat).suggest(answer.option)).toEqual(answer);
  });

  it('is legal for every option that asks for a place or a direction', async () => {
    for (const { match, decision } of questions) {
      const { open } = match.state;
      for (const option of placed(decision)) {
        const answer = await chair(match, decision.seat).suggest(option);
        expect(answer?.option).toBe(option);
        const command = { seat: decision.seat, version: open.version, answer: answer as Answer };
        expect(whyNot({ game, open }, command)).toBeNull();
      }
    }
  });

  it('[HI-01] knows nothing that its player does not know', () => {
    const random = drawing(fast(sha256('hidden'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    for (const { match, decision } of questions) {
      const { seat } = decision;
      const other = scrambled(game, match.state, seat, random);
      for (const option of placed(decision))
        expect(suggestionFor(game, viewFor(other, seat), option)).toEqual(
          suggestionFor(game, viewFor(match.state, seat), option),
        );
    }
  });

  it('is not made to the other player', async () => {
    for (const { match, decision } of questions.slice(0, 3))
      expect(await chair(match, decision.seat === 0 ? 1 : 0).suggest(placed(decision)[0] ?? '')).toBeNull();
  });
});

describe('the suggestions to a question', () => {
  it('are the answer of the greedy opponent and something else, the best first', () => {
    const counts = questions.map(({ match, decision }) => {
      const view = viewFor(match.state, decision.seat);
      const all = suggestionsFor(game, view);
      expect(all.map(({ answer }) => answer)).toContainEqual(greedy(match, decision));
      for (const { answer } of all) {
        const command = { seat: decision.seat, version: view.open.version, answer };
        expect(whyNot({ game, open: match.state.open }, command)).toBeNull();
      }
      return all.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });

  it('are for two different things in an activation, and tell their chances once enough is known', () => {
    const told = activations.map(({ match, decision }) => suggestionsFor(game, viewFor(match.state, decision.seat)));
    for (const [i, [first, second, third]] of told.entries()) {
      expect(third).toBeUndefined();
      if (!first || !second) continue;
      expect([first.goal, first.answer.option]).not.toEqual([second.goal, second.answer.option]);
      const known = (activations[i]?.match.state.open.turn ?? 0) >= 7;
      expect([first.chance !== null, second.chance !== null]).toEqual([known, known]);
    }
    expect(told.flat().filter(({ goal }) => goal !== null).length).toBeGreaterThan(4);
  });

  it('say what is left by them: odds and objectives', async () => {
    const { match, decision } = questions.find(({ decision: { step } }) => step === 'move.offer') ?? questions[0]!;
    const list = await chair(match, decision.seat).suggestions();
    expect(list[0]?.preview?.ending).toBeTruthy();
  });

  it('follow an ability to where it leads', () => {
    const led = activations.flatMap(({ match, decision }) => {
      const view = viewFor(match.state, decision.seat);
      const own = new Set(view.open.units.filter(({ seat }) => seat === decision.seat).map(unitName));
      return decision.options
        .filter(({ ability }) => ability !== undefined)
        .flatMap((option) => {
          const alone = { ...view, open: { ...view.open, decision: { ...decision, options: [option] } } };
          const [{ goes } = { goes: null }] = suggestionsFor(game, alone);
          return goes ? [own.has(goes.character.split('.')[0] ?? '')] : [];
        });
    });
    expect([led.length > 0, led.every(Boolean)]).toEqual([true, true]);
  });

  it('say which objectives would change hands', async () => {
    const said = await Promise.all(
      activations.map(async ({ match, decision: { seat } }) => {
        const port = chair(match, seat);
        const [now, list] = [await port.prospect(null), await port.suggestions()];
        return list.flatMap(({ preview }) =>
          preview ? controlFacts(preview, now, { me: seat }, en).map(({ what }) => what) : [],
        );
      }),
    );
    expect(said.flat()).toContainEqual(
      expect.stringMatching(/^Objective [A-Z]+: \d vs\. \d, (yours|opponent’s|uncontrolled)$/),
    );
  });

  it('[HI-01] know nothing that their player does not know', () => {
    const random = drawing(fast(sha256('hidden'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    for (const { match, decision } of questions.slice(0, 6)) {
      const other = scrambled(game, match.state, decision.seat, random);
      expect(suggestionsFor(game, viewFor(other, decision.seat))).toEqual(
        suggestionsFor(game, viewFor(match.state, decision.seat)),
      );
    }
  });

  it('are not made to the other player', async () => {
    const [first] = questions;
    if (first) expect(await chair(first.match, first.decision.seat === 0 ? 1 : 0).suggestions()).toEqual([]);
  });
});

it('a player who takes every suggestion beats chance', () => {
  expect(suggestedGames(['s1', 's2', 's3'])).toEqual({ won: 3, of: 3 });
});
