import { useEffect, useState } from 'preact/hooks';
import { Line } from '../port/line.ts';
import { hereabouts } from '../port/api.ts';

/** Whether another device has become this person's since somebody looks here, where no game has a line. */
export function useDeviceAdded(): boolean {
  const [added, setAdded] = useState(false);
  useEffect(() => {
    const line = new Line(`${hereabouts().replace(/^http/, 'ws')}live`, {
      open: () => undefined,
      hear: (tell) => tell.t === 'notice' && tell.notice === 'device-added' && setAdded(true),
      stands: () => undefined,
    });
    return () => line.end();
  }, []);
  return added;
}
