import type { TeamList } from '@faultline/rules';
import { FORMATS, type TeamFormat, type TeamPlace } from './formats.ts';
import { useState } from 'preact/hooks';
import { useSetupWords } from '../i18n/setupWords.ts';
import { useTeamsWords } from '../i18n/teamsWords.ts';
import { RANKS, unitsIn, withUnit } from '../setup/draft.ts';
import { MissionChoice } from '../setup/MissionChoice.tsx';
import { keepTeams, ownTeams, withTeam, withoutTeam } from '../setup/ownTeams.ts';
import { NO_WISH, type Wish } from '../setup/picker/search.ts';
import { useLastHeard } from '../setup/useHeard.ts';
import { Standing } from '../setup/Standing.tsx';
import type { OpenedBuilder } from '../setup/useMuster.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf, go } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { Clashes, isMissing } from './Clashes.tsx';
import { FillPanel } from './FillPanel.tsx';
import { useOwned } from '../setup/owned.ts';
import { PremierLedger } from './PremierLedger.tsx';
import { SavedTeams } from './SavedTeams.tsx';
import { ShownCard } from './ShownCard.tsx';
import { SquadBoard } from './SquadBoard.tsx';
import { TeamCards } from './TeamCards.tsx';
import { TeamHead } from './TeamHead.tsx';
import { TeamShare } from './TeamShare.tsx';
import { TogetherPanel } from './TogetherPanel.tsx';
import { UnitList } from './UnitList.tsx';
import { emptyTeam, leadersOf, NOBODY, type Workbench } from './workbench.ts';

const PANES = ['units', 'team', 'card'] as const;
export type Pane = (typeof PANES)[number];

/** What came of the link that led here. */
export interface Told {
  readonly says: string;
  readonly faults: readonly string[];
}

/** What is looked for and at: it stays while another view of the page is open. */
interface Looking {
  readonly shown: string | undefined;
  readonly setShown: (unit: string) => void;
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
  /** What a phone shows of it. */
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
}

interface BuilderProps extends OpenedBuilder {
  readonly bench: Workbench;
  readonly looking: Looking;
  readonly told: Told | null;
}

