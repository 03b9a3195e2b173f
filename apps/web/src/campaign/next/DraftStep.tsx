import { useMuster } from '../../setup/useMuster.ts';
import { useCampaign } from '../campaign.ts';
import { type SetupChoice, setupCommands } from '../setupCommands.ts';
import { SetupForm } from '../SetupForm.tsx';
import { Refusal } from '../Told.tsx';

/** The set-up was taken back, or comes from a file that has not got further. */
export function DraftStep() {
  const { state, words: w, does, told } = useCampaign();
  const { opened } = useMuster();
  if (!opened) return null;
  const [one, other] = state.players;
  const aggressor = state.aggressor ?? one.person;
  const sentinel = aggressor === one.person ? other.person : one.person;
  const take = (choice: SetupChoice) => does(setupCommands({ ...choice, aggressor, sentinel }));
  return (
    <>
      <h2>{w.draft}</h2>
      <SetupForm words={w} {...opened} before={state} submit={w.confirmAgain} create={take}>
        <Refusal told={told} />
      </SetupForm>
    </>
  );
}
