import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched when it is first shown; where it cannot be, the next time tries again. */
export function late<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  return function Late(props: P) {
    const [, setReady] = useState(fetched !== null);
    useEffect(() => {
      if (fetched) return;
      let here = true;
      load().then(
        (module) => {
          fetched = module.default;
          if (here) setReady(true);
        },
        () => {},
      );
      return () => {
        here = false;
      };
    }, []);
    const Part = fetched;
    return Part && <Part {...props} />;
  };
}
