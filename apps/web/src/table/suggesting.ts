import type { Answer } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useEffect, useState } from 'preact/hooks';
import type { Ghost, Scene } from '../board/scene.ts';
import type { Game } from '../game/game.ts';
import type { Planning } from '../game/plan.ts';
import { useAsked } from '../game/useAsked.ts';
import type { Suggested } from '../port/queries.ts';
import { emblemOf } from '../ui/UnitEmblem.tsx';

export interface Suggesting {
  /** What was suggested to the open question, once somebody has asked. */
  readonly list: readonly Suggested[] | null;
  readonly isAsked: boolean;
  readonly ask: () => void;
  /** Takes one of them: a place is planned, anything else answered. */
  readonly take: (nth: number) => void;
  /** The table with where those would lead that are not planned. */
  readonly drawn: (scene: Scene) => Scene;
}

/** Suggestions to the open question: the first is planned where it is a place, unless a kind of move was chosen. */
export function useSuggesting(game: Game, planning: Planning): Suggesting {
  const { moment, port, decision } = game;
  const [version, setVersion] = useState(-1);
  const [taken, setTaken] = useState(0);
  const isAsked = decision !== null && version === moment.version;
  const list = useAsked(isAsked ? `${version}` : null, () => port.suggestions());
  useEffect(() => {
    const first = list?.[0]?.answer;
    if (first && isPlace(first) && !planning.isChosen) planning.propose(first);
  }, [list]);
  const isPlanned = ({ answer }: Suggested, i: number): boolean =>
    i === taken && isPlace(answer) && planning.plan?.trial?.answer.option === answer.option;
  const ghosts = (list ?? []).flatMap((each, i) => (isPlanned(each, i) ? [] : ghostOf(each, i + 1, game)));
  return {
    list,
    isAsked,
    ask: () => {
      setVersion(moment.version);
      setTaken(0);
      if (planning.isChosen) planning.suggest();
    },
    take: (nth) => {
      const answer = list?.[nth]?.answer;
      if (!answer) return;
      if (!isPlace(answer)) return void game.answer(answer);
      setTaken(nth);
      planning.propose(answer);
    },
    drawn: (scene) => (ghosts.length > 0 ? { ...scene, ghosts } : scene),
  };
}

export const isPlace = ({ to, direction }: Answer): boolean => Boolean(to || direction);

function ghostOf({ goes }: Suggested, number: number, { view }: Game): Ghost[] {
  if (!goes) return [];
  const [owner, nth] = goes.character.split('.');
  const unit = view.open.units.find((each) => unitName(each) === owner);
  const from = view.open.characters.find(({ unit: id, number: n }) => id === unit?.id && String(n) === nth);
  const [x, y, z] = goes.to;
  if (!unit || !from) return [];
  const path = from.onTable ? [from, { x, y }] : [];
  return [{ x, y, z, r: from.r, legal: true, emblem: emblemOf(unit.card), path, number }];
}
