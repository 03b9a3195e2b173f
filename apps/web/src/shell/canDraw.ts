let drawable: boolean | null = null;

/** Whether this browser can draw in three dimensions. Asked once: a context costs something. */
export function canDraw(): boolean {
  drawable ??= contextHere();
  return drawable;
}

function contextHere(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
