const KEY = 'faultline.organiser';

/** Who ran the last event here; nobody where the browser keeps nothing. */
export function lastOrganiser(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const rememberOrganiser = (name: string): void => localStorage.setItem(KEY, name);
