import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf } from '../port/teamBuilder.ts';

interface OwnedProps {
  readonly shelf: Shelf;
  readonly owned: readonly string[];
  readonly own: (units: readonly string[]) => void;
}

/** What somebody owns, by box and by Unit. */
export function OwnedSheet({ shelf, owned, own }: OwnedProps) {
  const w = useTeamsWords();
  const all = shelf.packs.flatMap(({ units }) => units);
  const set = (units: readonly string[], have: boolean) =>
    own(have ? [...owned, ...units] : owned.filter((unit) => !units.includes(unit)));
  return (
    <>
      <h2>{w.own}</h2>
      <p class="sheet-hint">{w.ownHint}</p>
      <p class="owned-ways">
        <span class="numbers" aria-live="polite">
          {w.ownCount(owned.length, all.length)}
        </span>
        <button type="button" class="button" onClick={() => own(all)}>
          {w.ownAll}
        </button>
        <button type="button" class="button" onClick={() => own([])}>
          {w.ownNothing}
        </button>
      </p>
      {shelf.packs.map(({ id, name, units }) => {
        const has = units.filter((unit) => owned.includes(unit)).length;
        return (
          <fieldset key={id} class="owned-pack">
            <legend>
              <label>
                <input
                  type="checkbox"
                  data-pack={id}
                  checked={has === units.length}
                  indeterminate={has > 0 && has < units.length}
                  onChange={({ currentTarget }) => set(units, currentTarget.checked)}
                />{' '}
                {name}
              </label>
            </legend>
            {units.map((unit) => (
              <label key={unit}>
                <input
                  type="checkbox"
                  checked={owned.includes(unit)}
                  onChange={({ currentTarget }) => set([unit], currentTarget.checked)}
                />{' '}
                {shelf.units[unit]?.name ?? unit}
              </label>
            ))}
          </fieldset>
        );
      })}
    </>
  );
}
