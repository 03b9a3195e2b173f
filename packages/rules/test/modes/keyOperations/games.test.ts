import {
  applyInPlace,
  beginGame,
  drawing,
  fast,
  type Game,
  type GameEvent,
  OPEN_TABLE,
  type Open,
  type Random,
  SEATS,
  sampleAnswer,
  sha256,
  type State,
} from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { coreGame, seeded, whyLeaking } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { RAID } from './raid.ts';

const { mission: _, ...republic } = REPUBLIC;
const { mission: _other, ...shadow } = SHADOW;
const MOST_DECISIONS = 4000;

const randomOf = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

interface Played {
  readonly game: Game;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A whole game from set-up on, played by chance; what holds at every decision is looked at. */
function played(seed: string, each: (game: Game, state: State, random: Random) => void = () => {}): Played {
  const game = coreGame({
    mode: keyOperations,
    library: { ...library, operations: { raid: RAID } },
    table: OPEN_TABLE,
  });
  const plan = { operation: 'raid', aggressor: null };
  const { state, events: begun } = beginGame(
    game,
    { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan },
    seeded(seed, 'fast'),
  );
  const random = randomOf(`play ${seed}`);
  const events: GameEvent[] = [...begun];
  for (let n = 0; n < MOST_DECISIONS && state.open.decision; n += 1) {
    each(game, state, random);
    const { seat, options } = state.open.decision;
    const { id = '' } = options[random(options.length)] ?? {};
    const answer = sampleAnswer({ game, open: state.open }, id, random);
    if (!answer) continue;
    const taken = applyInPlace(game, state, { seat, version: state.open.version, answer });
    if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
    events.push(...taken.events);
  }
  return { game, state, events };
}

const scoreIn = ({ score }: Open) => {
  if (score.mode !== 'key-operations') throw new Error('no operation');
  return score;
};

describe('games of an operation played by chance', () => {
  it('[KO-MOM-09] keep Momentum to eight spaces on either side, and end as the mode says', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { state } = played(seed, (_game, { open }) => {
        const { momentum } = scoreIn(open);
        for (const side of SEATS) expect(momentum[side] >= 0 && momentum[side] <= 8).toBe(true);
      });
      expect(['stage', 'countdown']).toContain(state.open.result?.why);
    }
  });

  it('[KO-CARD-04, KO-CARD-06, KO-R-20] lay the map, deploy, and only then begin the first Stage', () => {
    const { events, state } = played('map');
    const told = events.map(({ event }) => event);
    expect(told.indexOf('stage')).toBeGreaterThan(told.lastIndexOf('deployed'));
    expect(told.indexOf('turn')).toBeGreaterThan(told.indexOf('stage'));
    const { aggressor } = scoreIn(state.open);
    const south = state.open.seats[aggressor].edge === 'south';
    const [w] = RAID.card.objectives;
    const { size } = coreGame().constants;
    expect(state.open.objectives[0]).toMatchObject(
      south ? { key: 'W', x: w?.x, y: size - (w?.y ?? 0) } : { key: 'W', x: size - (w?.x ?? 0), y: w?.y },
    );
  });

  it('[KO-DEP-02] deploy squads in turn, the Aggressor first', () => {
    const { events, state } = played('deploy');
    const { aggressor } = scoreIn(state.open);
    const squads = events.flatMap((e) => {
      const u = e.event === 'deployed' ? state.open.units[state.open.characters[e.character]?.unit ?? -1] : undefined;
      return u ? [`${u.seat} ${u.squad}`] : [];
    });
    const order = [...new Set(squads)].map((squad) => Number(squad[0]));
    expect(order).toEqual([aggressor, 1 - aggressor, aggressor, 1 - aggressor]);
  });

  it('show nothing that is hidden', () => {
    let n = 0;
    played('leak', (game, state, random) => {
      n += 1;
      if (n % 25 !== 0 || !state.open.decision) return;
      const { seat, options } = state.open.decision;
      const answer = sampleAnswer({ game, open: state.open }, options[0]?.id ?? '', random);
      if (answer) expect(whyLeaking(game, state, { seat, version: state.open.version, answer }, [], random)).toBeNull();
    });
  });
});
