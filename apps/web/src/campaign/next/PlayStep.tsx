import { type Coming, inForce, ROLES } from '@faultline/campaign';
import { useEffect, useState } from 'preact/hooks';
import type { Saved } from '../../saves/store.ts';
import { addressOf } from '../../shell/route.ts';
import { Icon } from '../../ui/Icon.tsx';
import { namesOf, untold } from '../advantages.ts';
import { useCampaign } from '../campaign.ts';
import { gamesOf, resultOf, wasEntered } from '../finished.ts';
import { Refusal } from '../Told.tsx';
import { ByHand } from './ByHand.tsx';
import { PlayHere } from './PlayHere.tsx';

/** The operation itself: played here, or at a real table with its result entered by hand. */
export function PlayStep() {
  const { state, words: w, operationName } = useCampaign();
  const { coming } = state;
  if (coming === null) return null;
  return (
    <>
      <h2>{w.playTitle(coming.slot, operationName(coming.operation))}</h2>
      <InForce coming={coming} />
      <OpenGames />
      <PlayHere key={`${coming.slot}`} coming={coming} />
      <ByHand coming={coming} />
    </>
  );
}

/** What is in force, and what of it people must apply themselves (CP-R-24). */
function InForce({ coming }: { readonly coming: Coming }) {
  const { state, words: w } = useCampaign();
  return (
    <>
      {ROLES.map((role) => {
        const force = inForce(state, coming, role);
        const reminded = untold(state, coming, role);
        if (force.length === 0) return null;
        return (
          <p key={role} class="campaign-reminder" data-role={role}>
            <Icon name="active" /> <b>{w.inForce(role, namesOf(state, role, force))}</b>{' '}
            {reminded.length > 0 && (
              <>
                {w.reminder(namesOf(state, role, reminded))} <span class="rule">CP-R-24</span>
              </>
            )}
          </p>
        );
      })}
    </>
  );
}

/** Games of this operation that were begun here; the result of one that is over flows in. */
function OpenGames() {
  const { campaign, state, words: w, does, told } = useCampaign();
  const [games, setGames] = useState<readonly Saved[]>([]);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const found = await gamesOf(state);
      const over = found.find(({ id, asked }) => asked === null && !wasEntered(campaign, id));
      const command = over ? await resultOf(campaign, over.id) : null;
      if (!here) return;
      if (command) await does(command);
      else setGames(found);
    };
    look().catch(() => {});
    return () => {
      here = false;
    };
  }, [campaign.log.length]);
  const enter = async (game: string) => {
    const command = await resultOf(campaign, game);
    if (command) await does(command);
  };
  return (
    <>
      {games.map(({ id, asked }) => (
        <div key={id} class="campaign-open">
          {asked === null ? (
            <button type="button" class="button" data-way="enter-again" onClick={() => void enter(id)}>
              {w.useGame}
            </button>
          ) : (
            <>
              <p>
                {w.runs} {w.flowsIn}
              </p>
              <a class="button filled" data-way="continue-game" href={addressOf('play', id)}>
                {w.continue} <Icon name="next" />
              </a>
            </>
          )}
        </div>
      ))}
      <Refusal told={told} />
    </>
  );
}
