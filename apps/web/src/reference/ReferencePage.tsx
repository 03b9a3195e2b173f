import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useReferenceWords } from '../i18n/referenceWords.ts';
import { PageHead } from '../shell/PageHead.tsx';
import type { PageProps } from '../shell/page.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { CARDS } from './lines.ts';
import { ReferenceCards } from './ReferenceCards.tsx';

const ReferencePaper = lazy(() => import('./ReferencePaper.tsx'));

/**
 * `#/reference`: the game at a glance, to be searched. `#/reference/paper`: the same on two sides of paper;
 * `#/reference/paper/operations`: a side for Key Operations.
 */
export default function ReferencePage({ rest: [way, apart] }: PageProps) {
  const { shell } = useMessages();
  const w = useReferenceWords();
  const [wanted, want] = useState('');
  return (
    <>
      <PageHead title={shell.reference} />
      {way === 'paper' ? (
        <ReferencePaper apart={apart} />
      ) : (
        <main class="reference-page">
          {w && (
            <div class="reference-ways">
              <label>
                {w.search}
                <input
                  class="field"
                  type="search"
                  value={wanted}
                  onInput={({ currentTarget }) => want(currentTarget.value)}
                />
              </label>
              <a class="button" data-way="paper" href={addressOf('reference', 'paper')}>
                <Icon name="print" /> {w.toPaper}
              </a>
            </div>
          )}
          <ReferenceCards cards={CARDS} wanted={wanted} />
        </main>
      )}
    </>
  );
}
