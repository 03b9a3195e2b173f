import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LessonsWords } from '../i18n/lessonsWords.ts';
import type { LocalGame } from '../port/localGame.ts';
import type { Verdict } from '../port/lesson.ts';
import type { Place } from './place.ts';

/** The first game as its parts of the page see it. */
export interface Lesson {
  readonly words: LessonsWords;
  readonly place: Place;
  readonly game: LocalGame;
  /** Goes to another place: the table is laid out anew there. */
  readonly goTo: (place: Place) => void;
  /** Goes to the next step; in the same game where it goes on there. */
  readonly next: (verdict: Verdict) => void;
  /** What has been answered is kept. */
  readonly tell: (verdict: Verdict) => void;
}

export const LessonContext = createContext<Lesson | null>(null);

export function useLesson(): Lesson {
  const lesson = useContext(LessonContext);
  if (!lesson) throw new Error('There is no lesson above this component.');
  return lesson;
}
