import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

type Late<P> = ComponentType<P> & {
  /** Fetches it before it is shown. */
  readonly fetch: () => Promise<void>;
};

/** A part of the page that is fetched when it is first shown; where it cannot be, the next time tries again. */
export function lazy<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): Late<P> {
  let fetched: ComponentType<P> | null = null;
  const fetch = () =>
    load().then(
      (module) => {
        fetched = module.default;
      },
      () => {},
    );
  const Part = (props: P) => {
    const [, setReady] = useState(fetched !== null);
    // With the picture, not after it: nothing can come in between unnoticed.
    useLayoutEffect(() => {
      let here = true;
      if (!fetched) void fetch().then(() => here && setReady(true));
      return () => {
        here = false;
      };
    }, []);
    const Fetched = fetched;
    return Fetched && <Fetched {...props} />;
  };
  return Object.assign(Part, { fetch });
}
