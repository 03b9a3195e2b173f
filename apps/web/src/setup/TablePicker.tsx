import { useSetupWords } from '../i18n/setupWords.ts';
import type { MissionPicture, TablePicture } from '../port/teamBuilder.ts';
import { type Frame, onPage, pathOf } from '../board/frame.ts';

interface TablePickerProps {
  readonly tables: readonly TablePicture[];
  /** Its Objectives are drawn on every table. */
  readonly mission: MissionPicture | null;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

export function TablePicker({ tables, mission, chosen, choose }: TablePickerProps) {
  const setup = useSetupWords();
  return (
    <section class="panel tables">
      <h2>{setup.table}</h2>
      <div class="tables-all" role="radiogroup" aria-label={setup.table}>
        {tables.map((table) => (
          <label key={table.id} class={`table-choice${table.id === chosen ? ' chosen' : ''}`}>
            <input
              type="radio"
              class="unseen"
              name="table"
              value={table.id}
              checked={table.id === chosen}
              onChange={() => choose(table.id)}
            />
            <Picture table={table} mission={mission} />
            <span>{setup.tableName(table.id)}</span>
          </label>
        ))}
      </div>
    </section>
  );
}

const TINTS = ['var(--part-low)', 'var(--part-1)', 'var(--part-2)'] as const;

function Picture({ table, mission }: { readonly table: TablePicture; readonly mission: MissionPicture | null }) {
  const frame: Frame = { size: table.size, flipped: false, pixel: 5 };
  const side = table.size / 100;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect width={side} height={side} fill="var(--table)" />
      {table.parts.map(({ rings, level }, i) => (
        <path
          key={i}
          d={pathOf(frame, rings)}
          fill={TINTS[level]}
          fill-rule="evenodd"
          stroke="var(--part-line)"
          stroke-width="4"
        />
      ))}
      {mission?.objectives.map((spot) => {
        const { x, y } = onPage(frame, spot);
        return <circle key={`${x} ${y}`} class="table-objective" cx={x} cy={y} r={26} />;
      })}
    </svg>
  );
}
