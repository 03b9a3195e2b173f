import type { ComponentChildren } from 'preact';

interface FileButtonProps {
  /** Classes beside the button's own. */
  readonly kind?: string;
  readonly accept?: string;
  readonly take: (file: File) => unknown;
  readonly children: ComponentChildren;
}

/** A button that opens a file. The same file can be chosen again. */
export const FileButton = ({ kind = '', accept = '.json', take, children }: FileButtonProps) => (
  <label class={`button file-button ${kind}`}>
    {children}
    <input
      type="file"
      class="unseen"
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) void take(file);
        currentTarget.value = '';
      }}
    />
  </label>
);

/** What makes an element take a file that is dropped on it: elsewhere the browser would leave the page for it. */
export const dropped = (take: (file: File) => unknown) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void take(file);
  },
});
