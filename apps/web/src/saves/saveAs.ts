/** Hands a text to the browser's downloads. */
export function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  link.click();
  // The download has read the address by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}
