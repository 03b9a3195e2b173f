import { useEffect, useState } from 'preact/hooks';

/** Where in the site: the parts of the address behind `#/`. */
export type Route = readonly string[];

/** Null where the address was cut off or mistyped, so that a part of it cannot be read. */
export function routeOf(hash: string): Route | null {
  const parts = hash.replace(/^#\/?/, '').split('/');
  try {
    return parts.filter((part) => part !== '').map(decodeURIComponent);
  } catch {
    return null;
  }
}

export const addressOf = (...route: Route): string => `#/${route.map(encodeURIComponent).join('/')}`;

/** Goes to a page; `instead` leaves no step back to the present one. */
export function go(route: Route, instead = false): void {
  if (instead) location.replace(addressOf(...route));
  else location.hash = addressOf(...route);
}

export function useRoute(): Route | null {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    // It may have changed since the first picture.
    changed();
    return () => removeEventListener('hashchange', changed);
  }, []);
  return routeOf(hash);
}
