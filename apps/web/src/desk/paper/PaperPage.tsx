import './paper.css';
import { currentRound, currentStage, type EventState, viewOf } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { addressOf } from '../../shell/route.ts';
import { useDesk } from '../desk.ts';
import { TopBar } from '../TopBar.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { PairingsSheet } from './PairingsSheet.tsx';
import { Slips } from './Slips.tsx';
import { StandingsSheet } from './StandingsSheet.tsx';
import { TeamsSheet } from './TeamsSheet.tsx';
import { usePaperSize } from '../../ui/usePaperSize.ts';

const SHEETS = ['name', 'table', 'slips', 'standings', 'teams', 'blank'] as const;
type Sheet = (typeof SHEETS)[number];
const PAPERS = ['A4', 'Letter'] as const;
/** What the margins leave of a sheet, a hair less: a page too many is worse than a thin strip. */
const HEIGHTS = { A4: '268.6mm', Letter: '251mm' } as const;

/** Sheets for the wall and the tables; only what everybody may see is on them. */
export function PaperPage({ what }: { readonly what: string | undefined }) {
  const w = useDeskWords();
  const { event } = useDesk();
  const state = viewOf(event.state, '');
  const { id } = state.founding;
  const over = state.phase === 'finished' || currentRound(state)?.state === 'closed';
  const sheet = SHEETS.find((one) => one === what) ?? (over ? 'standings' : 'name');
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('A4');
  // Slips are cut apart.
  usePaperSize(paper, sheet !== 'slips' && sheet !== 'blank');
  return (
    <div class="desk paper">
      <TopBar title={w.print} over={state.founding.name}>
        <a class="button" href={addressOf('desk', id)}>
          {w.back}
        </a>
      </TopBar>
      <section class="paper-choice" aria-label={w.print}>
        <nav class="desk-ways" aria-label={w.sheet}>
          {SHEETS.map((one) => (
            <a
              key={one}
              class="button"
              href={addressOf('desk', id, 'print', one)}
              aria-current={one === sheet ? 'page' : undefined}
            >
              {w.sheets[one]}
            </a>
          ))}
        </nav>
        <fieldset class="segments" aria-label={w.paper}>
          {PAPERS.map((one) => (
            <button key={one} type="button" aria-pressed={one === paper} onClick={() => setPaper(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <button type="button" class="button filled" data-way="print" onClick={() => print()}>
          <Icon name="print" /> {w.print}
        </button>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <main class="paper-sheet" tabIndex={0} style={{ '--sheet-height': HEIGHTS[paper] }}>
        <Sheets sheet={sheet} state={state} />
      </main>
    </div>
  );
}

function Sheets({ sheet, state }: { readonly sheet: Sheet; readonly state: EventState }) {
  const w = useDeskWords();
  const round = currentRound(state);
  if (sheet === 'standings') return <StandingsSheet state={state} />;
  if (sheet === 'teams') return <TeamsSheet state={state} />;
  if (sheet === 'blank') return <Slips state={state} stage={undefined} round={null} />;
  if (!round) return <p>{w.nothingToPrint}</p>;
  if (sheet === 'slips') return <Slips state={state} stage={currentStage(state)} round={round} />;
  return <PairingsSheet state={state} round={round} sort={sheet} />;
}
