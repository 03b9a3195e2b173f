/** Asks one question at a time; of those that come up meanwhile only the newest is asked. */
export function onlyNewest(): (ask: () => Promise<void>) => void {
  let asking = false;
  let waiting: (() => Promise<void>) | null = null;
  const run = async (ask: () => Promise<void>): Promise<void> => {
    asking = true;
    await ask();
    asking = false;
    const next = waiting;
    waiting = null;
    if (next) await run(next);
  };
  return (ask) => {
    if (asking) waiting = ask;
    else void run(ask);
  };
}
