import type { TeamFormat, TeamList } from '@faultline/rules';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, Verdict } from '../port/teamBuilder.ts';
import { unitsIn } from '../setup/draft.ts';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { isMissing } from './Clashes.tsx';
import { OwnedSheet } from './OwnedSheet.tsx';
import { LONGEST_NAME, type Workbench } from './workbench.ts';

interface TeamHeadProps {
  readonly bench: Workbench;
  readonly format: TeamFormat;
  readonly asFormat: (format: TeamFormat) => void;
  readonly verdict: Verdict | null;
  readonly shelf: Shelf;
  readonly owned: readonly string[];
  readonly own: (units: readonly string[]) => void;
  readonly isSaved: boolean;
  readonly save: () => void;
  readonly play: () => void;
  readonly startNew: () => void;
}

/** The name of the team, what the rules say to it, and what can be done with it. */
export function TeamHead(props: TeamHeadProps) {
  const { bench, format, asFormat, verdict, shelf, owned, own, isSaved, save, play, startNew } = props;
  const w = useTeamsWords();
  const { list, change, undo } = bench;
  const isPlayable = format === 'strike' && verdict?.unplayable.length === 0 && clear(verdict);
  return (
    <header class="team-head">
      <div class="team-name">
        <div class="team-kind">
          <fieldset class="segments" aria-label={w.kind}>
            {FORMAT_NAMES.map((each) => (
              <button
                key={each}
                type="button"
                data-way={each}
                aria-pressed={each === format}
                onClick={() => asFormat(each)}
              >
                {w[each]}
              </button>
            ))}
          </fieldset>
          <span class="cap">{w.sheet(shelf.sheet)}</span>
        </div>
        <input
          type="text"
          class="team-title"
          aria-label={w.name}
          placeholder={w.newTeam}
          maxLength={LONGEST_NAME}
          value={list.name}
          onInput={({ currentTarget }) => change({ ...list, name: currentTarget.value })}
        />
      </div>
      <VerdictChip list={list} verdict={verdict} />
      <div class="team-ways">
        <button
          type="button"
          class="button filled"
          data-way="play"
          title={format === 'premier' ? w.playPremier : w.playHint}
          disabled={!isPlayable}
          onClick={play}
        >
          <Icon name="play" /> {w.play}
        </button>
        <button
          type="button"
          class="button"
          data-way="save"
          disabled={unitsIn(list).length === 0 || isSaved}
          onClick={save}
        >
          <Icon name={isSaved ? 'confirm' : 'save'} /> {isSaved ? w.isSaved : w.save}
        </button>
        <SheetButton
          title={w.own}
          kind="button quiet"
          face={
            <>
              <Icon name="stance" /> {w.own}
            </>
          }
          mark={{ 'data-way': 'own' }}
          sheet="owned-sheet"
        >
          <OwnedSheet shelf={shelf} owned={owned} own={own} />
        </SheetButton>
        <button type="button" class="button quiet" data-way="new-team" onClick={startNew}>
          {w.newTeam}
        </button>
        <button
          type="button"
          class="button quiet square"
          data-way="undo"
          aria-label={w.undo}
          title={w.undo}
          disabled={undo === null}
          onClick={() => undo?.()}
        >
          <Icon name="undo" />
        </button>
      </div>
    </header>
  );
}

const FORMAT_NAMES = ['strike', 'premier'] as const;

/** Nothing against it but a mission, which setting up a game asks for too. */
const clear = ({ clashes }: Verdict): boolean => clashes.every(({ reason }) => reason.facts?.missions === 0);

/** How many reasons there are, how much is still missing, or that it is legal. */
function VerdictChip({ list, verdict }: { readonly list: TeamList; readonly verdict: Verdict | null }) {
  const w = useTeamsWords();
  const setup = useSetupWords();
  if (!verdict) return <p class="verdict" role="status" />;
  const missing = verdict.clashes.filter(isMissing).length;
  const against = verdict.clashes.length - missing;
  const [kind, sign, says] =
    against > 0
      ? (['against', 'warning', setup.notLegal(against)] as const)
      : missing > 0
        ? (['missing', 'plan', w.missing(missing)] as const)
        : (['legal', 'confirm', w.legal(list.squads.length, unitsIn(list).length)] as const);
  return (
    <p class={`verdict ${kind}`} role="status" data-verdict={kind}>
      <span>
        <Icon name={sign} /> {says}
      </span>
      {verdict.unplayable.length > 0 && (
        <small>
          <Icon name="plan" /> {w.unplayable(verdict.unplayable.length)}
        </small>
      )}
    </p>
  );
}
