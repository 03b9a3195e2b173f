import { useRef, useState } from 'preact/hooks';
import { type Above, Board, type BoardProps } from '../board/Board.tsx';
import { useSettings } from '../shell/settings.ts';
import { lazy } from '../ui/lazy.tsx';

const Table3d = lazy(() => import('./Table3d.tsx'));
const ViewButton = lazy(() => import('./ViewButton.tsx'));

/** The table from above, or from its side for whoever has chosen that: what is given and what comes back are the same. */
export function EitherView({ children, ...props }: BoardProps) {
  const wanted = useSettings().settings.view === 'table';
  const [isShown, setShown] = useState(false);
  const above = useRef<Above | null>(null);
  const tools = (
    <>
      <ViewButton />
      {children}
    </>
  );
  return (
    <div class="views">
      {!isShown && (
        <Board {...props} above={above}>
          {tools}
        </Board>
      )}
      {(wanted || isShown) && (
        <Table3d {...props} above={above} leaves={!wanted} onShown={setShown}>
          {tools}
        </Table3d>
      )}
    </div>
  );
}
