import { useSetupWords } from '../i18n/setupWords.ts';
import type { ComponentChildren } from 'preact';
import type { MapPicture, TablePicture } from '../port/teamBuilder.ts';
import { type Frame, onPage, pathOf } from '../board/frame.ts';

interface TablePickerProps {
  readonly tables: readonly TablePicture[];
  /** Its Objectives are drawn on every table. */
  readonly map: MapPicture | null;
  /** The tables that have room for it; null where all have. */
  readonly fitting: readonly string[] | null;
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** What is to be said of the chosen one. */
  readonly children?: ComponentChildren;
}

export function TablePicker({ tables, map, fitting, chosen, choose, children }: TablePickerProps) {
  const setup = useSetupWords();
  const hasRoom = (id: string): boolean => fitting?.includes(id) ?? true;
  return (
    <section class="panel tables">
      <h2>{setup.table}</h2>
      {children}
      <div class="tables-all" role="radiogroup" aria-label={setup.table}>
        {tables.map((table) => (
          <label
            key={table.id}
            class={`table-choice${table.id === chosen ? ' chosen' : ''}${hasRoom(table.id) ? '' : ' full'}`}
          >
            <input
              type="radio"
              class="unseen"
              name="table"
              value={table.id}
              checked={table.id === chosen}
              onChange={() => choose(table.id)}
            />
            <Picture table={table} map={map} />
            <span>
              {setup.tableName(table.id)}
              {!hasRoom(table.id) && <small> ({setup.noRoom})</small>}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

const TINTS = ['var(--part-low)', 'var(--part-1)', 'var(--part-2)'] as const;

function Picture({ table, map }: { readonly table: TablePicture; readonly map: MapPicture | null }) {
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
      {map?.objectives.map((spot) => {
        const { x, y } = onPage(frame, spot);
        return <circle key={`${x} ${y}`} class="table-objective" cx={x} cy={y} r={26} />;
      })}
    </svg>
  );
}
