/** Hands a file to the browser's downloads; a text is one of JSON. */
export function saveAs(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  link.click();
  // The download has read the address by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
