import type { TeamAnswer, TeamQuestion } from '../../engine/teams.ts';
import { randomHex } from '../../shell/random.ts';
import type { HandedIn } from './paperTeam.ts';

let thread: Worker | null = null;

/** The thread that knows the cards and the building rules, started when the first team is pasted. */
function teamThread(): Worker {
  thread ??= new Worker(new URL('../../engine/teams.worker.ts', import.meta.url), { type: 'module' });
  return thread;
}

let asked = 0;

export function readTeam(
  question: Omit<TeamQuestion, 'n'>,
): Promise<HandedIn | { readonly faults: readonly string[] }> {
  const worker = teamThread();
  asked += 1;
  const n = asked;
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.removeEventListener('message', heard);
      worker.removeEventListener('error', failed);
    };
    const heard = ({ data }: MessageEvent<TeamAnswer>) => {
      if (data.n !== n) return;
      stop();
      resolve('faults' in data ? { faults: data.faults } : { ...data.handedIn, salt: randomHex(16) });
    };
    const failed = () => {
      stop();
      thread = null;
      reject(new Error('The thread that reads teams did not start.'));
    };
    worker.addEventListener('message', heard);
    worker.addEventListener('error', failed);
    worker.postMessage({ n, ...question });
  });
}
