import type { PuzzleUnit } from '../puzzleUnit.ts';
import type { PuzzlesWords } from '../puzzlesWords.ts';

type Named = Pick<PuzzleUnit, 'name' | 'many'>;

const CONDITIONS = { strained: 'Gestresst', disarmed: 'Entwaffnet', exposed: 'Ungeschützt', pinned: 'Fixiert' };

const the = ({ name, many }: Named): string => (many ? `die ${name}` : name);

export const puzzles: PuzzlesWords = {
  puzzles: 'Rätsel',
  hint: 'Eine Aktivierung, ein Ziel. Plane, wie du magst: Die Regeln urteilen, und sobald die Würfel fallen, erfährst du die genaue Chance deines Plans.',
  solved: (count, all) => `${count} von ${all} gelöst`,
  states: {
    fresh: 'Noch nicht versucht',
    tried: (chance) => `Dein bester Plan: ${chance}`,
    solved: (chance) => `Gelöst mit ${chance}`,
  },
  puzzleOf: (number, all) => `Rätsel ${number} von ${all}`,
  progress: (solved, all) => `${solved} von ${all} Rätseln gelöst`,
  goal: 'Ziel',
  wound: (on) => `Schlage ${on ? the(on) : 'irgendwen'} in dieser Aktivierung an.`,
  shove: (on) => `Stoße ${on ? the(on) : 'irgendwen'} in dieser Aktivierung weg.`,
  gain: (on, condition) =>
    `${on ? (on.many ? `Die ${on.name} sollen` : `${on.name} soll`) : 'Irgendwer soll'} in dieser Aktivierung ${CONDITIONS[condition]} erhalten.`,
  facts: (acts, on, force) =>
    [
      on && `${on.name} ${on.many ? 'haben' : 'hat'} ${on.damage} von ${on.stamina} Schaden.`,
      `${acts.name} hat zwei Aktionen; ${force === 0 ? 'keine Macht ist' : `${force} Macht ${force === 1 ? 'ist' : 'sind'}`} bereit.`,
      'Die Würfel entscheiden; dein Plan entscheidet, wie oft.',
    ]
      .filter(Boolean)
      .join(' '),
  plans: 'Deine Pläne bisher',
  plansHint: 'Chance nach jedem Versuch',
  noPlans: 'Noch keiner. Greif an, wenn du so weit bist: Dann erfährst du die Chance.',
  now: 'Dieser Versuch',
  judge: 'Die Regeln urteilen mit genauen Chancen. Keine Lösung ist als einzige richtige hinterlegt.',
  chanceOf: (chance) => `Dieser Plan erreicht das Ziel mit ${chance}.`,
  best: 'So gut wie der beste bekannte Plan.',
  beyond: 'Besser als der beste bekannte Plan.',
  better: 'Es ist ein besserer Plan bekannt.',
  goodBetter: 'Besser als der naheliegende Versuch, und ein noch besserer Plan ist bekannt.',
  reached: 'Die Würfel waren mit dir: Ziel erreicht.',
  failed: 'Die Würfel waren diesmal nicht mit dir.',
  without: 'Das Ziel ist ganz ohne Würfel erreicht.',
  wasted: 'Die Aktivierung ist vorbei, ohne einen Versuch.',
  uncounted: 'Fähigkeiten, die auf den Angriff antworten können, sind nicht eingerechnet.',
  again: 'Noch einmal',
  next: 'Nächstes Rätsel',
  show: 'Besten Plan zeigen',
  shown: 'Bester bekannter Plan',
  obvious: 'Der naheliegende Versuch',
  startAgain: 'Von vorn',
  leave: 'Alle Rätsel',
  done: 'Alle gelöst. In der ersten Partie und im Museum gibt es noch mehr Stellungen.',
  unknown: 'Dieses Rätsel gibt es hier nicht.',
  parts: {
    flip: (stance) => `Kampfstil ${stance}`,
    attack: (type, target, stance) =>
      `${type === 'melee' ? 'Nahkampfangriff' : 'Fernkampfangriff'} auf ${target} in ${stance}`,
  },
};
