import { lazy } from '../ui/lazy.tsx';

const PlainHttp = lazy(() => import('./PlainHttp.tsx'));

/** Fetched only where the browser trusts the page less than one of https or of this machine. */
export const WhereUnsafe = () => (isSecureContext ? null : <PlainHttp />);
