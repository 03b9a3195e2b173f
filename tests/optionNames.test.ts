import { library } from '@faultline/cards';
import type { Decision, Open } from '@faultline/rules';
import { knownOptions, nameOfOption, Names, whyNoOption } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { playGame } from '../apps/cli/src/simulate/playing.ts';
import { type Seating, seat } from '../apps/cli/src/simulate/seating.ts';
import { teamsOfSeed } from '../apps/cli/src/simulate/teams.ts';
import { tableOfSeed } from '../apps/cli/src/tables.ts';

/** The units of a game by short names, as a file would give them. */
const namesIn = ({ units }: Open): Names =>
  new Names(
    units.map(({ seat: of, slot, card, characters }) => ({
      name: `${of === 0 ? 'first' : 'second'}-${slot}`,
      side: of === 0 ? 'red' : 'blue',
      slot,
      card,
      bases: characters.length,
    })),
  );

interface Heard {
  readonly seating: Seating;
  readonly names: Names;
  readonly decisions: readonly Decision[];
}

function heardIn(seating: Seating): Heard {
  const decisions: Decision[] = [];
  let names = new Names([]);
  playGame(seating, 400, (_events, open) => {
    if (decisions.length === 0) names = namesIn(open);
    if (open.decision) decisions.push(open.decision);
  });
  return { seating, names, decisions };
}

const teamsFor = (seed: string) => teamsOfSeed(library, seed);
/** Set up on a table with terrain, or close together: other questions come up. */
const games = ['names 1', 'names 2', 'names 3', 'names 4'].flatMap((seed) => [
  heardIn(seat(seed, teamsFor(seed), false, tableOfSeed(seed), 'restless')),
  heardIn(seat(seed, teamsFor(seed), true)),
]);

describe('the names of options', { timeout: 60_000 }, () => {
  it('are all known beforehand, so that another name is a slip', () => {
    const unknown = games.flatMap(({ seating, names, decisions }) => {
      const points = seating.game.table.ingress.map(({ name }) => name);
      const known = knownOptions({ library, names, objectives: [], points });
      return decisions.flatMap((decision) =>
        decision.options
          .map((option) => nameOfOption(names, decision, option))
          .filter((called) => whyNoOption(known, library, called) !== null)
          .map((called) => `${decision.step}: ${called}`),
      );
    });
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('tell the options of every question apart', () => {
    const alike = games.flatMap(({ names, decisions }) =>
      decisions.flatMap((decision) => {
        const called = decision.options.map((option) => nameOfOption(names, decision, option));
        return new Set(called).size === called.length ? [] : [`${decision.step}: ${called.join(', ')}`];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('say of every ability whose it is', () => {
    const ownerless = games.flatMap(({ names, decisions }) =>
      decisions
        .filter(({ step }) => step !== 'gameEffects.ask')
        .flatMap((decision) =>
          decision.options
            .filter(({ ability }) => ability !== undefined)
            .map((option) => nameOfOption(names, decision, option))
            .filter((called) => !called.includes('@')),
        ),
    );
    expect(ownerless).toEqual([]);
  });
});
