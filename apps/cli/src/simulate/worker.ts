import { parentPort } from 'node:worker_threads';
import { type Asked, playPart } from './part.ts';

/** A thread that plays the parts it is handed. */
parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(playPart(asked)));
