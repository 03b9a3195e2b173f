const KEY = 'faultline.organiser';

/** Who ran the last event here; nobody where the browser keeps nothing. */
export function lastOrganiser(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberOrganiser(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A name to be typed again.
  }
}
