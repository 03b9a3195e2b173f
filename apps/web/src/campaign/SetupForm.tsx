import type { CampaignState, Slot, Unit } from '@faultline/campaign';
import { inRole, ROLES, type Role, SLOTS } from '@faultline/campaign';
import type { ComponentChildren, TargetedSubmitEvent } from 'preact';
import type { CampaignWords } from '../i18n/campaignWords.ts';
import { useOperationTexts } from '../i18n/operationWords.ts';
import type { Shelf, ShelfUnit, TeamBuilder } from '../port/teamBuilder.ts';
import { useOffers } from '../setup/modes/operations.ts';
import type { SetupChoice } from './setupCommands.ts';

interface SetupFormProps {
  readonly words: CampaignWords;
  readonly shelf: Shelf;
  readonly muster: TeamBuilder;
  readonly submit: string;
  /** Names and seed are asked for once, when it is founded. */
  readonly isNew?: boolean;
  /** What was chosen before. */
  readonly before?: CampaignState;
  readonly create: (choice: SetupChoice, form: FormData) => unknown;
  readonly children?: ComponentChildren;
}

/** The operations usually chosen first, and the Veterans of the core box. */
const USUAL: readonly string[] = ['trigger-a-chain-reaction', 'crash-landing', 'jail-break', 'foil-the-heist'];
const USUAL_VETERANS: Readonly<Record<Role, string>> = {
  aggressor: 'lord-maul',
  sentinel: 'general-anakin-skywalker',
};

/** All that is chosen before the first operation. */
export function SetupForm(props: SetupFormProps) {
  const { words: w, shelf, muster, submit, isNew = false, before, create, children } = props;
  const offers = useOffers(muster);
  const texts = useOperationTexts();
  if (!offers || !texts) return null;
  const cards = offers.map(({ card: { id, name } }) => ({ id, name }));
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => texts.operations[id]?.name ?? name;
  const chosenFor = (slot: Slot): string | undefined =>
    (slot === 'L' ? before?.lastChance : before?.operations?.[slot - 1])?.id ?? USUAL[SLOTS.indexOf(slot)];
  const take = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const operation = (slot: Slot) => cards.find(({ id }) => id === form.get(`operation-${slot}`)) ?? NOTHING;
    const personIn = (role: Role): string =>
      (before && inRole(before, role)?.person) ?? `${form.get(role) ?? ''}`.trim().replace(/\s+/g, ' ');
    void create(
      {
        aggressor: personIn('aggressor'),
        sentinel: personIn('sentinel'),
        operations: ([1, 2, 3] as const).map(operation),
        lastChance: operation('L'),
        veterans: [veteranIn(form, 'aggressor', shelf), veteranIn(form, 'sentinel', shelf)],
      },
      form,
    );
  };
  return (
    <form class="campaign-form" onSubmit={take}>
      {isNew && (
        <label>
          {w.name}
          <input class="field" name="name" required maxLength={80} autocomplete="off" placeholder={w.nameHint} />
        </label>
      )}
      <fieldset>
        <legend>{w.sides}</legend>
        {ROLES.map((role) => (
          <div key={role} class="campaign-pair">
            {isNew && (
              <label>
                {w.player(role)}
                <input class="field" name={role} required maxLength={60} autocomplete="off" />
              </label>
            )}
            <VeteranSelect
              title={w.veteran(role)}
              words={w}
              shelf={shelf}
              name={`veteran-${role}`}
              chosen={(before && inRole(before, role)?.veteran?.id) ?? USUAL_VETERANS[role]}
            />
          </div>
        ))}
        <small>{w.veteranHint}</small>
      </fieldset>
      <fieldset class="campaign-operations">
        <legend>{w.operations}</legend>
        {SLOTS.map((slot) => (
          <label key={slot}>
            {w.operation(slot)}
            <select class="field" name={`operation-${slot}`} defaultValue={chosenFor(slot)}>
              {cards.map((card) => (
                <option key={card.id} value={card.id} selected={card.id === chosenFor(slot)}>
                  {named(card)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {isNew && <More words={w} />}
      {children}
      <button type="submit" class="button filled" data-way="create-campaign">
        {submit}
      </button>
    </form>
  );
}

const NOTHING = { id: '', name: '' };

const More = ({ words: w }: { readonly words: CampaignWords }) => (
  <details>
    <summary>{w.more}</summary>
    <label>
      {w.keeper}
      <input class="field" name="keeper" maxLength={60} autocomplete="off" />
      <small>{w.keeperHint}</small>
    </label>
    <label>
      {w.seed}
      <input class="field" name="seed" maxLength={80} autocomplete="off" />
      <small>{w.seedHint}</small>
    </label>
    <label class="campaign-check">
      <input type="checkbox" name="lastChanceAfterFinal" defaultChecked /> {w.lastChanceAfterFinal}{' '}
      <span class="rule">CP-R-01</span>
    </label>
  </details>
);

interface VeteranSelectProps {
  readonly title: string;
  readonly words: CampaignWords;
  readonly shelf: Shelf;
  readonly name: string;
  readonly chosen: string | null;
}

const byName = (a: ShelfUnit, b: ShelfUnit): number => a.name.localeCompare(b.name);

/** CP-VET-02: a Primary or a Secondary Unit. */
export function VeteranSelect({ title, words: w, shelf, name, chosen }: VeteranSelectProps) {
  const units = Object.values(shelf.units).toSorted(byName);
  return (
    <label>
      {title}
      <select class="field" name={name} required>
        {chosen === null && <option value="" />}
        {(['primary', 'secondary'] as const).map((rank) => (
          <optgroup key={rank} label={w.ranks[rank]}>
            {units
              .filter((unit) => unit.rank === rank)
              .map((unit) => (
                <option key={unit.id} value={unit.id} selected={unit.id === chosen}>
                  {unit.waits.length > 0 ? `${unit.name} (${w.onlyAtTable})` : unit.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

export const unitOf = (shelf: Shelf, id: string): Unit => {
  const { name = id, rank: type = 'supporting' } = shelf.units[id] ?? {};
  return { id, name, type };
};

const veteranIn = (form: FormData, role: Role, shelf: Shelf): Unit => unitOf(shelf, `${form.get(`veteran-${role}`)}`);
