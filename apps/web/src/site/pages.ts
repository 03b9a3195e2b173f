import type { Page } from '../shell/page.ts';

/** Everything between people who are not at one screen: it looks at the address itself. */
const online = () => import('../online/OnlinePage.tsx');

/** Every page by the first word of its address; each is loaded when it is first opened. */
export const PAGES: Readonly<Record<string, () => Promise<{ readonly default: Page }>>> = {
  '': () => import('./Home.tsx'),
  games: () => import('../games/GamesPage.tsx'),
  new: () => import('../setup/SetupPage.tsx'),
  teams: () => import('../builder/TeamsPage.tsx'),
  play: () => import('../play/PlayPage.tsx'),
  first: () => import('../lessons/FirstPage.tsx'),
  puzzles: () => import('../puzzles/PuzzlesPage.tsx'),
  museum: () => import('../ledger/MuseumPage.tsx'),
  reference: () => import('../reference/ReferencePage.tsx'),
  rules: () => import('../ledger/RulesPage.tsx'),
  campaign: () => import('../campaign/CampaignPage.tsx'),
  desk: () => import('../desk/DeskPage.tsx'),
  online,
  join: online,
  watch: online,
  device: online,
};
