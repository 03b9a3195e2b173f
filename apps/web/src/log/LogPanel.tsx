import { useMessages } from '../i18n/language.ts';
import { SignSheet } from '../ui/SheetButton.tsx';
import { memo } from '../ui/memo.ts';
import { lazy } from '../ui/lazy.tsx';
import type { LogProps } from './LogLines.tsx';

// The board stands before the game is told.
const LogLines = lazy(() => import('./LogLines.tsx'));

/** The log beside the table. */
export const LogPanel = memo((props: LogProps) => {
  const { log } = useMessages();
  return (
    <section class="panel log" aria-label={log.log}>
      <h2>{log.log}</h2>
      <LogLines {...props} />
    </section>
  );
});

/** The log over the lower part of the table, where there is no room beside it: a line that is tapped shows above. */
export const LogButton = memo((props: LogProps) => {
  const { log } = useMessages();
  return (
    <SignSheet title={log.log} sign="log" way="log" sheet="log-sheet">
      <h2>{log.log}</h2>
      <LogLines {...props} />
    </SignSheet>
  );
});
