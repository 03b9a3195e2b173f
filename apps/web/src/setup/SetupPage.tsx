import './setup.css';
import './teamParts.css';
import type { ModeId, Reason, TeamList } from '@faultline/rules';
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { SetupWordsContext, useFetchedSetupWords, useSetupWords } from '../i18n/setupWords.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Start } from '../port/engine.ts';
import type { TeamBuilder } from '../port/teamBuilder.ts';
import { Choice } from '../shell/Choice.tsx';
import { Failed, Loading } from '../shell/notices.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import type { PageProps } from '../shell/page.ts';
import { go } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { giveChosen } from './chosen.ts';
import { fielded, withBothSquads } from './draft.ts';
import { LevelChoice } from './LevelChoice.tsx';
import { keepTeams, ownTeams, recentTeams, usedTeams } from './ownTeams.ts';
import { modeAsked, type Planned, SETUP_MODES, SETUPS } from './modes/index.ts';
import { useHeard } from './useHeard.ts';
import { type OpenedBuilder, useMuster } from './useMuster.ts';
import { TablePicker } from './TablePicker.tsx';
import { TeamCard } from './TeamCard.tsx';
import { TeamMissions } from './TeamMissions.tsx';

/** `#/new` and `#/new/two`: who plays, with which teams, where; `#/new/team/spt[…]` brings a team along,
 *  `#/new/operation/jail-break` chooses another mode and what is played in it. */
export default function SetupPage({ rest: [who, what] }: PageProps) {
  const words = useFetchedSetupWords();
  const { opened, failure, again } = useMuster();
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!opened || !words) return <Loading />;
  return (
    <SetupWordsContext.Provider value={words}>
      <Setup
        key={`${who} ${what}`}
        {...opened}
        together={who === 'two'}
        brought={who === 'team' ? (what ?? '') : null}
        asked={{ mode: modeAsked(who), what: what ?? null }}
      />
    </SetupWordsContext.Provider>
  );
}

const WHO = ['computer', 'two'] as const;
const CARE = ['prepared', 'self'] as const;

interface SetupProps extends OpenedBuilder {
  readonly together: boolean;
  /** A team as the address has it. */
  readonly brought: string | null;
  /** The mode, and what of it, as the address has it. */
  readonly asked: { readonly mode: ModeId; readonly what: string | null };
}

