import { OPPONENTS } from '@faultline/ai';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  gameOf,
  type GameFile,
  geometric,
  Match,
  type Open,
  OPTIONS,
  sha256,
  standard,
  viewFor,
} from '@faultline/rules';
import { chanceFrom } from '../../src/engine/chance.ts';

/** Supporting Units of four: with those of the core box 24 figures. */
const FOURS = ['501st-clone-troopers', 'clan-kryze-mandalorians', 'b1-battle-droids', 'mandalorian-super-commandos'];

/** As many figures as a table can be asked to show, deployed on the battlefield with the most parts. */
export function crowdedGame(): { readonly file: GameFile; readonly open: Open } {
  const units = FOURS.map((id) => {
    const card = library.units[id];
    if (!card) throw new Error(`There is no ${id}.`);
    return { ...card, bases: [...card.bases, ...card.bases] };
  });
  const own = { units, abilities: [] };
  const rules = { mode: standard.id, own, options: OPTIONS, constants: CONSTANTS, table: TABLES['high-2'] };
  const game = gameOf(rules, library, [standard], geometric);
  const match = Match.begin(
    game,
    { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
    chanceFrom(sha256('crowd')),
  );
  const opponent = OPPONENTS.restless(game, 'crowd');
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    if (decision.step === 'activation.main') return { file: match.file(), open: match.state.open };
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
  throw new Error('The game ended before anybody acted.');
}
