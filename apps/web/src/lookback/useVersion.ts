import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf, go } from '../shell/route.ts';

/** Browsers refuse an address that changes at every step of a drag. */
const REST = 250;

/** The moment that is looked at. Once it rests it stands in the address, and an address that is opened leads to it. */
export function useVersion(id: string, at: number | null, last: number): readonly [number, (version: number) => void] {
  const wanted = Math.min(at ?? last, last);
  const [version, setVersion] = useState(wanted);
  const written = useRef(at);
  useEffect(() => {
    if (at === written.current) return;
    written.current = at;
    setVersion(wanted);
  }, [at]);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever has left meanwhile is not called back.
      if (written.current === version || !location.hash.startsWith(addressOf('play', id))) return;
      written.current = version;
      go(['play', id, 'at', String(version)], true);
    }, REST);
    return () => clearTimeout(timer);
  }, [version]);
  return [version, setVersion];
}
