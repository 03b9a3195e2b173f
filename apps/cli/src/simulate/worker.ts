import { parentPort } from 'node:worker_threads';
import { type SimulationRequest, playPart } from './part.ts';

/** A thread that plays the parts it is handed. */
parentPort?.on('message', (asked: SimulationRequest) => parentPort?.postMessage(playPart(asked)));
