/** What this browser draws with. */
type Means = 'card' | 'processor' | 'nothing';

let means: Means | null = null;

/** Whether this browser can draw in three dimensions. Asked once: a context costs something. */
export const canDraw = (): boolean => drawsWith() !== 'nothing';

/** Without a graphics card every pixel takes the time of everything else. */
export const drawsWith = (): Means => {
  means ??= meansHere();
  return means;
};

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function meansHere(): Means {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'nothing';
  const told = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER;
  const name = String(context.getParameter(told));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(name) ? 'processor' : 'card';
}
