import { parentPort } from 'node:worker_threads';
import type { GameRequest } from './line.ts';
import { playGame } from './playing.ts';

/** A thread that plays the games it is handed. */
parentPort?.on('message', (asked: GameRequest) => parentPort?.postMessage(playGame(asked)));
