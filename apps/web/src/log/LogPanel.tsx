import type { Line } from '@faultline/text';
import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../look/Icon.tsx';
import { still } from '../look/still.ts';
import { LogLines } from './LogLines.tsx';

interface PanelProps {
  readonly lines: readonly Line[];
  readonly point: (line: Line | null) => void;
}

/** The log beside the table. */
export const LogPanel = still((props: PanelProps) => {
  const { log } = useMessages();
  return (
    <section class="panel log" aria-label={log.log}>
      <h2>{log.log}</h2>
      <LogLines {...props} />
    </section>
  );
});

/** The log over the table, where there is no room beside it: a line that is tapped is shown on the table. */
export const LogButton = still(({ lines, point }: PanelProps) => {
  const { log, shell } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button quiet square"
        data-way="log"
        aria-label={log.log}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon name="log" />
      </button>
      <dialog ref={dialog} class="sheet panel log-sheet" aria-label={log.log} onClose={() => setOpen(false)}>
        <h2>{log.log}</h2>
        {open && <LogLines lines={lines} point={point} />}
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {shell.close}
        </button>
      </dialog>
    </>
  );
});
