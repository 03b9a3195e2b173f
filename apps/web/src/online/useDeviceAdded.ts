import type { Gets200 } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import { Line } from '../port/line.ts';
import { hereabouts } from '../port/api.ts';

/** What the server said first; `ahead` is by how much its clock is ahead of this one. */
export type Hello = Gets200['/api/hello'] & { readonly ahead: number };

/** Up to when, by the server's clock, one was told here of other devices. */
const KEY = 'faultline.device';

function seenUpTo(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Whether another device has become this person's: while they were away, or since they are here. */
export function useDeviceAdded({ device = 0, ahead }: Hello): { readonly added: boolean; readonly seen: () => void } {
  const [added, setAdded] = useState(device > seenUpTo());
  useEffect(() => {
    const line = new Line(`${hereabouts().replace(/^http/, 'ws')}live`, {
      open: () => undefined,
      hear: (tell) => tell.t === 'notice' && tell.notice === 'device-added' && setAdded(true),
      stands: () => undefined,
    });
    return () => line.end();
  }, []);
  const seen = () => {
    setAdded(false);
    try {
      localStorage.setItem(KEY, String(Date.now() + ahead));
    } catch {
      // A browser that keeps nothing is told again.
    }
  };
  return { added, seen };
}
