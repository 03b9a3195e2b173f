import type { Option } from '@faultline/rules';
import { objectivesOf } from '@faultline/text';
import { useEffect, useState } from 'preact/hooks';
import { litObjectives } from '../board/lit.ts';
import type { Scene } from '../board/scene.ts';
import type { Game } from '../game/game.ts';
import { useAsked } from '../game/useAsked.ts';
import { useMessages } from '../i18n/language.ts';

const SHOWN: readonly string[] = ['move', 'combat'];

interface Pointing {
  /** A pointer or the keyboard has come to an answer, or has left it. */
  readonly point: (option: Option | null) => void;
  /** The table with what that answer would use. */
  readonly drawn: (scene: Scene) => Scene;
}

/** Pointing at an action draws it: Move its reach, Combat its targets, a map its objectives. */
export function usePointing(game: Game): Pointing {
  const [pointed, setPointed] = useState<string | null>(null);
  const t = useMessages();
  const { decision, moment, playing } = game;
  const option = decision?.step === 'activation.main' && pointed !== null && SHOWN.includes(pointed) ? pointed : null;
  const drawn = useAsked(option && `${moment.version} ${option}`, async () =>
    (await import('./pointedAction.ts')).pointedAction(game, option ?? '', t),
  );
  // A map that was chosen is pointed at no more.
  useEffect(() => () => litObjectives.set([]), [moment.version]);
  const point = (at: Option | null) => {
    setPointed(at?.id ?? null);
    litObjectives.set(at ? objectivesOf(playing.cards, at) : []);
  };
  return { point, drawn: drawn ?? same };
}

const same = (scene: Scene): Scene => scene;