function Setup({ muster, shelf, together: begunTogether, brought, asked }: SetupProps) {
  const setup = useSetupWords();
  const [together, setTogether] = useState(begunTogether);
  const { settings } = useSettings();
  const [teams, setTeams] = useState<readonly [TeamList, TeamList]>(shelf.teams);
  const [own, setOwn] = useState(ownTeams);
  const [recent] = useState(recentTeams);
  const keep = (kept: readonly TeamList[]) => {
    setOwn(kept);
    keepTeams(kept);
  };
  const faultsOfLink = useBrought(muster, brought, (list) => setTeams([list, teams[1]]));
  const [table, setTable] = useState(shelf.tables[0]?.id ?? '');
  const [prepared, setPrepared] = useState(false);
  const [mode, setMode] = useState(asked.mode);
  const { bringsMission, legal, Plan, Room } = SETUPS[mode];
  const [chosenPlan, setPlan] = useState<Planned | null>(null);
  const planned = Plan ? chosenPlan : null;
  const fits = planned?.fitting.includes(table) ?? Plan === null;
  const reasons = [useReasons(muster, teams[0], bringsMission), useReasons(muster, teams[1], bringsMission)] as const;
  const [first, second] = [fielded(teams[0], bringsMission), fielded(teams[1], bringsMission)];
  const faults = (reasons[0]?.length ?? 0) + (reasons[1]?.length ?? 0);
  const ready = first && second && fits && reasons[0]?.length === 0 && reasons[1]?.length === 0;
  const change = (seat: 0 | 1, list: TeamList) => setTeams(seat === 0 ? [list, teams[1]] : [teams[0], list]);
  const begin = () => {
    if (!first || !second) return;
    usedTeams(teams);
    const players = ['person', together ? 'person' : settings.opponent] as const;
    const plan = planned && { plan: planned.plan };
    const start: Start = { kind: 'new', players, chosen: { teams: [first, second], table, prepared, ...plan } };
    giveChosen(start);
    go(['play', 'new', 'chosen']);
  };
  const names = together ? setup.players : setup.meAndComputer;
  const mission = bringsMission ? (shelf.missions.find(({ id }) => id === teams[0].mission) ?? null) : null;
  // Another plan goes to a table that has room for it; one that is chosen after it stays, with what is in the way.
  const plan = (next: Planned) => {
    setPlan(next);
    if (!next.fitting.includes(table)) setTable(next.fitting[0] ?? table);
  };
  return (
    <div class="setup">
      <PageHead title={setup.title} />
      <main class="setup-main">
        <section class="setup-players panel">
          <Choice
            title={setup.mode}
            values={SETUP_MODES}
            names={Object.fromEntries(SETUP_MODES.map((each) => [each, SETUPS[each].name(setup)]))}
            chosen={mode}
            choose={setMode}
          />
          <Choice
            title={setup.who}
            values={WHO}
            names={setup.whos}
            chosen={together ? 'two' : 'computer'}
            choose={(value) => setTogether(value === 'two')}
          />
          <Choice
            title={setup.care}
            values={CARE}
            names={setup.cares}
            chosen={prepared ? 'prepared' : 'self'}
            choose={(value) => setPrepared(value === 'prepared')}
          />
          {!together && <LevelChoice />}
        </section>
        {Plan && <Plan muster={muster} players={names} asked={asked.what} change={plan} />}
        {faultsOfLink.length > 0 && (
          <p class="setup-link" role="alert">
            <Icon name="warning" /> {setup.badLink} {faultsOfLink.join(' ')}
          </p>
        )}
        <div class="setup-teams">
          {([0, 1] as const).map((seat) => (
            <TeamCard
              key={seat}
              seat={seat}
              player={names[seat]}
              role={planned?.roles[seat] ?? null}
              list={teams[seat]}
              reasons={reasons[seat]}
              muster={muster}
              shelf={shelf}
              own={own}
              recent={recent}
              keep={keep}
              change={(list) => change(seat, list)}
            />
          ))}
        </div>
        <div class="setup-where">
          <TablePicker
            tables={shelf.tables}
            map={planned?.map ?? mission}
            fitting={planned?.fitting ?? null}
            chosen={table}
            choose={setTable}
          >
            {Room && planned && <Room muster={muster} planned={planned} table={table} />}
          </TablePicker>
          {bringsMission && <TeamMissions teams={teams} players={names} shelf={shelf} change={change} />}
        </div>
      </main>
      <footer class="setup-foot">
        <p aria-live="polite">
          {faults > 0 ? (
            <>
              <Icon name="warning" /> {setup.notLegal(faults)}
            </>
          ) : (
            fits && legal(setup)
          )}
        </p>
        <button type="button" class="button filled" data-way="begin" disabled={!ready} onClick={begin}>
          <Icon name="confirm" /> {setup.begin}
        </button>
      </footer>
    </div>
  );
}

/** Reads the team that the address brings; what cannot be read is told. */
function useBrought(muster: TeamBuilder, text: string | null, take: (list: TeamList) => void): readonly string[] {
  const { language } = useSpeech();
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text === null) return;
    void muster.read(text, language).then((read) => {
      setFaults(read.faults);
      if (read.faults.length === 0) take(withBothSquads(read.list));
    });
  }, [text]);
  return faults;
}

/** What the rules have against a list; null until they are heard. */
const useReasons = (muster: TeamBuilder, list: TeamList, bringsMission: boolean): readonly Reason[] | null =>
  useHeard(JSON.stringify([list, bringsMission]), () => muster.whyNot(list, bringsMission));
