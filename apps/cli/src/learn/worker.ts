import { parentPort } from 'node:worker_threads';
import { type LessonRequest, lessonOf } from './playing.ts';

/** A thread that plays the games it is handed. */
parentPort?.on('message', (asked: LessonRequest) => parentPort?.postMessage(lessonOf(asked)));
