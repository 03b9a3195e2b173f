import './gameMenu.css';
import { useMessages } from '../i18n/language.ts';
import { ReferenceButton } from '../reference/ReferenceButton.tsx';
import { lazy } from '../ui/lazy.tsx';
import { SignSheet } from '../ui/SheetButton.tsx';
import { memo } from '../ui/memo.ts';

const MenuSheet = lazy(() => import('../menu/MenuSheet.tsx'));
const RulesSearch = lazy(() => import('../ledger/RulesSearch.tsx'));

/** What can be done with a game beside playing it, and what can be looked up. */
export const GameMenu = memo(() => {
  const { play, shell } = useMessages();
  return (
    <>
      <SignSheet title={shell.rules} sign="search" way="rules" own="lookup" sheet="rules-sheet">
        <RulesSearch wanted="" inPlace />
      </SignSheet>
      <ReferenceButton />
      <SignSheet title={play.menu} sign="menu" way="menu" sheet="game-menu">
        <MenuSheet />
      </SignSheet>
    </>
  );
});
