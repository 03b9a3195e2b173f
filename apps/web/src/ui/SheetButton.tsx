import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from './Icon.tsx';

interface SheetButtonProps {
  /** What the sheet is called. */
  readonly title: string;
  /** The button's look, and what is on it. */
  readonly kind: string;
  readonly face: ComponentChildren;
  /** By which it is found: the keyboard's ways and the tests. */
  readonly mark?: Readonly<Record<`data-${string}`, string>>;
  /** The button's name, where its face does not say it. */
  readonly label?: string;
  readonly sheet: string;
  /** What happens while a pointer or the keyboard is at the button. */
  readonly pointed?: Readonly<Record<`on${string}`, () => void>>;
  readonly children: ComponentChildren;
}

/** A button that opens a sheet over the page. What is in the sheet lives only while it is open. */
export function SheetButton({ title, kind, face, mark, label, sheet, pointed, children }: SheetButtonProps) {
  const { shell } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={kind}
        {...mark}
        {...pointed}
        {...(label === undefined ? { title } : { 'aria-label': label, title: label })}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {face}
      </button>
      <dialog ref={dialog} class={`sheet panel ${sheet}`} aria-label={title} onClose={() => setOpen(false)}>
        {open && children}
        <button type="button" class="button" data-way="close" onClick={() => dialog.current?.close()}>
          {shell.close}
        </button>
      </dialog>
    </>
  );
}

interface SignSheetProps extends Pick<SheetButtonProps, 'title' | 'sheet' | 'children'> {
  readonly sign: string;
  /** Its `data-way`: the keyboard's ways and the tests find it by it. */
  readonly way: string;
  /** A class of its own, to show it only where there is room. */
  readonly own?: string;
}

/** A sign in a bar of signs that opens a sheet. */
export const SignSheet = ({ title, sign, way, own = '', sheet, children }: SignSheetProps) => (
  <SheetButton
    title={title}
    label={title}
    kind={`button quiet square ${own}`}
    face={<Icon name={sign} />}
    mark={{ 'data-way': way }}
    sheet={sheet}
  >
    {children}
  </SheetButton>
);
