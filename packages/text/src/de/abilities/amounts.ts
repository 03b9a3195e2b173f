import type { Amount, DieKind, Face, Faces, Ref, RollRef, Selector } from '@faultline/rules';
import { kindAsked, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { listed } from './cases.ts';
import { some, theUnit } from './nouns.ts';

/** Würfelergebnisse, und was gezählt wird. */

const dieOf = (roll: RollRef): DieKind | null => (typeof roll === 'string' ? roll : null);

export const rollName = (roll: RollRef): string => (typeof roll === 'string' ? `${terms.dice[roll]}swurf` : 'Wurf');

const faceName = (face: Face, roll: RollRef, many: boolean): string => {
  const die = dieOf(roll);
  if (face === 'expertise' && die) return terms.expertise[die];
  if (face === 'crit') return many ? 'Kritisch-Ergebnisse' : 'Kritisch-Ergebnis';
  return (many ? terms.several[face] : undefined) ?? terms.faces[face];
};

const facesOf = (faces: Exclude<Faces, 'any'>): readonly Face[] => (typeof faces === 'string' ? [faces] : faces);

/** `Fehlschlag`, `Treffer oder Abwehr`; mehrere: `Fehlschläge`. */
export const faceNames = (faces: Faces, roll: RollRef, many = false): string => {
  const die = dieOf(roll);
  if (faces === 'any') return die ? `${terms.dice[die]}swürfel` : 'Würfel';
  return listed(
    facesOf(faces).map((face) => faceName(face, roll, many)),
    'oder',
  );
};

const EVERY: Readonly<Record<Face, string>> = {
  crit: 'jedes Kritisch-Ergebnis',
  strike: 'jeden Treffer',
  block: 'jede Abwehr',
  expertise: 'jede Kompetenz',
  failure: 'jeden Fehlschlag',
};

const everyFace = (faces: Faces, roll: RollRef): string => {
  if (faces === 'any') return 'jeden Würfel';
  const die = dieOf(roll);
  const names = facesOf(faces).map((face) =>
    face === 'expertise' && die ? `jede ${terms.expertise[die]}` : EVERY[face],
  );
  return `${listed(names, 'oder')} im ${rollName(roll)}`;
};

const TOKENS = {
  damage: 'Schaden',
  injured: 'Verletzt-Marker',
  wounded: 'Angeschlagen-Marker',
  wounds: 'Angeschlagen- oder Verletzt-Marker',
  hunker: 'Ducken-Marker',
  conditions: 'Zustand',
} as const;

/** Mehrere davon, wo es ein anderes Wort ist. */
const SEVERAL: Readonly<Record<string, string>> = { conditions: 'Zustände' };

type Kind = readonly [each: string, several: string];

const OWN: Kind = ['jeden deiner Fortschrittsmarker', 'deiner Fortschrittsmarker'];
const THEIRS: Kind = ['jeden Fortschrittsmarker deines Gegenübers', 'Fortschrittsmarker deines Gegenübers'];

/** Was der Schritt davor entfernt, ausgegeben oder gebracht hat. */
function doneBy({ speaker: { before } }: Speaking): Kind {
  if (before?.do === 'may' && before.force) return ['jede ausgegebene Macht', 'ausgegebene Macht'];
  return before?.do === 'drop-hunker'
    ? ['jeden verlorenen Ducken-Marker', 'verlorene Ducken-Marker']
    : ['jeden davon', 'davon'];
}

/** Was gezählt wird: jedes einzelne, und mehrere davon. */
function kindOf(value: Exclude<Amount, number>, s: Speaking): Kind {
  switch (value.count) {
    case 'spent':
      return ['jede ausgegebene Macht', 'ausgegebene Macht'];
    case 'done':
      return doneBy(s);
    case 'faces':
      return [
        everyFace(value.face, value.roll),
        `${faceNames(value.face, value.roll, true)} im ${rollName(value.roll)}`,
      ];
    case 'found':
      return [some(value.of, s, 'acc', 'each'), some(value.of, s, 'acc', 'all')];
    case 'force':
      return ['jede spielbereite Macht', 'spielbereite Macht'];
    case 'momentum':
      return value.of === 'own' ? OWN : THEIRS;
    case 'dealt':
      return ['jeden Schaden, den das Ziel genommen hat,', 'Schaden, den das Ziel genommen hat,'];
    case 'shared-tags': {
      const both = `${theUnit(value.of, s, 'nom')} mit ${theUnit(value.with, s, 'dat')} gemeinsam hat`;
      return [`jedes Merkmal, das ${both},`, `Merkmale, die ${both},`];
    }
    default: {
      const whose = theUnit(value.on, s, 'gen');
      return [`jeden ${TOKENS[value.count]} ${whose}`, `${SEVERAL[value.count] ?? TOKENS[value.count]} ${whose}`];
    }
  }
}

/** `2 Schaden`, `1 Würfel für je 3 Schaden dieser Einheit`. */
export function amount(value: Amount, thing: (n: number) => string, s: Speaking): string {
  if (typeof value === 'number') return thing(value);
  return `${thing(value.times ?? 1)} ${forEach(value, s)}`;
}

/** `für je 3 Schaden dieser Einheit`. */
export function forEach(value: Exclude<Amount, number>, s: Speaking): string {
  const [each, several] = kindOf(value, s);
  const { per = 1 } = value;
  return `für ${per === 1 ? each : `je ${per} ${several}`}`;
}

/** Wovon es abhängt, steht vor dem, wie viel es ist: `für jeden Treffer im Wurf 1 Schaden`. */
export const countedFirst = (value: Amount, thing: (n: number) => string, s: Speaking): string =>
  typeof value === 'number' ? thing(value) : `${forEach(value, s)} ${thing(value.times ?? 1)}`;

const HOLDERS = { own: ['du', 'hast'], opponent: ['dein Gegenüber', 'hat'] } as const;

const things = (value: Amount, s: Speaking): string =>
  typeof value === 'number' ? String(value) : kindOf(value, s)[1];

/** `diese Einheit einen Verletzt-Marker hat`, `diese Einheit mehr als 2 Schaden hat`. */
function tokensOf({ count, on }: Extract<Amount, { on: Ref }>, than: number, s: Speaking): readonly [string, string] {
  const who = theUnit(on, s, 'nom');
  const several = `${SEVERAL[count] ?? TOKENS[count]} hat`;
  if (than > 0) return [`${who} mehr als ${than} ${several}`, `${who} nicht mehr als ${than} ${several}`];
  const one = count === 'damage' ? 'Schaden' : `einen ${TOKENS[count]}`;
  return [`${who} ${one} hat`, `${who} keinen ${TOKENS[count]} hat`];
}

const kindCounted = (of: Amount, than: Amount): { readonly all: Selector; readonly asked: Selector } | null => {
  if (typeof of !== 'object' || typeof than !== 'object' || of.count !== 'found' || than.count !== 'found') return null;
  const asked = kindAsked(of.of, than.of);
  return asked && of.of.of !== 'objective' ? { all: of.of, asked } : null;
};

/** Was nach `falls` steht, wenn etwas mehr ist als etwas anderes, und wenn nicht. */
export function more(of: Amount, than: Amount, s: Speaking): readonly [string, string] {
  if (typeof of === 'object' && typeof than === 'object' && of.count === 'momentum' && than.count === 'momentum') {
    const [[who, has], [other]] = [HOLDERS[of.of], HOLDERS[than.of]];
    return [
      `${who} mehr Fortschrittsmarker ${has} als ${other}`,
      `${who} nicht mehr Fortschrittsmarker ${has} als ${other}`,
    ];
  }
  if (typeof of === 'object' && 'on' in of && typeof than === 'number') return tokensOf(of, than, s);
  if (typeof of === 'object' && of.count === 'dealt' && than === 0)
    return ['das Ziel Schaden genommen hat', 'das Ziel keinen Schaden genommen hat'];
  const kind = kindCounted(of, than);
  if (kind) {
    const every = `${some(kind.all, s, 'nom', 'each')} ${some(kind.asked, s, 'nom')} ist`;
    return [`nicht ${every}`, every];
  }
  const [first, second] = [things(of, s), things(than, s)];
  if (than === 0) return [`es ${first} gibt`, `es keine ${first} gibt`];
  return [`es mehr ${first} gibt als ${second}`, `es nicht mehr ${first} gibt als ${second}`];
}
