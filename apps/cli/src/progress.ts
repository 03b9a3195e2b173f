/** How a run goes: how much of it is done, and how much of that in this sitting. */
export type Tell = (done: number, now: number) => void;

/** In a terminal one line that changes; elsewhere a line for every tenth of a long run. */
export function progress(all: number, things: string): Tell {
  const start = performance.now();
  let told = 0;
  return (done, now) => {
    const left = Math.ceil(((performance.now() - start) / 60_000 / now) * (all - done));
    const line = `${done} of ${all} ${things}${done < all ? `, about ${left} min left` : ''}`;
    if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\x1b[K' : `\r${line}\x1b[K`);
    else if (all >= 100 && Math.floor((10 * done) / all) > told) {
      told = Math.floor((10 * done) / all);
      console.error(line);
    }
  };
}
