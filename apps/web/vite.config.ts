import { defineConfig } from 'vite';
import { emblems } from './delivery/emblems.ts';
import { compressedForms } from './delivery/forms.ts';
import { policy } from './delivery/policy.ts';
import { rulebook } from './delivery/rulebook.ts';
import { threadFiles } from './delivery/threadFiles.ts';
import { offline } from './offline/offline.ts';
import { CORE_BOX } from '../../scripts/quickGame.mjs';

/** The rules every game begins with stay one file, whatever later parts share with them: small ones pack worse. */
const FIRST =
  /packages\/rules\/src\/(abilities|attack|game|kernel|movement|objectives|queries|setup|state|timing|tokens|turn|verbs|modes\/standard|modes\/index|modes\/keyOperations\/(score|report)|position|view|space\/geometric|cards|chance)/;

/** Lengths, lines of sight and ways, with the chance that dice come from. */
const SPACE = /packages\/(geometry\/src\/(?!tables|draw|quiz|inspect|read-table|engagement)|chance\/src\/)/;

/** What most Units' cards share, for the same reason. */
const SHARED = /packages\/cards\/shared\/(attacking|moving|standing|commanding|tactics|orderCards)\.ts/;

/** The units of a quick game are one file: twelve would be asked for twice, six at a time. */
const CORE_UNITS = new RegExp(`packages/cards/units/(${CORE_BOX.join('|')})/`);

/** Who sets a quick game up, without the opponents that share it. */
const RESTLESS = /packages\/ai\/src\/(random|restless)\.ts/;

/** Small parts of the table that its later parts share. */
const TABLE = new RegExp(
  `apps/web/src/(${[
    'attack/steps',
    'board/(Base|Drawing|Overlays|Stroke|Terrain|TrailLine|camera|frame|labels|lit)',
    'cards/tagged',
    'game/(game|moments|onlyNewest|seenFrom|standing|trails|useAsked)',
    'i18n/(gameWords|glossary)',
    'ledger/(Rule|lines)',
    'port/(moverIn|port|thread|wire)',
    'setup/chosen',
    'table/(boardName|held|planned|prospects|stopOf|tableScene|modes/index|modes/standard/.*)',
    'terms/(Hint|TermHint|terms)',
    'ui/(Hint|memo|signal|still|UnitEmblem)',
  ].join('|')})\\.tsx?|packages/(text/src/(questions|cast|terms|reasons)|rules/src/state/(ids|standing|attacks))\\.ts`,
);

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
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'table', test: TABLE }] } },
    },
    // A page is fetched with all it needs; the parts fetched later find theirs by themselves, and no list of them is read before.
    modulePreload: { resolveDependencies: (_part, needed, { hostId }) => (/index[.-]/.test(hostId) ? needed : []) },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'rules', test: FIRST },
            { name: 'space', test: SPACE },
            { name: 'wordings', test: SHARED },
            { name: 'coreBox', test: CORE_UNITS },
            { name: 'restless', test: RESTLESS },
          ],
        },
      },
    },
  },
  plugins: [emblems(), policy(), rulebook(), threadFiles(), offline(), compressedForms()],
});
