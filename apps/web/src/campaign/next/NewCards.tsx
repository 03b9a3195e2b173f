import { inRole, nameOf, ROLES } from '@faultline/campaign';
import type { TargetedSubmitEvent } from 'preact';
import { withBothSquads, withUnit } from '../../setup/draft.ts';
import { useHeard } from '../../setup/useHeard.ts';
import { type OpenedBuilder, useMuster } from '../../setup/useMuster.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCampaign } from '../campaign.ts';
import { unitOf, VeteranSelect } from '../SetupForm.tsx';
import { Refusal } from '../Told.tsx';

/** CP-R-28: a newer card sheet is said, with what it does to the Veterans; who keeps the record decides. */
export function NewCards() {
  const { opened } = useMuster();
  const { state } = useCampaign();
  return opened && opened.shelf.sheet !== state.sheet ? <NewSheet {...opened} /> : null;
}

const EMPTY = withBothSquads({ name: '', squads: [], mission: null });

function NewSheet({ muster, shelf }: OpenedBuilder) {
  const { state, words: w, does, told } = useCampaign();
  const veterans = ROLES.flatMap((role) => inRole(state, role)?.veteran ?? []);
  const standings = useHeard(`${state.sheet} ${veterans.map(({ id }) => id).join(' ')}`, () =>
    Promise.all(
      veterans.map(async ({ id, type }) => {
        if (shelf.units[id] === undefined) return 'gone';
        const standing = await muster.standing({ ...withUnit(EMPTY, 0, type, id), sheet: state.sheet });
        return standing?.changes?.length === 0 ? 'same' : 'changed';
      }),
    ),
  );
  const lost = state.players.filter(({ veteran }) => veteran !== null && shelf.units[veteran.id] === undefined);
  const take = () => does({ kind: 'takeSheet', sheet: shelf.sheet, lost: lost.map(({ person }) => person) });
  const isOpen = state.phase === 'ready';
  return (
    <div class="campaign-cards" role="status">
      <p>
        <Icon name="why" /> {w.newCards(shelf.sheet, state.sheet)} <span class="rule">CP-R-28</span>
      </p>
      <ul>
        {standings?.map((standing, i) => {
          const name = veterans[i]?.name ?? '';
          const says = standing === 'gone' ? w.cardGone : standing === 'same' ? w.cardSame : w.cardChanged;
          return <li key={i}>{says(name)}</li>;
        })}
      </ul>
      <p class="campaign-hint">{w.newCardsHint}</p>
      {isOpen ? (
        <button type="button" class="button" data-way="take-sheet" onClick={() => void take()}>
          {w.takeSheet}
        </button>
      ) : (
        <p class="campaign-hint">{w.afterOperation}</p>
      )}
      <Refusal told={told} />
    </div>
  );
}

/** For a Veteran the cards no longer have another one is named, with a reason. */
export function LostVeterans() {
  const { state, words: w, does, told } = useCampaign();
  const { opened } = useMuster();
  if (!opened) return null;
  const { shelf } = opened;
  const replace = (event: TargetedSubmitEvent<HTMLFormElement>, player: string) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const unit = unitOf(shelf, `${form.get('veteran')}`);
    void does({ kind: 'replaceVeteran', player, unit }, { why: `${form.get('why') ?? ''}`.trim() });
  };
  return (
    <>
      {state.lost.map((player) => (
        <form key={player} class="campaign-form" onSubmit={(event) => replace(event, player)}>
          <h2>{w.lostTitle(nameOf(state, player))}</h2>
          <p>{w.lostHint}</p>
          <VeteranSelect title={w.newVeteran} words={w} shelf={shelf} name="veteran" chosen={null} />
          <label>
            {w.why}
            <input class="field" name="why" required maxLength={200} autocomplete="off" />
          </label>
          <button type="submit" class="button filled" data-way="replace">
            {w.replace}
          </button>
        </form>
      ))}
      <Refusal told={told} />
    </>
  );
}
