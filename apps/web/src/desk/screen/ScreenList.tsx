import type { ComponentChildren } from 'preact';
import { evenPages, useTurning } from './useTurning.ts';

interface ScreenListProps {
  readonly items: readonly { readonly key: string; readonly shown: ComponentChildren }[];
  /** As many as can be read from afar at once. */
  readonly most: number;
  /** What stands above the list, beside the number of the page. */
  readonly children?: ComponentChildren;
}

/** More than this stand in two columns. */
export const ONE_COLUMN = 5;

/** Entries that share the height there is; more than fit turn page by page. */
export function ScreenList({ items, most, children }: ScreenListProps) {
  const pages = evenPages(items, most);
  const page = useTurning(pages.length);
  const shown = pages[page] ?? [];
  const columns = items.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(Math.max(1, pages[0]?.length ?? 1) / columns);
  return (
    <>
      <div class="screen-bar">
        {children}
        <PageNumber page={page} pages={pages.length} />
      </div>
      <ul class="screen-list" style={{ '--rows': rows, '--columns': columns }}>
        {shown.map(({ key, shown: entry }) => (
          <li key={key}>{entry}</li>
        ))}
      </ul>
    </>
  );
}

export const PageNumber = ({ page, pages }: { readonly page: number; readonly pages: number }) =>
  pages > 1 ? (
    <span class="screen-page numbers" data-page={page + 1}>
      {page + 1} / {pages}
    </span>
  ) : null;
