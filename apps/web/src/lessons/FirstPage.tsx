import './lessons.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLessonsWords } from '../i18n/lessonsWords.ts';
import type { Guide } from '../play/guide.ts';
import { GuidedGame } from '../play/PlayPage.tsx';
import { type LocalGame, openLocalGame } from '../port/localGame.ts';
import type { Verdict } from '../port/lesson.ts';
import { Failed, Loading } from '../shell/notices.tsx';
import { shownIn } from './holes.ts';
import { LessonContext } from './lesson.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonNote } from './LessonNote.tsx';
import { LessonTop } from './LessonTop.tsx';
import { goneOn, keepPlace, keptPlace, openStep, type Place, START } from './place.ts';

/** `#/first`: the first game, where its player left it. */
export default function FirstPage() {
  const words = useLessonsWords();
  const [place, setPlace] = useState<Place>(() => keptPlace() ?? START);
  const [laid, setLaid] = useState(0);
  const { game, failure, again } = useLaid(place, laid);
  const move = (to: Place) => {
    keepPlace(to);
    setPlace(to);
  };
  const goTo = (to: Place) => {
    move(to);
    setLaid(laid + 1);
  };
  const { step } = openStep(place);
  const guide = useMemo((): Guide => {
    return { Top: LessonTop, Note: LessonNote, south: true, drawn: (scene, open) => shownIn(step, scene, open) };
  }, [step]);
  if (failure !== null) return <Failed why={failure} again={again} />;
  if (!words) return <Loading />;
  if (place.done) return <LessonEnd words={words} place={place} goTo={goTo} />;
  if (!game) return <Loading />;
  const next = (verdict: Verdict) => {
    const to = goneOn(place, verdict);
    if (!to.done && verdict.goesOn && openStep(to).said === verdict.said) move(to);
    else goTo(to);
  };
  const tell = ({ said }: Verdict) => {
    if (said.length !== place.said.length) move({ ...place, said });
  };
  return (
    <LessonContext.Provider value={{ words, place, game, goTo, next, tell }}>
      <GuidedGame game={game} guide={guide} />
    </LessonContext.Provider>
  );
}

/**
 * The table of a place. It is laid out anew when somebody goes elsewhere, not while they play on; until then there is
 * none: the table they left is not to be answered under the next question.
 */
function useLaid(place: Place, laid: number) {
  const [opened, setOpened] = useState<{ readonly game: LocalGame; readonly laid: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFailure(null);
    if (place.done) return;
    let here = true;
    const { from } = openStep(place);
    const opening = openLocalGame({ kind: 'lesson', from, said: place.said });
    opening.then(
      (game) => here && setOpened({ game, laid }),
      (error: Error) => here && setFailure(error.message),
    );
    return () => {
      here = false;
      opening.then(
        (game) => game.leave(),
        () => {},
      );
    };
  }, [laid, attempt]);
  const game = opened?.laid === laid ? opened.game : null;
  return { game, failure, again: () => setAttempt(attempt + 1) };
}
