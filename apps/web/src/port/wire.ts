// Calls over a message port: each method of a served object answers with a promise on the other side.

interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string; readonly about?: unknown };

/** What an error says beside its sentence, for those who tell it in another language. */
const aboutOf = (error: unknown): { about?: unknown } =>
  typeof error === 'object' && error !== null && 'about' in error ? { about: error.about } : {};

/** Answers calls with the methods of an object. Message ports among the arguments change hands. */
export function serve(port: MessagePort, served: object): void {
  port.onmessage = async ({ data }: MessageEvent<Call>) => {
    const reply = await answer(served, data);
    port.postMessage(reply);
  };
}

async function answer(served: object, { id, method, args }: Call): Promise<Reply> {
  try {
    // Its own methods alone: nothing that every object has can be called from the other side.
    const called = Object.hasOwn(served, method) ? (served as Record<string, unknown>)[method] : undefined;
    if (typeof called !== 'function') throw new Error(`There is no ${method} to call.`);
    return { id, value: await called.apply(served, args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error), ...aboutOf(error) };
  }
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The other side's served object. Every method of T must return a promise. */
export function remote<T extends object>(port: MessagePort): T {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(Object.assign(new Error(data.error), aboutOf(data)));
    else asked?.resolve(data.value);
  };
  const call = (method: string, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const ports = args.filter((arg) => arg instanceof MessagePort);
      port.postMessage({ id: last, method, args } satisfies Call, ports);
    });
  return new Proxy({} as T, {
    // A promise is recognised by its `then`: the object itself is none.
    get: (_, method) =>
      typeof method === 'string' && method !== 'then' ? (...args: unknown[]) => call(method, args) : undefined,
  });
}
