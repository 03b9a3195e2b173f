import type { TeamSetup } from '@faultline/rules';

/** The two strike teams of the core box. */
export const REPUBLIC: TeamSetup = {
  name: 'Republic and Clan Kryze',
  squads: [
    {
      primary: 'general-anakin-skywalker',
      secondary: 'cc-7567-captain-rex',
      supporting: '501st-clone-troopers',
      era: 'Clone Wars',
    },
    {
      primary: 'ahsoka-tano-jedi-no-more',
      secondary: 'bo-katan-kryze',
      supporting: 'clan-kryze-mandalorians',
      era: 'Clone Wars',
    },
  ],
  mission: 'shifting-priorities',
};

export const SHADOW: TeamSetup = {
  name: 'Separatists and Shadow Collective',
  squads: [
    {
      primary: 'asajj-ventress-sith-assassin',
      secondary: 'kalani-super-tactical-droid',
      supporting: 'b1-battle-droids',
      era: 'Clone Wars',
    },
    {
      primary: 'lord-maul',
      secondary: 'gar-saxon-merciless-commander',
      supporting: 'mandalorian-super-commandos',
      era: 'Clone Wars',
    },
  ],
  mission: 'shifting-priorities',
};
