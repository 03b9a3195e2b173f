import '../setup/setup.css';
import '../setup/teamParts.css';
import '../setup/picker/picker.css';
import './teams.css';
import './team.css';
import './together.css';
import './card.css';
import './compare.css';
import './narrow.css';
import './teamPaper.css';
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { SetupWordsContext, useFetchedSetupWords } from '../i18n/setupWords.ts';
import { TeamsWordsContext, useFetchedTeamsWords, useTeamsWords } from '../i18n/teamsWords.ts';
import { useMuster, type OpenedBuilder } from '../setup/useMuster.ts';
import { addressOf, go, type Route } from '../shell/route.ts';
import { Failed, Loading } from '../shell/notices.tsx';
import type { PageProps } from '../shell/page.ts';
import { unitsIn } from '../setup/draft.ts';
import { NO_WISH } from '../setup/picker/search.ts';
import { Builder, type Pane, type Told } from './Builder.tsx';
import { ComparePage } from './ComparePage.tsx';
import { TeamPaper } from './TeamPaper.tsx';
import { UnitPage } from './UnitPage.tsx';
import { asBench, useWorkbench, type Workbench } from './workbench.ts';

/** `#/teams`: building strike teams. `#/teams/t1/…` brings one along, `print`, `compare/…` and `unit/…` look at it otherwise. */
export default function TeamsPage({ rest }: PageProps) {
  const words = useFetchedTeamsWords();
  const setup = useFetchedSetupWords();
  const { opened, failure, again } = useMuster();
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!opened || !words || !setup) return <Loading />;
  return (
    <SetupWordsContext.Provider value={setup}>
      <TeamsWordsContext.Provider value={words}>
        <Teams {...opened} rest={rest} />
      </TeamsWordsContext.Provider>
    </SetupWordsContext.Provider>
  );
}

type TeamsProps = OpenedBuilder & { readonly rest: Route };

function Teams({ muster, shelf, rest }: TeamsProps) {
  const bench = useWorkbench(shelf.sheet);
  const [shown, setShown] = useState<string>();
  const [wish, setWish] = useState(NO_WISH);
  const [pane, setPane] = useState<Pane>('team');
  const withTag = (tag: string) => {
    setWish({ ...NO_WISH, tag });
    setPane('units');
    go(['teams']);
  };
  const told = useBrought({ muster, shelf, rest }, bench);
  const [what, one = '', other = ''] = rest;
  if (what === 'print') return <TeamPaper list={bench.list} muster={muster} shelf={shelf} />;
  if (what === 'compare') return <ComparePage units={[one, other]} muster={muster} shelf={shelf} withTag={withTag} />;
  if (what === 'unit') return <UnitPage unit={one} muster={muster} shelf={shelf} withTag={withTag} />;
  return (
    <Builder
      looking={{ shown, setShown, wish, setWish, pane, setPane }}
      bench={bench}
      muster={muster}
      shelf={shelf}
      told={told}
    />
  );
}

/** Opens the team that the address brings over the one on the bench, which can be had back. */
function useBrought({ muster, rest }: TeamsProps, { change }: Workbench): Told | null {
  const w = useTeamsWords();
  const { language } = useSpeech();
  const [told, setTold] = useState<Told | null>(null);
  const isLink = rest[0] === 't1';
  const link = addressOf('teams', ...rest);
  useEffect(() => {
    if (!isLink) return;
    void muster.read(link, language).then(({ list, faults }) => {
      const hasUnits = unitsIn(list).length > 0;
      if (hasUnits) change(asBench(list));
      setTold({ says: hasUnits ? w.linkOpened : w.linkTold, faults });
      // The team goes on from here: opening the page anew brings what it has become.
      go(['teams'], true);
    });
  }, [link]);
  return told;
}
