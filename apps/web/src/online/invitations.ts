/** The links that this browser made, so that a reload still shows them; gone once the game has begun. */
const KEY = 'faultline.invitations';

function all(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function store(kept: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the link until it is reloaded.
  }
}

export const invitationOf = (game: string): string | null => all()[game] ?? null;

export const keepInvitation = (game: string, code: string): void => store({ ...all(), [game]: code });

export const forgetInvitation = (game: string): void => {
  const { [game]: code, ...others } = all();
  if (code !== undefined) store(others);
};
