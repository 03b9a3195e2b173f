/** Emblems drawn so far, by unit; the others show letters. */
const EMBLEMS: Readonly<Record<string, string>> = {
  'general-anakin-skywalker': 'unit-anakin',
  'cc-7567-captain-rex': 'unit-rex',
  '501st-clone-troopers': 'unit-501st',
  'ahsoka-tano-jedi-no-more': 'unit-ahsoka',
  'bo-katan-kryze': 'unit-bokatan',
  'clan-kryze-mandalorians': 'unit-kryze',
  'lord-maul': 'unit-maul',
  'gar-saxon-merciless-commander': 'unit-saxon',
  'mandalorian-super-commandos': 'unit-supercommandos',
  'asajj-ventress-sith-assassin': 'unit-ventress',
  'kalani-super-tactical-droid': 'unit-kalani',
  'b1-battle-droids': 'unit-b1',
};

export type Emblem = { readonly sign: string } | { readonly letters: string };

export const emblemOf = (card: string, name: string): Emblem => {
  const sign = EMBLEMS[card];
  return sign ? { sign } : { letters: lettersOf(name) };
};

const lettersOf = (name: string): string =>
  name
    .split(/[ ,-]+/)
    .filter((word) => /^[A-Z0-9]/.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
