/** The first thirteen units that were played, in that order: seeded stories draw their teams from these alone, so that no later unit changes them. */
export const FIRST_UNITS: readonly string[] = [
  'general-anakin-skywalker',
  'cc-7567-captain-rex',
  '501st-clone-troopers',
  'ahsoka-tano-jedi-no-more',
  'bo-katan-kryze',
  'clan-kryze-mandalorians',
  'asajj-ventress-sith-assassin',
  'kalani-super-tactical-droid',
  'b1-battle-droids',
  'lord-maul',
  'gar-saxon-merciless-commander',
  'mandalorian-super-commandos',
  '104th-wolfpack-troopers',
];
