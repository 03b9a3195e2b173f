import type { Option } from '@faultline/rules';
import { useState } from 'preact/hooks';
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

/** Pointing at an action draws it: Move its reach, Combat its targets. */
export function usePointing(game: Game): Pointing {
  const [pointed, setPointed] = useState<string | null>(null);
  const t = useMessages();
  const { decision, moment } = game;
  const option = decision?.step === 'activation.main' && pointed !== null && SHOWN.includes(pointed) ? pointed : null;
  const drawn = useAsked(option && `${moment.version} ${option}`, async () =>
    (await import('./pointedAction.ts')).pointedAction(game, option ?? '', t),
  );
  return { point: (at) => setPointed(at?.id ?? null), drawn: drawn ?? same };
}

const same = (scene: Scene): Scene => scene;