/** All Units, the team and a card side by side; on a phone one of them at a time. */
export function Builder({ bench, looking, told, muster, shelf }: BuilderProps) {
  const w = useTeamsWords();
  const setup = useSetupWords();
  const { list, change } = bench;
  const format: TeamFormat = list.squads.length > 2 ? 'premier' : 'strike';
  const [place, setPlace] = useState<TeamPlace | null>(null);
  const { shown = unitsIn(list)[0] ?? null, setShown, wish, setWish, pane, setPane } = looking;
  const [comparing, setComparing] = useState<string | null>(null);
  const [saved, setSaved] = useState(ownTeams);
  const { owned, own } = useOwned();
  const key = JSON.stringify([list, format]);
  const verdict = useLastHeard(key, () => muster.verdict(list, format));
  const offers = useLastHeard(JSON.stringify([key, place]), () => muster.offers(list, place, format));
  const keep = (teams: typeof saved) => {
    setSaved(teams);
    keepTeams(teams);
  };
  const save = () => {
    const team = { ...list, name: list.name.trim() || leadersOf(list, shelf), sheet: shelf.sheet };
    change(team);
    keep(withTeam(saved, team));
  };
  const play = async (squads: TeamList['squads']) => {
    const { route } = await muster.write({ ...list, squads });
    go(['new', 'team', addressOf(...route)]);
  };
  const look = (at: TeamPlace, onlyFits = false) => {
    setPlace(at);
    setWish({ ...NO_WISH, onlyFits });
    setPane('units');
  };
  const put = (unit: string | null, at: TeamPlace) => {
    change(withUnit(list, at.squad, at.rank, unit));
    if (unit !== null) {
      setPlace(null);
      setShown(unit);
      setPane('team');
    }
  };
  const show = (unit: string) => {
    if (comparing !== null && comparing !== unit) return go(['teams', 'compare', comparing, unit]);
    setShown(unit);
    setPane('card');
  };
  const asFormat = (next: TeamFormat) => {
    const { squads } = FORMATS[next];
    const added = Array.from({ length: Math.max(0, squads - list.squads.length) }, () => NOBODY);
    change({ ...list, squads: [...list.squads, ...added].slice(0, squads) });
    setPlace(null);
  };
  const clashes = verdict?.clashes ?? [];
  const real = clashes.filter((clash) => !isMissing(clash));
  return (
    <div class="teams" data-pane={pane}>
      <PageHead title={w.title}>
        <TeamShare bench={bench} muster={muster} shelf={shelf} />
      </PageHead>
      <nav class="teams-panes" aria-label={w.panes}>
        {PANES.map((each) => (
          <button
            key={each}
            type="button"
            data-way={`pane-${each}`}
            aria-pressed={each === pane}
            onClick={() => setPane(each)}
          >
            {w[each]}
          </button>
        ))}
      </nav>
      <main class="teams-main">
        <section class="teams-units panel" aria-label={w.units}>
          {comparing !== null && (
            <p class="units-place">
              <b>{w.compareChoose(shelf.units[comparing]?.name ?? comparing)}</b>
              <button type="button" class="button quiet" onClick={() => setComparing(null)}>
                {w.compareStop}
              </button>
            </p>
          )}
          <UnitList
            shelf={shelf}
            list={list}
            offers={offers ?? []}
            place={place}
            leavePlace={() => setPlace(null)}
            wish={wish}
            setWish={setWish}
            owned={owned}
            shown={shown}
            show={show}
            put={put}
            choosePlace={(at) => look(at)}
          />
        </section>
        <section class="teams-team" aria-label={w.team}>
          {told && <ToldNote told={told} />}
          <TeamHead
            bench={bench}
            format={format}
            asFormat={asFormat}
            verdict={verdict}
            shelf={shelf}
            owned={owned}
            own={own}
            isSaved={saved.some((team) => JSON.stringify(team) === JSON.stringify(list))}
            save={save}
            play={() => void play(list.squads)}
            startNew={() => {
              change(emptyTeam(shelf.sheet, FORMATS[format].squads));
              setPlace(null);
            }}
          />
          {isWhole(list) && <Standing list={list} muster={muster} shelf={shelf} />}
          <SquadBoard
            list={list}
            clashes={real}
            shelf={shelf}
            place={place}
            look={(at) => {
              const unit = list.squads[at.squad]?.[at.rank];
              if (unit) setShown(unit);
              look(at);
            }}
          />
          <Clashes clashes={real} list={list} shelf={shelf} put={put} look={(at) => look(at, true)} />
          {format === 'premier' && (
            <PremierLedger
              list={list}
              shelf={shelf}
              isClear={verdict !== null && real.length === 0}
              play={(squads) => void play(squads)}
            />
          )}
          <TogetherPanel list={list} shelf={shelf} muster={muster} />
          <FillPanel list={list} format={format} shelf={shelf} muster={muster} owned={owned} change={change} />
          <details class="panel fold">
            <summary>
              {w.mission}
              <small>{shelf.missions.find(({ id }) => id === list.mission)?.name ?? setup.none}</small>
            </summary>
            <MissionChoice
              name="mission"
              shelf={shelf}
              chosen={list.mission}
              choose={(mission) => change({ ...list, mission })}
            />
          </details>
          <TeamCards list={list} muster={muster} />
          <details class="panel fold" data-way="saved">
            <summary>
              {w.saved} <small class="numbers">{saved.length}</small>
            </summary>
            <SavedTeams
              own={saved}
              shelf={shelf}
              muster={muster}
              open={change}
              forget={(team) => keep(withoutTeam(saved, team))}
            />
          </details>
        </section>
        <aside class="teams-card panel" aria-label={w.card}>
          {shown === null ? (
            <p class="card-none">{w.cardNone}</p>
          ) : (
            <ShownCard
              unit={shown}
              muster={muster}
              shelf={shelf}
              withTag={(tag) => {
                setWish({ ...NO_WISH, tag });
                setPlace(null);
                setPane('units');
              }}
              compare={() => {
                setComparing(shown);
                setPlace(null);
                setPane('units');
              }}
            />
          )}
        </aside>
      </main>
    </div>
  );
}

/** While places are empty there is nothing to say about what became of it. */
const isWhole = (list: TeamList): boolean => unitsIn(list).length === RANKS.length * list.squads.length;

const ToldNote = ({ told: { says, faults } }: { readonly told: Told }) => (
  <div class="told panel" role={faults.length > 0 ? 'alert' : 'status'}>
    <p>
      <Icon name={faults.length > 0 ? 'warning' : 'confirm'} /> {says}
    </p>
    {faults.length > 0 && (
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )}
  </div>
);
