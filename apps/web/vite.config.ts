import { defineConfig } from 'vite';
import { emblems } from './delivery/emblems.ts';
import { firstPage } from './delivery/firstPage.ts';
import { compressedForms } from './delivery/forms.ts';
import { policy } from './delivery/policy.ts';
import { puzzles } from './delivery/puzzles.ts';
import { rulebook } from './delivery/rulebook.ts';
import { threadFiles } from './delivery/threadFiles.ts';
import { offline } from './offline/offline.ts';
import { CORE_BOX } from '../../scripts/quickGame.mjs';

/** The rules every game begins with stay one file, whatever later parts share with them: small ones pack worse. */
const FIRST =
  /packages\/rules\/src\/(abilities|attack|game|kernel|movement|objectives|queries|setup|state|timing|tokens|turn|verbs(?!\/whyNotAbility)|modes\/standard|modes\/index|modes\/keyOperations\/(score|report)|position|view|space\/geometric|cards|chance)/;

/** Lengths, lines of sight and ways, with the chance that dice come from. */
const SPACE = /packages\/(geometry\/src\/(?!tables|draw|quiz|inspect|read-table|engagement)|chance\/src\/)/;

/** The units of a quick game are one file: twelve would be asked for twice, six at a time. */
const CORE_UNITS = new RegExp(`packages/cards/units/(${CORE_BOX.join('|')})/`);

/** What lays a game out and keeps it, what most Units' cards share, and who sets a quick game up. */
const LAYING = new RegExp(
  `(${[
    'packages/ai/src/(random|restless)',
    'packages/cards/missions/.*',
    'packages/cards/shared/(attacking|moving|standing|commanding|tactics|orderCards)',
    'packages/cards/src/(library|missions?|page|printed|script|source|teams|unit)',
    'packages/rules/src/file/(entryShape|fielded|fileError|formats|gameFile|gameOf|match|proposal|shape|trail|unseen|version)',
    'packages/rules/src/outside/(authority|correct|message|offers|outside)',
    'packages/rules/src/space/(openTable|reasons)',
    'packages/rules/src/team/(eras|list|whyNotPlayable|whyNotSquad|whyNotTeam)',
    'packages/shape/src/guards',
    'apps/web/src/engine/(chance|gameHost|laidTools|modes|prepare|queries|start|tables|undoTarget|units)',
    'apps/web/src/port/(moverIn|port|wire)',
    'apps/web/src/saves/.*',
    'node_modules/idb/.*',
  ].join('|')})\\.(ts|js|json)$`,
);

/** Small parts of the table that its later parts share. */
const TABLE = new RegExp(
  `apps/web/src/(${[
    'attack/steps',
    'board/(Base|Drawing|Overlays|Stroke|Terrain|TrailLine|camera|frame|hidden|labels|lit|movingCamera)',
    'cards/tagged',
    'game/(game|moments|onlyNewest|seenFrom|standing|trails|useAsked|way)',
    'i18n/(gameWords|glossary)',
    'ledger/(Rule|lines)',
    'play/words',
    'port/(localGame|moverIn|port|thread|wire)',
    'setup/chosen',
    'table/(boardName|held|planned|prospects|stopOf|tableScene|useNarrow|modes/index|modes/standard/.*)',
    'terms/(Hint|TermHint|terms)',
    'ui/(Hint|memo|signal|still)',
  ].join('|')})\\.tsx?|packages/(text/src/(questions|cast|terms|reasons)|rules/src/state/(ids|standing|attacks))\\.ts`,
);

/** What every page stands on is one file beside the first script, whatever shares it. */
const BASE = new RegExp(
  `node_modules/preact/|preload-helper|apps/web/src/(${[
    'i18n/(homeWords|language|lateWords)',
    'shell/(settings|SettingsPanel)',
    'ui/(Mark|SheetButton|UnitEmblem|lazy)',
  ].join('|')})\\.tsx?|packages/shape/src/guards\\.ts`,
);

/** The first page is one file too. */
const HOME = new RegExp(
  `node_modules/idb/|apps/web/src/(${[
    'games/StateOf',
    'lessons/place',
    'i18n/(languageNames|lessonSteps)',
    'saves/(nameOf|store|lasting|modes/index)',
    'shell/WhereUnsafe',
    'site/(GamePanel|Languages|ways)',
  ].join('|')})\\.tsx?`,
);

/** The small parts of a language that its later words share. */
const ENGLISH = /packages\/text\/src\/en\/(terms|plural|refusals)\.ts/;
const GERMAN = /packages\/text\/src\/de\/(terms|plural|refusals|cases|grammar)\.ts/;

export default defineConfig({
  root: import.meta.dirname,
  // A static folder works under any address.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: BASE },
            { name: 'home', test: HOME },
            { name: 'table', test: TABLE },
            { name: 'english', test: ENGLISH },
            { name: 'german', test: GERMAN },
          ],
        },
      },
    },
    // A page is fetched with all it needs; the parts fetched later find theirs by themselves, and no list of them is read
    // before. Nor is that of pages beside the way to a first game: it would be in the first script of everybody.
    modulePreload: {
      resolveDependencies: (part, needed, { hostId }) =>
        /(index|base)[.-]/.test(hostId) &&
        !/(Campaign|Desk|Games|Museum|Online|Puzzles|Reference|Rules|Teams)Page/.test(part)
          ? needed
          : [],
    },
  },
  worker: {
    format: 'es',
    plugins: () => [puzzles()],
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'rules', test: FIRST },
            { name: 'space', test: SPACE },
            { name: 'coreBox', test: CORE_UNITS },
            { name: 'laying', test: LAYING },
          ],
        },
      },
    },
  },
  plugins: [emblems(), policy(), rulebook(), puzzles(), firstPage(), threadFiles(), offline(), compressedForms()],
});
