import type { TeamFormat, TeamList } from '@faultline/rules';
import { useState } from 'preact/hooks';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import type { Shelf, TeamBuilder } from '../port/teamBuilder.ts';
import { unitsIn } from '../setup/draft.ts';
import { Icon } from '../ui/Icon.tsx';
import { NOBODY } from './workbench.ts';

interface FillProps {
  readonly list: TeamList;
  readonly format: TeamFormat;
  readonly shelf: Shelf;
  readonly muster: TeamBuilder;
  readonly owned: readonly string[];
  readonly change: (list: TeamList) => void;
}

/** Fills what is empty by chance, from anything to close-knit; a full team is drawn anew. */
export function FillPanel({ list, format, shelf, muster, owned, change }: FillProps) {
  const w = useTeamsWords();
  const [cohesion, setCohesion] = useState(2);
  const [onlyOwned, setOnlyOwned] = useState(false);
  const [failed, setFailed] = useState(false);
  const isFull = unitsIn(list).length === 3 * list.squads.length;
  const draw = async () => {
    const from = isFull ? { ...list, squads: list.squads.map(() => NOBODY) } : list;
    const among = onlyOwned && owned.length > 0 ? { among: owned } : {};
    const drawn = await muster.fill(from, { cohesion, mission: true, ...among }, format);
    setFailed(drawn === null);
    if (!drawn) return;
    const name = drawn.squads.map(({ primary }) => shelf.units[primary ?? '']?.name).join(' / ');
    change({ ...drawn, name: list.name && !isFull ? list.name : name.slice(0, 60) });
  };
  return (
    <section class="fill panel">
      <h2>{isFull ? w.fillAll : w.fill}</h2>
      <label class="fill-slider">
        <span class="unseen">{w.cohesion}</span>
        <span aria-hidden="true">{w.anything}</span>
        <input
          type="range"
          min={0}
          max={4}
          value={cohesion}
          data-way="cohesion"
          aria-valuetext={w.cohesions[cohesion]}
          onInput={({ currentTarget }) => setCohesion(Number(currentTarget.value))}
        />
        <span aria-hidden="true">{w.closeKnit}</span>
      </label>
      {owned.length > 0 && (
        <label class="fill-owned">
          <input
            type="checkbox"
            checked={onlyOwned}
            onChange={({ currentTarget }) => setOnlyOwned(currentTarget.checked)}
          />{' '}
          {w.onlyOwned}
        </label>
      )}
      <button type="button" class="button" data-way="draw" onClick={() => void draw()}>
        <Icon name="flip" /> {w.draw}
      </button>
      {failed && <p role="alert">{w.noDraw}</p>}
    </section>
  );
}
