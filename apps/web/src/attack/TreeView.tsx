import './tree.css';
import type { CombatTree, TreeOption } from '@faultline/rules';
import { counted } from '@faultline/text';
import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import type { TreeWay } from '../port/odds.ts';
import { Effects } from './Effects.tsx';
import { isAlong, lineOf, nextBy, sizeOf } from './treeLayout.ts';

interface TreeProps {
  readonly tree: CombatTree;
  /** The options taken, in order. */
  readonly path: readonly string[];
  /** What may be taken next. */
  readonly legal: readonly string[];
  /** The best way to each option that can still be reached. */
  readonly ways: readonly TreeWay[];
  /** The option being considered, and its change. */
  readonly planned: string | null;
  readonly plan: (option: string | null) => void;
  readonly take: (option: string) => void;
}

/** The Combat Tree, laid out by its data. Arrows walk it, Enter takes an option. */
export function TreeView({ tree, path, legal, ways, planned, plan, take }: TreeProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const way = ways.find((each) => each.path.at(-1) === planned) ?? null;
  const along = way?.path ?? [];
  const home = tree.options.some(({ id }) => id === stop) ? stop : (legal[0] ?? tree.options[0]?.id ?? null);
  const press = (event: KeyboardEvent, id: string) => {
    const { key } = event;
    if (key !== 'ArrowRight' && key !== 'ArrowLeft' && key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    const next = nextBy(tree, id, key);
    place.current?.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
  };
  const labelOf = (option: TreeOption): string => {
    const total = ways.find((each) => each.path.at(-1) === option.id)?.pool;
    const taken = path.indexOf(option.id);
    return [
      counted(t.words.terms, option.effects) || t.words.terms.nothing,
      taken >= 0 ? t.attack.optionTaken(taken + 1) : '',
      total === undefined ? '' : t.attack.optionTotal(total),
      legal.includes(option.id) ? t.attack.possible : '',
    ]
      .filter(Boolean)
      .join('; ');
  };
  return (
    <div class="tree" ref={place} style={styleOf(tree)} onPointerLeave={() => plan(null)}>
      <Lines tree={tree} path={path} along={along} />
      {tree.options.map((option) => {
        const taken = path.indexOf(option.id);
        const isLegal = legal.includes(option.id);
        return (
          <button
            key={option.id}
            type="button"
            class={classOf(option, taken >= 0, isLegal, along.includes(option.id))}
            style={{ gridColumn: option.column, gridRow: option.row }}
            data-node={option.id}
            tabIndex={option.id === home ? 0 : -1}
            aria-label={labelOf(option)}
            aria-disabled={!isLegal}
            onClick={() => (isLegal ? take(option.id) : plan(option.id))}
            onKeyDown={(event) => press(event, option.id)}
            onFocus={() => {
              setStop(option.id);
              plan(option.id);
            }}
            onPointerEnter={() => plan(option.id)}
          >
            <Effects effects={option.effects} />
            {taken >= 0 && <span class="tree-place numbers" data-place={taken + 1} />}
            {isLegal && <span class="tree-dot" />}
            <Total ways={ways} along={along} id={option.id} />
          </button>
        );
      })}
    </div>
  );
}

/** The pool on the way to the option that is considered. */
function Total({
  ways,
  along,
  id,
}: {
  readonly ways: readonly TreeWay[];
  readonly along: readonly string[];
  readonly id: string;
}) {
  if (!along.includes(id)) return null;
  const way = ways.find((each) => each.path.join() === along.slice(0, along.indexOf(id) + 1).join());
  return way ? (
    <span class="tree-total numbers" aria-hidden="true">
      {way.pool}
    </span>
  ) : null;
}

interface StillTreeProps {
  readonly tree: CombatTree;
  /** A way through it to be shown. */
  readonly along?: readonly string[];
}

/** A tree on a card: nothing to take. */
export function StillTree({ tree, along = [] }: StillTreeProps) {
  const { words } = useMessages();
  return (
    <div class="tree still" style={styleOf(tree)}>
      <Lines tree={tree} path={[]} along={along} />
      {tree.options.map((option) => (
        <div
          key={option.id}
          class={classOf(option, false, false, along.includes(option.id))}
          style={{ gridColumn: option.column, gridRow: option.row }}
          role="img"
          aria-label={counted(words.terms, option.effects) || words.terms.nothing}
        >
          <Effects effects={option.effects} />
          {along.includes(option.id) && <span class="tree-place numbers">{along.indexOf(option.id) + 1}</span>}
        </div>
      ))}
    </div>
  );
}

const styleOf = (tree: CombatTree) => {
  const { columns, rows } = sizeOf(tree);
  return { '--columns': columns, '--rows': rows };
};

const classOf = (option: TreeOption, taken: boolean, legal: boolean, planned: boolean): string =>
  ['tree-option', option.start ? 'start' : '', taken ? 'taken' : planned ? 'planned' : legal ? 'legal' : '']
    .filter(Boolean)
    .join(' ');

interface LinesProps {
  readonly tree: CombatTree;
  readonly path: readonly string[];
  readonly along: readonly string[];
}

function Lines({ tree, path, along }: LinesProps) {
  const { columns, rows } = sizeOf(tree);
  const option = (id: string) => tree.options.find((each) => each.id === id);
  return (
    <svg
      class="tree-lines"
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {tree.paths.map(({ from, to }) => {
        const [a, b] = [option(from), option(to)];
        if (!a || !b) return null;
        const state = isAlong(path, from, to) ? 'taken' : isAlong(along, from, to) ? 'planned' : '';
        return <path key={`${from} ${to}`} class={state} d={lineOf(a, b)} />;
      })}
    </svg>
  );
}
